# /moderate: the tables of a server, what moderators do about them, and what is told of it.

moderate-head = ## { $count ->
        [one] One table is open on this server
       *[other] { $count } tables are open on this server
    }
moderate-none = No table is open on this server.
moderate-line = **Table { $table }** · { $game }{ $state ->
        [lobby] {" "}· not begun yet
        [running] {" "}· being played
        [unplayable] {" "}· can’t be played
       *[other] {""}
    } { $link }
moderate-table = Table { $table } · { $game }
moderate-host = Host: { $host }
menu-moderate = Choose a table
moderate-remove = Remove a player from their seat
moderate-host-menu = Who’s the host
moderate-block = Block someone from playing here
moderate-seat = Give a computer’s seat to a player
moderate-give = Who takes over?
moderate-whom = Who takes over from { $name }?
button-mod-older = Older tables
button-mod-newest = Newest tables
button-mod-end = Close the table
button-mod-repair = Repair
button-mod-back = Back

moderated-repair = -# { $by } repaired this board.
moderated-remove = -# { $by } cleared { $person }’s seat.
moderated-host = -# { $by } has made { $person } the host.
moderated-block = -# { $by } has freed { $person }’s seats on this server.
moderated-give = -# { $by } has given a seat to { $person }.

act-end = { $when } { $by } closed table { $table }.
act-repair = { $when } { $by } repaired table { $table }.
act-remove = { $when } { $by } cleared { $person }’s seat at table { $table }.
act-host = { $when } { $by } made { $person } the host of table { $table }.
act-block = { $when } { $by } blocked { $person } from playing here.
act-give = { $when } { $by } gave { $person } a seat at table { $table }.

only-moderators = Only moderators can do that. Ask one of them.

# What a moderator is told who would do something about somebody.
moderate-not-seated = { $person } has no seat at this table any more. Choose someone else.
moderate-not-in = { $person } isn’t at this table any more. Choose someone else.
moderate-blocked = { $person } is blocked on this server. Choose someone else, or ask an admin to unblock them in /settings.
moderate-private = This table is for invited people, and { $person } isn’t one of them. Choose someone else.
moderate-bot = { $person } is a bot and can’t play. Choose someone else.
moderate-seated = { $person } plays at this table already. Choose someone else.
moderate-taken = Someone plays in that seat now. Choose another one.
moderate-closed = The host chose that computers keep their seats at this table, so you can’t give one away.
moderate-held = Someone has held that hand before, so it stays hidden from { $person }. Choose another seat.
moderate-seen = { $person } has seen another hand in this game. Choose someone else.
