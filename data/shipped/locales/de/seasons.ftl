# Die Saison eines Servers: ihr Name, das Siegertreppchen am Ende, und Fehden.

season-ever = seit Beginn
season-year = { $year }
season-quarter = { $quarter ->
        [1] Januar–März
        [2] April–Juni
        [3] Juli–September
       *[4] Oktober–Dezember
    } { $year }
season-month = { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
ranking-six = { $game } für bis zu sechs
podium-title = ## 🏆 Das Siegertreppchen: { $season }
podium-place = { $place ->
        [1] 🥇
        [2] 🥈
       *[3] 🥉
    } **{ $who }** { $above } · { $wins ->
        [one] ein Sieg
       *[other] { $wins } Siege
    } in { $games } Spielen
podium-order = Die Zahl hinter dem Namen bestimmt die Reihenfolge: Siege mehr als per Zufall, je zehn Spiele, ohne Glück, wo ich es herausrechnen kann. Kleine Abstände können noch Zufall sein. Mit /{ command-settings } kannst du aus den Listen herausbleiben.
feud = { $by } hat { $of } { $seasonal ->
        [True] diese Saison
       *[False] insgesamt
    } schon { $times }-mal rausgeworfen{ $leads ->
        [True] { " " }und liegt jetzt vorn
       *[False] { "" }
    }, { $of } hat sich { $back ->
        [0] noch kein Mal
        [one] einmal
       *[other] { $back }-mal
    } revanchiert.
result-uncounted = Zählt nicht für die Bestenliste: Ihr habt heute schon { $most } Spiele miteinander gespielt.
first-result = Ich merke mir, wie deine Spiele ausgehen: Platz, Glück, Rauswürfe und den Tag, so lange, wie der Server Ergebnisse behält. Mit /{ command-settings } bleibst du aus Listen heraus oder schaltest das für dich ab; mit /{ command-privacy } { command-privacy-show } siehst du, was da ist.
