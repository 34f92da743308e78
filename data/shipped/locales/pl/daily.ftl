daily-title = ## Piątka na dziś · nr { $number }, { $position } z 5
daily-asked =
    { $game }: twój kolor to **{ $colour }**, twój rzut: **{ $roll }**.
    Co robisz?
daily-alt = Twój kolor to { $colour }, twój rzut: { $roll }.
daily-you = Ty
daily-answered = Tu wybór już zapadł. Oto następna.
daily-yesterday = To wczorajsza piątka.{ $left ->
        [True] { " " }Dzisiejsza będzie po niej.
       *[False] { "" }
    }
daily-times = -# Ta piątka zamyka się { $until }, następna pojawi się { $next }.
daily-over = Ten dzień minął. Dzisiejsza piątka: wpisz `/{ command-daily }`.
daily-missing = Dziś nie ma pozycji. Powiedz osobie prowadzącej bota: powód jest w logu.
daily-results = ## Piątka na dziś · nr { $number }
daily-move =
    Pionek { $piece } na { $to }{ $captures ->
        [0] { "" }
       *[other] , zbity: { $victim }
    }
daily-way =
    { $mark } { $way } – { $chance }% szans na wygraną{ $role ->
        [both] , najlepszy ruch i twój
        [best] , najlepszy ruch
        [own] , twój ruch
       *[none] { "" }
    }
daily-best = { $mark } **{ $way }** – { $chance }% szans na wygraną, najlepszy ruch
daily-own = { $mark } **{ $way }** – { $chance }% szans na wygraną · { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
daily-better = Lepiej: **{ $way }**, { $chance }%.
daily-why = { $why }
daily-furthest = ze wszystkich pionków do zbicia ten zaszedł najdalej
daily-others = -# Twój ruch: { $same } z { $people } osób.
daily-points = **{ $points } ze 100 punktów**
daily-short = **{ $position }.** { $mark } { $game } · { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
daily-ask-why = -# Dlaczego? Naciśnij numer pozycji.
daily-streak = { $days ->
        [one] Pierwszy dzień twojej serii.
        [few] { $days } dni z rzędu.
        [many] { $days } dni z rzędu.
       *[other] { $days } dnia z rzędu.
    }
daily-line = Pöppel, piątka na dziś { $number } · { $points } ze 100 · { $marks }{ $days ->
        [one] { "" }
        [few] { " " }· { $days } dni z rzędu
        [many] { " " }· { $days } dni z rzędu
       *[other] { " " }· { $days } dnia z rzędu
    } · /{ command-daily }
daily-place = **{ $place }.** { $points } { $marks } · { $people }
daily-told = **Najlepszy wynik: { $best }.**{ $days ->
        [one] { "" }
        [few] { " " }Najdłuższa seria: { $longest } ({ $days } dni).
        [many] { " " }Najdłuższa seria: { $longest } ({ $days } dni).
       *[other] { " " }Najdłuższa seria: { $longest } ({ $days } dnia).
    }
daily-what = Każdego dnia `/{ command-daily }` ma te same pięć pozycji dla wszystkich: znajdź najlepsze ruchy.
daily-among = Udostępnione tutaj: miejsce { $place } z { $people }. [Zobacz listę]({ $link })
daily-now = Ten dzień minął. To dzisiejsza piątka.
daily-shared = { $person }: { $line }
daily-copy =
    Nie mogę tu pisać. Skopiuj to:
    { $line }
daily-how =
    ## Skąd jest ta piątka
    Pozycje są z partii komputerów według instrukcji, z trzech gier: klasycznej, turnieju i wyścigu przez mury.
    Po każdym możliwym ruchu partia była rozgrywana do końca z tymi samymi kostkami, zwykle od 144 do 500 razy, najwyżej 900.
    Szansa to odsetek wygranych wśród tych partii.
    Błąd przewagi najlepszego ruchu to zwykle od 2 do 5 punktów procentowych, w kilku pozycjach do 6, a sama przewaga wychodzi raczej trochę zawyżona; musiała być co najmniej trzy razy większa od tego błędu.
    Najlepszy ruch daje 20 punktów, najgorszy żadnego, a każdy pomiędzy swoją część.
    Wszyscy mają tego samego dnia tę samą piątkę, a dzień zaczyna się o północy UTC; grać można do końca następnego.
button-daily-next = Dalej
button-daily-results = Zobacz wynik
button-daily-today = Dzisiejsza piątka
button-daily-yesterday = Wczorajsza piątka
button-daily-how = Skąd te pozycje
button-daily-rules = Zasady
button-daily-share = Udostępnij
button-daily-play = Zagraj
