"""Tables where people play: who sits there, who may answer, what is stored, when time is up.

What is played is the business of `engine.core` and the games; nothing here knows a rule.

`tables` is what the bot asks: everything that people do, by one method each.  It brings together

* `memory`: locks, the store, and who listens; `choices`: what servers and persons have chosen,
  and `heeding`: the tables that change with it;
* `session`: one table and the answers to its questions, with `dice`, `computers`, `unasked` for those
  that nobody is asked, `taking_back`, `patience` for how long people have, `story` and `sights` for what
  is told to whom; `resuming`: tables that come from the store in the middle of a turn;
* pure functions from a session to what is to be stored: `lobby` and `again` before the game, `seats`
  and `agreements` for what people do beside it, `due` for what time does;
* what all of them ask: `setups`, what was chosen for a table, `servers` and `persons`, what for all
  tables; `colours`, which of them those in a lobby have; `pace` and `quiet`, how fast and when it is
  played; `refusals`, what people cannot have; `turns`, a lock for every table.

Beside it `clock` says when something is due, and `watch` that nobody loses because the bot was away.
When a game is over, `replay` runs its log again, and `export` writes it as a file (`game_file`) that
`verify` checks; `evening` measures how long games last, and how often people have to tap; `lengths` says
it in a lobby, by the figures that ship.  `shrinking` makes room for the next table.
"""
