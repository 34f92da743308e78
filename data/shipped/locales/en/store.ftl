# Why something could not be stored or the database not be opened. For the operator, on the console.
store-in-use = The database { $file } is in use by another Pöppel. Stop that one first, or give this one a file of its own.
store-shard-in-use = Shard { $shard } in the database { $file } is held by another process. Stop that one first, or give this one another number in POEPPEL_WORKER.
store-newer = The database { $file } comes from a later version of Pöppel: it has { $has } migrations, this version knows { $knows }. Install the newer version, or restore a backup.
store-unusable = The database { $file } cannot be used: { $reason }.
store-full = There is no space left for the database { $file }. Nothing was lost; free some space and try again.
store-backup-exists = { $file } already exists and was left as it is. Choose another name for the backup.
store-gone = The database { $file } was deleted or replaced while it was in use. Stop the bot, put the file back and then start it again.
store-not-empty = The database { $file } is not empty and was left as it is. Tables can only be moved into an empty one.
store-not-copied = In { $file }, the rows of { $table } differ from the original. Nothing was changed there; please report it.
store-damaged = Table { $table } is damaged in the database and cannot be read.

# For players, should they ever see them.
store-conflict = Someone was faster. Look at the board and try again.
store-unknown-table = This table is gone. Open a new one with /play.
store-closed = I’m just waking up again. Try again in a moment.
table-restarting = This table is restarting. Press again in a moment.
stopping = I’m restarting. Try again in a minute; your game is safe.
blocked-by-operator = You can’t play with this bot. Ask the person who runs it.
house-full = All my tables are taken at the moment. Try again in a while.
