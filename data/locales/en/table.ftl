# A running table: its board, what people are told, how it ends.

computer = { $seat ->
        [0] Rosa
        [1] Otto
        [2] Ida
        [3] Emil
        [4] Frieda
       *[5] Hugo
    }
computer-called = { computer }{ $level ->
        [hunter] , hunter
        [careful] , careful
        [runner] , runner
        [grudge] , never forgets
       *[other] {""}
    }
computer-asked = { $seats } is up.

board-confirm = Go like this?
board-due = -# Time’s up { $due }.
board-ends = -# The game ends at { $time }, { $ends }; then we count squares.
board-outage =
    -# Pöppel was away for { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }. Nobody’s time ran meanwhile.
board-footer = { $game } · table { $table } · fair dice: /fair
board-quiet = Quiet hours for { $people }, { $begins } to { $ends }: no calls, and no time runs out.
board-paused = I’m away for a moment; the game goes on right after.
board-dm-closed = { $count ->
        [one] { $people }, I can’t write to you: press “{ button-my-hand }” here instead.
       *[other] { $people }, I can’t write to any of you: press “{ button-my-hand }” here instead.
    }
board-hidden = { $why ->
        [locked] { $channel } is locked, so I can’t show the board there. Ask a moderator to unlock it.
        [blocked] This server’s moderation stops the board in { $channel }. Ask a moderator to let me post there.
       *[forbidden] I can’t show the board in { $channel } at the moment. Ask an admin to allow me: { $permissions }.
    }
message-moved = This message is out of date; there is a newer one.
button-choose = Choose
button-back = Back
menu-choose = What would you like to do?
to-board = [To the board]({ $link })
button-hint = What would you do?
hint = { $action ->
        [none] I’d let it be
       *[other] I’d go for **{ $action }**
    }: { $why }.
hint-both = { $one }, and { $other }
hint-way = { $game ->
        [card-race] it promises you the most points
       *[other] it gets you to the goal soonest
    }
hint-hits = { $who ->
        [nobody] it costs the others the most
       *[other] it sets { $who } back
    }
hint-hunt = it leaves others in danger
hint-risk = nothing else is safer
hint-keeps = { $doing ->
        [draw] one more card is usually worth it
        [play] you’ll hold the better cards
        [give] you keep the better cards
       *[other] you keep your cards for later
    }
hint-later = all in all, it’s your best chance
hint-only = nothing else is worth it
no-hints = This table plays without advice. What would you do yourself?
button-my-hand = My hand
button-again = Play again
again-opened = The next game is here: { $link }
button-close = Close the table
button-keep = Keep it
button-play-on = Play on
closing-sure = Close this game for everybody? { $game }, with:
ending-proposed = { $count ->
        [one] { $people } would like to stop here. You too?
       *[other] { $people } would like to stop here. The rest of you, too?
    }
late-offer = You’re not at this table. Watch along: [{ $game }]({ $link }).
late-next = { $asked ->
        [True] You’ll be asked when the next game opens here.
       *[False] Next time you could be in from the start.
    }
late-taken = You play { $colour } from now on!
button-take = Play { $colour } for { $name }
button-round = Show the last round
button-next = Ask me next time
button-not-next = Don’t ask me
story-folded = … there’s more: /table log
story-times = { $text } ({ $times }×)

seat-handed = { $why ->
        [left] { $person } leaves; { $computer } plays on.
        [gone] { $person } has left the server; { $computer } plays on.
        [absent] { $computer } plays for { $person } for now.
        [back] { $person } is back!
       *[taken] { $person } takes over.
    }
board-called = { $people }, { $count ->
        [one] you’re up!
       *[other] you’re all up!
    }
call = { $rests ->
        [True] **The table is waiting for you.** Nobody’s there, so it’s having a rest.
       *[False] **You’re up!**
    } { $game } · table { $table }: { $link }
seat-offered = { $person } offers their seat ({ $colour }): who plays on?
button-take-over = Take over { $colour }
offer-said = { $on ->
        [True] On the board, somebody can take your seat over now. Until then you play on. Changed your mind? /table offer again.
       *[False] Your seat is yours alone again.
    }
board-resting = **The table is having a rest.** All clocks stand still.
board-unattended = **The table is having a rest: nobody’s here.** { $count ->
        [one] { $people } is missing.
       *[other] { $people } are missing.
    }
board-wakes = Whoever is back first presses “{ button-am-back }” and plays on; a computer stands in for the others.
pause-proposed = { $count ->
        [one] { $people } would like a break. You too?
       *[other] { $people } would like a break. The rest of you, too?
    }
button-pause = Pause
pause-said = { $rests ->
        [True] The table rests. “{ button-play-on }” on the board goes on.
       *[False] I’ve asked the others on the board whether to pause.
    }
button-take-back = { $colour }: take it back
event-took-back = takes the move back
event-timed-out = runs out of time, so a computer finishes the turn
board-waits = -# The game goes on { $goes_on }.
choice-counts = Too late, that move counts. The newest board shows how it goes on.
choice-others = Only whoever made this move can take it back.
table-paused = The table is having a rest. Press “{ button-play-on }” on the board first.
board-away = A computer plays for { $people }. Back? Press “{ button-am-back }”.
board-missed = { $people }, { $count ->
        [one] you’re missed
       *[other] you’re all missed
    }: press anything here, or the game can go on without you { $due }.
board-silent = Nothing has been heard from { $people } for a day. Whoever is here can go on, pause or close the table without them.
button-without = Let a computer step in
button-am-back = I’m back

hand-title = **Your hand** · { $game } · [to the table]({ $link })
hand-waiting = It’s not your turn yet.
hand-away = { $rests ->
        [True] The table is having a rest: nobody’s here. Press “{ button-am-back }” and it goes on.
       *[False] A computer plays your hand for now. Press “{ button-am-back }”, and it’s yours again.
    }
hand-left = You’ve left this table.
hand-over = That game is over: { $link }
hand-dead = { $dice } fits nowhere: no row is free, and every row would go past 40.

result-title = ## { $who } { $winners ->
        [one] wins!
       *[other] win!
    }
result-secret = The dice’s secret: `{ $secret }`
result-place = **{ $place }.** { $seat }
table-closed = { $why ->
        [idle] Nobody has played here for a week, so this table is closed. A new one: /play.
        [empty] Nobody was left at this table, so it is closed. A new one: /play.
       *[people] { $people ->
                [0] This game was closed before the end. A new one: /play.
               *[other] { $who } closed this game before the end. A new one: /play.
            }
    }

thread-name = { $game } · table { $table }
thread-opened = { $person } opens a table: { $thread }

table-shown = Here’s the board again.
table-shown-soon = Discord is slow right now. The board will be here in a moment.
table-left = You’ve left, and a computer plays on for you. { $back ->
        [True] Changed your mind? Come back here while nobody else takes the seat.
       *[False] There’s no way back into this game; see you next time!
    }
end-closed = The table is closed. Until next time!
end-proposed = I’ve asked the others on the board whether to stop here.
log-empty = Nothing has happened yet.

tables-line = { $state ->
        [turn] **You’re up!** ·
        [away] A computer plays for you ·
        [lobby] Not begun yet ·
        [rests] Having a rest ·
       *[running] Not your turn yet ·
    } { $game } · table { $table } · { $link }
tables-none = You sit at no table. Open one with /play.

rules-here = { $count ->
        [0] **This table** plays by the book.
       *[other] **This table** plays with:
    }
settings-own =
    ## How it looks to you
    What only you see is drawn like this: your hand, and pictures in answers to you.
settings-look-first = { $on ->
        [True] In the wall race your way is drawn first, and counts once you confirm it.
       *[False] In the wall race your way counts at once.
    }
settings-draws = { $on ->
        [True] Action cards are drawn for you.
       *[False] You’re asked before an action card is drawn.
    }
settings-asks = { $on ->
        [True] You’re asked even if there is only one move.
       *[False] If there is only one move, it’s made for you.
    }
settings-none = You didn’t choose anything. Pick something from the menu, or use /settings again.

menu-theme-own = Your theme
theme-as-server = As the server has it
theme-light = Evening light
theme-dark = Night
theme-light-colour-blind = Evening light, other colours
    .text = For eyes that cannot tell red from green, or blue from yellow
theme-dark-colour-blind = Night, other colours
    .text = For eyes that cannot tell red from green, or blue from yellow
themes-alt = A corner of the board in each theme: { $themes }.
button-look-first = Wall race: show me the way first
button-not-look-first = Wall race: go at once
button-draws = Draw action cards for me
button-not-draws = Ask me before I draw a card
button-asks = Ask me even for the only move
button-not-asks = Make the only move for me
menu-rolls = Your dice
menu-calls = When it’s your turn and you’re away
menu-zone = Your time zone, for quiet hours
zone-as-server = As the server has it
calls-server = As the server has it
calls-once = Call me at once, on the board
calls-late = Call me at half time, on the board
calls-dm-once = Write to me at once
calls-dm-late = Write to me at half time
calls-never = Never call me
rolls-table = As the table has it
rolls-itself = Always roll for me
rolls-hand = Always let me roll

help-text =
    ## Pöppel
    Play *Mensch ärgere Dich nicht* together, right here. Unofficial; not made by the publisher.

    1) Type `/play`. A table opens: whoever wants to play presses **{ button-join }**.
    2) Too few of you? **{ button-add-computer }**. Other rules? **{ button-host }**.
    3) Press **{ button-start }**. You’re up? Press **{ action-roll }**, then the piece that should move. Your cards are behind **{ button-my-hand }**.

    `/table show` brings the board back, `/table text` tells it in words, `/tables` lists your tables, `/rules` tells the rules. Had enough? `/table leave` gives up your seat, `/table end` closes the table.
    Nothing is ever lost when Pöppel restarts, and with `/fair` anybody can check the dice.

rules-classic =
    ## The classic, in short
    Everybody has four pieces. Bring all four once around the board, the way the arrows point, and into your goal; whoever does so first wins.

    - One piece begins on your start square, three wait in your base. The highest roll begins, unless the table has it otherwise; then it goes clockwise.
    - Roll, and move one piece by exactly that many squares. If a piece cannot, another has to; only if none can, you stay where you are.
    - Only a **6** brings a piece from the base onto your start square, and it has to, as long as any wait there. If a piece of your own stands there, that one moves on with the 6 instead.
    - After a 6 you roll again, but not if the 6 could not be moved, and not when it brought your last piece into the goal.
    - As long as pieces wait in your base, leave your start square as soon as you can.
    - Pieces may be jumped over; their squares count. Land on another colour and it goes back to its base. If you can move otherwise, you need not. Two of your own never share a square.
    - Your goal is entered by exact count, square by square. Inside it, too, pieces move on and may be jumped over. Nobody else’s goal is entered.

# Why something was not done.

unknown-game = I don’t know this game. Choose one from the list.
unknown-table = This table is gone. Open a new one with /play.
table-ended = This game is over. A new one: /play.
table-not-started = The game hasn’t begun yet. The host can start it.
table-unplayable = Table { $table } comes from another version of Pöppel and can’t be played. A moderator can close it with /table end.
no-table-here = There’s no table in this channel. Open one with /play.
channel-busy = Somebody is playing here already: { $link }. Join in, wait, close it with /table end, or play in another channel.
no-member = Only my commands are on this server so far, and without me there’s no board. An admin can invite me: { $link }
missing-permissions = I can’t play in { $channel } yet. Ask an admin to allow me: { $permissions }.
only-admins = Only admins of this server can change that. Ask one of them.
not-seated = You don’t have a seat at this table. Open one of your own with /play.
not-away = No computer plays for you here. Use the newest board; /table show brings it back.
seat-own = You’re playing here already. Use the newest board; /table show brings it back.
seat-taken = Somebody plays that seat. Open a table of your own with /play.
seat-closed = At this table, computers keep their seats. Press “{ button-next }” to be asked for the next game.
seat-held = Somebody has held that hand before, so it stays hidden. Press “{ button-next }” to be asked for the next game.
seat-seen = You’ve seen another hand in this game, so you can’t take this one. Open a table of your own with /play.
not-your-turn = You’re not up yet. The board tells you when.
stale = The game has moved on. Use the newest board; /table show brings it back.
illegal = That doesn’t work here. Use the buttons on the newest board.
bad-click = I don’t know this button. Use the newest board; /table show brings it back.
no-hands = Nobody holds cards in this game. Everything is on the board.
failed-store = I couldn’t write that down, so nothing has changed. Try again in a moment.
failed-bug = Something went wrong on my side. Look at the newest board with /table show and try again.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-connect = Connect
