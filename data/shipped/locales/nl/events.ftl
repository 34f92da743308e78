# Wat er aan een tafel gebeurt, zonder wie het doet; of als kop (.headline), een zin op een eigen regel
# die ook zegt wie ($who). Wat er gevraagd wordt; wat een knop doet.

event-opening-roll = gooit { $pips } om de eerste beurt
event-began =
    .headline = { $rolls ->
        [none] { $who } begint
       *[other] { $rolls }; { $who } begint
    }
opening-tied = { $rolls }; gelijk, dus nog een keer: { $again }
event-rolled = gooit { $pips }
event-stuck = kan niet zetten
event-captured =
    .headline = { $who } slaat { $seat }!
event-moved = { $neutral ->
        [True] neutrale pion
       *[False] pion
    } { $piece } { $at ->
        [B] komt eruit op { $to }
       *[other] van { $at } naar { $to }
    }
event-overlooked = had moeten slaan: pion { $piece } gaat terug naar de basis
event-came-home = { $neutral ->
        [True] alle neutrale pionnen zijn binnen
       *[False] alle pionnen binnen, nog één kleur te gaan
    }
event-rolls-again = gooit nog een keer
event-finished =
    .headline = { $who } wordt { $place ->
        [1] eerste
        [2] tweede
        [3] derde
       *[other] { $place }e
    }!

prompt-roll =
    { $own ->
        [True]
            Jij bent aan de beurt: { $plays ->
                [True] gooi, of speel een kaart!
               *[False] gooi!
            }
        [aside] { $seats } is aan de beurt.
       *[False] { $seats }, jij bent aan de beurt!
    }
prompt-move = { $own ->
        [True] Je hebt { $pips } gegooid: { $choice ->
            [itself] er is maar één zet, die doe ik voor je.
            [one] er is maar één zet.
           *[some] welke pion?
        }
        [aside] { $seats } heeft { $pips } gegooid.
       *[False] { $seats }, je hebt { $pips } gegooid: { $choice ->
            [itself] er is maar één zet, die doe ik voor je.
            [one] er is maar één zet.
           *[some] welke pion?
        }
    }

action-roll = Gooien
action-move =
    { $piece } → { $to }{ $captures ->
        [0] { "" }
       *[other] , slaat { $victim }
    }
action-back = { $piece } ← { $to }, slaat { $victim }
action-neutral = Neutraal { $piece } → { $to }{ $captures ->
        [0] {""}
       *[other] , slaat { $victim }
    }
action-neutral-back = Neutraal { $piece } ← { $to }, slaat { $victim }
action-neutral-enter = Neutraal { $piece } eruit{ $captures ->
        [0] {""}
       *[other] , slaat { $victim }
    }
action-retry = Liever nog een keer gooien
action-enter =
    { $piece } komt eruit{ $captures ->
        [0] { "" }
       *[other] , slaat { $victim }
    }
