# What happens at a table, without the one who does it; what is asked; what a button does.

event-opening-roll = rolls { $pips } for the start
event-began = begins
event-rolled = rolls { $pips }
event-stuck = cannot move
event-captured = captures { $seat } { $piece }
event-moved = { $neutral ->
        [True] neutral piece
       *[False] piece
    } { $piece } { $at ->
        [B] comes in on { $to }
       *[other] from { $at } to { $to }
    }
event-overlooked = overlooked a capture: piece { $piece } goes back to the base
event-came-home = { $neutral ->
        [True] the neutral colour has all pieces home
       *[False] has all pieces home; another colour has to come home, too
    }
event-rolls-again = rolls again
event-finished = { $place ->
        [1] has all pieces home and wins
       *[other] has all pieces home, place { $place }
    }

prompt-roll = { $seats } is to roll.
prompt-move = { $seats } rolled { $pips }: which piece?

action-roll = Roll
action-move = { $piece } · to { $to }{ $captures ->
        [0] {""}
       *[other] , captures { $victim }
    }
action-back = { $piece } · back to { $to }, captures { $victim }
action-neutral = Neutral { $piece } · to { $to }{ $captures ->
        [0] {""}
       *[other] , captures { $victim }
    }
action-neutral-back = Neutral { $piece } ← { $to }, captures { $victim }
action-neutral-enter = Neutral { $piece } in{ $captures ->
        [0] {""}
       *[other] , captures { $victim }
    }
action-retry = Roll again instead
action-enter = { $piece } · comes in{ $captures ->
        [0] {""}
       *[other] , captures { $victim }
    }
