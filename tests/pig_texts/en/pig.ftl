# Pig.

game-pig = Pig
    .goal = Roll on or keep: 100 points win
    .aim = 100 points win
view-pig-view = Points: { $points }. In this turn: { $rolled }.
event-threw = rolls { $pips } ({ $sum } in this turn)
event-lost = rolls a 1 and loses this turn’s points
event-kept = keeps, and has { $points }
prompt-pig = { $seats }: roll on, or keep?
action-throw = Roll on
action-keep = Keep
