cup-title = ## Puchar nr { $cup }
cup-title-round = ## Puchar nr { $cup } · runda { $round } z { $rounds }
cup-title-final = ## Puchar nr { $cup } · finał
cup-title-won = ## Puchar nr { $cup }: { $winners ->
        [one] wygrywa
        [few] wygrywają
        [many] wygrywają
       *[other] wygrywają
    } { $who }!
cup-title-ended = ## Puchar nr { $cup } zakończony

cup-what = Gra: turniej{ $penalties ->
        [yes] , z karami
       *[no] { "" }
    }. { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    } przy stołach dla trojga lub czworga{ $final ->
        [yes] , potem finał najlepszej czwórki
       *[no] { "" }
    }. { $pace ->
        [live] { $length } minut na partię, razem około { $hours }.
       *[days] Dni na rundę: { $length }, razem najwyżej około { $days }.
    }
cup-hours = { $hours ->
        [one] jednej godziny
        [few] { $hours } godzin
        [many] { $hours } godzin
       *[other] { $hours } godziny
    }
cup-half-hours = { $whole }½ godziny
cup-begins = Początek: { $at }, { $in }.
cup-entrants = **Uczestnicy ({ $count }):** { $people }
cup-nobody = Jeszcze nikt się nie zgłosił. Trzeba co najmniej { $least } osób.
cup-needs = Trzeba co najmniej { $least } osób.
cup-calls-at = Bądź tu { $in } i naciśnij „{ button-cup-here }”: w losowaniu są tylko osoby, które to zrobią.
cup-called = Losowanie stołów pierwszej rundy { $in }. Naciśnij „{ button-cup-here }”, by w niej zagrać.
cup-here = **Obecni ({ $count }):** { $people }
cup-hash = -# Sekret losowań i kostek ujawnię na końcu. Jego pieczęć (SHA-256): { $hash }

cup-draw = Stoły są wylosowane. { $repeats ->
        [0] Nikt nie spotyka nikogo drugi raz.
        [one] Dwie osoby spotykają się ponownie.
        [few] { $repeats } razy dwie osoby spotykają się ponownie.
        [many] { $repeats } razy dwie osoby spotykają się ponownie.
       *[other] { $repeats } razy dwie osoby spotykają się ponownie.
    }{ $threes ->
        [0] { "" }
        [one] { " " }Jeden stół dla trojga: zagrają przy nim osoby, które najrzadziej grały w trójkę.
        [few] { " " }{ $threes } stoły dla trojga: zagrają przy nich osoby, które najrzadziej grały w trójkę.
        [many] { " " }{ $threes } stołów dla trojga: zagrają przy nich osoby, które najrzadziej grały w trójkę.
       *[other] { " " }{ $threes } stołu dla trojga: zagrają przy nich osoby, które najrzadziej grały w trójkę.
    }{ $two ->
        [yes] { " " }Dwie osoby grają z komputerem.
       *[no] { "" }
    }
cup-draw-first = Stoły są wylosowane.{ $threes ->
        [0] { "" }
        [one] { " " }Jeden stół dla trojga.
        [few] { " " }{ $threes } stoły dla trojga.
        [many] { " " }{ $threes } stołów dla trojga.
       *[other] { " " }{ $threes } stołu dla trojga.
    }
cup-draw-final = Najlepsi grają o puchar.
cup-table-line = **{ $place }** { $where } · { $people }
cup-table-asked = **{ $place }** { $where } · { $people } · kolej: { $who }
cup-table-asked-until = **{ $place }** { $where } · { $people } · kolej: { $who } (czas mija { $until })
cup-table-opening = **{ $final ->
        [yes] { cup-table-final }
       *[no] Stół { $place }
    }** właśnie się otwiera · { $people }
cup-table-done = **{ $final ->
        [yes] { cup-table-final }
       *[no] Stół { $place }
    }:** koniec gry · { $people }
cup-more-tables = … i jeszcze { $more ->
        [one] jeden stół
        [few] { $more } stoły
       *[many] { $more } stołów
    }
cup-together = { $place }. { $people }
cup-absent = { $who } (nieobecność)
cup-for = { $who } (za: { $entrant })
cup-computer = komputer
cup-until =
    { $final ->
        [yes] Finał
       *[no] Runda
    } kończy się najpóźniej { $in }.
cup-waiting = **W kolejce po miejsce:** { $people }
cup-joins = **Od następnej rundy:** { $people }
cup-away = **Nieobecni:** { $people }
cup-stood-in = Komputer gra za: { $people }.
cup-next = Losowanie stołów rundy { $round }: { $in }.
cup-next-final = Finał zaczyna się { $in }.
cup-paused = **Przerwa.** Losowań nie ma, dopóki moderatorzy nie wznowią pucharu.
cup-stuck = Nie mogę teraz otworzyć stołów. Będę próbować dalej.
cup-no-threads = Nie mogę otworzyć stołów, bo na tym kanale brakuje mi uprawnień: { $permissions }. Będę próbować dalej.
cup-channel-gone = Kanału pucharu już nie ma.
cup-thread = Puchar { $cup } · runda { $round } · stół { $place }
cup-thread-final = Puchar { $cup } · finał
cup-seats = { $people }: to wasz stół. Plansza jest tuż poniżej.
cup-seat-taken = { $person }: zwolniło się tu miejsce i teraz jest twoje. Graj dalej.
cup-stopped = { $who }: koniec gry przy tym stole. „{ $why }”

cup-standings = Puchar nr { $cup }, po rundzie { $round }
cup-standings-during = Puchar nr { $cup }, runda { $round } ({ $done } z { $tables } stołów)
cup-wins-it = { $who } { $winners ->
        [one] wygrywa
        [few] wygrywają
        [many] wygrywają
       *[other] wygrywają
    } puchar nr { $cup }!
cup-after = Po { $rounds ->
        [one] jednej rundzie
        [few] { $rounds } rundach
        [many] { $rounds } rundach
       *[other] { $rounds } rundach
    }
cup-points = Punkty
cup-wins = Wygrane
cup-alt = { $title }.
cup-alt-row = { $place }. { $who }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, wygrane: { $wins } z { $games }.
cup-place = **{ $place } { $who }** · { $points }
cup-final-places = -# O miejscach od 1 do { $count } zdecydował finał; punkty są z wcześniejszych rund.
cup-ended-few = Zostało za mało osób na kolejną rundę.
cup-ended-unbegun = Na pierwszą rundę było za mało osób.
cup-secret = -# Sekret losowań i kostek jest pod „{ button-cup-file }”, razem ze wszystkim do sprawdzenia. Jego pieczęć: { $hash }
cup-act = -# { $who }: { $act ->
        [begin] losowanie przed czasem
        [pause] przerwa
        [resume] wznowienie
        [end] koniec pucharu
        [add] dodana osoba { $whom }
        [remove] usunięta osoba { $whom }
        [stop] koniec gry: { $where }
        [move] nowy termin
       *[correct] poprawiony wynik ({ $where }). Było: { $before } Jest: { $after }
    }
cup-act-why = „{ $why }”
cup-act-table = { $final ->
        [yes] finał
       *[no] stół { $place }, runda { $round }
    }

button-cup-join = Biorę udział
button-cup-leave = Rezygnuję
button-cup-here = Jestem
button-cup-back = Wracam do pucharu
button-cup-place = Moja pozycja
button-cup-file = Pobierz plik
button-cup-how = Jak to działa
button-cup-rules = Zasady gry
cup-how =
    ## Jak działa puchar
    Każda runda to jedna partia, przy stołach z losowania dla trojga lub czworga.{ $final ->
        [yes] { " " }Po { $rounds } rundach najlepsza czwórka gra finał.
       *[no] { "" }
    }

    - **Punkty:** 5, 3, 1 i 0 przy stole dla czworga, 5, 2 i 0 przy mniejszym. Przy remisie punkty za zajęte razem miejsca dzielą się po równo.{ $computers ->
        [yes] { " " }Komputery też zajmują miejsca, a nieobecni ostatnie.
       *[no] { "" }
    }
    - **Tyle samo punktów:** najpierw liczą się partie przy wspólnym stole, potem wygrane, potem siła przeciwników, na końcu los.
    - **Czas:** { $pace ->
        [live] 60 sekund na ruch, { $length } minut na partię, potem 3 minuty przerwy.
       *[days] Dzień na ruch, { $length } dni na rundę. Gdy skończy się gra przy ostatnim stole, jest następne losowanie, ale nie w godzinach ciszy.
    }
    - **Nieobecność:** { $pace ->
        [live] W pierwszej jednej trzeciej partii po 3 minutach bez odpowiedzi twoje miejsce dostaje osoba, która na nie czeka. Później gra za ciebie komputer. Cała partia bez odpowiedzi nie daje punktów. Po straconym miejscu albo dwóch takich partiach z rzędu losowania cię pomijają, aż naciśniesz „{ button-cup-back }”.
       *[days] Cała partia bez odpowiedzi nie daje punktów. Po dwóch takich partiach z rzędu losowania cię pomijają, aż naciśniesz „{ button-cup-back }”.
    }

cup-joined = Bierzesz udział. Dam ci znać, gdy się zacznie.
cup-joined-here = Bierzesz udział. Będziesz w następnym losowaniu.
cup-left = Nie ma cię już w pucharze.
cup-left-points = Nie ma cię już w pucharze. Twoje punkty zostają.
cup-arrived = Dobrze, będziesz w następnym losowaniu.
cup-own = Twoje miejsce: { $place } z { $count }. { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, { $games ->
        [one] jedna partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }.
cup-own-none = Nie masz jeszcze punktów.
cup-own-outside = Nie bierzesz udziału w tym pucharze.
cup-own-unplayed = W tym pucharze nie masz żadnej partii.
cup-row = **{ $place }** { $who } · { $points } · { $wins }/{ $games }{ $by ->
        [points] { "" }
        [met] { " " }· wyżej dzięki bezpośrednim partiom
        [wins] { " " }· wyżej dzięki wygranym
        [strength] { " " }· wyżej dzięki sile przeciwników
        [lot] { " " }· wyżej dzięki losowaniu
       *[none] { "" }
    }
cup-file-said = Wszystko o pucharze nr { $cup }. `bot.py verify` i `node docs/verify-cup.mjs` sprawdzają losowania, sekrety stołów i klasyfikację; za wyniki i kliknięcia ręczę tylko ja. Jak to zrobić: docs/fair-dice.md#a-cup w źródłach Pöppel.

cup-opened = Puchar na tym kanale jest otwarty. { $what }
cup-manage = **Puchar nr { $cup }** · każda zmiana tutaj wymaga powodu; przeczyta go każdy.
cup-not-drawn = **Poza następnym losowaniem ({ $count }):** { $people }
button-cup-begin = Losuj teraz
button-cup-pause = Przerwa
button-cup-resume = Wznów
button-cup-end = Zakończ puchar
menu-cup-add = Dodaj osoby
menu-cup-remove = Usuń osobę
menu-cup-stop = Zakończ grę przy wybranym stole
menu-cup-correct = Popraw wynik
menu-cup-next-place = Teraz miejsce { $place }
cup-round = Runda { $round }
cup-table-name = Runda { $round }, stół { $place }
cup-table-final = Finał
cup-why-title = { $act ->
        [begin] Losuj rundę teraz
        [pause] Wstrzymaj puchar
        [resume] Wznów puchar
        [end] Zakończ puchar
        [add] Dodaj osoby
        [remove] Usuń osobę
        [stop] Zakończ { $final ->
            [yes] finał
           *[no] grę przy stole { $place }
        } w obecnym stanie
        [move] Zmień termin rozpoczęcia
       *[correct] Popraw wynik { $final ->
            [yes] finału
           *[no] stołu { $place }
        }
    }
cup-why-label = Powód (przeczyta go każdy)
cup-corrects = Jaka kolejność jest właściwa ({ $final ->
        [yes] finał
       *[no] stół { $place }, runda { $round }
    })? Teraz: { $people }
cup-corrects-to = Po zmianie: { $people }
cup-done = Zrobione. Wszyscy zobaczą to w wiadomości pucharu.

cup-table = To stół pucharu: bez przerw, zamykania, odstępowania miejsc i rewanżów.
cup-table-manage = Puchar czeka na ten stół. Zakończ grę przy stole przez `/{ command-cup } { command-cup-manage }`; powód przeczyta każdy.
cup-unknown = Nie ma takiego pucharu.
cup-none-here = Na tym kanale nie ma pucharu. Otwórz go: `/{ command-cup } { command-cup-new }`.
cup-over = Ten puchar jest zakończony.
cup-over-correct = Ten puchar jest zakończony. Wyniki możesz jeszcze poprawić.
cup-joined-already = Już bierzesz udział.
cup-joined-away = Już bierzesz udział, ale nie w następnym losowaniu. Aby w nim być, naciśnij „{ $button }”.
cup-added-already = <@{ $person }> już bierze udział.
cup-added-away = <@{ $person }> już bierze udział, ale nie w następnym losowaniu. „{ $button }” może nacisnąć tylko <@{ $person }>.
cup-barred = Moderatorzy usunęli cię z tego pucharu. Tylko oni mogą cię znów dodać.
cup-too-late = Stoły ostatniej rundy są już wylosowane: nie można dołączyć.
cup-full = Puchar jest pełny: osób jest w nim już { $most }.
cup-not-in = Nie bierzesz udziału w tym pucharze.
cup-not-in-person = <@{ $person }> nie bierze udziału w tym pucharze.
cup-here-already = Twoja obecność jest już zapisana.
cup-too-early = Za wcześnie: można to nacisnąć od <t:{ $begins }:f>.
cup-begun = Pierwsze stoły są już wylosowane: terminu rozpoczęcia nie można już zmienić.
cup-round-on = Runda trwa. Następne losowanie będzie, gdy skończy się gra przy wszystkich jej stołach.
cup-paused-already = Puchar ma przerwę. Najpierw go wznów.
cup-not-paused = Puchar nie ma przerwy.
cup-few = Do pierwszej rundy trzeba co najmniej { $least } osób.
cup-few-left = W losowaniu byłoby teraz mniej niż { $least } osoby i puchar by się skończył. Daj innym czas na naciśnięcie „{ button-cup-back }” albo zakończ puchar samodzielnie.
cup-table-over = Przy tym stole nikt już nie gra.
cup-not-over = Ta runda jeszcze trwa.
cup-here-already-on = Na tym kanale jest już puchar.
cup-too-many = Na tym serwerze nie zmieści się teraz kolejny puchar. Najpierw któryś musi się skończyć.
cup-no-room = Nie ma miejsca na wszystkie stoły pucharu: ogranicza je osoba prowadząca bota.
cup-only-text = Puchar potrzebuje kanału tekstowego, na którym wolno mi otwierać wątki.
cup-needs-reason = Podaj powód: przeczyta go każdy.
cup-not-here = Tej osoby nie ma na serwerze.
