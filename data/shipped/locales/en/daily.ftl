# Today's five: five positions a day, the same for everyone. A person plays alone, in a private message.

daily-title = ## Today’s five · no. { $number }, { $position } of 5
daily-asked =
    { $game }: You’re **{ $colour }**, and you rolled **{ $roll }**.
    What do you do?
daily-alt = You are { $colour } and rolled { $roll }.
daily-you = You
daily-answered = You’ve already decided that one. Here’s the next.
daily-yesterday = These are yesterday’s.{ $left ->
        [True] { " " }Today’s come after them.
       *[False] { "" }
    }
daily-times = -# These close { $until }; the next five open { $next }.
daily-over = That day is over. Type `/{ command-daily }` for today’s five.
daily-missing = There are no positions today. Tell the bot’s operator: the log says why.
daily-results = ## Today’s five · no. { $number }
daily-move =
    Piece { $piece } to { $to }{ $captures ->
        [0] { "" }
       *[other] , sends { $victim } home
    }
daily-way =
    { $mark } { $way }: { $chance }% to win{ $role ->
        [both] , the best move, and yours
        [best] , the best move
        [own] , your move
       *[none] { "" }
    }
daily-best = { $mark } **{ $way }**: { $chance }% to win, the best move
daily-own = { $mark } **{ $way }**: { $chance }% to win · { $points ->
        [one] 1 point
       *[other] { $points } points
    }
daily-better = Better: **{ $way }**, { $chance }%.
daily-why = { $why }
daily-furthest = of the pieces you could send home, that one has come furthest
daily-others = -# { $same } of { $people } people chose your move.
daily-points = **{ $points } of 100 points**
daily-short = **{ $position }.** { $mark } { $game } · { $points ->
        [one] 1 point
       *[other] { $points } points
    }
daily-ask-why = -# Why? Press the number of a position.
daily-streak = { $days ->
        [one] First day of your streak.
       *[other] { $days } days in a row.
    }
daily-line = Pöppel, Today’s five { $number } · { $points } of 100 · { $marks }{ $days ->
        [one] { "" }
       *[other] { " " }· { $days } days in a row
    } · /{ command-daily }
daily-place = **{ $place }.** { $points } { $marks } · { $people }
daily-told = **Best: { $best }.**{ $days ->
        [one] { "" }
       *[other] { " " }Longest streak: { $longest } ({ $days } days).
    }
daily-what = Each day, `/{ command-daily }` has the same five positions for everyone: find the best moves.
daily-among = Shared here: place { $place } of { $people }. [See all]({ $link })
daily-now = That day is over. These are today’s.
daily-shared = { $person }: { $line }
daily-copy =
    I can’t post here. Copy this:
    { $line }
daily-how =
    ## How the five are chosen
    They come from games between computer players, by the book: classic, tournament and wall race.
    After each possible move, the game was played to its end with the same dice, mostly 144 to 500 times and at most 900.
    A chance is the share of those games that were won.
    The best move’s lead is accurate to 2 to 5 percentage points, in a few positions to 6, and tends to be a little too large; it had to be at least three times that error.
    The best move gets 20 points, the worst none, and the others in proportion.
    Everyone gets the same five on the same day, which begins at midnight UTC; you can play them until the following day ends.
button-daily-next = Next
button-daily-results = See the results
button-daily-today = Today’s five
button-daily-yesterday = Yesterday’s five
button-daily-how = How the five are chosen
button-daily-rules = Rules
button-daily-share = Share
button-daily-play = Play
