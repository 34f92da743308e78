season-ever = od początku
season-year = { $year }
season-quarter = { $quarter ->
        [1] I kwartał
        [2] II kwartał
        [3] III kwartał
       *[4] IV kwartał
    } { $year }
season-month = { $month ->
        [1] styczeń
        [2] luty
        [3] marzec
        [4] kwiecień
        [5] maj
        [6] czerwiec
        [7] lipiec
        [8] sierpień
        [9] wrzesień
        [10] październik
        [11] listopad
       *[12] grudzień
    } { $year }
ranking-six = { $game }, do sześciu osób
podium-title = ## 🏆 Podium: { $season }
podium-place = { $place ->
        [1] 🥇
        [2] 🥈
       *[3] 🥉
    } **{ $who }** { $above } · { $wins ->
        [one] jedna wygrana
        [few] { $wins } wygrane
        [many] { $wins } wygranych
       *[other] { $wins } wygranej
    }, partie: { $games }
podium-order = O kolejności decyduje liczba po imieniu: o ile więcej wygranych, niż dałby przypadek, na dziesięć partii. Szczęście odejmuję tam, gdzie umiem je policzyć. Małe różnice mogą być przypadkiem. W /{ command-settings } można wypisać się z list.
feud = { $by } po raz { $times }.{ $seasonal ->
        [True] { " " }w tym sezonie
       *[False] { "" }
    } zbija pionek ({ $of }){ $leads ->
        [True] { " " }i obejmuje prowadzenie
       *[False] { "" }
    }; w drugą stronę { $back ->
        [0] ani razu
        [one] raz
        [few] { $back } razy
        [many] { $back } razy
       *[other] { $back } razy
    }.
result-uncounted = Nie liczy się do rankingu: w tym gronie było dziś już { $most } partii.
first-result = Pamiętam, jak kończą się twoje partie: miejsce, szczęście, bicia i dzień, tak długo, jak serwer trzyma wyniki. W /{ command-settings } możesz wypisać się z list albo to wyłączyć; /{ command-privacy } { command-privacy-show } mówi, co jest zapisane.
