# The dice of a table: what they depend on, and how to check them.

fair-title = **The dice of table { $table }**
fair-hash = SHA-256 of the secret, shown before anybody joined: `{ $hash }`
fair-contributions = Clicks that the dice depend on: { $ids }
fair-later = The secret is shown when the game is over or closed.
fair-seed = Secret: `{ $seed }`
fair-how = -# Every roll follows from these. How, and a checker of a few lines: docs/fair-dice.md in Pöppel’s source.
fair-which = Which table? Give its number; it is on its board.
