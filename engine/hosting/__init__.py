"""Tables of people: seats, permitted answers, stored changes, time limits.

What is played is the business of `engine.core` and the games; nothing here knows a rule.  Three floors,
each of which imports those before it alone (`tests/test_repository.py`):

* `state`: a table and what follows from it.  `session` is one table and the answers to its questions,
  with `dice`, `computers`, `time_limits` and `game_log`; `results` are the rows that are stored for each player.
  `setups` is what was chosen for a table, `settings` what for all; `time_controls`, how fast and when it is
  played; `refusals`, what people cannot have.
* `actions`: functions without awaiting, from a copy of a session, which they may change, to the change
  that is to be stored.  `lobby` and `rematch` before the
  game, `seat_changes` and `votes` for what people do beside it, `answers` and their undo, and `deadlines` for what time does.
* `service`: all that awaits.  `tables` is what the bot asks: everything that people do in a game, by one
  method each, and in `lobbies` before it.  `table_cache` has the store, and who listens; `locks` has a lock for
  each table, and repeats a change that another process came before; `restoring` takes tables up in the middle
  of a turn; `store` has what hosting needs of it, keeps the settings of servers and persons, and books results
  with the change that ends a game; `cups` appends to their logs, and `round_tables` seats their rounds;
  `scheduler` says when something is due.

Beside them are `cups`, pure: a cup folded from its log of events, with its acts, steps, draws and file.  And
`statistics` reckons: `own_results`, `standings` and `luck_analysis` from stored results, `duration_simulation` and
`lengths` how long a game lasts; `game_file` exports a game, and verifies it.
"""
