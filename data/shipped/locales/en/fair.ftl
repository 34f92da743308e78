# The dice of a table: what they depend on, and how to check them.

fair-title = **You can check these dice** · table { $table }
fair-hash = A secret decides every roll, together with your clicks. This is its seal, made before anyone joined (SHA-256): `{ $hash }`
fair-contributions = Clicks that count: { $ids }
fair-cup-hash = A secret decides every roll at this table. It follows from the secret of cup no. { $cup }, whose seal was in the cup’s message before anyone joined. This is the table’s own seal (SHA-256): `{ $hash }`
fair-cup-counts = Besides the secret, only the numbers of the cup, the round and the table count: { $ids }. No click does.
fair-later = Keep the seal. I’ll show the secret as soon as the game is over or closed.
fair-seed = The secret: `{ $seed }`
fair-how = -# Every roll follows from these. How to check them yourself: docs/fair-dice.md in Pöppel’s source.
fair-which = Which table? Add its number: it’s in the small print of its board.
