# What somebody is told when Discord refuses something; one sentence that says what to do next.

trouble-place-gone = The channel of this table no longer exists, so the table is closed; /{ command-play } opens a new one elsewhere.
trouble-person-gone = Discord does not know this person here any more; somebody else can take the seat.
trouble-forbidden = I may not write here: ask somebody who runs this server to let me view the channel, send messages and attach files.
trouble-archived = This thread is archived and I cannot reopen it: write something in it, then try again.
trouble-locked = This thread is locked: ask a moderator to unlock it, or open a new table with /{ command-play }.
trouble-no-thread = I cannot open another thread here, so the table is played in the channel itself.
trouble-unfit = A table cannot be played in this kind of channel: use /{ command-play } in a text channel.
trouble-closed-dm = I cannot send you direct messages: press “{ button-my-hand }” below the board instead.
trouble-too-large = The picture was too large for Discord; /{ command-table } { command-table-text } shows the board in words.
trouble-blocked = This server's moderation rules have blocked my message: ask a moderator to let me post here.
trouble-later = Discord asks me to slow down: try again in a minute.
trouble-lost = Discord did not answer: try again in a moment, nothing in the game is lost.
trouble-fault = Something went wrong on my side: try again, nothing in the game is lost.
