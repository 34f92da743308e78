# What can be played, and with which rules: for every rule a title, what it says in full (.text) and in
# a menu (.short, at most 60 characters), and a name for each of its values where
# there are more than on and off (.value-...).

game-classic = Classic

preset-book = By the book
    .short = Just as in the rulebook
preset-family = Family
    .short = Three rolls when you have no piece on the track
preset-variants = All variants
    .short = Every variant in the rulebook, and its penalty

rule-first-player = Who goes first
    .text = The highest roll, a random player, or the host. The rulebook has the youngest go first, but I don’t know how old you are.
    .short = The highest roll, a random player, or the host
    .value-highest-roll = the highest roll
    .value-random = a random player
    .value-host = the host
rule-start-in-base = All pieces begin in the base
    .text = No one begins with a piece on the start square.
    .short = No piece begins on its start square
rule-three-rolls = Three rolls
    .text = Roll up to three times for a 6 while none of your pieces is on the track or can move up in the goal.
    .short = Up to three tries for a 6 with no piece on the track
rule-compulsory-capture = Compulsory capture
    .text = If you can send someone home, you have to, before anything else; if there are several captures, pick any. Without the penalty, you’re offered nothing else. With it, you may choose another move, but the piece that should have captured goes back to the base (if several should have, the one furthest ahead).
    .short = If you can send someone home, you have to
    .value-enforce = only captures can be chosen
    .value-penalty = miss one, and the piece goes back
rule-no-goal-jump = No jumping in the goal
    .text = Pieces in the goal can’t be jumped over.
    .short = Pieces in the goal can’t be jumped over
rule-backward-capture = Backward capture
    .text = You may go backward if that sends someone home: not on or over your own start square, never out of the goal, and not instead of bringing a piece out or clearing your start square. You never capture your own other color like this.
    .short = You may go backward to send someone home
rule-backward-capture-forced = Backward capture is compulsory, too
    .text = With compulsory capture, you have to capture what is behind you as well.
    .short = You have to capture what is behind you, too
rule-barriers = Barriers
    .text = Two pieces of one color on a square are a barrier: no one can pass or capture them, not even their owner.
    .short = Two pieces of a color on a square block the way
rule-barrier-on-start = Barriers on start squares
    .text = A barrier may stand on any square of the track, start squares included.
    .short = Barriers can stand on start squares, too
rule-blocked-start = When your start square can’t be cleared
    .text = What you may do if another piece of yours blocks the one on your start square: move any piece you like, or only the one in the way.
    .short = Move any piece, or the one in the way
    .value-free = move any piece
    .value-move-blocker = move the piece in the way
rule-extra-colours = Always four colors
    .text = Two players: two opposite colors each, and you win with both. Three players: the fourth color is neutral. On your turn you may move a neutral piece unless one of your own has to move; you must if none of your own can (but first use up your three rolls). You win only once the neutral pieces are in their goal, too. If several of you are waiting for that, the player who brings the last one in wins.
    .short = Two players have two colors each; three share a neutral one
rule-two-player-win = Winning with two colors
    .text = For two players with two colors each: you win when both are in the goal. Or you win as soon as one of them is.
    .short = With both colors in the goal, or as soon as one is
    .value-both-colours = both colors have to be in the goal
    .value-first-colour = one color in the goal is enough
rule-six-arms = Board for six
    .text = A board with six arms, for two to six players. Only the tournament rulebook has it, for three players; everything else is our own. With action cards, three players use it, too, because it’s fairer.
    .short = A board with six arms, for two to six players
rule-six-always-again = Roll again after every 6
    .text = After a 6 you roll again even if no piece could move.
    .short = Even if no piece could move
rule-places = Play for places
    .text = When someone has won, the others play on for the next places.
    .short = When someone has won, the others play on
