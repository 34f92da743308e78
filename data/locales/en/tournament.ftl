# The tournament rules: what can be chosen, what happens and what a button does there.

game-tournament = Tournament

preset-penalties = With penalties
    .text = You may break a MUST, and pay for it.

rule-must-mode = MUST rules
    .text = Either only what the MUST rules allow can be chosen, or everything can, and a broken MUST ends your turn: a missed capture or a start square not cleared sends a piece back to the base.
    .value-enforce = nothing else can be chosen
    .value-penalty = breaking one is punished

rule-time-limit = Time limit
    .text = When the time is over, the game ends where it stands, and squares are counted: 10 points for a piece on its start square and 1 more for each square further, 75 for one in the goal. Whoever has all in the goal comes first.
    .value-25 = 25 minutes
    .value-30 = 30 minutes
    .value-50 = 50 minutes

event-time-up =
    .aloud = Time’s up! We count the squares: { $points }.

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
action-pass = Move nothing

rules-tournament =
    ## The tournament rules, in short
    Four play on the usual board, three on the one with six arms. All four pieces begin in the base. The highest roll begins, then it goes clockwise. Whoever first has all four pieces in the goal wins.

    - Only a **6** brings a piece out. You have three rolls while no piece is on the way and none in the goal could still move up; if one could, you roll once. After a 6 you always roll again, even if nothing could move.
    - One piece to a square. Others may be jumped over on the way, and their squares count.
    - **Sending home goes first** (MUST 10). A capture that also brings a piece out or clears your start square goes before any other.
    - Without a capture, a 6 has to bring a piece out (MUST 4), and your start square has to be cleared while pieces wait (MUST 5).
    - Else a piece that has gone round has to enter the goal by exact count (MUST 14), where nobody is jumped over; else any piece has to move the whole roll (MUST 8).
    - With penalties, you can break a MUST: your turn is over and nothing moves. For a missed capture the piece that could have captured goes back to the base, of several the one furthest ahead; for MUST 5 it is the one on the start square.
