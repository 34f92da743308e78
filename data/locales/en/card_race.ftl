# The card race: its rules, what happens in it, what is asked, what a button does.

game-card-race = Card race

preset-quick = Quick
    .text = Half the points win.

rule-target = How long
    .text = The points of the rulebook win (40 for two, 35 for three, 30 for four), or half of them.
    .value-rulebook = the points of the rulebook
    .value-half = half the points
rule-stuck = When neither die fits
    .text = The hand is shown. Then it is exchanged and the turn is over, or exchanged until a die fits, or one row goes back to make room.
    .value-redraw-end = new dice, the turn is over
    .value-redraw-until-playable = new dice until one fits
    .value-drop-row = give a row back
rule-own-row-first = Own rows before the centre
    .text = A figure that lies in one of your rows must be taken from there, even if the centre has it too.

begun-card-race = starts; the first to { $target } points wins
event-shuffled = shuffled: { $cards } die cards
event-drew-dice = draws { $count ->
        [one] a die
       *[other] { $count } dice
    }
event-began-row = lays { $dice } and starts row { $row } at { $to }
event-extended-row = lays { $dice }: row { $row } goes from { $at } to { $to }
event-stole =
    .aloud = { $who } takes the { $figure } from { $victim }!
event-took-own = takes the { $figure } from row { $row }
event-scored-row =
    .aloud = { $who } reaches the 40 with row { $row }: { $figures } for figures, { $stars } for stars, now { $total }!
event-showed-hand = has to show { $dice }: neither fits
event-dropped-row = gives row { $row } back ({ $figures })
event-reached-target = has { $points } points, and that’s it

prompt-lay = { $own ->
        [True] You’re up: lay a die!
       *[False] { $seats }, you’re up!
    }
prompt-drop = { $own ->
        [True] Neither die fits. Which row do you give back?
       *[False] { $seats }, neither die fits: which row do you give back?
    }

action-new = { $dice } · new row, { $to }{ $source ->
        [own] , from row { $from-row }
        [other] , from { $victim }
        [other-row] , { $victim } { $from-row }
       *[centre] {""}
    }
action-row = { $dice } · row { $row }: { $at }→{ $to }{ $source ->
        [own] , own row { $from-row }
        [other] , from { $victim }
        [other-row] , { $victim } { $from-row }
       *[centre] {""}
    }
action-drop = Give row { $what } back

view-card-race-view = Points: { $points }; you win with { $target }. Draw pile: { $deck }. Your dice: { $hand }

rules-card-race =
    ## The card race, in short
    The cards from 1 to 40 are your figures, die cards move them. Build rising rows, bring them to the 40, and be the first to have 40 points (35 with three, 30 with four): that ends the game at once.

    - Everybody holds two die cards that nobody else sees. Lay one, take the figure it leads to, and draw again. When the pile is used up, what was laid is shuffled.
    - A die begins a row with the figure of its number; **both dice together** may begin one with their sum. Later, one die is added to the last figure of a row. You have at most three rows.
    - If a figure is not in the centre, you take it from one of your own rows, or else **from somebody else’s**, wherever it lies in it. If two others have it, you choose whose. Their row closes up.
    - The 40 must be reached exactly. Then the row counts a point for each figure and each star, and its figures go back to the centre. Until then anybody can steal from it.
    - You must lay something if you can. If all three rows are too near to 40 for both dice, you show both dice, get two new ones, and your turn is over.

# What happens in the pictures of the rules.

example-cards-begin = Yellow lays 3 and 5 together and begins a row with the 8.
example-cards-steal = Yellow lays 5 on the 4. The 9 is not in the centre but with Red: Yellow steals it, and Red’s row closes up.
example-cards-home = Yellow lays 2 on the 38 and has come to just 40: seven figures and three stars, so 10 points. All seven go back to the centre.
