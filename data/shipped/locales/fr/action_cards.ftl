# Les cartes action : leurs noms et leurs textes, les règles, ce qui se passe, ce qui est demandé.

game-action-cards = Cartes action
    .goal = Le classique, secoué par des cartes.
    .aim = Courir et jouer des cartes

preset-evening = Une soirée
    .short = D’après le livret avec trois pions : une bonne heure

rule-deck = Cartes
    .text = Nos 55 cartes une fois, nos 55 cartes deux fois, ou ton propre paquet. Tu peux laisser des cartes de côté.
    .short = Nos 55 cartes une ou deux fois, ou ton paquet
    .value-ours = nos 55 cartes
    .value-twice = chaque carte deux fois : 110
    .value-own = un paquet personnel de { $cards } cartes
rule-auto-draw = Piocher sans demander
    .text = Après ton lancer, tu pioches toujours une carte. Sans cette règle, tu peux refuser si tu choisis dans /réglages que je te demande avant. Certaines cartes agissent aussitôt, et pas toujours pour toi.
    .short = Après ton lancer, tu pioches toujours
rule-four-arms = À trois sur quatre branches
    .text = À trois, on joue sur le plateau à quatre branches. Sans cette règle, on prend une branche sur deux du plateau à six, c’est plus juste : sur quatre, la place du milieu gagne moins souvent.
    .short = Sur quatre branches, au lieu d’une sur deux de six
rule-backward-past-start = Reculer au-delà du départ
    .text = Un pion qui recule peut aller sur sa case de départ ou au-delà, quoi que dise la carte. Cela lui épargne tout un tour.
    .short = En reculant, un pion peut passer son départ

source-003 = livret des cartes action (en allemand)

deck-file = Voici les cartes dans un fichier. Change leur nombre : 0, c’est aucune, et il en faut { $least } à { $most } en tout. Avant le début de la partie, renvoie-le avec /{ command-table } { command-table-deck }. Si tu es admin, tu peux le choisir pour toutes les nouvelles tables avec /{ command-settings } { command-settings.deck }.
deck-too-big = Un fichier de paquet fait { $kilobytes } Ko au plus.
deck-unreadable = Ce n’est pas un paquet ({ $reason }). /{ command-table } { command-table-deck } sans fichier t’en envoie un à modifier.
deck-kind = L’entrée { $number } du paquet, « { $entry } », n’est pas une carte que je connais. /{ command-table } { command-table-deck } sans fichier te les envoie toutes.
deck-copies = L’entrée { $number } du paquet, « { $entry } », y figure deux fois ou a moins de 0 exemplaire. Ne mets chaque carte qu’une fois.
deck-chosen = Cette table joue avec ton paquet de { $cards } cartes.
deck-elsewhere = Seul le jeu des cartes action a un paquet. Ouvre une partie avec /{ command-play }.
deck-size = Un paquet a { $least } à { $most } cartes, celui-ci { $cards }.

kind-denkste = Mon œil !
    .text = À jouer quand une carte est annoncée : elle est annulée. Ou à ton tour, au lieu de lancer : elle vaut un 6, et tu relances, mais sans piocher de carte.
    .short = Annule une carte, ou vaut un 6
    .face = Annule une carte ou vaut un 6
kind-aetsch = Na na nère !
    .text = À jouer quand est annoncée une carte qui ne touche que toi : elle est annulée.
    .short = Annule une carte qui ne touche que toi
    .face = Annule ce qui ne vise que toi
kind-schutzengel = Ange gardien
    .text = À jouer quand tes pions vont être mangés : ils restent, et l’autre pion partage leur case. Les pions des autres sur cette case sont mangés quand même.
    .short = Tes pions ne sont pas mangés
    .face = Tes pions ne sont pas mangés
kind-retourkutsche = Œil pour œil
    .text = À jouer quand un pion mange le tien : il retourne aussi à l’écurie.
    .short = Le pion qui mange le tien va aussi à l’écurie
    .face = Qui te mange part à l’écurie
kind-zugabe = Encore !
    .text = À jouer n’importe quand avant un lancer ou après un coup : lance une fois et avance. Pas de relance pour un 6, et pas de carte ensuite.
    .short = N’importe quand : lance une fois et avance
    .face = Un lancer et un coup en plus
kind-flohsprung = Saut de puce
    .text = À jouer n’importe quand avant un lancer ou après un coup : déplace un de tes pions du parcours de 1 ou 2 cases, en avant ou en arrière – mais jamais en arrière sur son départ ni au-delà. Personne n’est mangé.
    .short = N’importe quand : 1 ou 2 cases, avant ou arrière
    .face = 1 ou 2 cases, avant ou arrière
kind-wuerfelpech = Pas de chance
    .text = À jouer quand quelqu’un d’autre a lancé sans avoir encore avancé : cette personne relance, et c’est le nouveau lancer qui compte.
    .short = Quelqu’un d’autre doit relancer
    .face = Quelqu’un doit relancer
kind-voelkerwanderung = Tous en balade
    .text = Aussitôt : l’un après l’autre, chacun avance un de ses pions du parcours d’exactement 3. Qui ne peut pas ne bouge pas.
    .short = Aussitôt : chacun avance un pion de 3
    .face = Chacun avance un pion de 3
kind-alle-zurueck = Marche arrière
    .text = Aussitôt : l’un après l’autre, chacun recule de 4 son pion de tête sur le parcours, ou le premier qui peut : aucun sur son départ ni au-delà. Personne n’est mangé.
    .short = Aussitôt : chacun recule un pion de 4
    .face = Chacun recule un pion de 4
kind-karussell = Manège
    .text = Aussitôt : qui a des cartes en donne une à gauche, tous en même temps.
    .short = Aussitôt : chacun donne une carte à gauche
    .face = Une carte part à gauche
kind-karten-fuer-alle = À la pioche
    .text = Aussitôt : l’un après l’autre, chacun pioche une carte, même avec cinq ou plus.
    .short = Aussitôt : chacun pioche une carte
    .face = Chacun pioche une carte
kind-startschuss = Top départ !
    .text = Aussitôt : l’un après l’autre, chacun peut sortir un pion. Mange les pions des autres sur ta case de départ, ou partage-la avec eux.
    .short = Aussitôt : chacun peut sortir un pion
    .face = Chacun peut sortir un pion
kind-wuerfelrunde = Tous aux dés
    .text = Aussitôt : l’un après l’autre, chacun lance une fois et avance. Pas de relance pour un 6, et personne ne pioche.
    .short = Aussitôt : chacun lance une fois et avance
    .face = Chacun lance une fois et avance
kind-tempolimit = Au ralenti
    .text = Aussitôt : jusqu’à ton prochain tour, seul un lancer de 1, 2 ou 3 fait avancer un pion – pour tous, même quand une carte fait lancer. Un 6 sort toujours un pion.
    .short = Aussitôt : pour un tour, seuls 1, 2 et 3 avancent
    .face = Un tour : seuls 1 à 3 comptent
kind-inventur = Inventaire
    .text = Aussitôt : chacun garde trois cartes et défausse les autres, tous en même temps.
    .short = Aussitôt : chacun ne garde que trois cartes
    .face = Chacun ne garde que 3 cartes
kind-rueckenwind = Vent arrière
    .text = Aussitôt : la personne dont les pions ont fait le moins de cases en tout (à égalité, la première dans le sens du jeu, en partant de toi) avance un pion de 8, ou en sort un si aucun ne peut.
    .short = Aussitôt : le dernier avance de 8
    .face = Le dernier avance de 8
kind-sprint = Sprint
    .text = À ton tour : avance un de tes pions du parcours d’exactement 8, même jusque dans ta maison.
    .short = Avance un pion d’exactement 8
    .face = Un pion avance de 8
kind-wahlwuerfel = Dé pipé
    .text = À ton tour : choisis un nombre de 1 à 6 et avance un pion d’autant. Avec un 6, tu peux en sortir un. Pas de relance pour un 6.
    .short = Choisis de 1 à 6 et avance d’autant
    .face = Avance de 1 à 6, au choix
kind-doppelzug = Coup double
    .text = À ton tour : lance deux dés et avance deux pions différents du parcours, chacun avec un dé. Un dé qui ne sert pas est perdu. Pas de relance pour un 6.
    .short = Lance deux dés et avance deux pions
    .face = Deux dés, deux pions
kind-krebsgang = En crabe
    .text = À ton tour : recule un de tes pions du parcours de 1 à 6 cases – au choix, mais jamais sur son départ ni au-delà. Il peut manger.
    .short = Recule un pion de 1 à 6
    .face = Un pion recule de 1 à 6
kind-dampfwalze = Bulldozer
    .text = À ton tour : lance et avance un de tes pions du parcours. Tout pion des autres qu’il dépasse ou sur lequel il tombe est mangé. Si aucun pion ne peut avancer, le lancer est perdu.
    .short = Lance, et mange tout ce que tu dépasses
    .face = Lance et mange tout au passage
kind-tandem = Tandem
    .text = À ton tour : avance deux de tes pions du parcours d’exactement 3 chacun. Personne n’est mangé.
    .short = Avance deux pions d’exactement 3 chacun
    .face = Deux pions avancent de 3
kind-freigang = Bol d’air
    .text = À ton tour : sors un pion. Mange les pions des autres sur ta case de départ, ou partage-la avec eux.
    .short = Sors un pion
    .face = Sors un pion
kind-heimweh = Mal du pays
    .text = À ton tour : mets sur la première case libre de ta maison un de tes pions qui en est à 6 cases au plus.
    .short = Mets à la maison un pion qui en est tout près
    .face = Un pion tout près rentre
kind-platztausch = Échange
    .text = À ton tour : échange un de tes pions du parcours avec celui d’un autre sur le parcours. Personne n’est mangé.
    .short = Échange un pion avec celui d’un autre
    .face = Échange avec un autre pion
kind-rausschmeisser = Videur
    .text = À ton tour : choisis une case du parcours et une autre personne. Tous ses pions à cet endroit rentrent à l’écurie. Les cases de départ sont à l’abri, et un ange gardien n’y peut rien.
    .short = Renvoie les pions d’une couleur sur une case
    .face = Vide une case d’une couleur
kind-windstoss = Coup de vent
    .text = À ton tour : choisis un de tes pions du parcours. Il fait reculer de 6 tous les pions des autres sur les 12 cases devant lui. Personne n’est mangé. Un pion qui arriverait à son départ reste en place.
    .short = Fait reculer les pions des autres de 6
    .face = Fait reculer les autres de 6
kind-taschendieb = Pickpocket
    .text = À ton tour : prends deux cartes, sans les voir, à quelqu’un qui en a au moins deux. Tu peux en avoir plus de cinq.
    .short = Prends deux cartes à quelqu’un
    .face = Prends 2 cartes à quelqu’un
kind-hamsterkauf = Razzia
    .text = À ton tour : pioche trois cartes. Tu peux en avoir plus de cinq.
    .short = Pioche trois cartes
    .face = Pioche trois cartes
kind-schlafmuetze = Marmotte
    .text = À ton tour : choisis quelqu’un d’autre. Son prochain tour saute.
    .short = Quelqu’un d’autre passe son prochain tour
    .face = Quelqu’un passe son tour
kind-baustelle = Chantier
    .text = À ton tour : choisis une case vide du parcours (pas une case de départ). Jusqu’à ton prochain tour, personne ne peut s’y poser ni la franchir.
    .short = Bloque une case vide jusqu’à ton prochain tour
    .face = Bloque une case un tour

timing-any-time = N’importe quand
timing-at-once = Aussitôt
timing-turn = À ton tour, au lieu de lancer
timing-counter = En réponse
symbol-crossed = Pas annulée par : { $cards }
symbol-base = Aussi pour les pions à l’écurie
symbol-no-base = Pas pour les pions à l’écurie
symbol-peaceful = Ne mange personne

event-shuffled-cards = mélangé : { $cards } cartes
event-drew-card = pioche { $card ->
        [none] une carte
       *[other] « { $card } »
    }
event-declined-card = ne pioche pas
event-drew-at-once = pioche « { $card } »
event-acted-at-once =
    .headline = « { $card } » agit aussitôt. { $does }
event-played-card =
    .headline = { $who } joue « { $card } »{ $about }
event-cancelled-card =
    .headline = « { $card } » est annulée !
event-regained-card = reprend « { $card } » dans sa main
event-held-window = veut réfléchir : plus de temps pour tout le monde
event-ordered-pass = { $order ->
        [pass-turn] passe pour le reste de ce tour
        [pass-always] passe toujours désormais
        [pass-unless-concerned] choisit « { action-pass-unless-concerned } »
       *[other] veut répondre à chaque carte désormais
    }
event-declared-capture = va manger { $victim }
event-guarded =
    .headline = L’ange gardien veille sur { $seat } : aucun pion n’est mangé !
event-sent-home =
    .headline = { $who } mange { $seat } !
event-pushed-back = fait reculer { $seat } (pion { $piece }), de { $at } à { $to }
event-swapped-pieces = pion { $piece } en { $to }, { $victim } { $other } en { $other_to }
event-counted-as-six = prend « { kind-denkste } » comme un 6
event-rolled-dice = fait { $dice }
event-lost-die = le { $pips } est perdu
event-could-not = ne peut rien faire
event-took-card = prend { $card ->
        [none] une carte
       *[other] « { $card } »
    } à { $victim }
event-passed-on = donne { $card ->
        [none] une carte
       *[other] « { $card } »
    } à { $to_seat }
quoted-card = « { $card } »
event-discarded-cards = défausse { $cards }
event-began-lasting = { $victim ->
        [none] « { $card } » reste sur la table{ $square ->
            [none] {""}
           *[other] , case { $square }
        }
       *[other] { $victim } passera un tour
    }
event-ended-lasting = « { $card } » prend fin
event-slept-through = dort pendant son tour

prompt-react =
    { $own ->
        [True] { $what }{ $plays ->
            [False] { " " }Aucune de tes cartes n’aide : attends.
           *[other] { "" }
        }
        [open] { $what } { $plays ->
            [False] Aucune de tes cartes n’aide : attends.
           *[other] Quelqu’un réagit ?
        }
       *[False] { $what } On attend { $seats }.
    }
prompt-draw =
    { $own ->
        [True] Piocher une carte ?
        [aside] { $seats } peut piocher une carte.
       *[False] { $seats }, tu pioches une carte ?
    }
prompt-card-move = { $own ->
        [True] { $choice ->
            [itself] Un seul coup possible, je le joue pour toi.
            [one] Un seul coup possible.
           *[some] Quel pion ?
        }
        [aside] { $choice ->
            [some] { $seats } choisit un pion.
           *[one] { $seats } n’a qu’un coup possible.
        }
       *[False] { $seats }{ $choice ->
            [itself]  : un seul coup possible, je le joue pour toi.
            [one]  : un seul coup possible.
           *[some] , quel pion ?
        }
    }
prompt-pass-on = { $own ->
        [True] Quelle carte donnes-tu à gauche ?
       *[False] { $seats } : quelle carte à gauche ?
    }
prompt-discard =
    { $own ->
        [True] Tu gardes trois cartes. Laquelle défausses-tu ?
       *[False] { $seats } : quelles trois cartes garder ?
    }
asked-card = { $seat } joue « { $card } »{ $does ->
        [none] {""}
       *[other] {" "}(_{ $does }_)
    }{ $about }.
asked-capture = { $seat } va manger { $victim }.

button-react = Réagir
button-pass = Passer
button-signs = Expliquer les signes
button-choose-card = Choisir une carte
menu-left-out = Laisser de côté (n’importe quand, aussitôt)
menu-left-out-turn = Laisser de côté (à ton tour)

action-join = { $piece } → { $to }, avec les autres
action-join-enter = { $piece } sort, avec les autres
action-play = { $target ->
        [none] La jouer
       *[other] { $target }
    }
action-answer = Jouer « { $card } »
hand-answer = **{ $card }** { $text }
hand-why = { $cards } : { $why }.
why-turn = seulement à ton tour, au lieu de lancer
why-rolled = seulement au lieu de ton premier lancer
why-target = rien ne va sur le plateau en ce moment
why-announced = seulement quand une carte est annoncée
why-capture = seulement quand tes pions vont être mangés
why-crossed = n’annule pas cette carte
why-alone = cette carte ne vise pas que toi
why-helpless = n’y peut rien ici
why-answered = les autres peuvent répondre d’abord
why-asked = ce n’est pas à toi de répondre
why-pause = seulement avant un lancer ou après un coup
why-roll = seulement juste après le lancer de quelqu’un d’autre
hand-asked = Je ne te demande que pour les cartes qui te touchent. Pour toutes les cartes : « { action-ask-always } » quand on peut réagir.
action-pass-turn = Passer pour ce tour
action-pass-always = Toujours passer
action-pass-unless-concerned = Seulement ce qui me touche
action-ask-always = Demande pour chaque carte
action-hold = Un instant !
action-draw = Piocher une carte
action-decline = Non merci
action-give = { $card }

target-piece = Pion { $piece } { $at ->
        [base] à l’écurie
       *[other] en { $at }
    }
target-back = { $piece } · recule en { $to }{ $captures ->
        [0] {""}
       *[other] , mange { $victim }
    }
target-back-beside = { $piece } · recule en { $to }, avec les autres
target-two = { $piece } en { $to }, { $other } en { $other_to }
target-swap = { $piece } avec { $victim } { $other } en { $to }
target-gust =
    { $piece } · { $count ->
        [one] fait reculer un pion
        [many] fait reculer { $count } pions
       *[other] fait reculer { $count } pions
    }
target-bounce = { $victim } en { $square }
target-square = case { $square }

about-moves = { " " }: { $moves }
about-against = { " " }contre { $victim }
about-on = { " " }: { $victim }, case { $square }
about-pieces = { " " }: { $count } pions ({ $owners })
about-square = { " " }: case { $square }
about-number = { " " }: un { $pips }, { $moves }

alt-stands-beside = pions { $pieces } sur { $square }
alt-blocked = La case { $square } est bloquée : personne ne s’y pose ni ne la franchit.
alt-limit = Seul un lancer de { $most } au plus fait avancer un pion.
alt-sleeps = { $seat } passe le prochain tour.
anyone = Quelqu’un ?
anyone-time = { $hours ->
        [0] { $seconds } secondes
       *[other] { $hours } heures
    }
alt-announced = Sur la table : { $cards }.
alt-discarded = Sur la défausse : « { $card } ».
alt-hand-cards = Tes cartes :
alt-hand-card = « { $card } »{ $count ->
        [one] {""}
        [many] {" "}({ $count }×)
       *[other] {" "}({ $count }×)
    }{ $now ->
        [True] {" "}(jouable maintenant)
       *[False] {""}
    } : { $does }.
alt-hand-no-cards = Tu n’as pas de cartes.
alt-hand-plays = À jouer maintenant : { $cards }.
alt-hand-quiet = Aucune ne peut se jouer maintenant.
alt-targets = Sur le plateau : { $targets }.

view-action-cards-view = Pioche : { $deck }. Tes cartes : { $hand }

rules-action-cards =
    ## Les cartes action, en bref
    Le jeu classique, et 55 cartes qui bousculent tout. (Pour les règles du classique, choisis-le dans le menu « { menu-show-game } ».) Les cartes sont les nôtres, pas celles du commerce. À ton tour, tu lances **ou** joues une carte – jamais les deux.

    - Personne ne commence avec des cartes. À la fin d’un tour où tu as lancé, tu peux piocher une carte : une par tour, même après un 6, même sans avoir pu avancer. Avec cinq ou plus en main, tu ne pioches pas. Quand la pioche est vide, la défausse est mélangée.
    - Plusieurs pions peuvent partager une case du parcours, même les tiens. Quand tu tombes sur les pions des autres, tu choisis : les manger **tous**, ou partager leur case. Avec un 6, tant que des pions attendent à l’écurie, tu dois en sortir un ou libérer ta case de départ – au choix. Cela vaut pour les lancers, pas pour les coups d’une carte.
    - Un pion qu’une carte fait avancer fait tout le chemin, peut manger sauf si la carte montre ☮, et peut finir dans ta maison. En reculant, on n’entre jamais dans une maison. Une carte ne se joue que si tout ce qu’elle dit est possible.
    - **N’importe quand :** avant un lancer ou après un coup, quel que soit le tour ; « { kind-wuerfelpech } » juste après le lancer d’un autre ; les réponses quand il y a de quoi répondre. Elles ne prennent pas ton tour.
    - **Aussitôt :** dès qu’elle est piochée. Rien ne l’annule, un ange gardien n’y peut rien, et tu n’en pioches pas d’autre à la place. Si elle fait bouger tout le monde, tu commences.
    - **À ton tour :** au lieu de lancer, mais pas au lieu de la relance après un 6. Ton tour finit ensuite sans piocher (après « { kind-denkste } » joué comme un 6, tu relances d’abord).
    - Quand une carte annoncée peut être arrêtée, je demande à ceux dont elle touche les pions, les cartes ou le tour, s’ils ont des cartes. Au jour le jour, ou si elle peut mettre un pion à la maison, je demande à tous ceux qui ont des cartes. Pendant l’attente, tous les autres peuvent aussi réagir. « { kind-denkste } » annule la carte ; « { kind-aetsch } » aussi, si elle ne touche que toi. Une carte annulée est perdue – et si elle remplaçait un lancer, ce tour aussi. Un M ou un N barré : cette réponse ne marche pas. On peut répondre à une réponse : la dernière jouée s’applique d’abord.
    - Je te demande aussi quand tes pions vont être mangés. Sans réponse, tu passes. Si tu réponds à une carte avec « { kind-schutzengel } » ou « { kind-retourkutsche } » et que cette carte est ensuite annulée, tu reprends la tienne. Si tu joues contre des ordinateurs seulement, je ne demande que si tu peux faire quelque chose.
    - La première personne à avoir tous ses pions à la maison gagne – même grâce à une carte au tour d’un autre.
example-action-join = Jaune fait un 4, tombe sur Vert et peut choisir : manger ce pion ou, comme ici, partager sa case.
signs-on-cards =
    - ∞ : n’importe quand
    - ⚡ : aussitôt
    - ♟ : à ton tour, au lieu de lancer
    - Un M barré : « { kind-denkste } » n’annule pas cette carte.
    - Un N barré : « { kind-aetsch } » n’annule pas cette carte.
    - B : aussi pour les pions à l’écurie. Barré : pas pour eux.
    - ☮ : ne mange personne
hand-signs =
    Les signes sur tes cartes :
    { signs-on-cards }
    - Un cadre clair : tu peux jouer cette carte maintenant.
    - 🔒 : tu ne peux pas la jouer maintenant. La raison est sous tes cartes.
rules-cards =
    Choisis une carte ci-dessous pour la voir. Les signes des cartes :
    { signs-on-cards }
menu-show-card = Voir une carte (n’importe quand, aussitôt)
menu-show-card-turn = Voir une carte (à ton tour)
