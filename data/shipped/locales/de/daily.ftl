# Fünf des Tages: jeden Tag fünf Stellungen, für alle dieselben. Man spielt allein, in einer privaten Nachricht.

daily-title = ## Fünf des Tages · Nr. { $number }, { $position } von 5
daily-asked =
    { $game }: Du bist **{ $colour }** und hast **{ $roll }** gewürfelt.
    Was machst du?
daily-alt = Du bist { $colour } und hast { $roll } gewürfelt.
daily-you = Du
daily-answered = Da hast du dich schon entschieden. Hier ist die nächste.
daily-yesterday = Das sind die von gestern.{ $left ->
        [True] { " " }Danach kommen die von heute.
       *[False] { "" }
    }
daily-times = -# Schluss für diese fünf ist { $until }, die nächsten kommen { $next }.
daily-over = Dieser Tag ist vorbei. Gib `/{ command-daily }` ein, dann kommen die fünf von heute.
daily-missing = Heute gibt es keine Stellungen. Sag dem Betreiber des Bots Bescheid: Im Log steht, woran es liegt.
daily-results = ## Fünf des Tages · Nr. { $number }
daily-move =
    Figur { $piece } auf { $to }{ $captures ->
        [0] { "" }
       *[other] , wirft { $victim } raus
    }
daily-way =
    { $mark } { $way }: gewinnt in { $chance } % der Fälle{ $role ->
        [both] , der beste Zug und deiner
        [best] , der beste Zug
        [own] , dein Zug
       *[none] { "" }
    }
daily-best = { $mark } **{ $way }**: gewinnt in { $chance } % der Fälle, der beste Zug
daily-own = { $mark } **{ $way }**: gewinnt in { $chance } % der Fälle · { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
daily-better = Besser: **{ $way }**, { $chance } %.
daily-why = das { $why }
daily-furthest = wirft die Figur raus, die von allen möglichen am weitesten gekommen ist
daily-others = -# Deinen Zug { $same ->
        [one] hat 1 von { $people } Leuten
       *[other] haben { $same } von { $people } Leuten
    } gewählt.
daily-points = **{ $points } von 100 Punkten**
daily-short = **{ $position }.** { $mark } { $game } · { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
daily-ask-why = -# Warum? Drück auf die Nummer einer Stellung.
daily-streak = { $days ->
        [one] Der erste Tag deiner Serie.
       *[other] { $days } Tage in Folge.
    }
daily-line = Pöppel, Fünf des Tages { $number } · { $points } von 100 · { $marks }{ $days ->
        [one] { "" }
       *[other] { " " }· { $days } Tage in Folge
    } · /{ command-daily }
daily-place = **{ $place }.** { $points } { $marks } · { $people }
daily-told = **Am besten: { $best }.**{ $days ->
        [one] { "" }
       *[other] { " " }Längste Serie: { $longest } ({ $days } Tage).
    }
daily-what = Jeden Tag hat `/{ command-daily }` fünf Stellungen, dieselben für alle: Findest du die besten Züge?
daily-among = Hier geteilt: Platz { $place } von { $people }. [Zur Liste]({ $link })
daily-now = Dieser Tag ist vorbei. Das sind die von heute.
daily-shared = { $person }: { $line }
daily-copy =
    Hier darf ich nichts posten. Zum Kopieren:
    { $line }
daily-how =
    ## Woher die Stellungen kommen
    Sie stammen aus Spielen, in denen Computer nach der Anleitung gegeneinander spielten: Klassiker, Turnier und Mauerrennen.
    Nach jedem möglichen Zug wurde mit denselben Würfeln zu Ende gespielt, meist 144- bis 500-mal, höchstens 900-mal.
    Die Prozente sagen, wie viele dieser Spiele gewonnen wurden.
    Der Vorsprung des besten Zugs ist meist um 2 bis 5 Prozentpunkte ungenau, bei einigen Stellungen um 6, und fällt eher etwas zu groß aus; er musste mindestens dreimal so groß sein wie dieser Fehler.
    Der beste Zug bringt 20 Punkte, der schlechteste keine, die anderen entsprechend viele dazwischen.
    Alle bekommen am selben Tag dieselben fünf; ein Tag beginnt um Mitternacht UTC, und seine fünf kannst du spielen, bis der nächste endet.
button-daily-next = Weiter
button-daily-results = Zum Ergebnis
button-daily-today = Die von heute
button-daily-yesterday = Die von gestern
button-daily-how = Woher die Stellungen kommen
button-daily-rules = Regeln
button-daily-share = Teilen
button-daily-play = Mitspielen
