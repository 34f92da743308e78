# The lobby: what it says, its buttons and menus, and why something cannot be.

lobby-title = ## { $game }
lobby-seat = { $seat }{ $level ->
        [easy] {" "}· computer, easy and kind
        [hard] {" "}· computer, hard
        [random] {" "}· computer, by chance
        [person] {""}
       *[other] {" "}· computer
    }{ $host ->
        [True] {" "}· host
       *[False] {""}
    }
lobby-free = { $seats ->
        [one] -# One seat is free. Join in!
       *[other] -# { $seats } seats are free. Join in!
    }
lobby-needs = { $more ->
        [one] -# One more and you can start.
       *[other] -# { $more } more and you can start.
    }
lobby-again = { $count ->
        [one] { $people }, once more? Press “{ button-join }”! Otherwise your seat is free again { $until }.
       *[other] { $people }, once more? Press “{ button-join }”! Otherwise your seats are free again { $until }.
    }
lobby-last = -# Last time: { $game }, { $preset }, with { $people }.
lobby-closes = -# Nobody starts? Then this closes { $due }.
lobby-called = { $count ->
        [one] { $people }, you wanted to play: press “{ button-join }”!
       *[other] { $people }, you all wanted to play: press “{ button-join }”!
    }
lobby-rearranged = -# Start now, and colours change: { $players }
lobby-rules = **Rules:** { $preset }
lobby-begins = -# This time { $person } begins.
lobby-private-note = -# Invited people only.
lobby-lasts = -# A game like this takes about { $minutes } minutes.
lobby-takes-back = -# A move can be taken back until somebody goes on.
lobby-invited = -# Invited: { $people }
lobby-taken = { $taken } of { $most } seats taken
lobby-free-seat = free
lobby-only-invited = Invited people only
rule-set = { $rule }: { $value }
rule-off = without: { $rule }

button-join = Join
button-last = Same as last time
button-leave = Leave
button-colour = Other colour
button-host = Rules and guests
button-start = Start
button-add-computer = Add computer
button-remove-computer = Remove computer
button-private = Invited people only
button-open = Let everybody join
button-keep-computers = Nobody replaces computers
button-take-computers = People may replace computers
button-hints = Let people ask what to do
button-no-hints = No advice from me
button-lenient = Let moves be taken back
button-strict = Let moves count at once
button-save-preset = Keep these rules
button-forget-preset = Forget { $name }

menu-title = What do you play, and who may join? Everybody sees what you choose.
menu-game = Game
menu-computer = Add a computer of your choice
level-easy = Easy and kind
    .text = Still learning; sends nobody home who’s behind.
level-normal = Normal
    .text = Thinks one move ahead.
level-hard = Hard
    .text = Thinks further ahead.
level-hunter = Hunter
    .text = Loves to send pieces home.
level-careful = Careful
    .text = Likes to be safe best of all.
level-runner = Runner
    .text = Runs ahead and never looks back.
level-grudge = Never forgets
    .text = Gets back at whoever struck last.
menu-pace = Pace
pace-quick = Quick
    .text = A minute for each move, then a computer makes it; everybody rolls by hand.
pace-relaxed = Relaxed
    .text = Five minutes for each move, then a computer makes it; everybody rolls by hand.
pace-days = By the day
    .text = A day for each move; the dice roll by themselves, you’re called to choose.
pace-none = No clock
    .text = All the time you want; everybody rolls by hand.
menu-preset = Rules to begin with
menu-rules = House rules
menu-invite = Invite people
menu-remove = Remove somebody
form-preset-name = What do you call these rules?

lobby-already-joined = You’re in already. All set!
lobby-not-in = You’re not at this table yet. Press “{ button-join }” first.
lobby-private = This table is for invited people. Ask <@{ $host }> to invite you.
lobby-full = Every seat is taken. Open a table of your own with /play.
lobby-nobody-to-remove = You can send away others who sit here or are invited. Choose one of them.
lobby-colours-taken = All other colours are taken. Ask somebody to swap.
lobby-no-computer = There’s no computer at this table to send away.
lobby-too-few = You need at least { $least } to start. Invite somebody, or press “{ button-add-computer }”.
lobby-unconfirmed = Wait for { $people }: their seats are held for a few minutes. Or send them away in “{ button-host }”.
lobby-too-many = These rules are for { $most } at most. Somebody has to leave, or choose other rules.
lobby-host-silent = { $host } hasn’t done anything here for a while. If you sit here, you can choose the rules and start yourself.
lobby-closed = Closed before a game began. A new table: /play.
lobby-left = You’ve left the table. Changed your mind? Press “{ button-join }”.
lobby-over = The game is on; that can’t be changed any more. Next time!
only-host = Only the host can do that: ask <@{ $host }>.
server-preset-unnamed = Give these rules a name of 1 to { $most } characters.
server-preset-taken = { $name } exists already. Choose another name.
server-preset-too-many = You’ve kept { $most } sets of rules for this game; there’s no room for more. Forget one first.
unknown-preset = These rules are gone. Choose others from the list.
rules-unknown = I don’t know the rule { $rule }. Choose one from the list.
rules-elsewhere = This game doesn’t have the rule { $rule }; you’ll find it in “{ $game }”.
rules-value = { $rule } can’t be set to { $value }. Choose from the list.
rules-conflict = { $rule } and { $other } don’t go together. Choose one of them.
