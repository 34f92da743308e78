# What can be played, and with which rules: for every rule a title, what it says (.text), and a name
# for each of its values where there are more than on and off (.value-...).

game-classic = Classic

preset-book = By the book
    .text = Just as in the rulebook.
preset-family = Family
    .text = As most families play: three rolls when you have no piece on the track.
preset-variants = All variants
    .text = Every variant in the rulebook, including the penalty for missing a capture.

rule-first-player = Who goes first
    .text = The highest roll, a random player, or the host.
    .value-highest-roll = the highest roll
    .value-random = a random player
    .value-host = the host
rule-start-in-base = All pieces begin in the base
    .text = No one begins with a piece on the start square.
rule-three-rolls = Three rolls
    .text = Roll up to three times for a 6 while none of your pieces is on the track or can move up in the goal.
rule-compulsory-capture = Compulsory capture
    .text = If you can send someone home, you have to, before anything else; of several captures, pick any. Either nothing else is offered, or you may miss it, and the piece that should have captured goes back to the base, of several the one furthest ahead.
    .value-enforce = only captures can be chosen
    .value-penalty = miss one, and the piece goes back
rule-no-goal-jump = No jumping in the goal
    .text = Pieces in the goal cannot be jumped over.
rule-backward-capture = Backward capture
    .text = You may go backward if that sends someone home: not on or over your own start square, never out of the goal, and not instead of bringing a piece out or clearing your start square. You never capture your own other color like this.
rule-backward-capture-forced = Backward capture is compulsory, too
    .text = With compulsory capture, you have to capture what is behind you as well.
rule-barriers = Barriers
    .text = Two pieces of a color on a square are a barrier: no one can pass or capture them, not even their owner.
rule-barrier-on-start = Barriers on start squares
    .text = A barrier may stand on any square of the track, start squares included.
rule-blocked-start = When your start square can’t be cleared
    .text = If your piece on the start square is blocked by another piece of yours, either you may move any piece, or you have to move the one in the way.
    .value-free = move any piece
    .value-move-blocker = move the piece in the way
rule-extra-colours = Always four colors
    .text = Two players: two opposite colors each, and you win with both. Three players: the fourth color is neutral. On your turn you may move a neutral piece unless one of your own has to move; you must if none of your own can (but first use up your three rolls). You win only once the neutral pieces are in their goal, too. If several of you are waiting for that, the player who brings the last one in wins.
rule-two-player-win = Winning with two colors
    .text = With two colors each, you win when both are in the goal, or as soon as one of them is.
    .value-both-colours = both colors have to be in the goal
    .value-first-colour = one color in the goal is enough
rule-six-arms = Board for six
    .text = A board with six arms, for two to six players. Official for three players in the tournament rulebook. Everything else is ours: with action cards, three play on it as well, because it’s fairer.
rule-six-always-again = Roll again after every 6
    .text = After a 6 you roll again even if no piece could move.
rule-places = Play for places
    .text = When someone has won, the others play on for the next places.
