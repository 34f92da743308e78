"""Messages: boards, hands, pings and private answers, kept true in Discord.

* `presenter` is told of changes by the tables, and asks the others to show them; it finds the message that
  answers a click.
* `message_queue` keeps messages of one kind at their wished state, one job per message; `delivery` brings one
  message there, after failed requests too.
* `live_message` answers the clicks on them: `board_messages`, which also finds deleted boards, and
  `hand_messages`; and it has boards posted again on request.
* `server_messages` looks for those that are behind the store: `podium_messages`, `cup_messages`, `daily_messages`,
  `gathering_messages`, and `side_messages`.
* `notifying` says who may be pinged; `pings` has boards posted again for absent players, or writes to them.
* `threads` begins threads, and `cup_threads` those of cups; `scheduled_events` keeps Discord's events.
* `ephemeral` keeps private answers true while they can be edited; `replies` answers every click and
  command, also where nothing happens.
* `side_messages` are messages beside the board that name people; `presenter` takes a deleted person out of all.
* `lost_places` ends tables and cups whose channel is gone.
"""
