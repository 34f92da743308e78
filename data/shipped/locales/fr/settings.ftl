# Ce qu'un serveur choisit : les pages de /réglages pour ses admins, chaque réglage, et qui a changé quoi.

settings-server = **Pour tout le serveur** (seuls les admins voient ceci) :
settings-page = ## { $page }
    Pour tout le serveur{ $later ->
        [True] . Une durée plus courte prend effet un jour après ton choix.
       *[False] , à partir de maintenant.
    }
settings-line = **{ $title } :** { $value }
    -# { $about }{ $differs ->
        [True] { " " }Par défaut : { $usual }.
       *[False] { "" }
    }
button-reset = Par défaut : { $name }
button-keep-all = Garder
settings-lowered = -# Commence { $when }. Jusque-là, tu peux tout garder.
sure-later = **{ $title } : { $value } ?** { $tables ->
        [0] D’ici là, rien ne sera assez vieux pour disparaître.
        [one] Une partie à { $people ->
            [one] { $people } personne
            [many] { $people } personnes
           *[other] { $people } personnes
        } sera effacée pour de bon.
        [many] { $tables } parties jouées par { $people ->
            [one] { $people } personne
            [many] { $people } personnes
           *[other] { $people } personnes
        } en tout seront effacées pour de bon.
       *[other] { $tables } parties jouées par { $people ->
            [one] { $people } personne
            [many] { $people } personnes
           *[other] { $people } personnes
        } en tout seront effacées pour de bon.
    } Cela commence { $when } ; jusque-là, tu peux tout garder ici.
    .button = Effacer dès demain
sure-added = **Bloquer { $value } ?** { $tables ->
        [0] Le blocage empêche d’ouvrir ou de rejoindre une table sur ce serveur.
        [one] Le blocage libère sa place à une table ouverte, et empêche d’en ouvrir ou d’en rejoindre une sur ce serveur.
        [many] Le blocage libère ses places à { $tables } tables ouvertes, et empêche d’en ouvrir ou d’en rejoindre une sur ce serveur.
       *[other] Le blocage libère ses places à { $tables } tables ouvertes, et empêche d’en ouvrir ou d’en rejoindre une sur ce serveur.
    }
    .button = Bloquer
sure-removed = **Effacer ces règles gardées : { $value } ?** Les tables qui jouent ainsi continuent.
    .button = Effacer
sure-replaced = **Prendre « { $value } » au lieu du paquet du serveur ?** Ce paquet est oublié ; `/{ command-table } { command-table-deck }` t’en donne le fichier.
    .button = Remplacer
settings-older = **{ $title }** a été changé depuis que cette page est ouverte. Ce qui est écrit ici est à jour ; choisis de nouveau si tu veux.
settings-begun = C’est déjà commencé, il n’y a plus rien à garder. Choisis une durée plus longue pour les parties à venir.
menu-settings-page = Quels réglages ?
page-own = Rien que pour moi
page-where = Salons et rôles
page-play = Jeux
page-cards = Cartes action
page-turns = Rythme et dés
page-time = Temps et heures calmes
page-pings = Mentions
page-look = Apparence
page-results = Résultats
page-kept = Durée de conservation
page-care = Modération
page-acts = Qui a fait quoi

setting-channels = Salons
    .text = Où l’on peut ouvrir des tables. Une catégorie vaut pour tous ses salons.
    .none = partout
setting-openers = Qui peut ouvrir des tables
    .text = Les rôles qui peuvent ouvrir des tables. Tout le monde peut jouer.
    .none = tout le monde
setting-threads = Fils
    .text = Chaque table a-t-elle son propre fil ?
    .value-true = un fil par table
    .value-false = dans le salon même
setting-per-channel = Tables dans un salon
    .text = Combien peuvent être ouvertes à la fois. Les fils ne comptent pas.
setting-per-person = Tables par personne
    .text = De combien de tables une personne peut être l’hôte en même temps.
setting-game = Jeu
    .text = Ce qu’ouvre /{ command-play } si tu ne choisis pas de jeu.
    .none = le classique
setting-preset = Règles
    .text = Avec quelles règles ce jeu commence.
    .none = d’après le livret
setting-pace = Rythme
    .text = À quel rythme se joue une nouvelle table ; l’hôte peut le changer.
setting-rolls = Lancers
    .text = Qui lance aux nouvelles tables ; l’hôte peut le changer. Par défaut, je lance aux tables rapides et au jour le jour, et avec les cartes action.
    .value-usual = par défaut
    .value-hand = chacun lance
    .value-itself = je lance pour tout le monde
setting-deck = Cartes action
    .text = Les cartes action des nouvelles tables. Choisis ton paquet avec /{ command-settings } { command-settings.deck } ; /{ command-table } { command-table-deck } t’envoie un fichier à modifier.
setting-left-out = Cartes action laissées de côté
    .text = Cartes « n’importe quand » et « aussitôt » retirées du paquet des nouvelles tables.
    .none = aucune
setting-left-out-turn = Cartes laissées de côté (à ton tour)
    .text = Cartes « à ton tour » retirées du paquet des nouvelles tables.
    .none = aucune
setting-presets = Règles gardées
    .text = Décoche celles que tu veux effacer. De nouvelles se gardent avant une partie.
    .none = aucune pour l’instant
setting-zone = Fuseau horaire
    .text = Les heures calmes et les heures fixées suivent ce fuseau, sauf si une personne en a choisi un autre.
    .none = pas encore choisi : UTC
setting-quiet-from = Calme à partir de
    .text = Dans les parties au jour le jour, à partir de cette heure, je ne mentionne personne et aucun délai n’expire.
setting-quiet-to = Calme jusqu’à
    .text = Les mentions et les délais retenus pendant les heures calmes arrivent à cette heure.
setting-calls = Mentions de tour
    .text = Quand mentionner ceux dont c’est le tour et qui ne sont pas là. Chacun peut choisir pour soi dans /{ command-settings }.
    .value-once = tout de suite
    .value-late = à la moitié du temps
    .value-never = jamais
setting-telling = Mentions pour les places libres
    .text = Quand une table attend du monde depuis une minute, je mentionne jusqu’à 20 membres qui l’ont demandé avec « { button-tell } », sauf pendant les heures calmes.
    .value-true = oui
    .value-false = non
setting-told-role = Rôle pour les places libres
    .text = Je mentionne plutôt ce rôle, une fois par heure au plus. /{ command-check } dit si je peux.
    .none = aucun rôle
setting-scheduling = Événements du serveur
    .text = Les parties à heure fixée et les coupes figurent aussi parmi les événements de ce serveur, si tout le monde voit leur salon. Il me faut pour cela « { permission-create-events } ».
    .value-true = oui
    .value-false = non
setting-taking-back = Annuler un coup
    .text = Aux nouvelles tables, un coup peut s’annuler tant que le jeu n’a pas continué, s’il n’a rien révélé. Les ordinateurs attendent 5 secondes. Pas avec des pénalités ni au tournoi.
    .value-true = permis
    .value-false = non
setting-posting = Publier
    .text = On peut publier films et résultats dans le salon d’un seul appui. Au-dessus, on voit qui publie.
    .value-true = permis
    .value-false = non
settings-no-category = Choisis un salon ; je ne peux pas écrire dans une catégorie.
settings-deck-chosen = Les nouvelles tables de cartes action jouent avec ton paquet de { $cards } cartes.
quiet-hour = { $hour ->
        [-1] jamais
       *[other] { $hour } h
    }
zone-other = Un autre…
zone-title = Fuseau horaire
zone-label = Continent/Ville, comme Europe/Paris
unknown-zone =
    Il n’y a pas de fuseau horaire de ce nom. { $near ->
        [none] Essaie une grande ville près de toi, comme « Europe/Paris ».
       *[other] Peut-être { $near } ?
    }
setting-language = Langue
    .text = La langue de tout ce que voit le salon entier.
    .value-discord = comme le serveur dans Discord
setting-theme = Apparence
    .text = Le dessin des plateaux, même dans les parties en cours.
setting-season = Saisons
    .text = À chaque saison, le classement repart de zéro. Un changement vaut dès la prochaine partie.
    .value-none = pas de saisons
    .value-month = un mois chacune
    .value-quarter = trois mois chacune
    .value-year = un an chacune
setting-leaderboard = Classement
    .text = Montre qui est devant, et publie un podium à la fin d’une saison. Chacun peut sortir du classement avec /{ command-settings }.
    .value-true = oui
    .value-false = non
setting-computers-listed = Ordinateurs au classement
    .text = Pour comparer : ce que font les ordinateurs ici.
    .value-true = montrés en gris
    .value-false = pas montrés
setting-podium = Podium
    .text = Le salon où je publie le podium à la fin d’une saison, si au moins cinq parties ont compté pour le classement.
    .none = là où était la dernière table
setting-moderators = Modération
    .text = Ce rôle peut fermer et réparer des tables, comme tous ceux qui ont « Gérer les messages ». /{ command-check } dit si ce rôle voit /{ command-moderate }.
    .none = aucun rôle
setting-blocked = Personnes bloquées
    .text = Elles ne peuvent ni ouvrir de table ni jouer. Dans les parties en cours, un ordinateur continue.
    .none = personne
setting-keeps = Parties finies
    .text = Combien de temps elles sont gardées, avec chaque coup et chaque nom. Ensuite, seuls les résultats (ci-dessous) nomment encore une personne.
setting-results-days = Résultats
    .text = Combien de temps je garde la place, la chance et les pions mangés de chacun, et le jour de la partie. Ensuite, seules les parties finies encore gardées nomment la personne.

acts-none = Rien n’a encore été changé.
act-setting = { $when } { $by } : **{ $title }** → { $value }

play-elsewhere = Sur ce serveur, on ouvre des tables ici : { $channels }.
play-not-here = On ne peut pas ouvrir de table dans ce salon. Demande à un admin où c’est possible.
play-channels-gone = Les salons pour les tables n’existent plus. Un admin peut en choisir d’autres avec /{ command-settings }.
play-roles = Sur ce serveur, seuls { $roles } peuvent ouvrir des tables. Demande à l’un d’eux d’en ouvrir une, puis rejoins-la !
play-roles-gone = Le rôle qui peut ouvrir des tables n’existe plus. Un admin peut en choisir un autre avec /{ command-settings }.
play-too-many = { $count ->
        [one] Tu as déjà une table à toi ici. Termine-la d’abord : { to-board }
        [many] Tu as déjà { $count } tables à toi ici. Termines-en une d’abord : { to-board }
       *[other] Tu as déjà { $count } tables à toi ici. Termines-en une d’abord : { to-board }
    }
blocked-here = Les admins de ce serveur ne te laissent pas jouer ici. Si tu crois à une erreur, demande-leur.
