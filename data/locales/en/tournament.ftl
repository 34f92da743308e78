# The tournament rules: what can be chosen, what happens and what a button does there.

game-tournament = Tournament

preset-penalties = With penalties
    .text = You may break a MUST, and pay for it.

rule-must-mode = MUST rules
    .text = Either only what the MUST rules allow can be chosen, or everything can, and a broken MUST ends your turn: a missed capture or a start square not cleared costs a piece.
    .value-enforce = nothing else can be chosen
    .value-penalty = breaking one is punished

event-broke = breaks MUST { NUMBER($must) }: { $must ->
        [4] a 6 has to bring a piece out
        [5] the start square has to be cleared
        [8] the roll has to be moved
        [10] somebody had to be sent home
       *[14] the goal has to be entered
    }; the move doesn’t count, and the turn is over
event-fined = pays for it: piece { $piece } goes back to the base

action-lap = { $piece } · lap to { $to }{ $captures ->
        [0] {""}
       *[other] , sends { $victim } home
    }
action-pass = Pass: nothing moves

rules-tournament =
    ## The tournament rules, in short
    Three or four play; three of them on the board with six arms. All four pieces begin in the base, the highest roll begins.

    - Only a **6** brings a piece in. With nothing on the way you have three rolls. After a 6 you always roll again, even if nothing could move.
    - **Capturing goes first** (MUST 10). A capture that also brings a piece in or clears your start square goes before any other.
    - Without a capture, a 6 has to bring a piece in (MUST 4), and your start square has to be cleared while pieces wait (MUST 5).
    - Else a piece that has gone round has to enter the goal by exact count (MUST 14), where nobody is jumped over; else any piece has to move (MUST 8).
    - With penalties, you can break a MUST: your turn is over and nothing moves. For a missed capture the piece that could have captured goes back to the base, for MUST 5 the one on the start square.
