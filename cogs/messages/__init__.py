"""Messages: boards, hands, pings and private answers, kept true in Discord.

* `presenter` is told of changes by the tables, and asks the others to show them; it finds the message that
  answers a click.
* `live_message` keeps messages of one kind at their wished state, one job per message: `board_messages` and
  `hand_messages`.  `delivery` brings one message there, also `podium_messages`, after failed requests too.
* `pings` has boards posted again for absent players, or writes to them; `reposts` has boards posted again
  on request; `board_probe` finds deleted ones.
* `ephemeral` keeps private answers true while they can be edited; `replies` answers every click and
  command, also where nothing happens; `first_result` adds one sentence to such an answer.
* `side_messages` are messages beside the board that name people; `deletion` takes a person out of all.
"""
