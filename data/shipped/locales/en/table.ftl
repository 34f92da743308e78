# A running table: its board, what people are told, how it ends.

computer = { $seat ->
        [0] Rosa
        [1] Otto
        [2] Ida
        [3] Emil
        [4] Frieda
       *[5] Hugo
    }
computer-called =
    { computer }{ $level ->
        [hunter] { " " }the hunter
        [careful] { " " }the careful
        [runner] { " " }the runner
        [grudge] , who never forgets
       *[other] { "" }
    }
computer-asked = { $seats } { $count ->
        [one] is
       *[other] are
    } playing…

board-confirm = Make this move?
board-window = -# { $seconds } s to respond{ $own ->
    [True] { "" }
   *[False] . To pass, just wait.
}
board-due = -# Time runs out { $due }.
board-ends = -# The game ends at { $time }, { $ends }; then the squares are counted.
board-outage =
    I was offline for { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }. No one lost any time.
board-footer = { $game } · table { $table } · fair dice: /fair
    .without-dice = { $game } · table { $table }
board-quiet = Quiet hours for { $people }, { $begins } to { $ends }: no pings, and no clock runs out.
board-paused = Back in a moment – the game picks up where you left off.
board-dm-closed =
    { $count ->
        [one] { $people }, I can’t DM you: press “{ button-my-hand }” here instead.
       *[other] { $people }, I can’t DM you: press “{ button-my-hand }” here instead.
    }
board-hidden =
    { $why ->
        [locked] { $channel } is locked, so I can’t show the board there. Ask a moderator to unlock it.
        [blocked] This server’s AutoMod blocks my board in { $channel }. Ask a moderator to let me post there.
       *[forbidden] I can’t show the board in { $channel }. Ask an admin to give me: { $permissions }.
    }
message-moved = This message is out of date; there is a newer one.
button-choose = Choose
button-back = Back
menu-choose = What would you like to do?
to-board = [To the board]({ $link })
button-hint = Hint
hint =
    { $action ->
        [none] I wouldn’t play a card now
       *[other] I’d choose **{ $action }**
    }: { $why }.
hint-both = { $one }, and { $other }
hint-way =
    { $game ->
        [card-race] it should bring you the most points
       *[other] it’s the fastest way to the goal
    }
hint-home = it brings a piece into the goal
hint-front = it brings your front piece closer to the goal
hint-ground = it loses the least ground
hint-hits = { $who ->
        [nobody] it costs the others the most
       *[other] it sets { $who } back
    }
hint-hunt = it keeps pressure on the others
hint-risk = it’s the safest move
hint-keeps = { $doing ->
        [draw] one more card is usually worth it
        [play] you’ll hold the better cards
        [give] you keep the better cards
       *[other] you keep your cards for later
    }
hint-later = all in all, it’s your best chance
hint-only = nothing else is worth it
no-hints = The host has switched hints off at this table.
button-my-hand = My hand
button-again = Play again
again-opened = The next game is open: { to-board }
button-close = End the game
button-leave-it = Leave it as it is
sure-too-much = That’s a lot at once. Choose fewer, and then the others.
button-play-on = Resume
sure-end = **Close table { $table } for everyone?** { $state ->
        [unplayable] It comes from another version of Pöppel and can’t be played.
        [lobby] { $players ->
            [one] One player is waiting there for the game.
           *[other] { $players } players are waiting there for the game.
        }
       *[running] { $players ->
            [0] No one is playing there right now.
            [one] The game of one player ends without a result.
           *[other] The game of { $players } players ends without a result.
        }
    }
    .button = Close the table
ending-proposed =
    { $count ->
        [one] { $people } wants to stop here. Does everyone agree?
       *[other] { $people } want to stop here. Does everyone agree?
    }
late-offer = You’re not in this game. You can watch: [{ $game }]({ $link }).
late-next = { $asked ->
        [True] You’ll be asked when the next game opens here.
       *[False] Next time you could be in from the start.
    }
late-taken = You’re playing { $colour } now!
button-take = Play { $colour } for { $name }
button-round = Show the last round
button-next = Ask me next time
button-not-next = Don’t ask me
story-folded = … { $count } more: /table log
story-outcome = { $text } – { $came }
story-times = { $text } ({ $times }×)

seat-handed =
    { $why ->
        [left] { $person } leaves; { $computer } takes over.
        [gone] { $person } has left the server; { $computer } takes over.
        [absent] { $computer } fills in for { $person }.
        [back] { $person } is back!
       *[taken] { $person } takes over.
    }
call =
    { $rests ->
        [True] **Your table is waiting for you.** Everyone is away, so the game is paused.
       *[False] **Your turn!**
    } { $game } · table { $table } · { to-board }
seat-offered = { $person } is giving up their seat ({ $colour }). Who takes over?
button-take-over = Take over { $colour }
offer-said =
    { $on ->
        [True] Anyone can now take your seat from the board. Until then, keep playing. Changed your mind? Use /table offer again.
       *[False] You’ve taken the offer back. You keep your seat.
    }
board-resting = **Paused.** The clocks are stopped.
board-unattended = **Paused: no one is here.** Waiting for { $people }.
board-wakes = The first player back presses “{ button-am-back }” and plays on. A computer fills in for the others.
pause-proposed =
    { $count ->
        [one] { $people } would like a break. OK with everyone?
       *[other] { $people } would like a break. OK with everyone?
    }
button-pause = Pause
pause-said =
    { $rests ->
        [True] Paused. Press “{ button-play-on }” on the board to resume.
       *[False] I’ve asked the others. The game pauses when they agree.
    }
button-take-back = Undo ({ $name })
event-took-back = undoes the move
event-timed-out = runs out of time, so a computer finishes the turn
board-rolls = -# I’ll roll in { $seconds } seconds. Or play a card?
board-waits = -# The game continues { $goes_on }.
choice-counts = Too late to undo: that move counts now. See the newest board.
choice-others = You can only undo your own moves.
table-paused = The game is paused. Press “{ button-play-on }” on the board first.
board-away = A computer is playing for { $people }. Back? Press “{ button-am-back }”.
board-missed =
    { $people }, are { $count ->
        [one] you
       *[other] you all
    } still there? Press anything here, or the game can go on without you { $due }.
board-silent = No word from { $people } for a day. The other players can now go on, pause or end the game without them.
    .cup = No word from { $people } for a day. The other players can now go on without them.
button-without = Let a computer fill in
button-am-back = I’m back

hand-title = **Your hand** · { $game } · [Go to the table]({ $link })
hand-waiting = It’s not your turn yet.
hand-away =
    { $rests ->
        [True] The game is paused because no one is here. Press “{ button-am-back }” to resume.
       *[False] A computer is playing your cards. Press “{ button-am-back }” to take over again.
    }
hand-left = You’ve left this table.
hand-over = That game is over: { to-board }
hand-dead = { $dice } can’t be played: no row is free, and every row would go past 40.

result-title = ## { $who } { $winners ->
        [one] wins!
       *[other] win!
    }
    .draw = ## It’s a draw!
table-shrunk = **{ $game }** · table { $table }: { $winners ->
        [0] ended early
        [one] { $who } won
       *[other] { $who } won together
    }
    .draw = **{ $game }** · table { $table }: a draw between { $who }
result-place = **{ $place }.** { $seat }
table-closed =
    { $why ->
        [idle] This table was closed after a week without a move. Start a new one with /play.
        [empty] Everyone left, so this table was closed. Start a new one with /play.
       *[people]
            { $people ->
                [0] This game was ended early. Start a new one with /play.
               *[other] { $who } ended this game early. Start a new one with /play.
            }
    }

thread-name = { $game } · table { $table }
thread-opened = { $person } opened a table.

table-shown = Here’s the board again.
table-shown-soon = Discord is slow right now. The board will be here in a moment.
table-left =
    You’ve left, and a computer is playing for you now. { $back ->
        [True] Changed your mind? You can come back here until someone else takes the seat.
       *[False] You can’t rejoin this game. See you next time!
    }
end-closed = This table is closed now. See you next time!
end-proposed = I’ve asked the others. The game ends when they agree.
log-empty = Nothing has happened yet.

tables-line =
    { $state ->
        [turn] **Your turn!** ·
        [away] A computer is playing for you ·
        [lobby] Not started yet ·
        [rests] Paused ·
       *[running] Waiting for others ·
    } { $game } · table { $table } · { to-board }
tables-none = You’re not in any game. Start one with /play.
tables-lobbies = **Waiting for players on this server:**
tables-own = **Your tables:**
tables-lobby =
    { $game } · table { $table } · { $people } · { $free ->
        [0] waiting list
        [one] one free seat
       *[other] { $free } free seats
    } · [To the table]({ $link })

rules-here =
    { $count ->
        [0] **At this table:** no house rules.
       *[other] **House rules at this table:**
    }
settings-own =
    ## Just for you
    These settings are yours alone and apply at every table. A theme changes your cards and my private answers; the board looks the same to everyone.
settings-look-first =
    { $on ->
        [True] Wall race: you see a preview and confirm your move.
       *[False] Wall race: your move counts right away.
    }
settings-draws =
    { $on ->
        [True] You always draw an action card.
       *[False] You’re asked whether you want to draw an action card.
    }
settings-more-time =
    { $on ->
        [True] At your tables, everyone has { $seconds } seconds to respond, and before rolls and forced moves.
       *[False] You get the table’s usual time to respond.
    }
settings-asks =
    { $on ->
        [True] You’re asked even if there’s only one possible move.
       *[False] If there’s only one possible move, I make it for you.
    }
settings-none = You didn’t choose anything. Pick something from the menu, or use /settings again.

menu-theme-own = Your theme
theme-as-server = Server default
theme-light = Evening light
theme-dark = Night
theme-light-colour-blind = Evening, color-blind friendly
    .short = If red and green, or blue and yellow, look alike to you
theme-dark-colour-blind = Night, color-blind friendly
    .short = If red and green, or blue and yellow, look alike to you
themes-alt = A corner of the board in each theme: { $themes }.
button-look-first = Wall race: preview my moves
button-not-look-first = Wall race: move right away
button-draws = Always draw a card
button-not-draws = Ask before I draw a card
button-more-time = Give me more time
button-not-more-time = I don’t need more time
button-asks = Ask me even about forced moves
button-not-asks = Make forced moves for me
menu-rolls = Your dice
menu-calls = When it’s your turn and you’re away
menu-zone = Your time zone
settings-tell = **Free seats:** I can ping you when a table on this server is waiting for players.
menu-listed = Your results
    .about = With “Don’t remember any”, games already begun still count, and you’re off this season’s lists (for 90 days where there are no seasons).
remember-yes = Remember them, and show me on lists
remember-hidden = Remember them, but keep me off lists
remember-forgotten = Don’t remember any from now on
zone-as-server = Server default
calls-server = Server default
calls-once = Ping me right away, on the board
calls-late = Ping me when half my time is gone
calls-dm-once = DM me right away
calls-dm-late = DM me when half my time is gone
calls-never = Never ping me
button-roll-for-me = Roll for me from now on
rolls-from-now-on = From now on I roll for you, at every table. To change that: /{ command-settings }, “{ menu-rolls }”.
rolls-table = Table default
rolls-itself = Always roll for me
rolls-hand = Always let me roll

help-text =
    ## Pöppel
    Play *Mensch ärgere Dich nicht*, the German Ludo, right here with your friends. Unofficial, and not made by the publisher.

    1) Type `/play`. Everyone who wants to play presses **{ button-join }**.
    2) Not enough people? **{ button-fill }**. Other game or rules, another day? **{ button-host }**.
    3) Press **{ button-start }**. Your turn? Press **{ action-roll }**, then pick a piece. Your cards are behind **{ button-my-hand }**.

    `/table show` brings the board back, `/table text` describes it, `/tables` lists tables with free seats and your games, `/rules` explains the rules. Had enough? `/table leave` gives up your seat, `/table end` ends the game.
    Players wanted? Press **{ button-tell }**, and I ping you when a table here waits for players.
    On your own? `/daily` has five positions for you each day.
    Six of you or more? A moderator opens a cup with `/cup new`: rounds at many tables, and a final.
    A restart never loses a game, and `/fair` lets anyone check the dice.
    -# Pöppel { $version }

help-uninvited =
    ## Pöppel
    Play *Mensch ärgere Dich nicht*, the German Ludo, on Discord. Unofficial, and not made by the publisher.

    You have Pöppel to yourself here: `/daily` has five positions for you each day, `/rules` explains the games, `/privacy` shows what I store about you.
    To play with friends, [invite me to your server]({ $link }) and type `/play` there.

rules-classic =
    ## The classic game, in short
    You have four pieces – fewer with the house rule “{ rule-pieces }”. Take them all once around the board, in the direction of the arrows, and into your goal. First one done wins.

    - One piece starts on your start square, the others wait in your base. The highest roll goes first (unless the house rules say otherwise), then play goes clockwise. In the rulebook it’s the youngest, but I don’t know how old you are.
    - Roll, and move one piece exactly that many squares. If one piece can’t move, move another. If none can, you stay put.
    - Only a **6** brings a piece out of the base onto your start square – and while pieces are waiting there, it must. If your own piece is on the start square, move that piece with the 6 instead.
    - By the book you roll once, even if all your pieces are in the base (the house rule “{ rule-three-rolls }” gives you three). After a 6, roll again – unless the 6 couldn’t be moved or brought your last piece into the goal.
    - While pieces wait in your base, clear your start square as soon as you can.
    - You can jump over pieces; count their squares. Land on someone else’s piece and it goes back to its base. You never have to do that if another move is possible. Two of your own pieces can’t share a square.
    - You need an exact roll to enter the goal. Count its squares one by one; in there, too, pieces can move up and jump. No one enters another player’s goal.

# Why something was not done.

unknown-game = I don’t know this game. Choose one from the list.
unknown-table = This table is gone. Open a new one with /play.
table-ended = This game is over. Start a new one with /play.
table-not-started = The game hasn’t begun yet. The host can start it.
table-unplayable = Table { $table } comes from another version of Pöppel and can’t be played. An admin can close it with /table end.
no-table-here = There’s no table in this channel. Open one with /play.
channel-busy = Someone is playing here already: { to-board }. Join in, wait, end it with /table end, or play in another channel.
no-member = You can see my commands, but I’m not a member of this server yet, so I can’t show a board. An admin can [add me]({ $link }).
missing-permissions = I can’t play in { $channel } yet. Ask an admin to allow me: { $permissions }.
only-admins = Only admins of this server can change that. Ask one of them.
not-seated = You don’t have a seat at this table. Open one of your own with /play.
not-away = No computer is playing for you here. Use the newest board; /table show brings it back.
seat-own = You’re already playing here. Use the newest board; /table show brings it back.
seat-taken = Someone already has that seat. Open a table of your own with /play.
seat-barred = A moderator took you off this table. Only a moderator can let you back in.
seat-closed = Computers keep their seats at this table. Press “{ button-next }” to be asked for the next game.
seat-held = Someone has already seen those cards, so no one else can take that seat. Press “{ button-next }” to be asked for the next game.
seat-seen = You’ve seen another hand in this game, so you can’t take this one. Open a table of your own with /play.
already-done = You’ve already done that. The board shows whose turn it is.
button-more = More…
too-late = Too late: the time to respond is over.
not-waited-for = No need to pass: no one is waiting for you here.
not-your-turn = It isn’t your turn yet. The board shows when it is.
stale = The game has moved on. Use the newest board; /table show brings it back.
illegal = That doesn’t work here. Use the buttons on the newest board.
bad-click = I don’t know this button. Use the newest board; /table show brings it back.
no-hands = No one holds cards in this game. Everything is on the board.
failed-store = I couldn’t save that, so nothing has changed. Try again in a moment.
failed-bug = Something went wrong on my end. Look at the newest board with /table show and try again.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-connect = Connect
