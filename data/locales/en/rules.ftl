# What can be played, and with which rules: for every rule a title, what it says (.text), and a name
# for each of its values where there are more than on and off (.value-...).

game-classic = Classic

preset-book = By the book
    .text = As the rulebook has it.
preset-family = Family
    .text = As most families play: three rolls while nobody is on the way.

rule-first-player = Who begins
    .text = The highest roll begins, or chance decides, or whoever opened the table.
    .value-highest-roll = the highest roll
    .value-random = chance decides
    .value-host = whoever opened the table
rule-start-in-base = All pieces begin in the base
    .text = Nobody begins with a piece on the start square.
rule-three-rolls = Three rolls
    .text = Roll up to three times for a 6 while none of your pieces is on the way or could move on in the goal.
rule-six-always-again = A 6 always rolls again
    .text = After a 6 you roll again even if no piece could move.
rule-places = Play for places
    .text = When somebody has won, the others play on for the next places.
