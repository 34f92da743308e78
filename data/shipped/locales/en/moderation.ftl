# /moderate: the tables of a server, what moderators do about them, and what is told of it.

moderate-head = ## { $count ->
        [one] One table is open where you moderate
       *[other] { $count } tables are open where you moderate
    }
moderate-none = No table is open where you moderate.
moderate-line = **Table { $table }** · { $game }{ $state ->
        [lobby] {" "}· not started yet
        [running] {" "}· being played
        [unplayable] {" "}· can’t be played
       *[other] {""}
    }{ $link ->
        [none] {""}
       *[other] {" "}· { to-board }
    }
moderate-table = Table { $table } · { $game }
moderate-host = Host: { $host }
menu-moderate = Choose a table
moderate-person = Choose a player
moderate-about = **{ $name }** at table { $table }
sure-remove = **Take { $name } off table { $table }?** { $state ->
        [lobby] Their seat becomes free.
       *[running] A computer takes the seat; they can’t come back to it by themselves.
    } The table is told.
    .button = Remove from the table
sure-block = **Block { $name } on this server?** They lose all their seats here, and can’t open or join tables anymore. The table is told.
    .button = Block on this server
moderate-seat = Give a computer’s seat to a player
moderate-give = Who takes over?
moderate-whom = Who takes over from { $name }?
button-mod-older = Older tables
button-mod-newest = Newest tables
button-mod-host = Make host
button-mod-repair = Repair
button-mod-back = Back

moderated-repair = -# { $by } repaired this board.
moderated-remove = -# { $by } cleared { $person }’s seat.
moderated-host = -# { $by } made { $person } the host.
moderated-block = -# { $by } cleared { $person }’s seats on this server.
moderated-give = -# { $by } gave { $person } a seat.

act-end = { $when } { $by } closed table { $table }.
act-repair = { $when } { $by } repaired table { $table }.
act-remove = { $when } { $by } cleared { $person }’s seat at table { $table }.
act-host = { $when } { $by } made { $person } the host of table { $table }.
act-block = { $when } { $by } blocked { $person } from playing here.
act-give = { $when } { $by } gave { $person } a seat at table { $table }.

only-moderators = Only moderators can do that. Ask one of them.
moderator-plays = You’re playing at this table yourself. Leave that to another moderator.
moderate-own-table = You’re playing at this table, so you have a player’s vote: /table end. Another moderator can close it.

# What a moderator is told who would do something about somebody.
moderate-not-seated = { $person } has no seat at this table anymore. Choose someone else.
moderate-not-in = { $person } isn’t at this table anymore. Choose someone else.
moderate-blocked = { $person } is blocked from playing here. Choose someone else, or ask an admin to unblock them in /settings.
moderate-private = This table is invite only, and { $person } isn’t invited. Choose someone else.
moderate-bot = { $person } is a bot and can’t play. Choose someone else.
moderate-seated = { $person } is already playing at this table. Choose someone else.
moderate-taken = Someone has taken that seat. Choose another one.
moderate-closed = The host set computers to keep their seats at this table, so you can’t give one away.
moderate-held = Someone else has already seen those cards, so { $person } can’t have that seat. Choose another one.
moderate-seen = { $person } has already seen another hand in this game. Choose someone else.
