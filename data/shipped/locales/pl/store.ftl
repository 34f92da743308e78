store-in-use = Bazy { $file } używa inny Pöppel. Najpierw go zatrzymaj albo daj temu własny plik.
store-shard-in-use = Shard { $shard } w bazie { $file } trzyma inny proces. Najpierw go zatrzymaj albo daj temu inny numer w POEPPEL_WORKER.
store-newer = Baza { $file } pochodzi z późniejszej wersji Pöppel: ma migracji { $has }, a ta wersja zna { $knows }. Zainstaluj nowszą wersję albo przywróć kopię.
store-unusable = Bazy { $file } nie da się użyć: { $reason }.
store-full = Na bazę { $file } nie ma już miejsca. Nic nie przepadło; zwolnij miejsce i spróbuj ponownie.
store-backup-exists = { $file } już istnieje i pozostał bez zmian. Wybierz inną nazwę kopii.
store-gone = Baza { $file } została usunięta albo podmieniona w trakcie pracy. Zatrzymaj bota, przywróć plik i uruchom go znów.
store-not-empty = Baza { $file } nie jest pusta i pozostała bez zmian. Stoły można przenieść tylko do pustej.
store-not-copied = W { $file } wiersze { $table } różnią się od oryginału. Nic tam nie zostało zmienione; proszę to zgłosić.
store-damaged = Stół { $table } jest w bazie uszkodzony i nie da się go odczytać.

store-conflict = Ktoś był szybszy. Zajrzyj do planszy i spróbuj jeszcze raz.
store-unknown-table = Tego stołu już nie ma. Otwórz nowy: /{ command-play }.
store-closed = Właśnie się budzę. Spróbuj za chwilę.
table-restarting = Ten stół właśnie się budzi. Naciśnij za chwilę jeszcze raz.
stopping = Uruchamiam się ponownie. Spróbuj za minutę; twoja partia jest bezpieczna.
blocked-by-operator = Nie możesz grać z tym botem. Zapytaj osobę, która go prowadzi.
house-full = Wszystkie moje stoły są teraz zajęte. Spróbuj za jakiś czas.
