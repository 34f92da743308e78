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
