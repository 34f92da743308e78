# The action cards: their names and texts, the rules, what happens, what is asked, what a button does.

game-action-cards = Action cards
    .goal = The classic, shaken up by cards.
    .aim = Race and play cards

preset-evening = An evening
    .short = By the book with three pieces: a good hour

rule-deck = Cards
    .text = Our 55 cards once, our 55 cards twice, or your own deck. You can leave out individual cards.
    .short = Our 55 cards once or twice, or your own deck
    .value-ours = our 55 cards
    .value-twice = every card twice: 110
    .value-own = a custom deck of { $cards } cards
rule-auto-draw = Draw without asking
    .text = After your roll you always draw a card. Without this rule you may decline if you choose in /settings to be asked first. Some cards act at once, and not always in your favor.
    .short = You always draw a card after your roll
rule-four-arms = Three players on the four-arm board
    .text = Three players use the board with four arms. Without this rule they sit at every second arm of six, which is fairer: on four arms, the one in the middle wins less often.
    .short = On four arms instead of every second arm of six
rule-backward-past-start = Back past your own start
    .text = A piece that goes backward may go on or past its own start square, whatever its card says. That saves it a whole lap.
    .short = Going backward, pieces may pass their start square

source-003 = action card rulebook (in German)

deck-file = These are the cards as a file. Change how many there are of each: 0 means none, and you need { $least } to { $most } in all. Before the game starts, send it back with /{ command-table } { command-table-deck }. As an admin, you can set it for all new tables with /{ command-settings } { command-settings.deck }.
deck-too-big = A deck file can be at most { $kilobytes } KB.
deck-unreadable = That’s not a deck ({ $reason }). /{ command-table } { command-table-deck } without a file sends you one to edit.
deck-kind = Entry { $number } of the deck, “{ $entry }”, isn’t a card I know. /{ command-table } { command-table-deck } without a file sends you all of them.
deck-copies = Entry { $number } of the deck, “{ $entry }”, is listed twice or has fewer than 0 copies. List each card once.
deck-chosen = This table uses your deck of { $cards } cards.
deck-elsewhere = Only the action-card game has a deck. Start one with /play.
deck-size = A deck has { $least } to { $most } cards, this one has { $cards }.

kind-denkste = Think again!
    .text = Play this when someone announces a card: that card is canceled. Or play it on your turn instead of rolling: it counts as a 6, and you roll again, but you draw no card.
    .short = Cancels a card, or counts as a 6
    .face = Cancels a card or counts as a 6
kind-aetsch = Nyah-nyah!
    .text = Play this when someone announces a card that affects only you: that card is canceled.
    .short = Cancels a card that affects only you
    .face = Cancels a card aimed only at you
kind-schutzengel = Guardian angel
    .text = Play this when someone is about to send your pieces home: yours stay, and their piece stands beside yours. Other players’ pieces on that square still go home.
    .short = Your pieces aren’t sent home
    .face = Your pieces aren’t sent home
kind-retourkutsche = Tit for tat
    .text = Play this when a piece sends yours home: that piece goes home, too.
    .short = The piece that sends yours home goes home, too
    .face = Their piece goes home with yours
kind-zugabe = Encore
    .text = Play this any time before a roll or after a move: roll once and move. No extra roll for a 6, and no card afterwards.
    .short = Any time: roll once and move
    .face = One extra roll and move
kind-flohsprung = Flea jump
    .text = Play this any time before a roll or after a move: move one of your pieces on the track 1 or 2 squares, forward or back – but never back onto or past its own start square. No one is sent home.
    .short = Any time: move 1 or 2 squares, forward or back
    .face = 1 or 2 squares, forward or back
kind-wuerfelpech = Bad roll
    .text = Play this when someone else has rolled but not moved yet: they roll again, and the new roll counts.
    .short = Another player has to roll again
    .face = Someone else rolls again
kind-voelkerwanderung = Field trip
    .text = At once: going clockwise, everyone moves one of their pieces on the track exactly 3 forward. If you can’t, you stay put.
    .short = At once: everyone moves a piece 3 forward
    .face = Everyone moves a piece 3 forward
kind-alle-zurueck = Back you go!
    .text = At once: going clockwise, everyone moves their front piece on the track 4 back, or the next one that can: none may go onto or past its own start square. No one is sent home.
    .short = At once: everyone moves a piece 4 back
    .face = Everyone moves a piece 4 back
kind-karussell = Carousel
    .text = At once: everyone with cards passes one to the left, all at the same time.
    .short = At once: everyone passes a card to the left
    .face = Everyone passes a card to the left
kind-karten-fuer-alle = Cards for all
    .text = At once: going clockwise, everyone draws a card, even with five or more.
    .short = At once: everyone draws a card
    .face = Everyone draws a card
kind-startschuss = Starting gun
    .text = At once: going clockwise, everyone may bring a piece out. Send other players’ pieces on your start square home, or stand beside them.
    .short = At once: everyone may bring a piece out
    .face = Everyone may bring a piece out
kind-wuerfelrunde = Everyone rolls
    .text = At once: going clockwise, everyone rolls once and moves. No extra roll for a 6, and no one draws a card.
    .short = At once: everyone rolls once and moves
    .face = Everyone rolls once and moves
kind-tempolimit = Speed limit
    .text = At once: until your next turn, only a roll of 1, 2 or 3 moves a piece – for everyone, and even when a card makes you roll. A 6 still brings a piece out.
    .short = At once: for a round, only a 1, 2 or 3 moves a piece
    .face = For a round, only rolls of 1–3 count
kind-inventur = Stocktaking
    .text = At once: everyone keeps three cards and discards the others, all at the same time.
    .short = At once: everyone keeps only three cards
    .face = Everyone keeps only three cards
kind-rueckenwind = Tailwind
    .text = At once: the player whose pieces have covered the fewest squares in all (in a tie, the first one clockwise, beginning with you) moves a piece 8 forward, or brings one out if none can.
    .short = At once: the player furthest behind moves 8 forward
    .face = The last player moves 8 forward
kind-sprint = Sprint
    .text = On your turn: move one of your pieces on the track exactly 8 forward, even into your goal.
    .short = Move a piece exactly 8 forward
    .face = A piece moves 8 forward
kind-wahlwuerfel = Loaded die
    .text = On your turn: choose a number from 1 to 6 and move one of your pieces that far. With a 6, you can bring one out. No extra roll for a 6.
    .short = Choose a number from 1 to 6 and move that far
    .face = Move 1 to 6, as you choose
kind-doppelzug = Double move
    .text = On your turn: roll two dice and move two different pieces on the track, one with each. A die you can’t use is lost. No extra roll for a 6.
    .short = Roll two dice and move two pieces
    .face = Two dice move two pieces
kind-krebsgang = Crab walk
    .text = On your turn: move one of your pieces on the track 1 to 6 squares back – you choose how far, but never onto or past its own start square. It can send others home.
    .short = Move a piece 1 to 6 back
    .face = A piece moves 1 to 6 back
kind-dampfwalze = Steamroller
    .text = On your turn: roll and move one of your pieces on the track. Every other player’s piece it passes or lands on goes home. If no piece can move, the roll is lost.
    .short = Roll, and send home everyone you pass
    .face = Roll, and send all you pass home
kind-tandem = Tandem
    .text = On your turn: move two of your pieces on the track exactly 3 forward each. No one is sent home.
    .short = Move two pieces exactly 3 forward each
    .face = Two pieces move 3 forward each
kind-freigang = Fresh air
    .text = On your turn: bring a piece out. Send other players’ pieces on your start square home, or stand beside them.
    .short = Bring a piece out
    .face = Bring a piece out
kind-heimweh = Homesick
    .text = On your turn: move one of your pieces that is at most 6 squares from your goal to the first free goal square.
    .short = Move a piece that is nearly there into your goal
    .face = A piece near your goal goes in
kind-platztausch = Swap places
    .text = On your turn: swap one of your pieces on the track with another player’s piece on the track. No one is sent home.
    .short = Swap places with another player’s piece
    .face = Swap places with another piece
kind-rausschmeisser = Bouncer
    .text = On your turn: choose a square on the track and another player. All their pieces there go home. Start squares are safe, and a guardian angel can’t help.
    .short = Send another player’s pieces on one square home
    .face = Sends one color on a square home
kind-windstoss = Gust of wind
    .text = On your turn: choose one of your pieces on the track. It blows everyone else’s pieces on the 12 squares ahead of it back by 6 squares. No one is sent home. A piece that would reach its own start square stays put.
    .short = Blow other players’ pieces 6 back
    .face = Blows others ahead 6 back
kind-taschendieb = Pickpocket
    .text = On your turn: take two cards, unseen, from a player who has at least two. You may hold more than five.
    .short = Take two cards from another player
    .face = Take two cards from someone
kind-hamsterkauf = Panic buying
    .text = On your turn: draw three cards. You may hold more than five.
    .short = Draw three cards
    .face = Draw three cards
kind-schlafmuetze = Sleepyhead
    .text = On your turn: choose another player. They skip their next turn.
    .short = Another player skips their next turn
    .face = Someone else skips a turn
kind-baustelle = Roadwork
    .text = On your turn: choose an empty square on the track (not a start square). Until your next turn, no one can land on it or pass it.
    .short = Block an empty square until your next turn
    .face = Blocks a square for a round

timing-any-time = Any time
timing-at-once = At once
timing-turn = On your turn, instead of rolling
timing-counter = As a response
symbol-crossed = Not canceled by: { $cards }
symbol-base = Also for pieces in the base
symbol-no-base = Not for pieces in the base
symbol-peaceful = Sends no one home

event-shuffled-cards = shuffled: { $cards } cards
event-drew-card = draws { $card ->
        [none] a card
       *[other] “{ $card }”
    }
event-declined-card = draws no card
event-drew-at-once = draws “{ $card }”
event-acted-at-once =
    .headline = “{ $card }” takes effect right away. { $does }
event-played-card =
    .headline = { $who } plays “{ $card }”{ $about }
event-cancelled-card =
    .headline = “{ $card }” is canceled!
event-regained-card = takes “{ $card }” back into their hand
event-held-window = wants to think: more time for everyone
event-ordered-pass = { $order ->
        [pass-turn] passes for the rest of this turn
        [pass-always] always passes from now on
        [pass-unless-concerned] from now on is asked only about what concerns them
       *[other] is asked about every card from now on
    }
event-declared-capture = is about to send { $victim } home
event-guarded =
    .headline = The guardian angel watches over { $seat }: no piece is sent home!
event-sent-home =
    .headline = { $who } sends { $seat } home!
event-pushed-back = blows { $seat }’s piece { $piece } back, from { $at } to { $to }
event-swapped-pieces = piece { $piece } to { $to }, { $victim }’s { $other } to { $other_to }
event-counted-as-six = uses “{ kind-denkste }” as a 6
event-rolled-dice = rolls { $dice }
event-lost-die = the { $pips } is lost
event-could-not = sits this one out
event-took-card = takes { $card ->
        [none] a card
       *[other] “{ $card }”
    } from { $victim }
event-passed-on = passes { $card ->
        [none] a card
       *[other] “{ $card }”
    } to { $to_seat }
quoted-card = “{ $card }”
event-discarded-cards = discards { $cards }
event-began-lasting = { $victim ->
        [none] “{ $card }” stays on the table{ $square ->
            [none] {""}
           *[other] , on square { $square }
        }
       *[other] { $victim } will skip a turn
    }
event-ended-lasting = “{ $card }” is over
event-slept-through = sleeps through the turn

prompt-react =
    { $own ->
        [True] { $what }{ $plays ->
            [False] { " " }None of your cards helps: just wait.
           *[other] { "" }
        }
        [open] { $what } { $plays ->
            [False] None of your cards helps: just wait.
           *[other] Does anyone respond?
        }
       *[False] { $what } Waiting for { $seats }.
    }
prompt-draw =
    { $own ->
        [True] Draw a card?
        [aside] { $seats } may draw a card.
       *[False] { $seats }, draw a card?
    }
prompt-card-move = { $own ->
        [True] { $choice ->
            [itself] There’s only one move; I’ll make it for you.
            [one] There’s only one move.
           *[some] Which piece?
        }
        [aside] { $choice ->
            [some] { $seats } is choosing a piece.
           *[one] { $seats } has only one move.
        }
       *[False] { $seats }{ $choice ->
            [itself] : there’s only one move; I’ll make it for you.
            [one] : there’s only one move.
           *[some] , which piece?
        }
    }
prompt-pass-on = { $own ->
        [True] Which card goes to the left?
       *[False] { $seats }: which card goes to the left?
    }
prompt-discard =
    { $own ->
        [True] You keep three cards. Which one do you discard?
       *[False] { $seats }: which three cards do you keep?
    }
asked-card = { $seat } plays “{ $card }”{ $does ->
        [none] {""}
       *[other] {" "}(_{ $does }_)
    }{ $about }.
asked-capture = { $seat } is about to send { $victim } home.

button-react = Respond
button-pass = Pass
button-signs = Explain the signs
button-choose-card = Choose a card
menu-left-out = Leave out cards (any time, at once)
menu-left-out-turn = Leave out cards (on your turn)

action-join = { $piece } → { $to }, joining them
action-join-enter = { $piece } comes out, joining them
action-play = { $target ->
        [none] Play it
       *[other] { $target }
    }
action-answer = Play “{ $card }”
hand-answer = **{ $card }** { $text }
hand-why = { $cards }: { $why }.
why-turn = only on your turn, instead of rolling
why-rolled = only instead of your first roll
why-target = nothing on the board fits it right now
why-announced = only when someone announces a card
why-capture = only when your pieces are about to be sent home
why-crossed = doesn’t cancel that card
why-alone = that card isn’t only about you
why-helpless = doesn’t help against this
why-answered = the others can respond first
why-asked = you’re not asked right now
why-pause = only before a roll or after a move
why-roll = only right after someone else’s roll
hand-asked = You’re asked only about cards that concern you. Want to be asked about every card? Press “{ action-ask-always }” while players may respond.
action-pass-turn = Pass for this turn
action-pass-always = Always pass
action-pass-unless-concerned = Only ask if it concerns me
action-ask-always = Ask me about every card
action-hold = One moment!
action-draw = Draw a card
action-decline = No, thanks
action-give = { $card }

target-piece = Piece { $piece } { $at ->
        [base] in the base
       *[other] on { $at }
    }
target-back = { $piece } · back to { $to }{ $captures ->
        [0] {""}
       *[other] , sends { $victim } home
    }
target-back-beside = { $piece } · back to { $to }, shares the square
target-two = { $piece } to { $to }, { $other } to { $other_to }
target-swap = { $piece } with { $victim }’s { $other } on { $to }
target-gust =
    { $piece } · { $count ->
        [one] blows one piece back
       *[other] blows { $count } pieces back
    }
target-bounce = { $victim } on { $square }
target-square = square { $square }

about-moves = : { $moves }
about-against = { " " }against { $victim }
about-on = : { $victim } on square { $square }
about-pieces = : { $count } pieces of { $owners }
about-square = : square { $square }
about-number = : a { $pips }, { $moves }

alt-stands-beside = pieces { $pieces } on { $square }
alt-blocked = Square { $square } is blocked: no one lands there or passes.
alt-limit = Only a roll of up to { $most } moves a piece.
alt-sleeps = { $seat } skips the next turn.
anyone = Anyone?
anyone-time = { $hours ->
        [0] { $seconds } seconds
       *[other] { $hours } hours
    }
alt-announced = On the table: { $cards }.
alt-discarded = On top of the discard pile: “{ $card }”.
alt-hand-cards = Your cards:
alt-hand-card = “{ $card }”{ $count ->
        [one] {""}
       *[other] {" "}({ $count }×)
    }{ $now ->
        [True] {" "}(playable now)
       *[False] {""}
    }: { $does }.
alt-hand-no-cards = You hold no cards.
alt-hand-plays = You can play these now: { $cards }.
alt-hand-quiet = None of them can be played now.
alt-targets = On the board: { $targets }.

view-action-cards-view = Draw pile: { $deck }. Your cards: { $hand }

rules-action-cards =
    ## Action cards, in short
    The classic game plus 55 cards that turn everything upside down. (For the classic’s rules, choose it in the menu “{ menu-show-game }”.) The cards are our own, not the printed ones. On your turn you roll **or** play a card – never both.

    - No one starts with cards. At the end of a turn in which you rolled, you may draw one card: one a turn, even after a 6, and even if you couldn’t move. With five or more in hand, you don’t draw. When the draw pile is empty, the discard pile is shuffled to make a new one.
    - Several pieces can share a square on the track, even your own. When you land on other players’ pieces, you choose: send **all** of them home, or stand beside them. With a 6, while pieces wait in your base, you have to bring one out or clear your start square – you choose which. That goes for rolls, not for moves by a card.
    - When a card moves a piece, it goes the whole way, can send pieces home unless the card shows ☮, and going forward can end in your goal. Going backward never takes you into a goal. You can only play a card if you can do everything it says.
    - **Any time:** before a roll or after a move, no matter whose turn it is; “{ kind-wuerfelpech }” right after another player’s roll; responses when there is something to respond to. They don’t use up your turn.
    - **At once:** as soon as it’s drawn. Nothing cancels it, a guardian angel doesn’t help, and you draw no other card in its place. If it moves everyone, you go first.
    - **On your turn:** instead of rolling, but not instead of the extra roll after a 6. Your turn then ends without drawing a card (after “{ kind-denkste }” as a 6, you roll again first).
    - When someone announces a card that can be stopped, I ask the players whose pieces, cards or turn it affects, if they hold cards. In daily games, or if it could bring a piece into the goal, I ask everyone with cards. While the game waits, all others with cards can respond, too. “{ kind-denkste }” cancels the card; so does “{ kind-aetsch }” if it affects only you. A canceled card is gone – and if it was played instead of rolling, so is that turn. A crossed-out T or N on a card means that this response doesn’t work. You can respond to a response: the last one played counts first.
    - You’re also asked when your own pieces are about to be sent home. No answer counts as a pass. If you respond to a card with “{ kind-schutzengel }” or “{ kind-retourkutsche }” and that card is then canceled, you get yours back. When you play alone with computers, you’re only asked if you can do something.
    - First to get all their pieces into the goal wins – even through a card on someone else’s turn.
example-action-join = Yellow rolls a 4, lands on Green and can choose: send that piece home or, as here, stand beside it.
signs-on-cards =
    - ∞: any time
    - ⚡: at once
    - ♟: on your turn, instead of rolling
    - A crossed-out T: “{ kind-denkste }” doesn’t cancel this card.
    - A crossed-out N: “{ kind-aetsch }” doesn’t cancel this card.
    - B: also for pieces in the base. Crossed out: not for them.
    - ☮: sends no one home
hand-signs =
    The signs on your cards:
    { signs-on-cards }
    - A bright frame: you can play this card now.
    - 🔒: you can’t play this card now. The reason is below your cards.
rules-cards =
    Choose a card below to see it. The signs on cards:
    { signs-on-cards }
menu-show-card = Show a card (any time, at once)
menu-show-card-turn = Show a card (on your turn)
