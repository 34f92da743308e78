# What a server chooses: the pages of /settings for its admins, each setting, and who changed what.

settings-server = **For everybody on this server** (you see this as an admin):
settings-page = ## { $page }
    For everybody on this server, from now on.
settings-line = **{ $title }:** { $value }
    -# { $about }{ $differs ->
        [True] {" "}Usually: { $usual }.
       *[False] {""}
    }
button-reset = Usual: { $name }
page-own = Just for me
page-where = Places
page-play = Games
page-time = Time and calls
page-look = Looks
page-care = Moderation
page-acts = Who did what

setting-channels = Channels
    .text = Where tables may be opened. A category stands for all its channels.
    .none = everywhere
setting-openers = Roles
    .text = Who may open tables. Everybody may join in.
    .none = everybody
setting-threads = Threads
    .text = Whether every table gets a thread of its own.
    .value-true = a thread for each table
    .value-false = right in the channel
setting-per-channel = Tables in a channel
    .text = How many there may be at a time, threads not counted.
setting-per-person = Tables for each person
    .text = How many somebody may host at a time.
setting-game = Game
    .text = What /{ command-play } opens by itself.
    .none = the classic
setting-preset = Rules
    .text = How that game is played by itself.
    .none = by the book
setting-pace = Pace
    .text = How fast new tables play; hosts can change it.
setting-deck = Action cards
    .text = At new tables. For a deck of your own: /{ command-settings } { command-settings.deck }; /{ command-table } { command-table-deck } sends you one to change.
setting-left-out = Action cards left out
    .text = Of those for any time and at once.
    .none = none
setting-left-out-turn = Action cards left out, for your turn
    .text = At new tables.
    .none = none
setting-presets = Rules you’ve kept
    .text = Untick what can go. Keep new ones from a lobby.
    .none = none yet
setting-zone = Time zone
    .text = Quiet hours go by it, for all who haven’t chosen their own.
setting-quiet-from = Quiet from
    .text = From then on nobody is called at tables that play by the day, and nobody’s time runs out.
setting-quiet-to = Quiet until
    .text = Then calls and deadlines that fell into the quiet hours are due.
setting-calls = Calls
    .text = For whoever is up and not there, if they haven’t chosen for themselves in /{ command-settings }.
    .value-once = at once
    .value-late = at half time
    .value-never = never
setting-taking-back = Taking back
    .text = Whether a move that has shown nobody anything can be taken back until somebody goes on, at new tables; computers wait 5 seconds then. Not with penalties, nor in tournaments.
    .value-true = allowed
    .value-false = no, moves count at once
settings-deck-chosen = New tables play the action cards with the { $cards } cards of your deck.
quiet-hour = { $hour ->
        [-1] never
       *[other] { $hour }:00
    }
zone-other = Another …
zone-title = Time zone
zone-label = Continent/City, like Asia/Seoul
unknown-zone = There is no time zone of that name. { $near ->
        [none] Try a big city near you, like “Europe/Berlin”.
       *[other] Did you mean { $near }?
    }
setting-language = Language
    .text = Of everything that all of you see.
    .value-discord = as this server has it in Discord
    .value-en = English
    .value-de = Deutsch
setting-theme = Look
    .text = How boards are drawn, also of the games that are on.
setting-moderators = Moderators
    .text = This role may close and mend tables, and so may all who manage messages. /{ command-check } says whether it sees /{ command-moderate }.
    .none = no role
setting-blocked = Not playing here
    .text = They can’t open tables or join in; computers take their seats.
    .none = nobody
setting-keeps = Finished games
    .text = How long they’re kept; then they’re deleted.

acts-none = Nobody has changed anything yet.
act-setting = { $when } { $by }: **{ $title }** → { $value }

play-elsewhere = On this server, tables are opened here: { $channels }.
play-channels-gone = The channels in which tables are opened here are gone. An admin can choose others with /settings.
play-roles = Here, tables are opened by { $roles }. Ask one of them, and join in!
play-roles-gone = The role that opens tables here is gone. An admin can choose another with /settings.
play-too-many = { $count ->
        [one] You’re the host of a table here already. Finish or close it first: { $link }
       *[other] You’re the host of { $count } tables here already. Finish or close one first: { $link }
    }
blocked-here = This server’s admins don’t want you to play here. Ask one of them.
