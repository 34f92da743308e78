# Words for the toy of the tests.

game-snatch = Snatch
    .goal = Snatch what you can.
    .aim = Snatch all
view-snatch-view = You hold: { $hand }. Held: { $held }. Points: { $points }. Deck: { $deck }. Discards: { $discard }. Turn: { $turn }
event-drew = draws { $card }
event-played = lays { $card }
event-cancelled = loses { $card }
event-scored = scores
event-robbed = robs { $victim } of { $card }
event-discarded = discards { $card }
event-won = wins
prompt-main = { $seats }: lay a card.
prompt-object = { $seats }: does anybody object?
prompt-storm = { $seats }: discard a card.
action-lay = Lay { $what }
action-discard = Discard { $what }
