command-check = sprawdź
    .about = Dla adminów: sprawdź, czy bot ma tu potrzebne uprawnienia
command-fair = uczciwość
    .about = Sprawdź kostki jednej partii
    .table = stół
    .table-about = Numer stołu (puste: partia na tym kanale)
command-daily = piątka
    .about = Pięć pozycji dziennie: wskaż najlepszy ruch
command-help = pomoc
    .about = Jak się gra w Mensch ärgere Dich nicht, niemieckiego Chińczyka, na jednym ekranie
command-moderate = moderuj
    .about = Zarządzaj stołami tego serwera (moderatorzy)
command-play = graj
    .about = Zacznij na tym kanale partię Mensch ärgere Dich nicht (niemiecki Chińczyk)
    .game = gra
    .game-about = Która gra
    .preset = zasady
    .preset-about = Od jakich zasad zacząć; w poczekalni można je zmienić
command-privacy = prywatność
    .about = Zobacz, pobierz albo usuń swoje dane
command-privacy-show = pokaż
    .about = Pokaż, co jest o tobie zapisane
command-privacy-export = eksport
    .about = Pobierz w pliku wszystko, co jest o tobie zapisane
command-privacy-delete = usuń
    .about = Usuń wszystko, co jest o tobie zapisane (z pytaniem o potwierdzenie)
command-rules = zasady
    .about = Zasady w skrócie i zasady domowe przy tym stole
    .rule = zasada
    .rule-about = Objaśnij jedną zasadę domową albo kartę, z obrazkiem
command-settings = ustawienia
    .about = Twoje ustawienia – a dla adminów także ustawienia serwera
    .deck = talia
    .deck-about = Admini: karty akcji tego serwera jako plik JSON
command-table = stół
    .about = Stół na tym kanale
command-table-show = pokaż
    .about = Pokaż planszę na nowo
command-table-text = tekst
    .about = Plansza opisana słowami
command-table-hand = karty
    .about = Pokaż swoje karty, tylko sobie
command-table-log = przebieg
    .about = Pokaż ostatnie ruchy
command-table-leave = opuść
    .about = Oddaj swoje miejsce
command-table-offer = odstąp
    .about = Zaproponuj komuś swoje miejsce albo cofnij propozycję
command-table-pause = przerwa
    .about = Wstrzymaj partię albo zaproponuj przerwę
command-table-end = zakończ
    .about = Zakończ partię albo zaproponuj jej koniec
command-tables = stoły
    .about = Wolne miejsca, twoje partie i gdzie jest twoja kolej
command-table-deck = talia
    .about = Graj własnymi kartami akcji (bez pliku dostaniesz wzór do zmian)
    .file = plik
    .file-about = Zmieniona talia
command-stats = wyniki
    .about = Twoje wyniki: wygrane, szczęście i trofea
command-leaderboard = ranking
    .about = Gracze tego serwera według umiejętności
command-cup = puchar
    .about = Puchar: kilka rund przy wielu stołach i finał
command-cup-new = nowy
    .about = Otwórz puchar na tym kanale (moderatorzy)
    .length = długość
    .length-about = W jeden wieczór czy przez kilka dni i jak długo trwa partia albo runda
    .rounds = rundy
    .rounds-about = Ile rund przed finałem
    .begins = początek
    .begins-about = Kiedy losowanie pierwszej rundy (puste: za godzinę)
    .final = finał
    .final-about = Czy czwórka najlepszych gra finał (puste: tak)
    .penalties = kary
    .penalties-about = Czy wolno złamać PRZYMUS, za karę (puste: nie)
    .name = nazwa
    .name-about = Własna nazwa, nad wiadomościami pucharu
    .line = opis
    .line-about = Jedna linijka opisu, którą każdy przeczyta
    .role = rola
    .role-about = Udział tylko z tą rolą
command-cup-manage = zarządzaj
    .about = Losowanie, przerwa, osoby, poprawki, koniec: puchar na tym kanale (moderatorzy)
cup-length-live = Jeden wieczór, { $minutes } minut na partię
cup-length-days = { $days ->
        [one] Przez kilka dni, { $days } dzień na rundę
        [few] Przez kilka dni, { $days } dni na rundę
        [many] Przez kilka dni, { $days } dni na rundę
       *[other] Przez kilka dni, { $days } dnia na rundę
    }
cup-begins-moment = w wybranym terminie
cup-begins-minutes = { $minutes ->
        [one] za minutę
        [few] za { $minutes } minuty
        [many] za { $minutes } minut
       *[other] za { $minutes } minuty
    }
cup-begins-hours = { $hours ->
        [one] za godzinę
        [few] za { $hours } godziny
        [many] za { $hours } godzin
       *[other] za { $hours } godziny
    }
cup-begins-days = { $days ->
        [one] za jeden dzień
        [few] za { $days } dni
        [many] za { $days } dni
       *[other] za { $days } dnia
    }
