# /check: what the bot may do in a channel, what is missing, and where to click.

button-check = What’s missing?

check-fine = **All set in { $channel }.** Nothing is missing; you can play.
check-wrong = { $count ->
        [one] **One thing is missing in { $channel }:**
       *[other] **{ $count } things are missing in { $channel }:**
    }
check-lacks = ❌ **{ $permission }** — { $where ->
        [channel] this channel denies it: Edit Channel › Permissions › { $role }.
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
check-no-events = ❌ **{ $permission }** is missing, so games with a set time aren’t listed among this server’s events — { $where ->
        [channel] Edit Channel › Permissions › { $role }.
       *[role] Server Settings › Roles › { $role } › Permissions.
    }
check-unfit = ❌ Tables can’t be in this kind of channel. Use a text channel or a thread.
check-thread-closed = ❌ This thread is archived or locked: write something in it, or unlock it.
check-roles-gone = ❌ The role that may open tables was deleted, so only admins can. Choose another in /{ command-settings }, “{ page-where }”.
check-told-gone = ❌ The role to ping for free seats was deleted, so no one is pinged. Choose another in /{ command-settings }, “{ page-pings }”.
check-told-silent = ❌ I can’t ping { $role } for free seats: let everyone mention it (Server Settings › Roles), or give me “Mention @everyone, @here, and All Roles” here.
check-moderators-gone = ❌ The moderators’ role was deleted, so only people with “Manage Messages” can close and repair tables. Choose another in /{ command-settings }, “{ page-care }”.
check-moderators-hidden = ❌ Members with { $role } can’t see /{ command-moderate }. Give the role “Manage Messages”, or allow the command for it under Server Settings › Integrations › this bot.
check-channels-gone = ❌ The channels for tables were deleted, so only admins can open tables. Choose others in /{ command-settings }, “{ page-where }”.
check-not-chosen = ❌ On this server, tables can only be opened in { $channels }. Add this channel in /{ command-settings }, “{ page-where }”.
check-no-commands = ❌ Members can’t use commands here: Edit Channel › Permissions › @everyone › Use Application Commands.
check-switched-off = ❌ /{ command-play } is switched off here: Server Settings › Integrations, then choose me and this channel.
check-dm = Hi! Your hidden cards will arrive here. Nothing to do for now.
check-dm-fine = I can DM you. All set!
check-dm-closed = ❌ I can’t DM you. Open this server’s menu › Privacy Settings › Direct Messages. You also find your cards behind “{ button-my-hand }”.
permission-embed-links = Embed Links
permission-create-public-threads = Create Public Threads
permission-create-events = Create Events
check-podium = ❌ I couldn’t post the podium ({ $season }){ $channel ->
        [none] { "" }: I found no channel for it.
       *[other] { " " }in { $channel }.
    } Choose a channel where I may write with /{ command-settings }. I won’t try the same one again for a week.
check-cup = The cup in { $channel } waits. { $why }
