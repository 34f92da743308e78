# Une table en cours de partie : son plateau, ce qui est dit, comment elle finit.

computer = { $seat ->
        [0] Rosa
        [1] Otto
        [2] Ida
        [3] Emil
        [4] Frieda
       *[5] Hugo
    }
computer-called =
    { computer }{ $level ->
        [hunter] { " " }la Chasse
        [careful] { " " }la Prudence
        [runner] { " " }la Course
        [grudge] { " " }la Rancune
       *[other] { "" }
    }
computer-asked = { $seats } { $count ->
        [one] joue
        [many] jouent
       *[other] jouent
    }…

board-confirm = Jouer ce coup ?
board-window = -# { $seconds } s pour réagir{ $own ->
    [True] { "" }
   *[False] . Pour passer, il suffit d’attendre.
}
board-due = -# Le temps expire { $due }.
board-ends = -# La partie s’arrête à { $time }, { $ends } ; puis on compte les cases.
board-outage =
    J’ai été hors ligne { $minutes ->
        [one] une minute
        [many] { $minutes } minutes
       *[other] { $minutes } minutes
    }. Personne n’a perdu de temps.
board-footer = { $game } · table { $table } · dés vérifiables : /{ command-fair }
    .without-dice = { $game } · table { $table }
board-quiet = Heures calmes pour { $people }, de { $begins } à { $ends } : aucune mention, et aucun délai n’expire.
board-paused = Je reviens tout de suite – la partie reprendra là où vous en étiez.
board-dm-closed =
    { $count ->
        [one] { $people }, je ne peux pas t’écrire en privé : appuie ici sur « { button-my-hand } ».
        [many] { $people }, je ne peux pas vous écrire en privé : appuyez ici sur « { button-my-hand } ».
       *[other] { $people }, je ne peux pas vous écrire en privé : appuyez ici sur « { button-my-hand } ».
    }
board-hidden =
    { $why ->
        [locked] { $channel } est verrouillé, je ne peux pas y montrer le plateau. Demande à la modération de le rouvrir.
        [blocked] L’AutoMod de ce serveur bloque mon plateau dans { $channel }. Demande à la modération de me laisser écrire.
       *[forbidden] Je ne peux pas montrer le plateau dans { $channel }. Demande à un admin de me donner : { $permissions }.
    }
message-moved = Ce message est périmé ; il y en a un plus récent.
button-choose = Choisir
button-back = Retour
menu-choose = Que veux-tu faire ?
to-board = [Voir le plateau]({ $link })
button-hint = Conseil
hint =
    { $action ->
        [none] Je ne jouerais pas de carte maintenant
       *[other] Je choisirais **{ $action }**
    } : { $why }.
hint-both = { $one }, et { $other }
hint-way =
    { $game ->
        [card-race] c’est ce qui devrait rapporter le plus de points
       *[other] c’est le plus court chemin vers la maison
    }
hint-home = ça fait rentrer un pion à la maison
hint-front = ça rapproche de la maison ton pion de tête
hint-ground = c’est le coup qui perd le moins de terrain
hint-hits = { $who ->
        [nobody] c’est ce qui coûte le plus aux autres
       *[other] ça fait reculer { $who }
    }
hint-hunt = ça garde les autres sous pression
hint-risk = c’est le coup le plus sûr
hint-keeps = { $doing ->
        [draw] une carte de plus sert presque toujours
        [play] tu gardes les meilleures cartes
        [give] tu gardes les meilleures cartes
       *[other] tu gardes tes cartes pour plus tard
    }
hint-later = tout compte fait, c’est ta meilleure chance
hint-only = le reste n’en vaut pas la peine
no-hints = L’hôte a désactivé les conseils à cette table.
button-my-hand = Ma main
button-again = Rejouer
again-opened = La prochaine partie est ouverte : { to-board }
button-close = Terminer la partie
button-leave-it = Laisser comme ça
sure-too-much = C’est beaucoup d’un coup. Choisis-en moins, puis les autres.
button-play-on = Reprendre
sure-end = **Fermer la table { $table } pour tout le monde ?** { $state ->
        [unplayable] Elle vient d’une autre version de Pöppel, on ne peut plus y jouer.
        [lobby] { $players ->
            [one] Une personne y attend la partie.
            [many] { $players } personnes y attendent la partie.
           *[other] { $players } personnes y attendent la partie.
        }
       *[running] { $players ->
            [0] Personne n’y joue en ce moment.
            [one] La partie d’une personne s’arrête sans résultat.
            [many] La partie à { $players } s’arrête sans résultat.
           *[other] La partie à { $players } s’arrête sans résultat.
        }
    }
    .button = Fermer la table
ending-proposed =
    { $count ->
        [one] { $people } aimerait s’arrêter là. Tout le monde est d’accord ?
        [many] { $people } aimeraient s’arrêter là. Tout le monde est d’accord ?
       *[other] { $people } aimeraient s’arrêter là. Tout le monde est d’accord ?
    }
late-offer = Tu ne joues pas cette partie, mais tu peux regarder : [{ $game }]({ $link }).
late-next = { $asked ->
        [True] Je te préviens quand la prochaine partie s’ouvre ici.
       *[False] La prochaine fois, tu pourras jouer dès le début.
    }
late-taken = Tu joues maintenant { $colour } !
button-take = Jouer { $colour } pour { $name }
button-round = Revoir le dernier tour
button-next = Préviens-moi la prochaine fois
button-not-next = Ne me préviens pas
story-folded = … encore { $count } dans /{ command-table } { command-table-log }
story-outcome = { $text } – { $came }
story-times = { $text } ({ $times }×)

seat-handed =
    { $why ->
        [left] { $person } laisse sa place ; { $computer } continue.
        [gone] { $person } n’est plus sur le serveur ; { $computer } continue.
        [absent] { $computer } remplace { $person } en attendant.
        [back] { $person } est de retour !
       *[taken] { $person } prend la suite.
    }
call =
    { $rests ->
        [True] **Ta table t’attend.** Plus personne n’est là, la partie est en pause.
       *[False] **À toi de jouer !**
    } { $game } · table { $table } · { to-board }
seat-offered = { $person } laisse sa place ({ $colour }). Qui la prend ?
button-take-over = Prendre { $colour }
offer-said =
    { $on ->
        [True] Ta place peut maintenant être prise depuis le plateau. Continue à jouer en attendant. Tu changes d’avis ? Tape de nouveau /{ command-table } { command-table-offer }.
       *[False] Ta place n’est plus proposée. Tu la gardes.
    }
board-resting = **En pause.** Le temps est arrêté.
board-unattended = **En pause : il n’y a plus personne.** On attend { $people }.
board-wakes = La première personne de retour appuie sur « { button-am-back } » et reprend. Un ordinateur joue pour les autres.
pause-proposed =
    { $count ->
        [one] { $people } aimerait faire une pause. Ça va pour tout le monde ?
        [many] { $people } aimeraient faire une pause. Ça va pour tout le monde ?
       *[other] { $people } aimeraient faire une pause. Ça va pour tout le monde ?
    }
button-pause = Pause
pause-said =
    { $rests ->
        [True] En pause. Pour continuer : « { button-play-on } » sur le plateau.
       *[False] Je demande aux autres. Si tout le monde est d’accord, c’est la pause.
    }
button-take-back = Annuler ({ $name })
event-took-back = annule son coup
event-timed-out = n’a plus de temps, un ordinateur finit le tour
board-rolls = -# Je lance dans { $seconds } secondes. Ou plutôt une carte ?
board-waits = -# Ça continue { $goes_on }.
choice-counts = Trop tard pour annuler : le coup est joué. Regarde le plateau le plus récent.
choice-others = Tu ne peux annuler que tes propres coups.
table-paused = La partie est en pause. Appuie d’abord sur « { button-play-on } ».
board-away = Un ordinateur joue pour { $people }. De retour ? « { button-am-back } ».
board-missed =
    { $people }, { $count ->
        [one] toujours là ? Appuie sur n’importe quel bouton, sinon la partie peut continuer sans toi { $due }.
        [many] toujours là ? Appuyez sur n’importe quel bouton, sinon la partie peut continuer sans vous { $due }.
       *[other] toujours là ? Appuyez sur n’importe quel bouton, sinon la partie peut continuer sans vous { $due }.
    }
board-silent = Plus de nouvelles depuis un jour : { $people }. Les autres peuvent maintenant continuer, faire une pause ou terminer la partie.
    .cup = Plus de nouvelles depuis un jour : { $people }. Les autres peuvent maintenant continuer.
button-without = Faire jouer un ordinateur
button-am-back = Me revoilà

hand-title = **Ta main** · { $game } · [Aller à la table]({ $link })
hand-waiting = Ce n’est pas encore à toi.
hand-away =
    { $rests ->
        [True] La partie est en pause, il n’y a plus personne. « { button-am-back } » la relance.
       *[False] Un ordinateur joue tes cartes. « { button-am-back } » te les rend.
    }
hand-left = Tu as quitté cette table.
hand-over = Cette partie est finie : { to-board }
hand-dead = Le { $dice } ne se pose nulle part : aucune rangée n’est libre, et toutes dépasseraient 40.

result-title = ## { $who } { $winners ->
        [one] gagne !
        [many] gagnent !
       *[other] gagnent !
    }
    .draw = ## Égalité !
table-shrunk = **{ $game }** · table { $table } : { $winners ->
        [0] arrêtée avant la fin
        [one] { $who } a gagné
        [many] { $who } ont gagné ensemble
       *[other] { $who } ont gagné ensemble
    }
    .draw = **{ $game }** · table { $table } : égalité entre { $who }
result-place = **{ $place }.** { $seat }
table-closed =
    { $why ->
        [idle] Cette table s’est fermée après une semaine sans coup. Pour en ouvrir une : /{ command-play }.
        [empty] Il n’y avait plus personne, la table s’est fermée. Pour en ouvrir une : /{ command-play }.
       *[people]
            { $people ->
                [0] Cette partie s’est arrêtée avant la fin. Pour en ouvrir une : /{ command-play }.
               *[other] Partie arrêtée avant la fin par { $who }. Pour en ouvrir une : /{ command-play }.
            }
    }

thread-name = { $game } · table { $table }
thread-opened = { $person } ouvre une table.

table-shown = Revoici le plateau.
table-shown-soon = Discord est lent en ce moment. Le plateau arrive.
table-left =
    Tu as quitté la partie, un ordinateur joue pour toi. { $back ->
        [True] Tu changes d’avis ? Tu peux revenir ici tant que la place n’est pas prise.
       *[False] On ne peut plus revenir dans cette partie. À la prochaine !
    }
end-closed = Cette table est fermée. À la prochaine !
end-proposed = Je demande aux autres. Si tout le monde est d’accord, la partie s’arrête.
log-empty = Il ne s’est encore rien passé.

tables-line =
    { $state ->
        [turn] **À toi de jouer !** ·
        [away] Un ordinateur joue pour toi ·
        [lobby] Pas encore commencé ·
        [rests] En pause ·
       *[running] C’est aux autres ·
    } { $game } · table { $table } · { to-board }
tables-none = Tu n’as aucune partie en cours. Pour en ouvrir une : /{ command-play }.
tables-lobbies = **Ces tables du serveur attendent du monde :**
tables-own = **Tes tables :**
tables-lobby =
    { $game } · table { $table } · { $people } · { $free ->
        [0] liste d’attente
        [one] une place libre
        [many] { $free } places libres
       *[other] { $free } places libres
    } · [Voir la table]({ $link })

rules-here =
    { $count ->
        [0] **À cette table :** aucune règle maison.
       *[other] **Règles maison de cette table :**
    }
settings-own =
    ## Rien que pour toi
    Ces réglages ne concernent que toi et valent à toutes les tables. Un thème change tes cartes et mes réponses privées ; le plateau reste le même pour tout le monde.
settings-look-first =
    { $on ->
        [True] Course aux murs : tu vois un aperçu, puis tu confirmes.
       *[False] Course aux murs : ton coup compte tout de suite.
    }
settings-draws =
    { $on ->
        [True] Tu pioches toujours une carte action.
       *[False] Je te demande si tu veux piocher une carte action.
    }
settings-more-time =
    { $on ->
        [True] À tes tables, tout le monde a { $seconds } secondes pour réagir, et avant les lancers et les coups forcés.
       *[False] Tu as le temps habituel de la table pour réagir.
    }
settings-asks =
    { $on ->
        [True] Je te demande même quand un seul coup est possible.
       *[False] Quand un seul coup est possible, je le joue pour toi.
    }
settings-none = Tu n’as rien choisi. Prends quelque chose dans le menu, ou tape de nouveau /{ command-settings }.

menu-theme-own = Ton thème
theme-as-server = Comme le serveur
theme-light = Lumière du soir
theme-dark = Nuit
theme-light-colour-blind = Soir, pour daltoniens
    .short = Si rouge et vert, ou bleu et jaune, se ressemblent pour toi
theme-dark-colour-blind = Nuit, pour daltoniens
    .short = Si rouge et vert, ou bleu et jaune, se ressemblent pour toi
themes-alt = Un coin du plateau dans chaque thème : { $themes }.
button-look-first = Murs : aperçu avant mon coup
button-not-look-first = Murs : jouer tout de suite
button-draws = Toujours piocher une carte
button-not-draws = Demande avant que je pioche
button-more-time = Plus de temps, s’il te plaît
button-not-more-time = Pas besoin de plus de temps
button-asks = Demande même pour les coups forcés
button-not-asks = Joue les coups forcés pour moi
menu-rolls = Tes dés
menu-calls = Quand c’est à toi et que tu n’es pas là
menu-zone = Ton fuseau horaire
settings-tell = **Places libres :** je peux te prévenir quand une table de ce serveur attend du monde.
menu-listed = Tes résultats
    .about = Avec « ne plus en garder », les parties commencées comptent encore, et tu sors des listes de cette saison (sans saisons : pendant 90 jours).
remember-yes = Les garder, et me montrer dans les listes
remember-hidden = Les garder, mais pas dans les listes
remember-forgotten = Ne plus en garder désormais
zone-as-server = Comme le serveur
calls-server = Comme le serveur
calls-once = Me mentionner tout de suite, sur le plateau
calls-late = Me mentionner à la moitié de mon temps
calls-dm-once = Message privé tout de suite
calls-dm-late = Message privé à la moitié de mon temps
calls-never = Ne jamais me mentionner
button-roll-for-me = Lance pour moi désormais
rolls-from-now-on = Désormais je lance pour toi, à toutes les tables. Pour changer : /{ command-settings }, « { menu-rolls } ».
rolls-table = Comme la table
rolls-itself = Toujours lancer pour moi
rolls-hand = Toujours me laisser lancer

help-text =
    ## Pöppel
    Jouez ici entre amis à *Mensch ärgere Dich nicht*, le cousin allemand des petits chevaux. Non officiel, sans lien avec l’éditeur.

    1) Tape `/{ command-play }`. Pour être de la partie : **{ button-join }**.
    2) Pas assez de monde ? **{ button-fill }**. Un autre jeu, d’autres règles, un autre jour ? **{ button-host }**.
    3) **{ button-start }**. À toi ? **{ action-roll }**, puis choisis un pion. Tes cartes sont derrière **{ button-my-hand }**.

    `/{ command-table } { command-table-show }` réaffiche le plateau, `/{ command-table } { command-table-text }` le décrit, `/{ command-tables }` liste les places libres et tes parties, `/{ command-rules }` explique les règles. Assez joué ? `/{ command-table } { command-table-leave }` laisse ta place, `/{ command-table } { command-table-end }` termine la partie.
    Envie de jouer ? Appuie sur **{ button-tell }** : je te préviens quand une table d’ici attend du monde.
    Personne pour jouer ? `/{ command-daily }` t’apporte cinq positions par jour.
    Six ou plus ? La modération ouvre une coupe avec `/{ command-cup } { command-cup-new }` : des manches à plusieurs tables, puis une finale.
    Un redémarrage ne perd jamais une partie, et `/{ command-fair }` permet à chacun de vérifier les dés.
    -# Pöppel { $version }

help-uninvited =
    ## Pöppel
    Jouez sur Discord à *Mensch ärgere Dich nicht*, le cousin allemand des petits chevaux. Non officiel, sans lien avec l’éditeur.

    Ici, Pöppel est rien que pour toi : `/{ command-daily }` t’apporte cinq positions par jour, `/{ command-rules }` explique les jeux, `/{ command-privacy }` montre ce que je garde sur toi.
    Pour jouer entre amis, [invite-moi sur ton serveur]({ $link }) et tape là-bas `/{ command-play }`.

rules-classic =
    ## Le jeu classique, en bref
    Il ressemble aux petits chevaux : quatre pions par couleur – moins avec la règle maison « { rule-pieces } ». Fais-leur faire le tour du plateau, dans le sens des flèches, jusqu’à ta maison. La première personne à y amener tous ses pions gagne. Contrairement aux petits chevaux, on entre dans la maison sans monter marche par marche.

    - Un pion attend sur ta case de départ, les autres dans ton écurie. Le plus grand lancer commence (sauf règle maison), puis on tourne dans le sens des aiguilles d’une montre. Dans le livret, c’est au plus jeune, mais j’ignore ton âge.
    - Lance le dé, et avance un pion d’autant de cases, exactement. Si un pion ne peut pas, prends-en un autre. Si aucun ne peut, tu ne bouges pas.
    - Seul un **6** sort un pion de l’écurie, sur ta case de départ – et tant que des pions y attendent, il le faut. Si un pion à toi occupe la case de départ, c’est lui qui avance de 6.
    - D’après le livret, tu lances une fois, même si tous tes pions sont à l’écurie (la règle maison « { rule-three-rolls } » t’en donne trois). Après un 6, relance – sauf si ce 6 n’a pas pu se jouer ou a mis ton dernier pion à la maison.
    - Tant que des pions attendent à l’écurie, libère ta case de départ dès que tu peux.
    - Tu peux sauter par-dessus des pions ; leurs cases comptent. Si tu tombes sur le pion de quelqu’un, il retourne à son écurie. Rien ne t’y oblige si un autre coup est possible. Deux pions à toi ne vont pas sur la même case.
    - Pour entrer à la maison, il faut le nombre exact. Compte ses cases une par une ; dedans aussi, on peut avancer et sauter. Personne n’entre dans la maison de quelqu’un d’autre.

# Pourquoi quelque chose ne s'est pas fait.

unknown-game = Je ne connais pas ce jeu. Choisis dans la liste.
unknown-table = Cette table n’existe plus. Ouvres-en une autre avec /{ command-play }.
table-ended = Cette partie est finie. Pour en ouvrir une : /{ command-play }.
table-not-started = La partie n’a pas encore commencé. C’est à l’hôte de le faire.
table-unplayable = La table { $table } vient d’une autre version de Pöppel, on ne peut plus y jouer. Un admin peut la fermer avec /{ command-table } { command-table-end }.
no-table-here = Il n’y a pas de table dans ce salon. Ouvres-en une avec /{ command-play }.
channel-busy = On joue déjà ici : { to-board }. Rejoins la partie, attends, termine-la avec /{ command-table } { command-table-end }, ou prends un autre salon.
no-member = Tu vois mes commandes, mais je ne suis pas encore sur ce serveur : pas de plateau possible. Un admin peut [m’ajouter]({ $link }).
missing-permissions = Je ne peux pas encore jouer dans { $channel }. Demande à un admin de me donner : { $permissions }.
only-admins = Seuls les admins de ce serveur peuvent le changer. Demande-leur.
not-seated = Tu n’as pas de place à cette table. Ouvres-en une avec /{ command-play }.
not-away = Aucun ordinateur ne joue pour toi ici. Utilise le plateau le plus récent ; /{ command-table } { command-table-show } le réaffiche.
seat-own = Tu joues déjà ici. Utilise le plateau le plus récent ; /{ command-table } { command-table-show } le réaffiche.
seat-taken = Cette place est déjà prise. Ouvre une table à toi avec /{ command-play }.
seat-barred = La modération a libéré ta place à cette table. Elle seule peut t’en redonner une.
seat-closed = À cette table, les ordinateurs gardent leur place. Appuie sur « { button-next } », et je te préviens.
seat-held = Ces cartes ont déjà été vues, cette place n’est plus à prendre. Appuie sur « { button-next } », et je te préviens.
seat-seen = Tu as vu une autre main dans cette partie, celle-ci n’est pas pour toi. Ouvre une table à toi avec /{ command-play }.
already-done = C’est déjà fait. Sur le plateau, tu vois à qui c’est de jouer.
button-more = Plus…
too-late = Trop tard : le temps pour réagir est passé.
not-waited-for = Pas besoin de passer : personne n’attend après toi.
not-your-turn = Ce n’est pas encore à toi. Le plateau te le dira.
stale = La partie a avancé. Utilise le plateau le plus récent ; /{ command-table } { command-table-show } le réaffiche.
illegal = Ce n’est pas possible ici. Utilise les boutons du plateau le plus récent.
bad-click = Je ne connais pas ce bouton. Utilise le plateau le plus récent ; /{ command-table } { command-table-show } le réaffiche.
no-hands = Dans cette partie, personne n’a de cartes. Tout est sur le plateau.
failed-store = Je n’ai pas pu enregistrer, rien n’a donc changé. Réessaie dans un instant.
failed-bug = Une erreur de mon côté. Regarde le plateau le plus récent avec /{ command-table } { command-table-show } et réessaie.

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
permission-connect = Se connecter
