# What can be played, and with which rules: for every rule a title, what it says (.text), and a name
# for each of its values where there are more than on and off (.value-...).

game-classic = Classic

preset-book = By the book
    .text = As the rulebook has it.
preset-family = Family
    .text = As most families play: three rolls while you have nothing on the way.
preset-variants = All variants
    .text = All the variants that the rulebook has, with its penalty for a missed capture.

rule-first-player = Who begins
    .text = The highest roll begins, or chance decides, or the host.
    .value-highest-roll = the highest roll
    .value-random = chance decides
    .value-host = the host
rule-start-in-base = All pieces begin in the base
    .text = Nobody begins with a piece on the start square.
rule-three-rolls = Three rolls
    .text = Roll up to three times for a 6 while none of your pieces is on the way or could move on in the goal.
rule-compulsory-capture = Compulsory capture
    .text = If you can send somebody home, you have to, before anything else; of several captures, pick any. Either nothing else is offered, or you may miss it, and the piece that should have captured goes back to the base, of several the one furthest ahead.
    .value-enforce = only captures can be chosen
    .value-penalty = miss one, and the piece goes back
rule-no-goal-jump = No jumping in the goal
    .text = Pieces in the goal cannot be jumped over.
rule-backward-capture = Backward capture
    .text = You may go backward if that sends somebody home: not on or over your own start square, never out of the goal, and not instead of bringing a piece out or clearing your start square. You never capture your own other colour like this.
rule-backward-capture-forced = Backward capture is compulsory, too
    .text = With compulsory capture, you have to capture what is behind you as well.
rule-barriers = Barriers
    .text = Two pieces of a colour on a square are a barrier: nobody can pass or capture them, not even their owner.
rule-barrier-on-start = Barriers on start squares
    .text = A barrier may stand on any square of the track, start squares included.
rule-blocked-start = When your start square cannot be cleared
    .text = If another piece of yours is in the way of the one on your start square, you move what you like, or have to move the one in the way.
    .value-free = move what you like
    .value-move-blocker = move the piece in the way
rule-extra-colours = Always four colours
    .text = Two people have two opposite colours each and win with both. Three share a neutral colour: unless a piece of yours has to move, you may move it instead; you have to when none of yours can, unless one of three rolls is left. You win when it is in the goal, too; if several wait for that, whoever brings its last piece in wins.
rule-two-player-win = Winning with two colours
    .text = With two colours each, you win when both are in the goal, or as soon as one of them is.
    .value-both-colours = both colours have to be in the goal
    .value-first-colour = one colour in the goal is enough
rule-six-arms = Board for six
    .text = The board with six arms, for two to six people. Only the tournament rulebook has it, for three; we use it for three with action cards, too, as that is fairer. All else is our own.
rule-six-always-again = Roll again after every 6
    .text = After a 6 you roll again even if no piece could move.
rule-places = Play for places
    .text = When somebody has won, the others play on for the next places.
