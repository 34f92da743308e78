"""Tables of people: seats, permitted answers, stored changes, time limits.

What is played is the business of `engine.core` and the games; nothing here knows a rule.  Three floors,
each of which imports those before it alone (`tests/test_repository.py`):

* `state`: a table and what follows from it.  `session` is one table and the answers to its questions,
  for the seats that `asked_seats` finds, with `dice`, `computers`, `forced_moves` (answered without
  asking), `time_limits`, `game_log` and `observation` for what is told to whom, and `outcome`, counted
  from the log that `replay` runs again;
  `results` are the rows of it that are stored for each player, in `seasons`.
  `setups` is what was chosen for a table, `server_settings` and `person_settings` what for all;
  `colours`, which of them those in a lobby have; `time_controls` and `quiet_hours`, how fast and when it
  is played; `refusals`, what people cannot have.
* `actions`: functions without awaiting, from a copy of a session, which they may change, to the change
  that is to be stored.  `lobby` and `rematch` before the
  game, `seat_changes` and `votes` for what people do beside it, `undo`, and `deadlines` for what time does.
* `service`: all that awaits.  `tables` is what the bot asks: everything that people do in a game, by one
  method each, and in `lobbies` before it.  `table_cache` has locks (`keyed_lock`), the store, and who listens;
  `conflict_retry` repeats a change that another process came before; `restore` takes tables up from the store
  in the middle of a turn; `settings_cache` is what servers and persons have chosen, and `apply_settings` changes
  the tables with it;
  `scheduler` says when something is due, `outages` gives clocks the time back in which the bot was away;
  `booking` adds results to the change that ends a game; `former_games` lead from one table to the next.

Beside them `proof` has games as files (`game_file`), written by `export` and checked by `verify`;
`estimates`, how long an evening lasts: `evening` measures it, `lengths` says it in a lobby; `statistics`, results
of finished games: `weighing` finds luck and mistakes, `own_results`, `standings`, `podium`, `feuds` and `trophies` sum up.
"""
