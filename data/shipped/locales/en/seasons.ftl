# Seasons of a server: their names, the podium at their end, and feuds.

season-ever = all time
season-year = { $year }
season-quarter = { $quarter ->
        [1] January to March
        [2] April to June
        [3] July to September
       *[4] October to December
    } { $year }
season-month = { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
ranking-six = { $game } for up to six
podium-title = ## 🏆 The podium: { $season }
podium-place = { $place ->
        [1] 🥇
        [2] 🥈
       *[3] 🥉
    } **{ $who }** { $above } · { $wins ->
        [one] one win
       *[other] { $wins } wins
    } in { $games } games
podium-order = The number after the name sets the order: wins above chance, per ten games, with luck taken out where I can tell it apart. Small gaps can still be chance. /{ command-settings } lets you stay off lists.
feud = { $by } has sent { $of } home { $times } times{ $seasonal ->
        [True] { " " }this season
       *[False] { "" }
    }{ $leads ->
        [True] { " " }and takes the lead
       *[False] { "" }
    }; { $of } has returned the favor { $back ->
        [0] not once
        [one] once
       *[other] { $back } times
    }.
result-uncounted = Won’t count on the leaderboard: you’ve already played { $most } games together today.
first-result = I remember how your games end: place, luck, pieces sent home and the day, for as long as the server keeps results. /{ command-settings } lets you stay off lists or turn this off for you; /{ command-privacy } { command-privacy-show } tells you what’s there.
