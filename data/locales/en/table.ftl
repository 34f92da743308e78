# A running table: its board, what people are told, how it ends.

computer = { $level ->
        [easy] Computer, easy
        [random] Computer, by chance
       *[normal] Computer
    }

board-due = (until { $due })
board-footer = { $game } · table { $table }
board-dm-closed = No direct message reaches { $people }: use “My hand” here.
button-my-hand = My hand
button-close = Close the table
button-play-on = Play on
ending-proposed = { $people } would like to close this table.

hand-title = **Your hand** · { $game }, table { $table } · [to the table]({ $link })
hand-waiting = It is not your turn.
hand-left = You have left table { $table }.
hand-over = Table { $table } is over: { $link }
hand-dead = { $dice } cannot be laid: no row is free, and every row would go past 40.

result-title = ## Table { $table } is over
result-place = { $place }. { $seat }
table-seed = -# Fair dice: the secret `{ $seed }` has the SHA-256 `{ $hash }`.
table-closed = Table { $table } was closed before the game was over.

thread-name = { $game } · table { $table }
thread-opened = { $person } opens a table: { $thread }

table-shown = The board is posted again.
table-left = You have left table { $table }. The computer plays for you from now on.
end-closed = Table { $table } is closed.
end-proposed = The others are asked on the board whether to close table { $table }.
log-empty = Nothing has happened yet.

tables-line = { $state ->
        [turn] **Your turn** ·
        [lobby] Lobby ·
       *[running] Waiting for others ·
    } { $game }, table { $table }: { $link }
tables-none = You are at no table. Open one with /play.

rules-here = { $count ->
        [0] **Table { $table }** plays by the book.
       *[other] **Table { $table }** differs from the book:
    }
settings-threads = { $on ->
        [True] From now on every table gets a thread of its own.
       *[False] From now on tables stay in the channel where they are opened.
    }

help-text =
    ## Pöppel
    Play *Mensch ärgere Dich nicht* together, here in the channel. Unofficial; not made by the publisher.

    1) Type `/play`. A lobby appears: everybody who wants to play taps **Join**.
    2) Missing players? **Add computer**. Other rules? **Rules and guests**.
    3) Tap **Start**. When it is your turn, tap **Roll**, then the piece that should move.

    `/table show` posts the board again, `/table text` tells it in words, `/tables` lists your tables, `/rules` tells the rules. `/table leave` gives up your seat, `/table end` closes the table.
    Nothing is lost when Pöppel restarts. `/fair` lets anybody check the dice.

rules-classic =
    ## The classic, in short
    Everybody has four pieces. Bring all of yours once around the board and onto your goal squares a to d; whoever does so first wins.

    - One piece begins on the start square, three wait in the base. Roll, and move one piece by exactly that many squares.
    - A **6** brings a piece from the base onto the start square: you must, as long as any wait. Then you roll again. If the 6 cannot be moved, there is no further roll.
    - Pieces may be jumped over. Land on another colour's piece and it goes back to its base; you need not. Two of your own never share a square.
    - As long as pieces wait in your base, leave your start square as soon as you can.
    - The goal is entered by exact count, and its squares are counted one by one. In the goal, too, pieces can move on and be jumped over.

# Why something was not done.

unknown-game = This game is not offered. Choose one from the list.
unknown-table = This table does not exist any more.
table-unplayable = Table { $table } cannot be played by this version of Pöppel. A moderator can close it with /table end.
table-ended = This game is over. Start a new one with /play.
table-not-started = The game has not begun yet.
no-table-here = There is no table in this channel. Open one with /play.
channel-busy = There is a table here already: { $link }. Finish it, close table { $table } with /table end, or play in another channel.
missing-permissions = Something is missing before we can play in { $channel }. Ask an admin to allow me: { $permissions }.
only-admins = Only people who may manage the server can change this.
not-seated = You have no seat at this table.
not-your-turn = It is not your turn.
stale = This button is out of date. Use the newest board; /table show posts it again.
illegal = That is not possible here. Use the buttons on the newest board.
bad-click = I do not understand this button. Use the newest board; /table show posts it again.
no-hands = Nobody holds cards in this game.
failed-store = Your move could not be stored, so nothing has changed. Try again in a moment.
failed-bug = Something went wrong on my side. Look at the newest board with /table show and try again.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
