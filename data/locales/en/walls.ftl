# The wall race: its rules, what happens in it, what is asked, what a button does.

game-walls = Wall race

preset-shuffled = Shuffled walls
    .text = As in the rulebook, but the walls stand elsewhere each time.

rule-wall-layout = The walls
    .text = The walls stand the same way every time (their numbers are ours, as the rulebook does not show them all), or they change places before the game, and some are turned round.
    .value-standard = the same every time
    .value-shuffled = shuffled

rule-jump-back = Jumping back
    .text = You may jump walls backward, too, away from the goal. Without this rule, only towards it.

rule-own-stopover = Stopping where your own stand
    .text = Between its dice a piece may turn or jump where one of your own stands, too; that one stays. No move may end there.

event-set-walls = the walls are shuffled
event-rolled-two = rolls { $dice }
event-went = piece { $piece }: { $legs } to { $to }

prompt-go = { $own ->
        [True] You rolled { $pips }: { $choice ->
            [itself] there’s only one way; I’ll take it for you.
            [one] there’s only one way.
           *[some] which way?
        }
       *[False] { $seats }, you rolled { $pips }: { $choice ->
            [itself] there’s only one way; I’ll take it for you.
            [one] there’s only one way.
           *[some] which way?
        }
    }

action-go = { $legs }{ $home ->
        [True] { $captures ->
            [0] , into the goal
           *[other] , goal: { $victim }
        }
       *[False] { $captures ->
            [0] {""}
            [1] : hits { $victim }
           *[other] : { $victims }
        }
    }
tap-piece = Piece { $piece } · { $ways ->
        [one] one way
       *[other] { $ways } ways
    }

leg-forward = { $die } forward
leg-back = { $die } back
leg-jump = jump { $die }
leg-to = { $leg } to { $square }
leg-hits = { $leg } and sends { $captured } home
leg-home = into the goal

walls-way = Piece { $piece }: { $way }

alt-pieces = { $seat } rolled { $dice } and can go with: { $pieces }.
alt-ways = { $seat } rolled { $dice }. Piece { $piece } can go: { $ways }.
alt-way = ({ $number }) { $way }
alt-walls = The squares lead in six rows from the start, A, by 1 to 62 to the two squares Z. Between the rows stand five walls; their numbers from left to right, seen from the start: { $numbers }.

rules-walls =
    ## The wall race, in short
    Everybody runs along the same track: six rows, and between them five walls with numbers. Be the first to bring all four pieces into the goal.

    - Roll **two dice** and use both for one piece, one after the other, in any order, **forward or back**. You may turn only when one die has been walked in full.
    - Any roll can bring a piece out; the start, A, counts as its first step.
    - **Over the wall:** does your piece stand at a number in the wall that one of your dice shows? Then that die may take it over to the square opposite, forward or back. Twice in a row is fine.
    - **Sending home:** land on somebody else’s piece and it goes home: where your move ends, and between the dice, too, unless both go the same way along the track: then you just run past. So one turn can send two home. If you can move otherwise, you need not.
    - You may jump over your own pieces, but never land on them.
    - A piece is in the **goal** when its whole move ends on one of the last two squares. There is no going beyond them.

# What the pictures of /rules show.

example-walls-enter = Red rolls 3 and 5: with the 3, piece 2 comes out on the third square – the start counts – and walks on by 5.
example-walls-straight = Red rolls 3 and 3 and walks six squares forward. The piece passes Yellow; Green, at the end, goes home.
example-walls-turn = Red rolls 2 and 4: first two back, then four forward. Where the piece turns, Yellow goes home, and at the end Green does, too.
example-walls-jump = Red rolls 2 and 5: two forward, Yellow goes home, and with the 5 over the wall. On the other side Black goes home.
example-walls-two-jumps = Red rolls 3 and 5 and jumps two walls in a row.
example-walls-home = Red rolls 2 and 3. Five forward would be too far; so two back and three forward, and the piece is in the goal.
example-wall-layout = This is how the walls may stand: in other places, some turned round. Each game has its own.
example-jump-back = Red rolls 1 and 4: with the 4 back over the wall, then one square back. Green goes home.
example-own-stopover = Red rolls 2 and 5: piece 1 stops at Red’s own piece 2 and jumps the wall from there. Black goes home.
example-walls-places = Red has all pieces in the goal and has won. The others play on for places: Yellow moves.
