# What /rules shows about a house rule: how it can be set, where it stands, and what happens in its
# picture (example-...).

menu-show-rule = Show a house rule
rules-in-short = Back to the rules in short

rules-ways = **Options**
rules-way =
    - { $way }{ $usual ->
        [True] { " " }· *default*
       *[False] { "" }
    }{ $table ->
        [0] { "" }
       *[other] { " " }· **table { $table } plays this way**
    }
rule-switch = { $on ->
        [True] on
       *[False] off
    }
rules-needs = Only works together with: { $rules }
rules-excludes = Can’t be combined with: { $rules }
rules-source = -# Source: { $source }. In our own words; unofficial, not by the publisher.

source-000 = rulebook of the classic game (in German)
source-001 = wall race rulebook (in German)
source-002 = rulebook of the card race (in German)
source-004 = tournament rules
source-custom = no rulebook, but many tournaments play so
source-heading = “{ $heading }”
source-introduction = introduction
source-paragraph = paragraph { $number }
source-rule = rule { $number }
source-sentence = sentence { $number }

example-backward-capture = Yellow rolls a 2 and may go backward with piece 1, because that captures Green.
example-backward-capture-forced = Yellow rolls 2 and has no choice: piece 1 has to capture backward, and none may move forward.
example-barrier-on-start = Yellow rolls 3 and builds a barrier with piece 2 on Green’s start square. As long as it stands, no piece comes in there.
example-barriers = Yellow rolls 4. Piece 1 cannot pass Green’s barrier; only piece 2 can move.
example-blocked-start = Yellow rolls 2. Piece 1 ought to clear the start square, but piece 2 is in its way. So piece 2 has to move, not piece 3.
example-compulsory-capture = Yellow rolls 4. Piece 1 has to capture Green; Yellow may not move piece 2 instead.
example-compulsory-capture-penalty = With the penalty: Yellow moves piece 1 though piece 4 could capture. For that, piece 4 goes back to the base.
example-extra-colours = Three players: it’s Yellow’s turn, but Yellow moves the neutral black piece and captures Green with it.
example-extra-colours-two = Two people: Yellow and Red belong together, and so do Green and Black.
example-must-mode = With penalties: Yellow moves piece 1 though piece 4 has to capture. The move does not count, and piece 4 goes back to the base.
example-no-goal-jump = Yellow rolls 5. Piece 1 would have to jump over piece 2 in the goal; so only piece 3 is left.
example-places = Yellow has won. The others play on: Green moves.
example-race-capture = Yellow rolls 4, comes to Green’s square and sends the piece home, back to the base.
example-race-enter = Yellow rolls a 6 and has to bring a piece out. Then Yellow rolls again.
example-race-home = Yellow rolls 5, just what it takes: piece 1 moves into the goal.
example-six-always-again = The 6 fits nowhere. Yellow rolls again all the same, and goes into the goal with the 2.
example-six-arms = The board with six arms before the first roll.
example-start-in-base = This is how the game begins: all pieces wait, and only a 6 brings one to the start square.
example-three-rolls = Yellow has nothing on the way and rolls 3, 5 and 6: the 6 brings a piece out.
example-two-player-win = Yellow has all pieces in the goal and wins, though Red, which belongs to the same player, is still on the way.
