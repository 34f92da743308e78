# What /rules shows about a house rule: how it can be set, where it stands, and what happens in its
# picture (example-...).

menu-show-rule = Show a house rule
rules-none = The rules of { $game } aren’t written down here yet. At a table, the buttons show what you can do.
rules-in-short = Back to the short rules
menu-show-game = Show the rules of a game
rules-games = ## The games, and their rules in short
rules-game = - **{ $game }:** { $goal }

rules-ways = **Options**
rules-way =
    - { $way }{ $usual ->
        [True] { " " }· *default*
       *[False] { "" }
    }{ $table ->
        [none] { "" }
       *[other] { " " }· **table { $table } plays this way**
    }
rule-switch = { $on ->
        [True] on
       *[False] off
    }
rules-needs = Only works together with: { $rules }
rules-excludes = Can’t be combined with: { $rules }
rules-begins = -# “{ $preset }” with { $players } at the table: of 100 games between computers, the player who went first won { $wins } (even would be { $even }).
rules-source = -# Source: { $source }. In our own words; unofficial, not by the publisher.

source-000 = classic rulebook (in German)
source-001 = wall race rulebook (in German)
source-002 = card race rulebook (in German)
source-004 = tournament rules
source-ours = our own, not in any rulebook
source-custom = not in any rulebook, but many people play this way
source-heading = “{ $heading }”
source-introduction = introduction
source-paragraph = paragraph { $number }
source-rule = rule { $number }
source-sentence = sentence { $number }

example-backward-capture = Yellow rolls a 2 and may go backward with piece 1, because that captures Green.
example-backward-capture-forced = Yellow rolls a 2 and has no choice: piece 1 has to capture backward; no piece may move forward.
example-barrier-on-start = Yellow rolls a 3 and builds a barrier with piece 2 on Green’s start square. As long as it stands, no piece can come out there.
example-barriers = Yellow rolls a 4. Piece 1 can’t pass Green’s barrier; only piece 2 can move.
example-blocked-start = Yellow rolls a 2. Piece 1 should clear the start square, but piece 2 is in the way. So piece 2 has to move, not piece 3.
example-compulsory-capture = Yellow rolls a 4. Piece 1 has to capture Green; Yellow can’t move piece 2 instead.
example-compulsory-capture-penalty = With the penalty: Yellow moves piece 1, but piece 4 could have captured. So piece 4 goes back to the base.
example-extra-colours = Three players: it’s Yellow’s turn. Yellow moves the neutral black piece and captures Green with it.
example-extra-colours-two = Two players: Yellow and Red belong together, and so do Green and Black.
example-must-mode = With penalties: Yellow moves piece 1, but piece 4 had to capture. The move doesn’t count, and piece 4 goes back to the base.
example-no-goal-jump = Yellow rolls a 5. Piece 1 would have to jump over piece 2 in the goal, so only piece 3 can move.
example-pieces = With two pieces each, only the two innermost squares are the goal: Yellow rolls a 4 and moves past its own piece, which isn’t in the goal yet.
example-places = Yellow has won. The others play on: Green moves.
example-race-capture = Yellow rolls a 4, lands on Green’s square and sends that piece home, back to its base.
example-race-enter = Yellow rolls a 6 and has to bring a piece out. Then Yellow rolls again.
example-race-home = Yellow rolls a 5, exactly the number needed: piece 1 moves into the goal.
example-safe-start = Yellow rolls a 4. Piece 1 can’t send Green home, because Green’s piece is on its own start square. Only piece 2 can move.
example-six-always-again = No piece can use the 6. Yellow still gets to roll again, and a 2 takes a piece into the goal.
example-six-arms = The board with six arms before the first roll.
example-start-in-base = This is how the game begins: all pieces wait in the base, and only a 6 brings one out.
example-three-rolls = Yellow has no piece on the track and rolls a 3, a 5 and a 6: the 6 brings a piece out.
example-two-player-win = Yellow has all pieces in the goal and wins, even though Red, the same player’s other color, isn’t there yet.
