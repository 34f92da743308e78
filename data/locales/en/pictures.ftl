# Pictures in words, for screen readers and for /table text, and the words on the result's picture.
# A colour stands for its player and begins with a capital.

colour-yellow = Yellow
colour-green = Green
colour-red = Red
colour-black = Black
colour-blue = Blue
colour-violet = Violet

alt-seat = { $colour } ({ $name })
alt-square = square { $name }
alt-goal = goal square { $name }
alt-base = the base

alt-to-roll = { $seat } is to roll.
alt-to-move = { $seat } rolled { $pips } and may move: { $moves }.
alt-move = piece { $piece } to { $to }
alt-move-captures = piece { $piece } to { $to }, capturing { $captured }
alt-over = The game is over.
alt-rolled = { $seat } rolled { $pips }.
alt-moved = { $seat } moved piece { $piece } from { $start } to { $to }.
alt-moved-captures = { $seat } moved piece { $piece } from { $start } to { $to } and captured { $captured }.
alt-place = Place { $place }: { $seat }.
alt-stands = { $seat }: { $pieces }.
alt-stands-on = piece { $piece } on { $square }
alt-stands-base = { $count ->
        [one] piece { $pieces } in the base
       *[other] pieces { $pieces } in the base
    }
alt-numbers = The { $squares } squares are numbered clockwise; 1 is where { $seat } starts.

result-captured = Captured
result-lost = Lost
result-rolls = Rolls
result-decimal = { $whole }.{ $tenth }
alt-result = Place { $place }: { $seat }, captured { $captured }, lost { $lost }, { $rolls } rolls, { $sixes } of them a 6, { $mean } on average.
