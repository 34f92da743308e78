# Avant la partie : ce qui est dit, les boutons et les menus, et pourquoi quelque chose ne va pas.

lobby-title = -# Mensch ärgere Dich nicht, proche des petits chevaux
lobby-seat =
    { $seat }{ $level ->
        [easy] { " " }(ordinateur, facile et gentil)
        [hard] { " " }(ordinateur, difficile)
        [person] { "" }
       *[other] { " " }(ordinateur)
    }{ $host ->
        [True] { " " }(hôte)
       *[False] { "" }
    }
lobby-needs = { $more ->
        [one] Encore une personne, et ça peut commencer.
        [many] Encore { $more } personnes, et ça peut commencer.
       *[other] Encore { $more } personnes, et ça peut commencer.
    }
lobby-board = À { $players ->
        [3] trois
        [4] quatre
        [5] cinq
       *[other] six
    } : { $arms ->
        [4] quatre
       *[other] six
    } branches{ $keep ->
        [True] , mêmes couleurs.
       *[False] .
    }
lobby-again =
    { $count ->
        [one] { $people }, on remet ça ? Appuie sur « { button-join } » ! Sinon, ta place se libère { $until }.
        [many] { $people }, on remet ça ? Appuyez sur « { button-join } » ! Sinon, vos places se libèrent { $until }.
       *[other] { $people }, on remet ça ? Appuyez sur « { button-join } » ! Sinon, vos places se libèrent { $until }.
    }
lobby-last = La dernière fois : { $game }, { $preset }, avec { $people }.
lobby-closes = Se ferme { $due } si personne ne commence.
lobby-called =
    { $count ->
        [one] { $people }, tu voulais être de la prochaine partie : appuie sur « { button-join } » !
        [many] { $people }, vous vouliez être de la prochaine partie : appuyez sur « { button-join } » !
       *[other] { $people }, vous vouliez être de la prochaine partie : appuyez sur « { button-join } » !
    }
lobby-rearranged = Si la partie commence maintenant : { $players }
lobby-rules = **Règles :** { $preset }
lobby-begins = Cette fois, { $person } commence.
lobby-private-note = Sur invitation.
lobby-lasts = { $players ->
        [0] Souvent { $minutes } minutes
        [2] { $minutes } minutes à deux
        [3] { $minutes } minutes à trois
       *[other] { $minutes } minutes à { $players }
    }
lobby-lasts-about = Environ { $minutes } { $players ->
        [0] minutes
       *[other] min à { $players }
    }
lobby-pace = { $pace ->
        [quick] 1 minute par coup
        [relaxed] 5 minutes par coup
        [days] 1 jour par coup
       *[other] Sans limite de temps
    }
lobby-shorter = « { $preset } » : { $minutes } min
lobby-more-time = Plus de temps pour { $people } : tout le monde a { $seconds } secondes pour réagir.
lobby-takes-back = Un coup peut s’annuler tant que le jeu n’a pas continué.
lobby-invited = Invitations : { $people }
lobby-free-seat = libre
rule-set = { $rule } : { $value }
rule-off = sans { $rule }

button-join = Rejoindre
button-last = Comme la dernière fois
button-seat = Ma place
button-leave = Quitter la table
button-host = Préparer
button-start = Commencer
button-alone = Jouer contre l’ordinateur
button-fill = Compléter avec des ordinateurs
button-add-computer = Ajouter un ordinateur
button-remove-computer = Retirer un ordinateur
button-house-rules = Changer les règles maison
button-back-to-set-up = Retour
button-save-preset = Garder ces règles
button-forget-preset = Effacer { $name }

menu-title = Choisis le jeu, les règles et qui peut jouer. Tout le monde voit tes choix.
menu-rules-title = Choisis les règles maison. Tout le monde voit tes choix.
seat-title = Ta couleur : { $colour }.{ $free ->
        [0] { " " }Aucune autre n’est libre.
       *[other] { "" }
    }
seat-rolls = Je lance pour tout le monde. Tu préfères lancer toi-même ? /{ command-settings }
menu-colour = Prendre une autre couleur
menu-game = Jeu
menu-computer = Ajouter l’ordinateur de ton choix
level-easy = Facile et gentil
    .short = Apprend encore ; ne te mange pas quand tu es derrière
level-normal = Normal
    .short = Pense à un coup d’avance
level-hard = Difficile
    .short = Pense plus loin
level-hunter = La chasse
    .short = Adore manger des pions
level-careful = La prudence
    .short = Ne prend pas de risques
level-runner = La course
    .short = Fonce sans se retourner
level-grudge = La rancune
    .short = Se venge de qui l’a mangé
menu-window = Temps pour réagir
window-seconds = { $seconds } s pour réagir aux cartes
menu-pace = Rythme
pace-quick = Rapide
    .short = 1 minute par coup, puis un ordinateur prend le relais
pace-relaxed = Tranquille
    .short = 5 minutes par coup, puis un ordinateur prend le relais
pace-days = Au jour le jour
    .short = Un jour par coup ; je te préviens s’il y a un choix
pace-none = Sans limite
    .short = Prends tout ton temps
menu-options = Options
option-private = Sur invitation
    .short = Seules les personnes que tu invites peuvent jouer
option-takeover = Arriver en cours de partie
    .short = En cours de partie, on peut remplacer un ordinateur
option-rolls = Dés automatiques
    .short = Je lance, sauf autre choix dans /{ command-settings }
option-taking-back = Annuler un coup
    .short = Un coup peut s’annuler tant que le jeu n’a pas continué
option-hints = Conseils
    .short = On peut me demander conseil
menu-preset = Règles
menu-rules = Règles maison
menu-invite = Inviter
menu-remove = Retirer quelqu’un
sure-guest = **Retirer { $name } de cette table ?** Sa place se libère. { $private ->
        [True] Pour revenir, il faudra une nouvelle invitation.
       *[False] Revenir reste possible.
    }
    .button = Retirer de la table
form-preset-name = Un nom pour ces règles

lobby-already-joined = Tu as déjà ta place. Tout va bien !
lobby-not-in = Tu n’es pas encore à cette table. Appuie d’abord sur « { button-join } ».
lobby-private = Cette table est sur invitation. Demande à { $host }.
lobby-full = Toutes les places sont prises. Ouvre une table à toi avec /{ command-play }.
lobby-colour-taken = Cette couleur est prise. Choisis-en une autre.
lobby-colour-none = Ce plateau n’a plus cette couleur. Choisis-en une autre.
lobby-not-alone = Il y a maintenant quelqu’un avec toi. Appuie sur « { button-start } » quand tout le monde est là.
lobby-host-no-more = Cette table a changé d’hôte. Demande à { $host }.
lobby-nobody-to-remove = Choisis quelqu’un qui a une place ou une invitation ici.
lobby-no-computer = Il n’y a pas d’ordinateur à retirer.
lobby-too-few = Il faut être au moins { $least }. Invite quelqu’un, ou appuie sur « { button-fill } ».
lobby-unconfirmed = On attend { $people }. Je garde les places quelques minutes. Tu peux aussi les libérer dans « { button-host } ».
lobby-too-many = Avec ces règles, on joue à { $most } au plus. Change les règles, ou demande à quelqu’un de laisser sa place.
lobby-host-silent = { $host } ne fait plus rien ici depuis un moment. Si tu as une place, tu peux choisir les règles et commencer.
lobby-closed = Cette table s’est fermée avant de commencer. Ouvres-en une autre avec /{ command-play }.
lobby-left = Tu as quitté la table. Tu changes d’avis ? Appuie sur « { button-join } ».
lobby-over = La partie a commencé, ça ne se change plus. La prochaine fois !
only-host = Seul l’hôte peut le faire : demande à { $host }.
server-preset-unnamed = Donne à ces règles un nom de 1 à { $most } caractères.
server-preset-taken = { $name } existe déjà. Choisis un autre nom.
server-preset-too-many = Tu as déjà gardé { $most } jeux de règles ici. Effaces-en un d’abord.
unknown-preset = Ces règles n’existent plus. Choisis-en d’autres dans la liste.
rules-unknown = Je ne connais pas la règle { $rule }. Choisis dans la liste.
rules-elsewhere = Ce jeu n’a pas la règle { $rule } ; tu la trouveras dans « { $game } ».
rules-value = Je ne peux pas régler { $rule } sur { $value }. Choisis dans la liste.
rules-conflict = { $rule } et { $other } ne vont pas ensemble. Choisis l’une des deux.

# Les places libres : le message près d’une table qui attend, et la page où chacun choisit.

button-tell = Préviens-moi
gathering =
    { $count ->
        [one] **{ $who } attend du monde pour jouer !**
        [many] **{ $who } attendent du monde pour jouer !**
       *[other] **{ $who } attendent du monde pour jouer !**
    } { $game } · table { $table } · { $free ->
        [0] toutes les places sont prises
        [one] une place libre
        [many] { $free } places libres
       *[other] { $free } places libres
    } · [Voir la table]({ $link })
gathering-why = Tu l’as demandé avec « { button-tell } ». Pour arrêter : /{ command-settings }.
tell-page = **Mentions pour les places libres.** Quand une table de ce serveur attend du monde depuis une minute, je te mentionne dans son salon : une fois en trois heures au plus, jamais pendant les heures calmes ni pendant une de tes parties (celles au jour le jour ne comptent pas).
tell-state = { $on ->
        [True] En ce moment : **{ $game }**
       *[False] En ce moment : **non**
    }
tell-any = Tous les jeux
menu-tell = Pour quelles tables ?
button-tell-off = Ne me préviens plus
tell-not-here = Sur ce serveur, je ne préviens personne des places libres.
tell-role-here = Sur ce serveur, je préviens plutôt { $role } des places libres.
tell-never = Dans /{ command-settings }, tu as choisi « { calls-never } » : rien ne viendra.
