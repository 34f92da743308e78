# A person's own results (/stats), and the leaderboard of a server.

decimal = { $whole }.{ $part }

stats-head = ## Your results{ $where ->
        [everywhere] { " " }on all servers
       *[here] { "" }
    }
    { $about }
stats-all-games = All games
stats-all-seasons = All time
stats-won = { $reader ->
        [all] **{ $wins }** of { $games } won
       *[own] You’ve won **{ $wins }** of { $games }
    }{ $told ->
        [all] ; with everyone’s luck set aside, it would be { $aside }
        [some] ; with everyone’s luck set aside where I can tell it ({ $count ->
            [one] in one of them
           *[other] in { $count } of them
        }), it would be { $aside }
       *[none] { "" }
    }.
stats-few = Chance would give { $chance }. It takes { $least } games to say more.
stats-level =
    { $side ->
        [above] That’s a little better than chance ({ $chance }), and could still be chance.
        [below] That’s a little below chance ({ $chance }), and could still be chance.
       *[even] That’s about what chance gives ({ $chance }).
    }
stats-better = That’s better than chance ({ $chance }) and hard to put down to chance.
stats-worse = That’s below chance ({ $chance }) and hard to put down to chance.
stats-choices = **Choices:** on average, each has cost you { $dear ->
        [True] { $cost } points
       *[False] next to nothing
    }.{ $dearest ->
        [none] { "" }
       *[other] { " " }What cost you most: { $dearest }.
    }
stats-dice = **Dice:** { $sixes ->
        [one] one six
       *[other] { $sixes } sixes
    } on { $rolls ->
        [one] one die
       *[other] { $rolls } dice
    } rolled, where { $expected } is average.{ $wait ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }The longest wait for one: { $wait } rolls.
    }
stats-sent = You’ve sent { $who } home most often: { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }.
    .figure = You sent home most often
stats-sent-by = { $who } has sent you home most often: { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }.
    .figure = Sent you home most often
stats-cups = **Cups:** { $played ->
        [one] one played
       *[other] { $played } played
    }, { $finals ->
        [0] no final
        [one] one final
       *[other] { $finals } finals
    }, { $won ->
        [0] none won
        [one] one won
       *[other] { $won } won
    }.
stats-streak = You’ve played { $days } days in a row.
stats-figure-aside = With luck aside
stats-figure-chance = Chance gives
stats-five = Today’s five
stats-five-month = Points of the last 30 days
stats-five-told = **Today’s five:** streak { $streak }, longest { $longest }; on average { $mean } of 100 points.
stats-figure-streak = Days in a row
stats-figure-longest = Longest streak
stats-figure-mean = Points on average
stats-alt = Results of { $who }, { $about }: { $said }.
stats-trophies = **Trophies**
stats-trophy = 🏆 { $name }: { $why }{ $times ->
        [one] { "" }
       *[other] { " " }(×{ $times })
    }
button-stats-trophies = { $count ->
        [one] One trophy
       *[other] { $count } trophies
    }
button-stats-sums = Wins and dice
stats-note = As the computer judges them: advice, not a ranking. One point = one more win in 100 games like these.
stats-none = No results yet: play a game to its end with /{ command-play }.
stats-forgotten = I don’t remember your results, as you chose in /{ command-settings }. You can change that there.
stats-off = This server keeps no results. Admins can change that with /{ command-settings }.
stats-no-game = You have no results in this game. Choose another with /{ command-stats }.
stats-no-season = You have no results from this season. Choose another with /{ command-stats }.
menu-results-game = Which game?
menu-results-season = Which season?
posted-stats = **{ $who }** shared their results

mistake-way = moves that gained less ground
mistake-hits = missed chances to set others back
mistake-hunt = letting others get away
mistake-risk = pieces left in danger
mistake-keeps = cards used up too soon
mistake-duty = breaking a MUST
mistake-later = moves that only backfired later

trophy-earned = 🏆 { $name }: { $told }
trophy-last-gasp = Against all odds
    .why = won after the chances fell below 5%
    .shown = { $who } was down to a chance below 5%, and won anyway.
trophy-revenge = Sweet revenge
    .why = sent home by one player at least twice as often as the other way around, sent them home last, and won
    .shown = { $by ->
        [none] The same player sent { $who } home { $times } times
       *[other] { $by } sent { $who } home { $times } times
    }. { $who } sent them home last, and won.
trophy-peaceful = Peaceful
    .why = won without sending anyone home
    .shown = { $who } won without sending anyone home.
trophy-sweep = Clean sweep
    .why = had all pieces in the goal before anyone else had one there
    .shown = { $who } had all pieces in the goal before anyone else had one there.
trophy-patience = Patience
    .why = had the season’s longest wait for a six
    .shown = { $who } waited { $wait } rolls for a six, the longest wait { $seasonal ->
        [True] of this season
       *[False] here
    } so far.
trophy-all-round = All-rounder
    .why = won every game there is here
    .shown = { $who } has now won every game there is here.

leaderboard-off = There’s no leaderboard here. Admins can turn it on with /{ command-settings }.
leaderboard-no-game = There’s no leaderboard for this game here. Choose another with /{ command-leaderboard }.
leaderboard-no-season = There are no results from this season here. Choose another with /{ command-leaderboard }.
leaderboard-empty = No one is on the list yet in { $about }. It takes { $least } games.
leaderboard-title = { $game } · { $season }
leaderboard-skill = Wins above chance, per ten games
leaderboard-wins = Wins
leaderboard-computer = Computer ({ $level })
leaderboard-note =
    Ranked by wins above chance{ $luck ->
        [all] , with everyone’s luck set aside
        [some] , with everyone’s luck set aside in some results ({ $told } of { $games })
       *[none] ; luck is still in there
    }. While games are few, the numbers are pulled to the middle. The line shows how far off they may be: where two overlap, their order could be chance.
leaderboard-apart = The first certain gap: { $better } is ahead of { $worse }.
leaderboard-level = No order here is certain yet.
leaderboard-few =
    { $games ->
        [0] None of your games counts here yet
        [one] One of your games counts here
       *[other] { $games } of your games count here
    }; from { $least } on, you’re listed.
leaderboard-hidden = You’re not on lists, as you chose in /{ command-settings }.
leaderboard-changed-mind = You’re off { $seasonal ->
        [True] this season’s list
       *[False] the list for 90 days
    }, as you chose in /{ command-settings } not to be remembered.
leaderboard-alt = Leaderboard: { $about }, ranked by wins above chance, per ten games.
leaderboard-alt-row = { $place ->
        [none] { $who }
       *[other] Place { $place }: { $who }
    }, { $skill } ({ $low } to { $high }), { $wins } of { $games } won.
posted-leaderboard = **{ $who }** shared the leaderboard
button-leaderboard-next = Next page
button-leaderboard-back = Previous page
