# The wall race: its rules, what happens in it, what is asked, what a button does.

game-walls = Wall race
    .goal = Two dice, five walls: jump them, and be the first with all your pieces in the goal.
    .aim = Over walls to the goal

preset-shuffled = Shuffled walls
    .short = By the book, but the walls are shuffled for every game

rule-wall-layout = The walls
    .text = Standard: the walls always stand the same way (the numbers are ours, as the rulebook doesn’t show them all). Shuffled: they change places before the game, and some are turned around.
    .short = The same every time, or shuffled
    .value-standard = the same every time
    .value-shuffled = shuffled

rule-jump-back = Jumping back
    .text = You may also jump over walls backward, away from the goal. Without this rule, you can only jump toward it.
    .short = You may jump walls away from the goal, too

rule-own-stopover = Landing on your own piece
    .text = Between the two dice, a piece may also turn or jump on a square where one of your own pieces stands. No move may end there.
    .short = Turn or jump on a square where your own piece stands

event-set-walls = the walls are shuffled
event-rolled-two = rolls { $dice }
event-went = piece { $piece }: { $legs } to { $to }

prompt-go = { $own ->
        [True] You rolled { $pips }: { $choice ->
            [itself] there’s only one move; I’ll make it for you.
            [one] there’s only one move.
           *[some] which move?
        }
       *[False] { $seats }, { $pips }: { $choice ->
            [itself] there’s only one move; I’ll make it for you.
            [one] there’s only one move.
           *[some] which move?
        }
    }

action-go =
    { $legs }{ $home ->
        [True]
            { $captures ->
                [0] , into the goal
               *[other] , goal ×{ $victim }
            }
       *[False]
            { $captures ->
                [0] { "" }
                [1] : { $victim } home
               *[other] : { $victims }
            }
    }
walls-hits = { $way }, sends { $victims } home
action-go-with = #{ $piece }: { $way }
tap-more-ways = More ({ $ways })
tap-piece = Piece { $piece } · { $ways ->
        [one] one move
       *[other] { $ways } moves
    }

leg-forward = { $die } forward
leg-back = { $die } back
leg-up = jump { $die } up
leg-down = jump { $die } down
leg-to = { $leg } to { $square }
leg-hits = { $leg }, sending { $captured } home
leg-home = into the goal

walls-way = Piece { $piece }: { $way }

alt-way = ({ $number }) { $way }
alt-walls = The squares run in six rows from the start, A, through 1 to 62 to the two squares Z. Between the rows stand five walls; their numbers from left to right, seen from the start: { $numbers }.

rules-walls =
    ## The wall race, in short
    Everyone races along the same track: six rows with five numbered walls in between, from the start square A to the two squares Z at the end. You start with four pieces in your base – fewer with the house rule “{ rule-pieces }”. First to get them all into the goal wins.

    - The highest roll goes first (unless the house rules say otherwise), then play goes clockwise. In the rulebook it’s the youngest, but I don’t know how old you are.
    - Roll **two dice** and use both for the same piece, one after the other, in any order, **forward or back**. You can only turn around after a whole die. Doubles are nothing special.
    - Any roll brings a piece out. The start square A counts as its first step. Once out, a piece never goes back behind A.
    - **Over the wall:** if your piece stands next to a number in the wall and one of your dice shows that number, you can use that die to jump to the square on the other side, forward or back. You can jump twice in a row.
    - **Sending home:** if your move ends on someone else’s piece, it goes back to its base. So does a piece on the square you reach with your first die – unless both dice walk in the same direction, without a jump: then you just pass it. So you can send two home in one turn. You never have to if another move is possible.
    - You can jump over your own pieces, but not land on them.
    - A piece reaches the **goal** when its whole move ends on one of the squares Z. You can’t go past them. In the goal, it is safe.

# What the pictures of /rules show.

example-walls-enter = Red rolls 3 and 5: with the 3, piece 2 comes out on the third square – the start counts – and moves 5 more.
example-walls-straight = Red rolls 3 and 3 and moves a piece six squares forward. It passes Yellow, lands on Green and sends Green home.
example-walls-turn = Red rolls 2 and 4: first two back, then four forward. The piece sends Yellow home where it turns around, and Green where it stops.
example-walls-jump = Red rolls 2 and 5: two forward, sending Yellow home, then over the wall with the 5. On the other side, Black goes home.
example-walls-two-jumps = Red rolls 3 and 5 and jumps two walls in a row.
example-walls-home = Red rolls 2 and 3. Five forward would be too far, so the piece goes two back and three forward – into the goal.
example-wall-layout = One way the walls can stand: in other places, some turned around. It’s different every game.
example-jump-back = Red rolls 1 and 4: back over the wall with the 4, then one more square back. Green goes home.
example-walls-pieces = With two pieces each, Red’s second piece in the goal wins the game.
example-own-stopover = Red rolls 2 and 5: piece 1 stops at Red’s own piece 2 and jumps the wall from there. Black goes home.
example-walls-places = Red has all pieces in the goal and has won. The others play on for places: Yellow moves.
