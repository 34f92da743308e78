# The lobby: what it says, its buttons and menus, and why something cannot be.

lobby-title = ## { $game } · table { $table }
lobby-seat = { $seat }{ $host ->
        [True] {" "}· host
       *[False] {""}
    }
lobby-free = { $seats ->
        [one] -# One seat is free.
       *[other] -# { $seats } seats are free.
    }
lobby-rearranged = -# These colours cannot all play together. If you start now: { $players }
lobby-rules = **Rules:** { $preset }
lobby-private-note = -# Private: only invited people can join.
lobby-invited = -# Invited: { $people }
lobby-dice = -# Fair dice: the secret of this table has the SHA-256 `{ $hash }`. It is shown when the game is over.
rule-set = { $rule }: { $value }
rule-off = without: { $rule }

button-join = Join
button-leave = Leave
button-colour = Other colour
button-host = Rules and guests
button-start = Start
button-add-computer = Add computer
button-remove-computer = Remove computer
button-easy = Add an easy computer
button-private = Only invited people
button-open = Let everybody join
button-save-preset = Save as a preset
button-forget-preset = Forget { $name }

menu-title = Table { $table }: what is played and who may join. Everybody sees what you choose.
menu-preset = Rules to begin with
menu-rules = House rules
menu-invite = Invite people
menu-remove = Remove somebody
form-preset-name = What are these rules called here?

lobby-already-joined = You have a seat already.
lobby-private = This table is private. Ask <@{ $host }> to invite you.
lobby-full = All seats are taken.
lobby-nobody-to-remove = That person has no seat here.
lobby-colours-taken = All other colours are taken.
lobby-no-computer = There is no computer player to remove.
lobby-too-few = At least { $least } are needed to start. Invite somebody or add a computer player.
lobby-too-many = With these rules at most { $most } can play. Somebody has to leave, or choose other rules.
lobby-closed = Table { $table } was closed before a game began. /play opens a new one.
lobby-left = You have left table { $table }. Your seat is free again.
lobby-over = The game has begun; this can no longer be changed.
only-host = Only the host can do that: ask <@{ $host }>.
server-preset-unnamed = The name of a preset has one to { $most } characters.
server-preset-taken = There is a preset called { $name } already. Choose another name.
server-preset-too-many = This server has { $most } presets of this game already. Forget one first.
unknown-preset = There is no such preset of this game. Choose one from the list.
rules-unknown = There is no such rule: { $rule }.
rules-elsewhere = This game does not have the rule { $rule }; the game “{ $game }” has it.
rules-value = The rule { $rule } cannot be set to { $value }.
rules-conflict = The rules { $rule } and { $other } do not go together; choose one of them.
