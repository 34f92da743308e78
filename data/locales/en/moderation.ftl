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
moderate-remove = Free somebody’s seat
moderate-host-menu = Who’s the host
moderate-block = Don’t let somebody play on this server
moderate-seat = Give a computer’s seat to somebody
moderate-give = Who plays on?
moderate-whom = Who shall play on for { $name }?
button-mod-older = Older tables
button-mod-newest = Newest tables
button-mod-end = Close the table
button-mod-repair = Repair
button-mod-back = Back

moderated-repair = -# { $by } had this table’s board put in order.
moderated-remove = -# { $by } has freed { $person }’s seat.
moderated-host = -# { $by } has made { $person } the host.
moderated-block = -# { $by } has freed { $person }’s seats on this server.
moderated-give = -# { $by } has given a seat to { $person }.

act-end = { $when } { $by } closed table { $table }.
act-repair = { $when } { $by } put table { $table } in order.
act-remove = { $when } { $by } freed { $person }’s seat at table { $table }.
act-host = { $when } { $by } made { $person } the host of table { $table }.
act-block = { $when } { $by }: { $person } doesn’t play on this server any more.
act-give = { $when } { $by } gave { $person } a seat at table { $table }.

only-moderators = Only moderators can do that. Ask one of them.

# What a moderator is told who would do something about somebody.
moderate-not-seated = { $person } has no seat at this table any more. Choose somebody else.
moderate-not-in = { $person } isn’t at this table any more. Choose somebody else.
moderate-blocked = { $person } isn’t to play on this server. Choose somebody else; an admin can let them play again in /settings.
moderate-private = This table is for invited people, and { $person } isn’t one of them. Choose somebody else.
moderate-bot = { $person } is a bot and can’t play. Choose somebody else.
moderate-seated = { $person } plays at this table already. Choose somebody else.
moderate-taken = Somebody plays that seat by now. Choose another.
moderate-closed = Computers keep their seats at this table, as its host chose. Nobody else can have one.
moderate-held = Somebody has held that hand before, so it stays hidden from { $person }. Choose another seat.
moderate-seen = { $person } has seen another hand in this game. Choose somebody else.
