# La course aux murs : ses règles, ce qui s'y passe, ce qui est demandé, ce que fait un bouton.

game-walls = Course aux murs
    .goal = Deux dés, cinq murs : saute-les, et amène tous tes pions à la maison avant les autres.
    .aim = Sauter les murs

preset-shuffled = Murs mélangés
    .short = D’après le livret, mais les murs changent à chaque partie

rule-wall-layout = Les murs
    .text = Fixes : les murs sont toujours les mêmes (les nombres sont de nous, le livret ne les montre pas tous). Mélangés : ils changent de place avant la partie, et certains sont retournés.
    .short = Toujours les mêmes, ou mélangés
    .value-standard = toujours les mêmes
    .value-shuffled = mélangés

rule-jump-back = Sauter en arrière
    .text = On peut aussi sauter les murs en s’éloignant de la maison. Sans cette règle, on ne saute que vers elle.
    .short = On peut aussi sauter les murs en arrière

rule-own-stopover = Passer par son propre pion
    .text = Entre les deux dés, un pion peut aussi se retourner ou sauter depuis une case où se trouve un pion à toi. Aucun coup ne peut y finir.
    .short = Se retourner ou sauter depuis la case d’un pion à toi

event-set-walls = les murs sont mélangés
event-rolled-two = fait { $dice }
event-went = pion { $piece } : { $legs } vers { $to }

prompt-go = { $own ->
        [True] { $pips } pour toi : { $choice ->
            [itself] un seul coup possible, je le joue pour toi.
            [one] un seul coup possible.
           *[some] quel coup ?
        }
       *[False] { $seats }, { $pips } pour toi : { $choice ->
            [itself] un seul coup possible, je le joue pour toi.
            [one] un seul coup possible.
           *[some] quel coup ?
        }
    }

action-go =
    { $legs }{ $home ->
        [True]
            { $captures ->
                [0] , à la maison
               *[other] , maison ×{ $victim }
            }
       *[False]
            { $captures ->
                [0] { "" }
                [1] , mange { $victim }
               *[other] { "" } · { $victims }
            }
    }
walls-hits = { $way }, mange { $victims }
action-go-with = #{ $piece } : { $way }
tap-more-ways = Autres ({ $ways })
tap-piece = Pion { $piece } · { $ways ->
        [one] un coup
        [many] { $ways } coups
       *[other] { $ways } coups
    }

leg-forward = avance { $die }
leg-back = recul { $die }
leg-up = saut { $die }↑
leg-down = saut { $die }↓
leg-to = { $leg } sur { $square }
leg-hits = { $leg }, mange { $captured }
leg-home = à la maison

walls-way = Pion { $piece } : { $way }

alt-way = ({ $number }) { $way }
alt-walls = Les cases vont en six rangées du départ, A, par 1 à 62, aux deux cases Z. Entre les rangées se dressent cinq murs ; leurs nombres de gauche à droite, vus du départ : { $numbers }.

rules-walls =
    ## La course aux murs, en bref
    Tout le monde court sur le même parcours : six rangées et cinq murs numérotés entre elles, de la case de départ A aux deux cases Z au bout. Tu commences avec quatre pions à l’écurie – moins avec la règle maison « { rule-pieces } ». La première personne à les amener tous à la maison gagne.

    - Le plus grand lancer commence (sauf règle maison), puis on tourne dans le sens des aiguilles d’une montre. Dans le livret, c’est au plus jeune, mais j’ignore ton âge.
    - Lance **deux dés** et joue-les avec le même pion, l’un après l’autre, dans l’ordre que tu veux, **en avant ou en arrière**. On ne se retourne qu’après un dé entier. Un double n’a rien de spécial.
    - N’importe quel lancer sort un pion. La case de départ A est son premier pas. Une fois sorti, un pion ne repasse jamais derrière A.
    - **Par-dessus le mur :** si ton pion est à côté d’un nombre du mur et qu’un de tes dés montre ce nombre, ce dé peut te faire sauter sur la case de l’autre côté, en avant ou en arrière. Tu peux sauter deux fois de suite.
    - **Manger :** si ton coup finit sur le pion de quelqu’un, ce pion retourne à son écurie. Un pion sur la case atteinte avec ton premier dé aussi – sauf si les deux dés vont dans le même sens sans saut : alors tu ne fais que passer. On peut donc en manger deux en un tour. Ce n’est jamais obligatoire si un autre coup est possible.
    - On peut passer par-dessus ses propres pions, mais pas s’y poser.
    - Un pion arrive à la **maison** quand tout son coup finit sur une des cases Z. On ne les dépasse pas. Là, il est à l’abri.

# Ce que montrent les images de /règles.

example-walls-enter = Rouge fait 3 et 5 : avec le 3, le pion 2 sort sur la troisième case – le départ compte – puis avance de 5.
example-walls-straight = Rouge fait 3 et 3 et avance un pion de six cases. Il passe Jaune, tombe sur Vert et le mange.
example-walls-turn = Rouge fait 2 et 4 : d’abord deux en arrière, puis quatre en avant. Le pion mange Jaune là où il se retourne, et Vert là où il s’arrête.
example-walls-jump = Rouge fait 2 et 5 : deux en avant, en mangeant Jaune, puis par-dessus le mur avec le 5. De l’autre côté, Noir est mangé.
example-walls-two-jumps = Rouge fait 3 et 5 et saute deux murs de suite.
example-walls-home = Rouge fait 2 et 3. Cinq en avant, ce serait trop : le pion recule de deux et avance de trois – à la maison.
example-wall-layout = Une disposition possible des murs : à d’autres places, certains retournés. Elle change à chaque partie.
example-jump-back = Rouge fait 1 et 4 : retour par-dessus le mur avec le 4, puis encore une case en arrière. Vert est mangé.
example-walls-pieces = Avec deux pions chacun, le deuxième pion de Rouge à la maison gagne la partie.
example-own-stopover = Rouge fait 2 et 5 : le pion 1 s’arrête au pion 2, rouge aussi, et saute le mur de là. Noir est mangé.
example-walls-places = Rouge a tous ses pions à la maison et gagne. Les autres jouent les places : Jaune avance.
