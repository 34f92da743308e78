decimal = { $whole },{ $part }

stats-head = ## Twoje wyniki{ $where ->
        [everywhere] { " " }na wszystkich serwerach
       *[here] { "" }
    }
    { $about }
stats-all-games = Wszystkie gry
stats-all-seasons = Od początku
stats-won = { $reader ->
        [all] Wygrane: **{ $wins }** z { $games }
       *[own] Twoje wygrane: **{ $wins }** z { $games }
    }{ $told ->
        [all] ; po odjęciu szczęścia byłoby { $aside }
        [some] ; po odjęciu szczęścia tam, gdzie je znam ({ $count ->
            [one] jedna partia
            [few] { $count } partie
            [many] { $count } partii
           *[other] { $count } partii
        }), byłoby { $aside }
       *[none] { "" }
    }.
stats-few = Sam przypadek dałby { $chance }. Więcej powiem po { $least } partiach.
stats-level =
    { $side ->
        [above] To trochę lepiej, niż dałby sam przypadek ({ $chance }), ale może to być zwykły traf.
        [below] To trochę gorzej, niż dałby sam przypadek ({ $chance }), ale może to być zwykły traf.
       *[even] To mniej więcej tyle, co przypadek ({ $chance }).
    }
stats-better = To lepiej, niż dałby sam przypadek ({ $chance }), i trudno to uznać za zwykły traf.
stats-worse = To gorzej, niż dałby sam przypadek ({ $chance }), i trudno to uznać za zwykły traf.
stats-choices = **Wybory:** każdy kosztował średnio { $dear ->
        [True] { $cost } pkt.
       *[False] prawie nic.
    }{ $dearest ->
        [none] { "" }
       *[other] { " " }Najwięcej kosztowało: { $dearest }.
    }
stats-dice = **Kostki:** { $sixes ->
        [one] jedna szóstka
        [few] { $sixes } szóstki
        [many] { $sixes } szóstek
       *[other] { $sixes } szóstki
    } na { $rolls ->
        [one] jedną rzuconą kostkę
        [few] { $rolls } rzucone kostki
        [many] { $rolls } rzuconych kostek
       *[other] { $rolls } rzuconej kostki
    }; średnio byłoby { $expected }.{ $wait ->
        [0] { "" }
        [one] { "" }
        [few] { " " }Najdłuższe czekanie: { $wait } rzuty.
        [many] { " " }Najdłuższe czekanie: { $wait } rzutów.
       *[other] { " " }Najdłuższe czekanie: { $wait } rzutu.
    }
stats-sent = Twój najczęstszy cel: { $who }, { $times ->
        [one] raz
        [few] { $times } razy
        [many] { $times } razy
       *[other] { $times } razy
    }.
    .figure = Twój najczęstszy cel
stats-sent-by = Najczęściej zbija cię { $who }: { $times ->
        [one] raz
        [few] { $times } razy
        [many] { $times } razy
       *[other] { $times } razy
    }.
    .figure = Najczęściej zbija cię
stats-cups = **Puchary:** rozegrane: { $played }, finały: { $finals }, wygrane: { $won }.
stats-streak = Grasz { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    } z rzędu.
stats-figure-aside = Bez szczęścia
stats-figure-chance = Z przypadku
stats-five = Piątka na dziś
stats-five-month = Punkty z ostatnich 30 dni
stats-five-told = **Piątka na dziś:** seria { $streak }, najdłuższa { $longest }; średnio { $mean } ze 100 pkt.
stats-figure-streak = Dni z rzędu
stats-figure-longest = Najdłuższa seria
stats-figure-mean = Średnio punktów
stats-alt = Wyniki: { $who }, { $about }: { $said }.
stats-trophies = **Trofea**
stats-trophy = 🏆 { $name }: { $why }{ $times ->
        [one] { "" }
        [few] { " " }(×{ $times })
        [many] { " " }(×{ $times })
       *[other] { " " }(×{ $times })
    }
button-stats-trophies = { $count ->
        [one] Jedno trofeum
        [few] { $count } trofea
        [many] { $count } trofeów
       *[other] { $count } trofeum
    }
button-stats-sums = Wygrane i kostki
stats-note = Tak ocenia to komputer: to wskazówka, nie ranking. Jeden punkt = jedna wygrana więcej na 100 takich partii.
stats-none = Jeszcze nie ma wyników: dograj do końca partię (/{ command-play }).
stats-forgotten = Nie zapisuję twoich wyników, zgodnie z twoim wyborem w /{ command-settings }. Tam możesz to zmienić.
stats-off = Ten serwer nie przechowuje wyników. Admini mogą to zmienić: /{ command-settings }.
stats-no-game = Nie masz wyników w tej grze. Wybierz inną: /{ command-stats }.
stats-no-season = Nie masz wyników z tego sezonu. Wybierz inny: /{ command-stats }.
menu-results-game = Która gra?
menu-results-season = Który sezon?
posted-stats = **{ $who }** pokazuje swoje wyniki

mistake-way = ruchy, które mniej posuwały do przodu
mistake-hits = niewykorzystane bicia
mistake-hunt = odpuszczona pogoń
mistake-risk = pionki zostawione w niebezpieczeństwie
mistake-keeps = karty zużyte za wcześnie
mistake-duty = złamany PRZYMUS
mistake-later = ruchy, które zemściły się później

trophy-earned = 🏆 { $name }: { $told }
trophy-last-gasp = A jednak!
    .why = wygrana, choć szanse spadły poniżej 5%
    .shown = { $who }: szanse poniżej 5%, a jednak wygrana.
trophy-revenge = Słodka zemsta
    .why = wygrana i ostatnie bicie na kimś, kto wcześniej zbijał co najmniej dwa razy częściej
    .shown = { $by ->
        [none] Ta sama osoba zbija { $times } razy, do bazy wraca { $who }
       *[other] { $by } zbija { $times } razy, do bazy wraca { $who }
    }. Ostatnie bicie i wygrana: { $who }.
trophy-peaceful = Pokojowo
    .why = wygrana bez ani jednego bicia
    .shown = { $who } wygrywa bez ani jednego bicia.
trophy-sweep = Do zera
    .why = wszystkie pionki w domku, zanim ktokolwiek miał tam choć jeden
    .shown = { $who }: wszystkie pionki w domku, zanim ktokolwiek miał tam choć jeden.
trophy-patience = Cierpliwość
    .why = najdłuższe czekanie na szóstkę w sezonie
    .shown = { $who } – rzuty bez szóstki: { $wait }, jak dotąd najdłużej { $seasonal ->
        [True] w tym sezonie
       *[False] tutaj
    }.
trophy-all-round = Złota rączka
    .why = wygrana w każdej z tutejszych gier
    .shown = { $who } ma już wygraną w każdej z tutejszych gier.

leaderboard-off = Nie ma tu rankingu. Admini mogą go włączyć: /{ command-settings }.
leaderboard-no-game = Nie ma tu rankingu tej gry. Wybierz inną: /{ command-leaderboard }.
leaderboard-no-season = Nie ma tu wyników z tego sezonu. Wybierz inny: /{ command-leaderboard }.
leaderboard-empty = { $about }: w rankingu nie ma jeszcze nikogo. Potrzeba { $least } partii.
leaderboard-title = { $game } · { $season }
leaderboard-skill = Wygrane ponad przypadek, na 10
leaderboard-wins = Wygrane
leaderboard-computer = Komputer ({ $level })
leaderboard-note =
    Kolejność według wygranych ponad przypadek{ $luck ->
        [all] , po odjęciu szczęścia
        [some] , po odjęciu szczęścia w części wyników ({ $told } z { $games })
       *[none] ; szczęście wciąż się w tym kryje
    }. Wynik z niewielu partii przysuwam do średniej. Kreska pokazuje możliwy błąd: gdy dwie się nakładają, o kolejności mógł zdecydować przypadek.
leaderboard-apart = Pierwsza pewna różnica: { $better } jest wyżej niż { $worse }.
leaderboard-level = Żadna kolejność nie jest tu jeszcze pewna.
leaderboard-few =
    { $games ->
        [0] Żadna twoja partia jeszcze się tu nie liczy
        [one] Liczy się tu jedna twoja partia
        [few] Liczą się tu { $games } twoje partie
        [many] Liczy się tu { $games } twoich partii
       *[other] Liczy się tu { $games } twojej partii
    }; do listy potrzeba { $least }.
leaderboard-hidden = Nie ma cię na listach, zgodnie z twoim wyborem w /{ command-settings }.
leaderboard-changed-mind = Nie ma cię na liście { $seasonal ->
        [True] w tym sezonie
       *[False] przez 90 dni
    }: w /{ command-settings } było wybrane „{ remember-forgotten }”.
leaderboard-alt = Ranking: { $about }, według wygranych ponad przypadek, na dziesięć partii.
leaderboard-alt-row = { $place ->
        [none] { $who }
       *[other] Miejsce { $place }: { $who }
    }, { $skill } (od { $low } do { $high }), wygrane: { $wins } z { $games }.
posted-leaderboard = **{ $who }** pokazuje ranking
button-leaderboard-next = Następna strona
button-leaderboard-back = Poprzednia strona
