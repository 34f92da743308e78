# De vijf van vandaag: elke dag vijf puzzels, voor iedereen dezelfde. Je speelt alleen, in een privébericht.

daily-title = ## De vijf van vandaag · nr. { $number }, { $position } van 5
daily-asked =
    { $game }: jij bent **{ $colour }** en hebt **{ $roll }** gegooid.
    Wat doe je?
daily-alt = Jij bent { $colour } en hebt { $roll } gegooid.
daily-you = Jij
daily-answered = Die heb je al gedaan. Hier is de volgende.
daily-yesterday = Dit zijn die van gisteren.{ $left ->
        [True] { " " }Die van vandaag komen daarna.
       *[False] { "" }
    }
daily-times = -# Deze vijf sluiten { $until }; de volgende komen { $next }.
daily-over = Die dag is voorbij. Typ `/{ command-daily }` voor de vijf van vandaag.
daily-missing = Er zijn vandaag geen puzzels. Laat het de beheerder van de bot weten: in het log staat waarom.
daily-results = ## De vijf van vandaag · nr. { $number }
daily-move =
    Pion { $piece } naar { $to }{ $captures ->
        [0] { "" }
       *[other] , slaat { $victim }
    }
daily-way =
    { $mark } { $way }: { $chance }% kans op winst{ $role ->
        [both] , de beste zet, en die van jou
        [best] , de beste zet
        [own] , jouw zet
       *[none] { "" }
    }
daily-best = { $mark } **{ $way }**: { $chance }% kans op winst, de beste zet
daily-own = { $mark } **{ $way }**: { $chance }% kans op winst · { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
daily-better = Beter: **{ $way }**, { $chance }%.
daily-why = { $why }
daily-furthest = van de pionnen die je kunt slaan, is deze het verst gekomen
daily-others = -# Jouw zet is gekozen door { $same } van de { $people } spelers.
daily-points = **{ $points } van de 100 punten**
daily-short = **{ $position }.** { $mark } { $game } · { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
daily-ask-why = -# Waarom? Druk op het nummer van een puzzel.
daily-streak = { $days ->
        [one] De eerste dag van je reeks.
       *[other] { $days } dagen op rij.
    }
daily-line = Pöppel, de vijf van vandaag { $number } · { $points } van de 100 · { $marks }{ $days ->
        [one] { "" }
       *[other] { " " }· { $days } dagen op rij
    } · /{ command-daily }
daily-place = **{ $place }.** { $points } { $marks } · { $people }
daily-told = **Beste resultaat: { $best }.**{ $days ->
        [one] { "" }
       *[other] { " " }Langste reeks: { $longest } ({ $days } dagen).
    }
daily-what = Elke dag heeft `/{ command-daily }` dezelfde vijf puzzels voor iedereen: vind jij de beste zetten?
daily-among = Hier gedeeld: plaats { $place } van { $people }. [Naar de lijst]({ $link })
daily-now = Die dag is voorbij. Dit zijn die van vandaag.
daily-shared = { $person }: { $line }
daily-copy =
    Ik kan hier niets plaatsen. Kopieer dit:
    { $line }
daily-how =
    ## Hoe de vijf gekozen zijn
    Ze komen uit spellen tussen computers, volgens het boekje: klassiek, toernooi en murenrace.
    Na elke mogelijke zet is het spel met dezelfde worpen uitgespeeld, meestal 144 tot 500 keer en hooguit 900 keer.
    De kans zegt hoeveel van die spellen gewonnen werden.
    De foutmarge van de voorsprong van de beste zet is meestal 2 tot 5 procentpunten, bij enkele puzzels 6, en die voorsprong valt eerder iets te groot uit; hij moest minstens drie keer zo groot zijn als de foutmarge.
    De beste zet krijgt 20 punten, de slechtste geen, en de rest naar verhouding.
    Iedereen krijgt op dezelfde dag dezelfde vijf; een dag begint om middernacht UTC, en je kunt die vijf spelen tot het eind van de dag erna.
button-daily-next = Volgende
button-daily-results = Naar het resultaat
button-daily-today = De vijf van vandaag
button-daily-yesterday = De vijf van gisteren
button-daily-how = Hoe de vijf gekozen zijn
button-daily-rules = Regels
button-daily-share = Delen
button-daily-play = Meespelen
