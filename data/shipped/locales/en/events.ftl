# What happens at a table, without the one who does it; or as a headline (.headline), a sentence in a line of its own
# that says who ($who). What is asked; what a button does.

event-opening-roll = rolls { $pips } to see who goes first
event-began =
    .headline = { $rolls ->
        [none] { $who } begins
       *[other] { $rolls }; { $who } begins
    }
opening-tied = { $rolls }; it’s a tie, so again: { $again }
event-rolled = rolls { $pips }
event-stuck = can’t move
event-captured =
    .headline = { $who } sends { $seat } home!
event-moved = { $neutral ->
        [True] neutral piece
       *[False] piece
    } { $piece } { $at ->
        [B] comes out on { $to }
       *[other] from { $at } to { $to }
    }
event-overlooked = missed a capture: piece { $piece } goes back to the base
event-came-home = { $neutral ->
        [True] all neutral pieces are in the goal
       *[False] all pieces are in the goal, one more color to go
    }
event-rolls-again = rolls again
event-finished =
    .headline = { $who } finishes { $place ->
        [1] first
        [2] second
        [3] third
       *[other] { ORDINAL($place) ->
            [one] { $place }st
            [two] { $place }nd
            [few] { $place }rd
           *[other] { $place }th
        }
    }!

prompt-roll =
    { $own ->
        [True]
            Your turn: { $plays ->
                [True] roll, or play a card!
               *[False] roll!
            }
        [aside] It’s { $seats }’s turn.
       *[False] { $seats }, your turn!
    }
prompt-move = { $own ->
        [True] You rolled { $pips }: { $choice ->
            [itself] there’s only one move; I’ll make it for you.
            [one] there’s only one move.
           *[some] which piece?
        }
        [aside] { $seats } rolled { $pips }.
       *[False] { $seats }, you rolled { $pips }: { $choice ->
            [itself] there’s only one move; I’ll make it for you.
            [one] there’s only one move.
           *[some] which piece?
        }
    }

action-roll = Roll
action-move =
    { $piece } → { $to }{ $captures ->
        [0] { "" }
       *[other] , sends { $victim } home
    }
action-back = { $piece } · back to { $to }, sends { $victim } home
action-neutral = Neutral { $piece } → { $to }{ $captures ->
        [0] {""}
       *[other] , sends { $victim } home
    }
action-neutral-back = Neutral { $piece } ← { $to }, sends { $victim } home
action-neutral-enter = Neutral { $piece } out{ $captures ->
        [0] {""}
       *[other] , sends { $victim } home
    }
action-retry = Roll again instead
action-enter =
    { $piece } comes out{ $captures ->
        [0] { "" }
       *[other] , sends { $victim } home
    }
