# Les images en toutes lettres, pour les lecteurs d'écran et /table texte, et les mots de l'image du résultat.

labelled = { $label } : { $text }
between-items = { $first }, { $next }
between-parts = { $first } ; { $next }
between-sentences = { $first } { $next }
list-more = { $listed } et encore { $more }
ended = { $text }.

colour-yellow = Jaune
    .shape = Jaune · rond
colour-green = Vert
    .shape = Vert · carré
colour-red = Rouge
    .shape = Rouge · triangle
colour-black = Noir
    .shape = Noir · losange
colour-blue = Bleu
    .shape = Bleu · hexagone
colour-violet = Violet
    .shape = Violet · croix

alt-square = la case { $name }
alt-goal = la case { $name } de la maison
alt-base = l’écurie

alt-lobby = { $game } : en attente. { $seats }. { $lines }
alt-turn = C’est à { $seat } de jouer.
alt-to-move = { $seat } peut jouer : { $moves }.
alt-piece = pion { $piece }
piece-of = le pion { $piece } ({ $name })
name-and-number = { $name } { $number }
name-and-colour = { $name } ({ $colour })
alt-move = { $piece } vers { $to }
alt-move-captures = { $piece } vers { $to }, en envoyant { $captured } à l’écurie
alt-move-beside = { $move }, avec les autres
alt-over = La partie est finie.
alt-place = Place { $place } : { $seat }.
alt-together = { $seats } vont ensemble.
alt-neutral = { $seat } n’est à personne : à ton tour, tu peux en avancer les pions.
alt-stands = { $seat } : { $pieces }.
alt-stands-on = pion { $piece } sur { $square }
alt-stands-barrier = pions { $pieces } sur { $square }, un barrage infranchissable
alt-stands-base = { $count ->
        [one] pion { $pieces } à l’écurie
        [many] pions { $pieces } à l’écurie
       *[other] pions { $pieces } à l’écurie
    }
alt-before = Avant :
alt-after = Après :
alt-numbers = Les { $squares } cases sont numérotées dans le sens des aiguilles d’une montre. Case de départ et dernière case avant la maison : { $starts }.
alt-start = { $seat } { $start }, { $last }

alt-won = { $seat } gagne avec { $points } points.
alt-cards-begin = Personne n’a encore commencé.
alt-from-centre = pris au centre
alt-from-own = pris à la rangée { $row }
alt-from = pris à { $seat }
alt-from-either = pris à { $seats }
alt-from-row = { $seat }, rangée { $row }
alt-score = Points : { $points } ; il en faut { $target } pour gagner.
alt-points = { $seat } { $points }
alt-rows = { $seat } : { $rows }.
alt-row = rangée { $row } : { $figures }
alt-rows-none = aucune rangée
alt-gone = Ne sont plus au centre : { $numbers }.
alt-twice = Deux fois au centre : { $numbers }.
alt-pile = La pioche compte { $deck ->
        [one] une carte
        [many] { $deck } cartes
       *[other] { $deck } cartes
    }.
alt-piles =
    La pioche compte { $deck ->
        [one] une carte
        [many] { $deck } cartes
       *[other] { $deck } cartes
    } ; un { $die } est sur la défausse.
alt-holding = Cartes en main : { $held }.
alt-held = { $seat } { $count }
alt-stars = Étoiles : { $stars }.
alt-stars-on = { $count } sur { $numbers }

alt-rest = La suite est dans /table texte.
alt-hand = Tes dés : { $dice }.
alt-hand-none = Tu n’as pas de dé.
alt-hand-offers = Tu peux jouer : { $offers }.
alt-hand-dead = Le { $die } ne se pose nulle part : aucune rangée n’est libre, et toutes dépasseraient 40.
alt-hand-score = Tu as { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    } ; il en faut { $target } pour gagner.
alt-offer-row = { $dice } : rangée { $row }, de { $at } à { $to }
alt-offer-new = { $dice } : la rangée { $row } commence à { $to }
alt-offer-taken = { $offer }, { $source }

result-wins = { $who } { $winners ->
        [one] gagne !
        [many] gagnent !
       *[other] gagnent !
    }
    .draw = Égalité !
result-sent = Qui a mangé qui ?
result-robbed = Qui a volé qui ?
result-rows = Meilleures rangées : { $who }
result-feud = Ennemis jurés
alt-result = Place { $place } : { $seat }, pions mangés : { $captured }, pions perdus : { $lost }, dés lancés : { $rolls }, six : { $sixes }{ $waited ->
        [0] .
       *[other] , plus longue attente d’un six : { $waited }.
    }
alt-result-cards = Place { $place } : { $seat }, points : { $points }, cartes volées : { $captured }, cartes perdues : { $lost }.
alt-result-row = Une rangée à { $points } : { $figures }.
alt-feud = Ennemis jurés : { $one } et { $other }, { $most } à { $fewer }.

award-comeback = La remontée
    .count = de { $count } % à la victoire
award-hunter = En chasse
    .count = { $count } { $count ->
        [one] pion mangé
        [many] pions mangés
       *[other] pions mangés
    }
award-most-lost = Pertes record
    .count = { $count } { $count ->
        [one] pion perdu
        [many] pions perdus
       *[other] pions perdus
    }
award-least-lost = Insaisissable
    .count = { $count ->
        [0] aucun pion perdu
        [one] un seul pion perdu
        [many] { $count } pions perdus
       *[other] { $count } pions perdus
    }
award-sixes = Le plus de 6
    .count = { $count } { $count ->
        [one] six
        [many] six
       *[other] six
    }
award-ones = Le plus de 1
    .count = { $count } { $count ->
        [one] fois un
        [many] fois un
       *[other] fois un
    }
award-waited = Sans six
    .count = { $count } { $count ->
        [one] lancer
        [many] lancers
       *[other] lancers
    } d’attente
award-theft = Le beau vol
    .count = le { $count } volé à { $victim }
award-thief = Main leste
    .count = { $count } { $count ->
        [one] carte volée
        [many] cartes volées
       *[other] cartes volées
    }
award-robbed = Poches vides
    .count = { $count } { $count ->
        [one] carte perdue
        [many] cartes perdues
       *[other] cartes perdues
    }
award-long = Longue rangée
    .count = { $count } { $count ->
        [one] carte
        [many] cartes
       *[other] cartes
    }
award-stars = Des étoiles
    .count = { $count } { $count ->
        [one] étoile
        [many] étoiles
       *[other] étoiles
    }
alt-award = { $title } : { $seat }, { $holders ->
        [one] { $words }
        [many] { $words } pour chacun
       *[other] { $words } pour chacun
    }.
