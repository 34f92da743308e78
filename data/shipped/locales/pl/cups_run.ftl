# For those who run a cup: choosing people, the state of things, rehearsing.

menu-cup-remove-left = Usuń osobę spoza serwera
cup-bot = <@{ $person }> to bot. Boty nie grają w pucharze.
cup-added = Dodane osoby: { $people }.
cup-choose-again = W międzyczasie był restart. Wybierz te osoby jeszcze raz.

cup-starts = **Stół { $place }:** { $people }
cup-starts-final = **Finał:** { $people }
cup-table-lost = wątek usunięto dwa razy
cup-clash = Bierzesz już udział w pucharze, który gra się w tym samym czasie. Najpierw z niego zrezygnuj.
cup-clash-person = <@{ $person }> gra w tym samym czasie w innym pucharze.

cup-rehearsal-person = Osoba { $number }
cup-rehearsal = Próba, wiadomość { $step } z { $steps }: { $what } Powiadomienia: { $pings }.
rehearsal-opened = Puchar jest otwarty, tu się dołącza.
rehearsal-called = Każdy naciska „{ button-cup-here }”.
rehearsal-drawn = Tak ogłaszam stoły każdej rundy; powiadomienia idą do ich wątków.
rehearsal-corrected = Poprawiony przez ciebie wynik, z twoim powodem.
rehearsal-final = Gra czwórka najlepszych.
rehearsal-ended = Powiadomienie dostaje osoba, która wygrywa.
button-cup-rehearse = Zrób próbę
button-cup-rehearse-next = Następna wiadomość
button-cup-rehearse-back = Poprzednia wiadomość

cup-for-role = Ten puchar jest dla { $role }.
cup-role = Ten puchar jest dla { $role }: tej roli tu nie masz.
