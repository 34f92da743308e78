# The lobby: what it says, its buttons and menus, and why something cannot be.

lobby-title = -# Mensch ärgere Dich nicht, the German Ludo
lobby-seat =
    { $seat }{ $level ->
        [easy] { " " }(computer, easy and kind)
        [hard] { " " }(computer, hard)
        [person] { "" }
       *[other] { " " }(computer)
    }{ $host ->
        [True] { " " }(host)
       *[False] { "" }
    }
lobby-needs = { $more ->
        [one] One more player and you can start.
       *[other] { $more } more players and you can start.
    }
lobby-board = { $players ->
        [3] Three
        [4] Four
        [5] Five
       *[other] Six
    } of you play on { $arms ->
        [4] four
       *[other] six
    } arms{ $keep ->
        [True] { " " }and keep your colors.
       *[False] .
    }
lobby-again =
    { $count ->
        [one] { $people }, another round? Press “{ button-join }”! Your seat opens up { $until }.
       *[other] { $people }, another round? Press “{ button-join }”! Your seats open up { $until }.
    }
lobby-last = Last time: { $game }, { $preset }, with { $people }.
lobby-closes = Closes { $due } if no one starts.
lobby-called =
    { $count ->
        [one] { $people }, you asked to be in the next game: press “{ button-join }”!
       *[other] { $people }, you asked to be in the next game: press “{ button-join }”!
    }
lobby-rearranged = If you start now: { $players }
lobby-rules = **Rules:** { $preset }
lobby-begins = { $person } goes first this time.
lobby-private-note = Invite only.
lobby-lasts = { $players ->
        [0] Usually { $minutes } minutes
        [2] { $minutes } minutes for two
        [3] { $minutes } minutes for three
       *[other] { $minutes } minutes for { $players }
    }
lobby-lasts-about = About { $minutes } { $players ->
        [0] minutes
       *[other] min for { $players }
    }
lobby-pace = { $pace ->
        [quick] 1 minute a move
        [relaxed] 5 minutes a move
        [days] 1 day a move
       *[other] No clock
    }
lobby-shorter = “{ $preset }” takes { $minutes } minutes
lobby-more-time = { $people } asked for more time: everyone has { $seconds } seconds to respond.
lobby-takes-back = You can undo a move until the game goes on.
lobby-invited = Invited: { $people }
lobby-free-seat = free
rule-set = { $rule }: { $value }
rule-off = { $rule }: off

button-join = Join
button-last = Same as last time
button-seat = My seat
button-leave = Leave the table
button-host = Set up
button-start = Start
button-alone = Play now with computers
button-fill = Fill with computers
button-add-computer = Add computer
button-remove-computer = Remove computer
button-house-rules = Change house rules
button-back-to-set-up = Back
button-save-preset = Save these rules
button-forget-preset = Delete { $name }

menu-title = Choose the game, the rules and who can join. Everyone sees your choices.
menu-rules-title = Choose the house rules. Everyone sees your choices.
seat-title = Your color: { $colour }.{ $free ->
        [0] { " " }No other color is free.
       *[other] { "" }
    }
seat-rolls = I roll for everyone. Rather roll yourself? /{ command-settings }
menu-colour = Choose another color
menu-game = Game
menu-computer = Add a computer of your choice
level-easy = Easy and kind
    .short = Still learning; won’t send you home when you’re behind
level-normal = Normal
    .short = Thinks one move ahead
level-hard = Hard
    .short = Thinks further ahead
level-hunter = Hunter
    .short = Loves to send pieces home
level-careful = Careful
    .short = Plays it safe
level-runner = Runner
    .short = Runs ahead and never looks back
level-grudge = Never forgets
    .short = Gets even with the player who sent it home
menu-window = Time to respond
window-seconds = { $seconds } s to respond to cards
menu-pace = Pace
pace-quick = Quick
    .short = 1 minute a move, then a computer steps in
pace-relaxed = Relaxed
    .short = 5 minutes a move, then a computer steps in
pace-days = Daily
    .short = A day for each move; I ping you when there’s a choice
pace-none = No clock
    .short = Take all the time you want
menu-options = Options
option-private = Invite only
    .short = Only people you invite can join
option-takeover = Seats for latecomers
    .short = During the game, people can take over from computers
option-rolls = Automatic rolls
    .short = I roll, unless a player chose otherwise in /{ command-settings }
option-taking-back = Undo
    .short = Players can undo a move until the game goes on
option-hints = Hints
    .short = Players can ask me for a hint
menu-preset = Rules
menu-rules = House rules
menu-invite = Invite people
menu-remove = Remove someone
sure-guest = **Remove { $name } from this table?** Their seat becomes free. { $private ->
        [True] They can come back only if you invite them again.
       *[False] They can join again.
    }
    .button = Remove from the table
form-preset-name = Name these rules

lobby-already-joined = You’re already in. All set!
lobby-not-in = You’re not at this table yet. Press “{ button-join }” first.
lobby-private = This table is invite only. Ask { $host } to invite you.
lobby-full = Every seat is taken. Open a table of your own with /play.
lobby-colour-taken = That color is taken. Choose another one.
lobby-colour-none = This board no longer has that color. Choose another one.
lobby-not-alone = You’re not alone anymore. Press “{ button-start }” when everyone’s ready.
lobby-host-no-more = You’re no longer the host of this table. Ask { $host }.
lobby-nobody-to-remove = Choose someone who sits here or is invited.
lobby-no-computer = There’s no computer to remove.
lobby-too-few = You need at least { $least } players to start. Invite someone, or press “{ button-fill }”.
lobby-unconfirmed = Wait for { $people }: I’m holding their seats for a few minutes. Or remove them in “{ button-host }”.
lobby-too-many = Only { $most } players can play with these rules. Change the rules, or ask someone to leave.
lobby-host-silent = { $host } hasn’t done anything here for a while. If you have a seat, you can choose the rules and start the game yourself.
lobby-closed = This table closed before anyone started. Open a new one with /play.
lobby-left = You’ve left the table. Changed your mind? Press “{ button-join }”.
lobby-over = The game has started, so you can’t change that anymore. Next time!
only-host = Only the host can do that: ask { $host }.
server-preset-unnamed = Give these rules a name of 1 to { $most } characters.
server-preset-taken = { $name } exists already. Choose another name.
server-preset-too-many = You already have { $most } saved rulesets for this game. Delete one first.
unknown-preset = These rules are gone. Choose others from the list.
rules-unknown = I don’t know the rule { $rule }. Choose one from the list.
rules-elsewhere = This game doesn’t have the rule { $rule }; you’ll find it in “{ $game }”.
rules-value = { $rule } can’t be set to { $value }. Choose from the list.
rules-conflict = { $rule } and { $other } don’t go together. Choose one of them.

# Pings for free seats: the message at a lobby, and the page that is chosen on.

button-tell = Tell me
gathering =
    { $count ->
        [one] **{ $who } is waiting for players!**
       *[other] **{ $who } are waiting for players!**
    } { $game } · table { $table } · { $free ->
        [0] every seat is taken now
        [one] one free seat
       *[other] { $free } free seats
    } · [To the table]({ $link })
gathering-why = You asked for this with “{ button-tell }”. Turn it off in /{ command-settings }.
tell-page = **Pings for free seats.** When a table on this server has waited a minute for players, I ping you in its channel: at most once every three hours, and never in quiet hours or during a game of yours (daily games don’t count).
tell-state = { $on ->
        [True] Now: **{ $game }**
       *[False] Now: **off**
    }
tell-any = Any game
menu-tell = Which tables?
button-tell-off = Don’t ping me
tell-not-here = On this server, free seats ping no one.
tell-role-here = On this server, free seats ping { $role } instead.
tell-never = You chose “{ calls-never }” in /{ command-settings }, so no ping will come.
