# What somebody is told when Discord refuses something; one sentence that says what to do next.

trouble-place-gone = This table’s channel is gone, and the table with it; /{ command-play } opens a new one elsewhere.
trouble-person-gone = This person isn’t on the server anymore. Someone else can take the seat.
trouble-forbidden = I can’t post here. Ask an admin to give me: { permission-view-channel }, { permission-send-messages }, { permission-attach-files }.
trouble-archived = This thread is archived, and I can’t open it again. Write something in it, then try again.
trouble-locked = This thread is locked: ask a moderator to unlock it, or open a new table with /{ command-play }.
trouble-no-thread = I can’t open another thread here, so let’s play right in the channel.
trouble-unfit = We can’t play in this kind of channel: use /{ command-play } in a text channel.
trouble-closed-dm = I can’t DM you: press “{ button-my-hand }” below the board instead.
trouble-too-large = The picture is too big for Discord. /{ command-table } { command-table-text } describes the board instead.
trouble-blocked = This server’s AutoMod blocked my message: ask a moderator to let me post here.
trouble-later = Discord asks me to slow down: try again in a minute.
trouble-lost = Discord didn’t answer: try again in a moment, your game is safe.
trouble-fault = Something went wrong on my end. Your game is safe, so just try again.
