# The card race: its rules, what happens in it, what is asked, what a button does.

game-card-race = Card race
    .goal = Your dice are cards: collect numbers in rows, steal them from the others, and score.
    .aim = Rows score points

preset-quick = Quick
    .short = Half the points are enough to win

rule-target = Points to win
    .text = As in the rulebook (40 for two players, 35 for three, 30 for four), or half or a third of that.
    .short = As in the rulebook, or half or a third of that
    .value-rulebook = as in the rulebook
    .value-half = half the points
    .value-third = a third of the points
rule-stuck = When neither die fits
    .text = You show your hand. Then you take new dice and your turn ends. Or you take new dice until one fits, and play it. Or you give one of your rows back to the center and start a new one.
    .short = New dice, or give a row back
    .value-redraw-end = new dice, the turn is over
    .value-redraw-until-playable = new dice until one fits
    .value-drop-row = give a row back
rule-own-row-first = Own rows before the center
    .text = If the card you need is in one of your own rows, you must take it from there, even if it’s in the center, too.
    .short = Take a number from your own row if it’s there

begun-card-race = { $rolls ->
        [none] { $who } begins
       *[other] { $rolls }; { $who } begins
    } – the first to { $target } points wins
event-shuffled = shuffled: { $cards } die cards
event-drew-dice = draws { $count ->
        [one] a die
       *[other] { $count } dice
    }
event-began-row = plays { $dice } and starts row { $row } at { $to }
event-extended-row = plays { $dice }: row { $row } goes from { $at } to { $to }
event-stole =
    .headline = { $who } takes the { $figure } from { $victim }!
event-took-own = takes the { $figure } from row { $row }
event-scored-row =
    .headline = { $who } reaches 40 with row { $row }: { $figures } for cards, { $stars } for stars, now { $total }!
event-showed-hand = has to show { $dice }: neither fits
event-dropped-row = gives row { $row } back ({ $figures })
event-reached-target = has { $points } points and wins

prompt-lay =
    { $own ->
        [True] Your turn: play a die!
       *[False] { $seats }, your turn!
    }
prompt-drop = { $own ->
        [True] Neither die fits. Which row do you give back?
       *[False] { $seats }, neither die fits: which row do you give back?
    }

action-new = { $dice } · new row, { $to }{ $source ->
        [own] , from row { $from-row }
        [other] , from { $victim }
        [other-row] , { $victim }’s row { $from-row }
       *[center] {""}
    }
action-row = { $dice } · row { $row }: { $at }→{ $to }{ $source ->
        [own] , from row { $from-row }
        [other] , from { $victim }
        [other-row] , { $victim }’s row { $from-row }
       *[center] {""}
    }
action-drop = Give row { $what } back

view-card-race-view = Points: { $points }; you need { $target } to win. Draw pile: { $deck }. Your dice: { $hand }

rules-card-race =
    ## The card race, in short
    You race along the numbers 1 to 40. Instead of pieces you collect number cards, instead of dice you play die cards. Build rows that rise to 40. The first player with 40 points (35 with three players, 30 with four, fewer with the house rule “{ rule-target }”) wins on the spot.

    - The highest roll goes first (unless the house rules say otherwise), then play goes clockwise. In the rulebook it’s the youngest, but I don’t know how old you are.
    - You hold two die cards that only you can see. Play one, take the number card it leads to, and draw a new die. When the draw pile is empty, the played dice are shuffled to make a new one.
    - A die starts a row at its own number; **both dice together** can start a row at their sum. After that, add one die to the last number of the row. You can have up to three rows.
    - Every number card is there once; with three or four players, 1 to 10 are there twice. If a number isn’t in the center, take it from one of your own rows, or else **steal it from another player**, wherever it lies in their row. If two players have it, you choose. The row closes up, and goes on from the last number that is left in it.
    - You need exactly 40 to finish a row. Then every card and every star in it scores a point, and its cards go back to the center. Until then, anyone can steal from it.
    - **Stars:** one on each fifth number from 5 to 35, on 36 and on 37; two on 38; three on 39.
    - If you can play, you must. If you have three rows and neither die fits, show both dice, take two new ones, and your turn ends.

# What happens in the pictures of the rules.

example-cards-begin = Yellow plays 3 and 5 together and starts a row at 8.
example-cards-steal = Yellow adds a 5 to the 4. The 9 isn’t in the center, but Red has it: Yellow steals it, and Red’s row closes up.
example-cards-home = Yellow adds a 2 to the 38 and reaches exactly 40: seven number cards and three stars make 10 points. All seven go back to the center.
