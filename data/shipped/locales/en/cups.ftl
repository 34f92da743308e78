# Cups: the message in the channel, the organisers' panel, and answers to one person.
# A cup is played over several rounds at tables of three or four; $cup is its number.

cup-title = ## Cup no. { $cup }
cup-title-round = ## Cup no. { $cup } · round { $round } of { $rounds }
cup-title-final = ## Cup no. { $cup } · the final
cup-title-won = ## Cup no. { $cup }: { $who } { $winners ->
        [one] wins
       *[other] win
    }!
cup-title-ended = ## Cup no. { $cup } is over

cup-what = Tournament game{ $penalties ->
        [yes] { " " }with penalties
       *[no] { "" }
    }: { $rounds } rounds at tables of three or four{ $final ->
        [yes] , then a final of the best four
       *[no] { "" }
    }. { $pace ->
        [live] { $length } minutes a game, about { $hours } in all.
       *[days] { $length } days a round, about { $days } days at most in all.
    }
cup-hours = { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }
cup-half-hours = { $whole }½ hours
cup-begins = Begins { $at }, { $in }.
cup-entrants = **Taking part ({ $count }):** { $people }
cup-nobody = No one has joined yet. { $least } players are needed.
cup-needs = { $least } players are needed.
cup-calls-at = Be here { $in } and press “{ button-cup-here }”: only players who have pressed it get a table.
cup-called = The tables of the first round are drawn { $in }. Press “{ button-cup-here }” to get a seat.
cup-here = **Here ({ $count }):** { $people }
cup-hash = -# The draws and dice come from a secret, which I’ll publish at the end. Its seal (SHA-256): { $hash }

cup-draw = Drawn at random. { $repeats ->
        [0] No two players meet again.
        [one] Two players meet again.
       *[other] { $repeats } pairs of players meet again.
    }{ $threes ->
        [0] { "" }
        [one] { " " }One table of three, for players who’ve had the fewest of those so far.
       *[other] { " " }{ $threes } tables of three, for players who’ve had the fewest of those so far.
    }{ $two ->
        [yes] { " " }At one table, a computer takes the third seat.
       *[no] { "" }
    }
cup-draw-first = Drawn at random.{ $threes ->
        [0] { "" }
        [one] { " " }One table of three.
       *[other] { " " }{ $threes } tables of three.
    }
cup-draw-final = The best now play for the cup.
cup-table-line = **{ $place }** { $where } · { $people }
cup-table-asked = **{ $place }** { $where } · { $people } · { $who }’s turn
cup-table-asked-until = **{ $place }** { $where } · { $people } · { $who }’s turn (time runs out { $until })
cup-table-opening = **{ $final ->
        [yes] { cup-table-final }
       *[no] Table { $place }
    }** being opened · { $people }
cup-table-done = **{ $final ->
        [yes] { cup-table-final }
       *[no] Table { $place }
    }** over · { $people }
cup-more-tables = … and { $more ->
        [one] one more table
       *[other] { $more } more tables
    }
cup-together = { $place }. { $people }
cup-absent = { $who } (absent)
cup-for = { $who } (for { $entrant })
cup-computer = a computer
cup-until =
    { $final ->
        [yes] The final
       *[no] The round
    } ends { $in } at the latest.
cup-waiting = **Waiting for a seat:** { $people }
cup-joins = **Playing from the next round on:** { $people }
cup-away = **Absent:** { $people }
cup-stood-in = A computer is playing for { $people }.
cup-next = The tables of round { $round } are drawn { $in }.
cup-next-final = The final begins { $in }.
cup-paused = **Paused.** No tables are drawn until a moderator resumes the cup.
cup-stuck = I can’t open the tables at the moment. I’ll keep trying.
cup-no-threads = I can’t open the tables: I need the permissions { $permissions } in this channel. I’ll keep trying.
cup-channel-gone = The cup’s channel is gone.
cup-thread = Cup { $cup } · round { $round } · table { $place }
cup-thread-final = Cup { $cup } · final
cup-seats = { $people }: this is your table. You’ll play on the board below.
cup-seat-taken = { $person }: a seat has opened up here, and it’s yours. Make your moves on this board.
cup-stopped = { $who } ended this table: “{ $why }”

cup-standings = Cup no. { $cup }, after round { $round }
cup-standings-during = Cup no. { $cup }, round { $round } ({ $done } of { $tables } tables)
cup-wins-it = { $who } { $winners ->
        [one] wins
       *[other] win
    } cup no. { $cup }!
cup-after = After { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
cup-points = Points
cup-wins = Wins
cup-alt = { $title }.
cup-alt-row = { $place }. { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $wins } of { $games } won.
cup-place = **{ $place } { $who }** · { $points }
cup-final-places = -# The final decided places 1 to { $count }; the points come from the rounds before it.
cup-ended-few = Too few players were left to draw another round.
cup-ended-unbegun = There were too few players for the first round.
cup-secret = -# The secret of the draws and dice is in “{ button-cup-file }”, along with everything you need to check them. Its seal (SHA-256): { $hash }
cup-act = -# { $who }: { $act ->
        [begin] drew the tables early
        [pause] paused the cup
        [resume] resumed the cup
        [end] ended the cup
        [add] added { $whom }
        [remove] removed { $whom }
        [stop] ended { $where }
        [move] changed the start time
       *[correct] corrected { $where }. Before: { $before } Now: { $after }
    }
cup-act-why = “{ $why }”
cup-act-table = { $final ->
        [yes] the final
       *[no] table { $place } of round { $round }
    }

button-cup-join = Take part
button-cup-leave = Leave the cup
button-cup-here = I’m here
button-cup-back = Rejoin the cup
button-cup-place = My standing
button-cup-file = Get the file
button-cup-how = How a cup works
button-cup-rules = Rules of the game
cup-how =
    ## How a cup works
    In each round, everyone plays one game, at a table of three or four drawn at random.{ $final ->
        [yes] { " " }After { $rounds } rounds, the top four play a final.
       *[no] { "" }
    }

    - **Points:** 5, 3, 1 and 0 at a table of four, 5, 2 and 0 at a smaller one. Players who tie split the points for the places they take up.{ $computers ->
        [yes] { " " }Computers take places, too. Absent players come last.
       *[no] { "" }
    }
    - **Equal points:** games that all of them played at one table count first, then wins, then their opponents’ strength, then a random draw.
    - **Time:** { $pace ->
        [live] 60 seconds a move, { $length } minutes a game, then a 3-minute break.
       *[days] A day a move, { $length } days a round. Once the last table is done, the next tables are drawn, but not during quiet hours.
    }
    - **Absence:** { $pace ->
        [live] In the first third of a game, your seat goes to a player waiting for one if you don’t answer for 3 minutes. Later on, a computer fills in for you. If you never answer in a whole game, you get no points. After losing a seat, or two such games in a row, you get no table until you press “{ button-cup-back }”.
       *[days] If you never answer in a whole game, you get no points. After two such games in a row, you get no table until you press “{ button-cup-back }”.
    }

cup-joined = You’re in. I’ll ping you when it begins.
cup-joined-here = You’re in, and part of the next draw.
cup-left = You’ve left the cup.
cup-left-points = You’ve left the cup. Your points stay.
cup-arrived = Good, you’re in the next draw.
cup-own = You’re { ORDINAL($place) ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    } of { $count }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } in { $games ->
        [one] one game
       *[other] { $games } games
    }.
cup-own-none = You have no points yet.
cup-own-outside = You’re not in this cup.
cup-own-unplayed = You played no game in this cup.
cup-row = **{ $place }** { $who } · { $points } · { $wins }/{ $games }{ $by ->
        [points] { "" }
        [met] { " " }· ahead on games together
        [wins] { " " }· ahead on wins
        [strength] { " " }· ahead on opponents’ strength
        [lot] { " " }· ahead by a random draw
       *[none] { "" }
    }
cup-file-said = Everything about cup no. { $cup }. `bot.py verify` and `node docs/verify-cup.mjs` check its draws, the secrets of its tables and its standings; the results and the clicks you have to take on trust. How to check: docs/fair-dice.md#a-cup in Pöppel’s source.

cup-opened = The cup is open in this channel. { $what }
cup-manage = **Cup no. { $cup }** · every change you make here needs a reason, which everyone can read.
cup-not-drawn = **Not in the next draw ({ $count }):** { $people }
button-cup-begin = Draw now
button-cup-pause = Pause
button-cup-resume = Resume
button-cup-end = End the cup
menu-cup-add = Add players
menu-cup-remove = Remove a player
menu-cup-stop = End a table as it stands
menu-cup-correct = Correct a result
menu-cup-next-place = Next: place { $place }
cup-round = Round { $round }
cup-table-name = Round { $round }, table { $place }
cup-table-final = The final
cup-why-title = { $act ->
        [begin] Draw the tables now
        [pause] Pause the cup
        [resume] Resume the cup
        [end] End the cup
        [add] Add players
        [remove] Remove a player
        [stop] End { $final ->
            [yes] the final
           *[no] table { $place }
        } as it stands
        [move] Change the start time
       *[correct] Correct the result of { $final ->
            [yes] the final
           *[no] table { $place }
        }
    }
cup-why-label = Reason, for everyone to read
cup-corrects = What’s the right order { $final ->
        [yes] in the final
       *[no] at table { $place } of round { $round }
    }? Currently: { $people }
cup-corrects-to = New: { $people }
cup-done = Done. Everyone can see it in the cup’s message.

cup-table = This is a cup table: no pauses, no closing, no giving up seats, no rematches.
cup-table-manage = This table belongs to a cup, which is waiting for it. End the table with `/{ command-cup } { command-cup-manage }`; everyone will read your reason.
cup-unknown = There is no such cup.
cup-none-here = There is no cup in this channel. Open one with `/{ command-cup } { command-cup-new }`.
cup-over = This cup is over.
cup-over-correct = This cup is over. You can still correct its results.
cup-joined-already = You’re already in.
cup-joined-away = You’re already in, but not in the next draw. Press “{ $button }” to be in it.
cup-added-already = <@{ $person }> is already in.
cup-added-away = <@{ $person }> is already in, but not in the next draw: only they can press “{ $button }”.
cup-barred = A moderator took you out of this cup. Only a moderator can add you again.
cup-too-late = Too late to join: the tables of the last round have been drawn.
cup-full = The cup is full: { $most } players are in.
cup-not-in = You’re not in this cup.
cup-not-in-person = <@{ $person }> isn’t in this cup.
cup-here-already = I already have you down as here.
cup-too-early = Too early: you can press it from <t:{ $begins }:f> on.
cup-begun = The first tables have been drawn: the start time can’t be changed anymore.
cup-round-on = A round is being played. New tables can’t be drawn until all of its tables are done.
cup-paused-already = The cup is paused. Resume it first.
cup-not-paused = The cup isn’t paused.
cup-few = At least { $least } players are needed for the first round.
cup-few-left = Fewer than { $least } players are in the next draw: drawing now would end the cup. Give the others time to press “{ button-cup-back }”, or end the cup yourself.
cup-table-over = That table isn’t being played.
cup-not-over = That round isn’t over yet.
cup-here-already-on = There’s already a cup in this channel.
cup-too-many = No more cups fit on this server right now. One of them has to end first.
cup-no-room = There’s no room for all the tables of a cup: the bot’s operator limits them.
cup-only-text = A cup needs a text channel in which I may open threads.
cup-needs-reason = Give a reason: everyone can read it.
cup-not-here = That person isn’t on this server.
