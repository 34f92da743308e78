# Ce qui se passe à une table, sans la personne qui le fait ; ou en titre (.headline), avec elle ($who).

event-opening-roll = fait { $pips } pour savoir qui commence
event-began =
    .headline = { $rolls ->
        [none] { $who } commence
       *[other] { $rolls } ; { $who } commence
    }
opening-tied = { $rolls } ; égalité, on relance : { $again }
event-rolled = fait { $pips }
event-stuck = ne peut pas avancer
event-captured =
    .headline = { $who } mange { $seat } !
event-moved = { $neutral ->
        [True] pion neutre
       *[False] pion
    } { $piece } { $at ->
        [B] sort en { $to }
       *[other] de { $at } à { $to }
    }
event-overlooked = passe à côté d’une prise : le pion { $piece } retourne à l’écurie
event-came-home = { $neutral ->
        [True] tous les pions neutres sont à la maison
       *[False] tous les pions sont à la maison, plus qu’une couleur
    }
event-rolls-again = relance
event-finished =
    .headline = { $who } finit { ORDINAL($place) ->
        [one] { $place }er
       *[other] { $place }e
    } !

prompt-roll =
    { $own ->
        [True]
            À toi : { $plays ->
                [True] lance le dé, ou joue une carte !
               *[False] lance le dé !
            }
        [aside] C’est à { $seats } de jouer.
       *[False] { $seats }, à toi !
    }
prompt-move = { $own ->
        [True] Un { $pips } pour toi : { $choice ->
            [itself] un seul coup possible, je le joue pour toi.
            [one] un seul coup possible.
           *[some] quel pion ?
        }
        [aside] { $seats } a fait { $pips }.
       *[False] { $seats }, un { $pips } pour toi : { $choice ->
            [itself] un seul coup possible, je le joue pour toi.
            [one] un seul coup possible.
           *[some] quel pion ?
        }
    }

action-roll = Lancer le dé
action-move =
    { $piece } → { $to }{ $captures ->
        [0] { "" }
       *[other] , mange { $victim }
    }
action-back = { $piece } · recule en { $to }, mange { $victim }
action-neutral = Neutre { $piece } → { $to }{ $captures ->
        [0] {""}
       *[other] , mange { $victim }
    }
action-neutral-back = Neutre { $piece } ← { $to }, mange { $victim }
action-neutral-enter = Neutre { $piece } sort{ $captures ->
        [0] {""}
       *[other] , mange { $victim }
    }
action-retry = Plutôt relancer
action-enter =
    { $piece } sort{ $captures ->
        [0] { "" }
       *[other] , mange { $victim }
    }
