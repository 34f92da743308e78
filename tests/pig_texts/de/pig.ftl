# Pig.

game-pig = Pig
    .goal = Weiter würfeln oder sichern: 100 Punkte gewinnen
    .aim = 100 Punkte gewinnen
view-pig-view = Punkte: { $points }. In diesem Zug: { $rolled }.
event-threw = würfelt { $pips } ({ $sum } in diesem Zug)
event-lost = würfelt eine 1 und verliert die Punkte dieses Zugs
event-kept = sichert und hat { $points }
prompt-pig = { $seats }: weiter würfeln oder sichern?
action-throw = Weiter
action-keep = Sichern
