# Iemands eigen resultaten (/statistieken), en de ranglijst van een server.

decimal = { $whole },{ $part }

stats-head = ## Jouw resultaten{ $where ->
        [everywhere] { " " }op alle servers
       *[here] { "" }
    }
    { $about }
stats-all-games = Alle spellen
stats-all-seasons = Vanaf het begin
stats-won = { $reader ->
        [all] **{ $wins }** van { $games } gewonnen
       *[own] Je hebt **{ $wins }** van { $games } gewonnen
    }{ $told ->
        [all] ; zonder geluk of pech zouden het er { $aside } zijn
        [some] ; zonder geluk of pech, waar ik dat weet ({ $count ->
            [one] in één ervan
           *[other] in { $count } ervan
        }), zouden het er { $aside } zijn
       *[none] { "" }
    }.
stats-few = Bij puur toeval zouden het er { $chance } zijn. Pas vanaf { $least } spellen kan ik er meer over zeggen.
stats-level =
    { $side ->
        [above] Dat is iets meer dan het toeval geeft ({ $chance }), en kan nog toeval zijn.
        [below] Dat is iets minder dan het toeval geeft ({ $chance }), en kan nog toeval zijn.
       *[even] Dat is ongeveer wat het toeval geeft ({ $chance }).
    }
stats-better = Dat is meer dan het toeval geeft ({ $chance }), en nauwelijks nog toeval te noemen.
stats-worse = Dat is minder dan het toeval geeft ({ $chance }), en nauwelijks nog toeval te noemen.
stats-choices = **Keuzes:** gemiddeld kostte elke keuze je { $dear ->
        [True] { $cost } punten
       *[False] bijna niets
    }.{ $dearest ->
        [none] { "" }
       *[other] { " " }Het duurst: { $dearest }.
    }
stats-dice = **Dobbelstenen:** { $sixes ->
        [one] één zes
       *[other] { $sixes } zessen
    } op { $rolls ->
        [one] één gegooide dobbelsteen
       *[other] { $rolls } gegooide dobbelstenen
    }; het gemiddelde is { $expected }.{ $wait ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }Je langste wachttijd op een zes: { $wait } worpen.
    }
stats-sent = Je sloeg { $who } het vaakst: { $times ->
        [one] één keer
        [2] twee keer
       *[other] { $times } keer
    }.
    .figure = Je vaste prooi
stats-sent-by = { $who } sloeg jou het vaakst: { $times ->
        [one] één keer
        [2] twee keer
       *[other] { $times } keer
    }.
    .figure = Je kwelgeest
stats-cups = **Bekers:** { $played ->
        [one] één gespeeld
       *[other] { $played } gespeeld
    }, { $finals ->
        [0] geen finale
        [one] één finale
       *[other] { $finals } finales
    }, { $won ->
        [0] geen gewonnen
        [one] één gewonnen
       *[other] { $won } gewonnen
    }.
stats-streak = Je hebt { $days } dagen op rij gespeeld.
stats-figure-aside = Zonder geluk
stats-figure-chance = Het toeval geeft
stats-five = De vijf van vandaag
stats-five-month = Punten van de laatste 30 dagen
stats-five-told = **De vijf van vandaag:** reeks { $streak }, langste { $longest }; gemiddeld { $mean } van de 100 punten.
stats-figure-streak = Dagen op rij
stats-figure-longest = Langste reeks
stats-figure-mean = Gemiddeld
stats-alt = Resultaten van { $who }, { $about }: { $said }.
stats-trophies = **Trofeeën**
stats-trophy = 🏆 { $name }: { $why }{ $times ->
        [one] { "" }
       *[other] { " " }(×{ $times })
    }
button-stats-trophies = { $count ->
        [one] Eén trofee
       *[other] { $count } trofeeën
    }
button-stats-sums = Zeges en dobbelstenen
stats-note = Zoals de computer ze inschat: een tip, geen rangschikking. Eén punt = één zege meer op 100 van zulke spellen.
stats-none = Nog geen resultaten: speel een spel uit met /{ command-play }.
stats-forgotten = Ik onthoud je resultaten niet, zoals je koos in /{ command-settings }. Daar kun je dat veranderen.
stats-off = Deze server bewaart geen resultaten. Admins kunnen dat veranderen met /{ command-settings }.
stats-no-game = In dit spel heb je geen resultaten. Kies een ander met /{ command-stats }.
stats-no-season = Uit dit seizoen heb je geen resultaten. Kies een ander met /{ command-stats }.
menu-results-game = Welk spel?
menu-results-season = Welk seizoen?
posted-stats = Resultaten van **{ $who }**

mistake-way = zetten waarmee je minder ver kwam
mistake-hits = gemiste kansen om anderen op achterstand te zetten
mistake-hunt = anderen laten ontsnappen
mistake-risk = pionnen die gevaar liepen
mistake-keeps = kaarten te vroeg gespeeld
mistake-duty = een MOET overtreden
mistake-later = zetten die zich pas later wreekten

trophy-earned = 🏆 { $name }: { $told }
trophy-last-gasp = Afgeschreven
    .why = gewonnen nadat de kans onder 5% was gezakt
    .shown = { $who } had nog geen 5% kans, en won toch.
trophy-revenge = Zoete wraak
    .why = door één speler minstens twee keer zo vaak geslagen als omgekeerd, als laatste teruggeslagen, en gewonnen
    .shown = { $by ->
        [none] Dezelfde speler sloeg { $who } { $times } keer
       *[other] { $by } sloeg { $who } { $times } keer
    }. { $who } sloeg als laatste terug, en won.
trophy-peaceful = Vredelievend
    .why = gewonnen zonder iemand te slaan
    .shown = { $who } won zonder iemand te slaan.
trophy-sweep = Schoon schip
    .why = alle pionnen binnen voordat een ander er één binnen had
    .shown = { $who } had alle pionnen binnen voordat een ander er één binnen had.
trophy-patience = Geduld
    .why = het langst van het seizoen op een zes gewacht
    .shown = { $who } wachtte { $wait } worpen op een zes, het langst { $seasonal ->
        [True] van dit seizoen
       *[False] hier
    } tot nu toe.
trophy-all-round = Alleskunner
    .why = elk spel gewonnen dat er hier is
    .shown = { $who } heeft nu elk spel gewonnen dat er hier is.

leaderboard-off = Hier is geen ranglijst. Admins kunnen hem aanzetten met /{ command-settings }.
leaderboard-no-game = Voor dit spel is hier geen ranglijst. Kies een ander met /{ command-leaderboard }.
leaderboard-no-season = Uit dit seizoen zijn er hier geen resultaten. Kies een ander met /{ command-leaderboard }.
leaderboard-empty = Er staat nog niemand op de lijst: { $about }. Daar zijn { $least } spellen voor nodig.
leaderboard-title = { $game } · { $season }
leaderboard-skill = Meer zeges dan bij toeval, per tien spellen
leaderboard-wins = Zeges
leaderboard-computer = { $level } (computer)
leaderboard-note =
    Op volgorde van hoeveel meer iemand wint dan je bij toeval zou verwachten{ $luck ->
        [all] , met ieders geluk eruit gerekend
        [some] , bij een deel van de resultaten met ieders geluk eruit gerekend ({ $told } van { $games })
       *[none] ; het geluk zit er nog in
    }. Zolang het weinig spellen zijn, schuiven de cijfers naar het midden. De lijn laat zien hoe ver dat ernaast kan zitten: waar twee lijnen overlappen, kan de volgorde toeval zijn.
leaderboard-apart = Het eerste zekere verschil: { $better } staat voor op { $worse }.
leaderboard-level = Zeker is hier nog geen enkele volgorde.
leaderboard-few =
    { $games ->
        [0] Nog geen van je spellen telt hier mee
        [one] Eén van je spellen telt hier mee
       *[other] { $games } van je spellen tellen hier mee
    }; vanaf { $least } kom je op de lijst.
leaderboard-hidden = Je staat op geen lijst, zoals je koos in /{ command-settings }.
leaderboard-changed-mind = Je staat { $seasonal ->
        [True] dit seizoen
       *[False] 90 dagen
    } niet op de lijst: bij /{ command-settings } had je gekozen dat ik niets onthoud.
leaderboard-alt = Ranglijst: { $about }, op volgorde van zeges meer dan het toeval geeft, per tien spellen.
leaderboard-alt-row = { $place ->
        [none] { $who }
       *[other] Plaats { $place }: { $who }
    }, { $skill } ({ $low } tot { $high }), { $wins } van { $games } gewonnen.
posted-leaderboard = **{ $who }** deelt de ranglijst
button-leaderboard-next = Volgende pagina
button-leaderboard-back = Vorige pagina
