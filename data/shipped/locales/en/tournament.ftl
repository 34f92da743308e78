# The tournament rules: what can be chosen, what happens and what a button does there.

game-tournament = Tournament
    .goal = Be the first with all your pieces in the goal. If you can send someone home, you must.
    .aim = Sending home is a must

preset-penalties = With penalties
    .short = You may break a MUST, and pay for it

rule-must-mode = MUST rules
    .text = Without penalties, you can only choose moves that follow the MUST rules. With penalties, you can choose anything, but breaking a MUST ends your turn; if you missed a capture or didn’t clear your start square, a piece goes back to its base.
    .short = Either you can’t break them, or there’s a penalty
    .value-enforce = only moves that follow them
    .value-penalty = breaking one has a penalty

rule-time-limit = Time limit
    .text = When time runs out, the game ends as it stands, and squares are counted: 10 points for a piece on its start square and 1 more for each square further, 75 for one in the goal. A player with every piece in the goal comes first.
    .short = When time runs out, the squares are counted
    .value-25 = 25 minutes
    .value-30 = 30 minutes
    .value-50 = 50 minutes
    .value-round = until the cup’s round is over

event-time-up =
    .headline = That’s it! We count the squares: { $points }.

event-broke = breaks MUST { NUMBER($must) }: { $must ->
        [4] a 6 has to bring a piece out
        [5] the start square has to be cleared
        [8] the roll has to be moved
        [10] someone had to be sent home
       *[14] the goal has to be entered
    }; nothing moves, and the turn is over
event-fined = pays for it: piece { $piece } goes back to the base

action-lap = { $piece } · lap to { $to }{ $captures ->
        [0] {""}
       *[other] , sends { $victim } home
    }
action-pass = Don’t move

rules-tournament =
    ## The tournament rules, in short
    Four players use the usual board, three the board with six arms. All your pieces start in the base. The highest roll goes first, then play goes clockwise. First to get all four pieces into the goal wins. “MUST” with a number is the rule’s number in the rulebook.

    - Only a **6** brings a piece out. You get three rolls if none of your pieces is on the track and none can move up in the goal; otherwise one. After a 6 you always roll again, even if you couldn’t move.
    - One piece per square. You can jump over others on the track; count their squares.
    - **Sending home comes first** (MUST 10). If a capture also brings a piece out or clears your start square, it comes before the others.
    - If you can’t capture: a 6 must bring a piece out (MUST 4), and you must clear your start square while pieces are waiting (MUST 5).
    - Otherwise, a piece that has gone all the way around must enter the goal. It needs the exact number and can’t jump over pieces there (MUST 14). If none can, any piece must move the full roll (MUST 8).
    - With penalties, you can break a MUST: your turn ends and nothing moves. If you skipped a capture, the piece that could have captured goes back to the base (if several could, the one furthest ahead); for MUST 5, the one on the start square.
    - With the house rule “{ rule-time-limit }”, the game ends after that time, and squares are counted. The touch rule (12) doesn’t apply here: only what you press counts.
