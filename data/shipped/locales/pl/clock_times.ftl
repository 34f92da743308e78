# Termin: dzień, godzina i kwadrans.

moment-choose = Kiedy?
moment-at = **{ $at }**, { $in }
moment-zone = { $by ->
        [own] Godziny są w twojej strefie czasowej: { $zone }.
        [server] Godziny są w strefie czasowej serwera: { $zone }.
       *[none] Godziny są w UTC: strefa czasowa nie jest jeszcze wybrana ani u ciebie, ani na serwerze. Wybierz swoją poniżej.
    }
moment-twice = Tej nocy cofamy zegary, więc ta godzina jest dwa razy. Liczy się pierwsza.
moment-past = Ta chwila już minęła. Wybierz późniejszą.
moment-skipped = Takiej godziny nie ma: tej nocy przestawiamy zegary do przodu. Wybierz inną.
menu-moment-day = Dzień
menu-moment-hour = Godzina
menu-moment-quarter = Minuty
moment-today = Dzisiaj
moment-tomorrow = Jutro
button-moment-set = Wybierz ten termin
button-cup-move = Zmień termin rozpoczęcia
cup-new-gone = W międzyczasie był restart. Otwórz puchar jeszcze raz: /{ command-cup } { command-cup-new }.
