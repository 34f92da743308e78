# What a server chooses: the pages of /settings for its admins, each setting, and who changed what.

settings-server = **For everyone on this server** (only admins see this):
settings-page = ## { $page }
    For everyone on this server{ $later ->
        [True] . A shorter time starts a day after you choose it.
       *[False] , from now on.
    }
settings-line = **{ $title }:** { $value }
    -# { $about }{ $differs ->
        [True] { " " }Default: { $usual }.
       *[False] { "" }
    }
button-reset = Default: { $name }
button-keep-all = Keep
settings-lowered = -# Starts { $when }. Until then you can keep everything.
sure-later = **{ $title }: { $value }?** { $tables ->
        [0] By then, nothing will be old enough to be deleted.
        [one] One game of { $people ->
            [one] one player
           *[other] { $people } players
        } will be deleted for good.
       *[other] { $tables } games of { $people ->
            [one] one player
           *[other] { $people } players
        } will be deleted for good.
    } This starts on { $when }; until then you can keep everything here.
    .button = Delete from tomorrow on
sure-added = **Block { $value }?** { $tables ->
        [0] They can’t open or join tables on this server anymore.
        [one] They lose their seat at an open table, and can’t open or join any on this server.
       *[other] They lose their seats at { $tables } open tables, and can’t open or join any on this server.
    }
    .button = Block
sure-removed = **Delete saved rules: { $value }?** Tables that are playing by those rules go on.
    .button = Delete
sure-replaced = **Use “{ $value }” instead of this server’s own deck?** This server’s deck is forgotten; `/table deck` gives you its file.
    .button = Replace it
settings-older = Someone has changed **{ $title }** since you opened this page. What you see now is up to date; choose again if you like.
settings-begun = That has already started, and there’s nothing left to keep. Choose a longer time for the games to come.
menu-settings-page = Which settings?
page-own = Just for me
page-where = Channels and roles
page-play = Games
page-cards = Action cards
page-turns = Pace and dice
page-time = Time and quiet hours
page-pings = Pings
page-look = Look
page-results = Results
page-kept = How long things are kept
page-care = Moderation
page-acts = Who did what

setting-channels = Channels
    .text = Where tables may be opened. A category stands for all its channels.
    .none = everywhere
setting-openers = Who may open tables
    .text = Roles that may open tables. Everyone may join.
    .none = everyone
setting-threads = Threads
    .text = Whether every table gets a thread of its own.
    .value-true = a thread for each table
    .value-false = right in the channel
setting-per-channel = Tables in a channel
    .text = How many can be open at once. Threads don’t count.
setting-per-person = Tables per person
    .text = How many tables one person may host at the same time.
setting-game = Game
    .text = What /{ command-play } starts if you don’t choose a game.
    .none = the classic
setting-preset = Rules
    .text = Which rules that game starts with.
    .none = by the book
setting-pace = Pace
    .text = How fast new tables play; hosts can change it.
setting-rolls = Rolling
    .text = Who rolls at new tables; hosts can change it. The default: I roll at quick and daily tables and with action cards.
    .value-usual = default
    .value-hand = everyone rolls
    .value-itself = I roll for everyone
setting-deck = Action cards
    .text = The action cards that new tables play with. Set your own deck with /{ command-settings } { command-settings.deck }; /{ command-table } { command-table-deck } sends you a file to edit.
setting-left-out = Action cards left out
    .text = “Any time” and “at once” cards that new tables play without.
    .none = none
setting-left-out-turn = Action cards left out (on your turn)
    .text = Cards for your own turn that new tables play without.
    .none = none
setting-presets = Saved rules
    .text = Untick the ones you want to delete. You save new ones in a lobby.
    .none = none yet
setting-zone = Time zone
    .text = Quiet hours and chosen times follow this time zone, unless a player has chosen another one.
    .none = not chosen yet: UTC
setting-quiet-from = Quiet from
    .text = From this time on, daily games are quiet: no pings, and no clock runs out.
setting-quiet-to = Quiet until
    .text = Pings and deadlines held back during quiet hours come at this time.
setting-calls = Turn pings
    .text = When to ping players whose turn it is while they’re away. Players can choose for themselves in /{ command-settings }.
    .value-once = right away
    .value-late = when half the time is gone
    .value-never = never
setting-telling = Pings for free seats
    .text = When a lobby has waited a minute for players, I ping up to 20 members who asked with “{ button-tell }”, except in quiet hours.
    .value-true = on
    .value-false = off
setting-told-role = Role for free seats
    .text = I ping this role instead, at most once an hour. /{ command-check } tells you whether I can.
    .none = no role
setting-scheduling = Server events
    .text = Games with a set time and cups also appear among this server’s events, if everyone can see their channel. For this I need “{ permission-create-events }”.
    .value-true = on
    .value-false = off
setting-taking-back = Undo
    .text = Players at new tables can undo a move until the game goes on, if it revealed nothing. Computers wait 5 seconds. Not available with penalties or in the tournament game.
    .value-true = allowed
    .value-false = no undo
setting-posting = Posting
    .text = Players can post replays and results in the channel with one press. The player’s name appears above each.
    .value-true = allowed
    .value-false = off
settings-no-category = Choose a channel; I can’t post in a category.
settings-deck-chosen = New action-card tables use your deck of { $cards } cards.
quiet-hour = { $hour ->
        [-1] never
       *[other] { $hour }:00
    }
zone-other = Another…
zone-title = Time zone
zone-label = Continent/City, like Asia/Seoul
unknown-zone =
    There is no time zone with that name. { $near ->
        [none] Try a big city near you, like “Europe/Berlin”.
       *[other] Did you mean { $near }?
    }
setting-language = Language
    .text = The language of everything the whole channel sees.
    .value-discord = same as the server’s Discord language
setting-theme = Look
    .text = How boards are drawn, including those of games in progress.
setting-season = Seasons
    .text = With a new season, the leaderboard starts over. A change applies from the next game on.
    .value-none = no seasons
    .value-month = a month each
    .value-quarter = three months each
    .value-year = a year each
setting-leaderboard = Leaderboard
    .text = Shows who’s ahead here, and posts a podium when a season ends. Players can take themselves off it with /{ command-settings }.
    .value-true = on
    .value-false = off
setting-computers-listed = Computers on the leaderboard
    .text = For comparison: how well computers do here.
    .value-true = shown in gray
    .value-false = not shown
setting-podium = Podium
    .text = The channel where I post the podium when a season ends, if at least five of its games counted for the leaderboard.
    .none = where the last table was
setting-moderators = Moderators
    .text = This role may close and repair tables, and so may everyone with “Manage Messages”. /{ command-check } tells you whether the role can see /{ command-moderate }.
    .none = no role
setting-blocked = Blocked players
    .text = They can’t open tables or join in. In games in progress, a computer takes over.
    .none = no one
setting-keeps = Finished games
    .text = How long they’re kept, with every move and player. After that, only the results (below) still name a person.
setting-results-days = Results
    .text = How long I keep each player’s place, luck and pieces sent home, and the day of the game. After that, only finished games that are still kept name the player.

acts-none = No one has changed anything yet.
act-setting = { $when } { $by }: **{ $title }** → { $value }

play-elsewhere = On this server, you can open tables here: { $channels }.
play-not-here = Tables can’t be opened in this channel. Ask an admin where they can.
play-channels-gone = The channels for tables were deleted. An admin can choose others with /settings.
play-roles = On this server, only { $roles } can open tables. Ask one of them, then join in!
play-roles-gone = The role that may open tables was deleted. An admin can choose another with /settings.
play-too-many = { $count ->
        [one] You’re already the host of a table here. End it first: { to-board }
       *[other] You’re already the host of { $count } tables here. End one first: { to-board }
    }
blocked-here = The admins of this server have blocked you from playing here. If you think that’s a mistake, ask them.
