# /check: what the bot may do in a channel, what is missing, and where to click.

button-check = What’s missing?

check-fine = **All set in { $channel }.** Nothing is missing; you can play.
check-wrong = { $count ->
        [one] **One thing is missing in { $channel }:**
       *[other] **{ $count } things are missing in { $channel }:**
    }
check-lacks = ❌ **{ $permission }** — { $where ->
        [channel] this channel takes it away from me: Edit Channel › Permissions › { $role }.
       *[role] my role doesn’t have it: Server Settings › Roles › { $role } › Permissions.
    }
check-nice = ➕ **{ $permission }** is missing, but not needed — { $where ->
        [channel] Edit Channel › Permissions › { $role }.
       *[role] Server Settings › Roles › { $role } › Permissions.
    }
check-no-threads = ❌ **{ $permission }** is missing, so tables get no threads here — { $where ->
        [channel] Edit Channel › Permissions › { $role }.
       *[role] Server Settings › Roles › { $role } › Permissions.
    }
check-unfit = ❌ Tables can’t be in this kind of channel. Use a text channel or a thread.
check-thread-closed = ❌ This thread is archived or locked: write something in it, or unlock it.
check-roles-gone = ❌ The role that opens tables here is gone: only admins can open one. Choose another in /{ command-settings }, “{ page-where }”.
check-moderators-gone = ❌ The moderators’ role is gone: only those who may manage messages here close and mend tables. Choose another in /{ command-settings }, “{ page-care }”.
check-moderators-hidden = ❌ Members with { $role } don’t see /{ command-moderate }: let the role manage messages, or allow it the command under Server Settings › Integrations, then me.
check-channels-gone = ❌ The channels in which tables are opened are gone: only admins can open one. Choose others in /{ command-settings }, “{ page-where }”.
check-not-chosen = ❌ This server’s tables are opened in { $channels }. Add this channel in /{ command-settings }, “{ page-where }”.
check-no-commands = ❌ Members can’t use commands here: Edit Channel › Permissions › @everyone › Use Application Commands.
check-switched-off = ❌ /{ command-play } is switched off here: Server Settings › Integrations, then choose me and this channel.
check-dm = Hello! This is where hidden cards will come to you. Nothing to do.
check-dm-fine = I can write to you. All set!
check-dm-closed = ❌ I can’t write to you: this server’s menu › Privacy Settings › Direct Messages. Hands are behind “{ button-my-hand }” as well.
permission-embed-links = Embed Links
permission-create-public-threads = Create Public Threads
