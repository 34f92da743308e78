# What happens at a table, without the one who does it; what is asked; what a button does.

event-opening-roll = rolls { $pips } for the start
event-began = begins
event-rolled = rolls { $pips }
event-stuck = cannot move
event-captured = captures { $seat } { $piece }
event-moved = { $at ->
        [B] piece { $piece } comes in on { $to }
       *[other] piece { $piece } from { $at } to { $to }
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
action-enter = { $piece } · comes in{ $captures ->
        [0] {""}
       *[other] , captures { $victim }
    }
