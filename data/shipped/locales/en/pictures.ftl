# Pictures in words, for screen readers and for /table text, and the words on the result's picture.
# A colour stands for its player and begins with a capital.

# How things stand beside each other, and how a sentence ends. (Lists with “and” and “or” are CLDR’s.)
labelled = { $label }: { $text }
between-items = { $first }, { $next }
between-parts = { $first }; { $next }
between-sentences = { $first } { $next }
list-more = { $listed } and { $more } more
ended = { $text }.

colour-yellow = Yellow
    .shape = Yellow · circle
colour-green = Green
    .shape = Green · square
colour-red = Red
    .shape = Red · triangle
colour-black = Black
    .shape = Black · diamond
colour-blue = Blue
    .shape = Blue · hexagon
colour-violet = Violet
    .shape = Violet · cross

alt-square = square { $name }
alt-goal = goal square { $name }
alt-base = the base

alt-lobby = { $game }: waiting to start. { $seats }. { $lines }
alt-turn = It’s { $seat }’s turn.
alt-to-move = { $seat } can move: { $moves }.
alt-piece = piece { $piece }
piece-of = { $name }’s piece { $piece }
name-and-number = { $name } { $number }
name-and-colour = { $name } ({ $colour })
alt-move = { $piece } to { $to }
alt-move-captures = { $piece } to { $to }, sending { $captured } home
alt-move-beside = { $move }, sharing the square
alt-over = The game is over.
alt-place = Place { $place }: { $seat }.
alt-together = { $seats } belong to one player.
alt-neutral = { $seat } is neutral: on your turn, you may move its pieces.
alt-stands = { $seat }: { $pieces }.
alt-stands-on = piece { $piece } on { $square }
alt-stands-barrier = pieces { $pieces } on { $square } as a barrier that no one can pass
alt-stands-base = { $count ->
        [one] piece { $pieces } in the base
       *[other] pieces { $pieces } in the base
    }
alt-before = Before:
alt-after = After:
alt-numbers = The { $squares } squares are numbered clockwise. Start square, and the last one before the goal: { $starts }.
alt-start = { $seat } { $start }, { $last }

alt-won = { $seat } has won with { $points } points.
alt-cards-begin = It is no one’s turn yet.
alt-from-centre = from the center
alt-from-own = taken from row { $row }
alt-from = taken from { $seat }
alt-from-either = taken from { $seats }
alt-from-row = { $seat }, row { $row }
alt-score = Points: { $points }; the first to { $target } wins.
alt-points = { $seat } { $points }
alt-rows = { $seat }: { $rows }.
alt-row = row { $row }: { $figures }
alt-rows-none = no row
alt-gone = Not in the center: { $numbers }.
alt-twice = Twice in the center: { $numbers }.
alt-pile = The draw pile has { $deck ->
        [one] one card
       *[other] { $deck } cards
    }.
alt-piles =
    The draw pile has { $deck ->
        [one] one card
       *[other] { $deck } cards
    }; a { $die } is on top of the discard pile.
alt-holding = Cards in hand: { $held }.
alt-held = { $seat } { $count }
alt-stars = Stars: { $stars }.
alt-stars-on = { $count } on { $numbers }

alt-rest = The rest is in /table text.
alt-hand = Your dice: { $dice }.
alt-hand-none = You have no dice.
alt-hand-offers = You can play: { $offers }.
alt-hand-dead = The { $die } can’t be played: no row is free, and every row would go past 40.
alt-hand-score = Your points: { $points }; the first to { $target } wins.
alt-offer-row = { $dice }: row { $row }, { $at } to { $to }
alt-offer-new = { $dice }: row { $row } begins with { $to }
alt-offer-taken = { $offer }, { $source }

result-wins = { $who } { $winners ->
        [one] wins!
       *[other] win!
    }
    .draw = It’s a draw!
result-sent = Who sent whom home?
result-robbed = Who stole from whom?
result-rows = { $who }’s best rows
result-feud = Arch-enemies
alt-result = Place { $place }: { $seat }, sent { $captured } home, had { $lost } sent home, dice rolled: { $rolls }, sixes: { $sixes }{ $waited ->
        [0] .
       *[other] , longest wait for a six: { $waited }.
    }
alt-result-cards = Place { $place }: { $seat }, points: { $points }, stole { $captured }, had { $lost } stolen.
alt-result-row = A row for { $points }: { $figures }.
alt-feud = Arch-enemies: { $one } and { $other }, { $most } to { $fewer }.

award-comeback = Comeback
    .count = from { $count }% to victory
award-hunter = Hunter
    .count = { $count } { $count ->
        [one] capture
       *[other] captures
    }
award-most-lost = Most lost
    .count = { $count } { $count ->
        [one] piece
       *[other] pieces
    } sent home
award-least-lost = Fewest lost
    .count = { $count ->
        [0] never sent home
        [one] only 1 sent home
       *[other] only { $count } sent home
    }
award-sixes = Most sixes
    .count = { $count } { $count ->
        [one] six
       *[other] sixes
    }
award-ones = Most ones
    .count = { $count } { $count ->
        [one] one
       *[other] ones
    }
award-waited = Longest wait
    .count = { $count } { $count ->
        [one] roll
       *[other] rolls
    } without a 6
award-theft = Best theft
    .count = the { $count } from { $victim }
award-thief = Biggest thief
    .count = { $count } { $count ->
        [one] card
       *[other] cards
    } stolen
award-robbed = Most robbed
    .count = { $count } { $count ->
        [one] card
       *[other] cards
    } lost
award-long = Longest row
    .count = { $count } { $count ->
        [one] card
       *[other] cards
    }
award-stars = Most stars
    .count = { $count } { $count ->
        [one] star
       *[other] stars
    }
alt-award = { $title }: { $seat }, { $holders ->
        [one] { $words }
       *[other] each { $words }
    }.
