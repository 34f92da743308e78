# The action cards: their names and texts, the rules, what happens, what is asked, what a button does.

game-action-cards = Action cards

rule-deck = Cards
    .text = Our 55 cards, each of them twice, or a deck of your own. Single cards can be left out.
    .value-ours = our 55 cards
    .value-twice = every card twice: 110
    .value-own = { $cards } cards, chosen here
rule-auto-draw = Draw without asking
    .text = After a roll the card is always drawn. Without this rule you may decline, unless you have it drawn for you (/settings): some cards act at once, and not always in your favour.
rule-reaction-seconds = Time to react
    .text = How long everybody may think when a card has been announced or somebody is about to be sent home; after that it counts as a pass. It holds without a clock, too; by the day it is always 2 hours.
    .value-10 = 10 seconds
    .value-20 = 20 seconds
    .value-30 = 30 seconds
    .value-60 = a minute
    .value-7200 = until all have passed (2 hours)
rule-skip-empty-windows = Ask only those who hold cards
    .text = Whoever holds no card isn’t asked at all. Without this rule they are.
rule-four-arms = Three on four arms
    .text = Three play on the board with four arms. Otherwise they sit at every second of six: on four, whoever sits in the middle wins less often.
rule-backward-past-start = Back past your own start
    .text = A piece that goes backward may go on or past its own start square, whatever its card says. That saves it a whole lap.

source-003 = rulebook of the action cards (in German)

deck-file = These are the cards as a file: change how many there are of each (0: none; { $least } to { $most } in all). At a table of action cards that hasn’t begun, send it back with /{ command-table } { command-table-deck }; as an admin, for all new tables, with /{ command-settings } { command-settings.deck }.
deck-too-big = A deck is a file of at most { $kilobytes } KB.
deck-unreadable = This is no deck ({ $reason }). /{ command-table } { command-table-deck } without a file sends you one to change.
deck-kind = Entry { $number } of the deck, “{ $entry }”, is no card that I know. /{ command-table } { command-table-deck } without a file sends you all of them.
deck-copies = Entry { $number } of the deck, “{ $entry }”, comes twice or has less than 0 copies. Name each once.
deck-chosen = This table plays with the { $cards } cards of your deck.
deck-elsewhere = Only the action cards have a deck. Open a table of them with /play.
deck-size = A deck has { $least } to { $most } cards, this one has { $cards }.

kind-denkste = Think again!
    .text = Somebody has just announced a card: it does nothing. Or play this in your turn instead of rolling: it counts as a 6, and you roll again, but draw no card.
kind-aetsch = Nyah-nyah!
    .text = Somebody has just announced a card that hits you and nobody else: it does nothing.
kind-schutzengel = Guardian angel
    .text = A piece is about to send yours home: yours stay, and it stands beside them. Pieces of others on that square go home all the same.
kind-retourkutsche = Tit for tat
    .text = Your piece is sent home: the piece that does it goes home as well.
kind-zugabe = Encore
    .text = Any time before a roll or after a move: roll once and move. A 6 gives no further roll, and there is no card for it.
kind-flohsprung = Flea hop
    .text = Any time before a roll or after a move: one of your pieces on the track hops 1 or 2 squares, forward or back, but not back as far as its own start square. It sends nobody home.
kind-wuerfelpech = Bad roll
    .text = Somebody else has rolled and not moved yet: the roll is void. They roll again, and that one counts.
kind-voelkerwanderung = Migration
    .text = Clockwise, everybody moves a piece on the track exactly 3 forward. If you can’t, you stay put.
kind-alle-zurueck = All back!
    .text = Clockwise, everybody’s foremost piece that can goes 4 squares back, but not as far as its own start square. Nobody is sent home.
kind-karussell = Carousel
    .text = Everybody who holds cards passes one to the left, all at the same time.
kind-karten-fuer-alle = Cards for all
    .text = Clockwise, everybody draws a card, however many they hold.
kind-startschuss = Starting gun
    .text = Clockwise, everybody may bring a piece out of the base.
kind-wuerfelrunde = Round of rolls
    .text = Clockwise, everybody rolls once and moves. A 6 gives no further roll, and nobody draws a card.
kind-tempolimit = Speed limit
    .text = Until your next turn, a roll moves pieces only if it is a 1, 2 or 3, even a roll by a card. A 6 still brings a piece out.
kind-inventur = Stocktaking
    .text = Everybody keeps three cards; the others are discarded, all at the same time.
kind-rueckenwind = Tailwind
    .text = Whoever is furthest behind moves a piece 8 forward, or brings one out if none can.
kind-sprint = Sprint
    .text = One of your pieces on the track goes exactly 8 forward.
kind-wahlwuerfel = Loaded die
    .text = Name a number from 1 to 6 and move a piece that far. With a 6 a piece may come out. You do not roll again.
kind-doppelzug = Double move
    .text = Roll two dice and move two different pieces on the track, one with each. What does not fit is lost. You do not roll again.
kind-krebsgang = Crab walk
    .text = One of your pieces on the track goes back, 1 to 6 squares as you like, and may send others home; but not as far as its own start square.
kind-dampfwalze = Steamroller
    .text = Roll and move a piece on the track: it sends home all pieces of others that it passes or meets. A roll that fits nowhere is lost.
kind-tandem = Tandem
    .text = Two of your pieces on the track go exactly 3 forward each. They send nobody home.
kind-freigang = Day release
    .text = Bring a piece out of your base.
kind-heimweh = Homesick
    .text = A piece at most 6 squares before your goal goes to the first goal square that is free.
kind-platztausch = Swap places
    .text = One of your pieces on the track and one of somebody else’s change places. Nobody is sent home.
kind-rausschmeisser = Bouncer
    .text = All pieces that one opponent has on one square go home. No guardian angel helps. Start squares are safe.
kind-windstoss = Gust of wind
    .text = Choose one of your pieces: all other colours on the next 12 squares are blown 6 back, and nobody is sent home. Whoever would get to their own start square stays.
kind-taschendieb = Pickpocket
    .text = Draw two cards from the hand of somebody who has at least two, without looking. You may hold more than five.
kind-hamsterkauf = Panic buying
    .text = Draw three cards. You may hold more than five.
kind-schlafmuetze = Sleepyhead
    .text = Somebody else skips their next turn.
kind-baustelle = Road works
    .text = Choose an empty square on the track, but no start square: until your next turn nobody lands there or passes.

timing-any-time = Any time
timing-at-once = At once
timing-turn = In your turn, instead of rolling
timing-counter = As an answer
symbol-crossed = Not stopped by: { $cards }
symbol-base = Also for pieces in the base
symbol-no-base = Not for pieces in the base
symbol-peaceful = Sends nobody home

event-shuffled-cards = shuffled: { $cards } cards
event-drew-card = draws { $card ->
        [none] a card
       *[other] “{ $card }”
    }
event-declined-card = draws no card
event-drew-at-once = draws “{ $card }”
event-acted-at-once =
    .aloud = “{ $card }” counts at once!
event-played-card =
    .aloud = { $who } plays “{ $card }”{ $about }
event-cancelled-card =
    .aloud = “{ $card }” does nothing!
event-regained-card = takes “{ $card }” back into their hand
event-held-window = wants to think: more time for all
event-ordered-pass = { $order ->
        [pass-turn] passes for the rest of this turn
        [pass-always] always passes from now on
        [pass-unless-concerned] is asked only about pieces of their own from now on
       *[other] is asked again
    }
event-declared-capture = is about to send { $victim } home
event-guarded =
    .aloud = The guardian angel watches over { $seat }: they stay!
event-sent-home =
    .aloud = { $who } sends { $seat } home!
event-pushed-back = blows { $seat } { $piece } from { $at } back to { $to }
event-swapped-pieces = piece { $piece } to { $to }, { $victim } { $other } to { $other_to }
event-counted-as-six = that counts as a 6
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

prompt-react = { $own ->
        [True] { $what } What do you say?
       *[False] { $what } Thinking: { $seats }
    }
prompt-draw = { $own ->
        [True] Do you draw a card?
        [aside] { $seats } may draw a card.
       *[False] { $seats }, do you draw a card?
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
prompt-discard = { $own ->
        [True] Three cards stay with you. Which one goes?
       *[False] { $seats }: which three cards stay?
    }
asked-card = { $seat } plays “{ $card }”{ $about }.
asked-capture = { $seat } is about to send { $victim } home.

button-react = React
button-pass = Pass
button-play-card = Play a card
button-choose-card = Choose a card
menu-left-out = Leave out cards
menu-left-out-turn = Leave out cards for your turn

action-join = { $piece } · to { $to }, stays beside
action-join-enter = { $piece } · comes out, stays beside
action-play = { $aim ->
        [none] Play it
       *[other] { $aim }
    }
action-answer = Play “{ $card }”
hand-answer = **{ $card }** { $text }
action-pass-turn = Pass for this turn
action-pass-always = Always pass
action-pass-unless-concerned = Ask only about my pieces
action-ask-always = Ask me again
action-hold = One moment!
action-draw = Draw a card
action-decline = No, thanks
action-give = { $card }

aim-piece = Piece { $piece } { $at ->
        [base] in the base
       *[other] on { $at }
    }
aim-back = { $piece } · back to { $to }{ $captures ->
        [0] {""}
       *[other] , sends { $victim } home
    }
aim-back-beside = { $piece } · back to { $to }, beside
aim-two = { $piece } to { $to }, { $other } to { $other_to }
aim-swap = { $piece } with { $victim } { $other } on { $to }
aim-gust = { $piece } · blows { $count } back
aim-bounce = { $victim } on { $square }
aim-square = square { $square }

about-moves = : { $moves }
about-against = , against { $victim }
about-on = : { $victim } on square { $square }
about-square = : square { $square }
about-number = : a { $pips }, { $moves }

alt-stands-beside = pieces { $pieces } on { $square }
alt-blocked = Square { $square } is blocked: nobody lands there or passes.
alt-limit = A roll moves pieces only up to { $most }.
alt-sleeps = { $seat } skips the next turn.
alt-discarded = On top of the discards: “{ $card }”.
alt-hand-cards = Your cards: { $cards }.
alt-hand-no-cards = You hold no cards.
alt-hand-plays = You can play now: { $cards }.
alt-hand-quiet = { $count ->
        [one] “{ $card }” can’t be played now.
       *[other] None of them can be played now.
    }
alt-aims = On the board: { $aims }.
alt-card = “{ $card }”. { $symbols }. { $text }

view-action-cards-view = Draw pile: { $deck }. Your cards: { $hand }

rules-action-cards =
    ## Action cards, in short
    The classic game with 55 cards that turn everything upside down. They are our own, not the printed ones. In your turn you roll, **or** you play a card instead.

    - Nobody holds a card at first. After your roll and your move you may draw one, even if nothing could move. With five or more you draw none.
    - Several pieces may share a square. Wherever you land on others, you choose: send **all** of them home, or stay beside them. A 6 brings a piece out, or clears your start square, as you like.
    - What a card says is done in full, or it cannot be played. Nobody enters a goal going backward.
    - **Any time:** before a roll, whoever is up; “{ kind-wuerfelpech }” right after somebody else’s roll; answers, when there is something to answer. **At once:** as soon as it is drawn, and nothing stops it. **Your turn:** instead of rolling.
    - Somebody announces a card that can be stopped? Everybody else with cards is asked. “{ kind-denkste }” stops it, “{ kind-aetsch }” if it hits you alone. A struck-out T or N on a card says that this answer does not work against it. Answers can be answered; the last one counts first.
    - When your pieces are about to be sent home, you are asked, too. With computers alone, you are asked only where you can do something about it.
    - Whoever has all four pieces in the goal wins, also by a card in somebody else’s turn.
example-action-join = Yellow rolls 4, meets Green and can choose: send the piece home or, as here, join it.
rules-cards = Tap a card below to see it. Signs: ∞ any time, ⚡ at once, ♟ in your turn. Struck out: T, and “{ kind-denkste }” does not stop this one; N, and “{ kind-aetsch }” does not. B: also for pieces in the base; struck out: not for them. ☮: sends nobody home.
menu-show-card = Show a card: any time, at once
menu-show-card-turn = Show a card: in your turn
