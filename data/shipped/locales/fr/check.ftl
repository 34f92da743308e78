# /vérifier : ce que le bot peut faire dans un salon, ce qui manque, et où cliquer.

button-check = Que manque-t-il ?

check-fine = **Tout est prêt dans { $channel }.** Il ne manque rien ; vous pouvez jouer.
check-wrong = { $count ->
        [one] **Il manque une chose dans { $channel } :**
        [many] **Il manque { $count } choses dans { $channel } :**
       *[other] **Il manque { $count } choses dans { $channel } :**
    }
check-lacks = ❌ **{ $permission }** — { $where ->
        [channel] ce salon le refuse : Modifier le salon › Permissions › { $role }.
       *[role] mon rôle ne l’a pas : Paramètres du serveur › Rôles › { $role } › Permissions.
    }
check-nice = ➕ **{ $permission }** manque, mais ce n’est pas indispensable — { $where ->
        [channel] Modifier le salon › Permissions › { $role }.
       *[role] Paramètres du serveur › Rôles › { $role } › Permissions.
    }
check-no-threads = ❌ **{ $permission }** manque, les tables n’ont donc pas de fil ici — { $where ->
        [channel] Modifier le salon › Permissions › { $role }.
       *[role] Paramètres du serveur › Rôles › { $role } › Permissions.
    }
check-no-events = ❌ **{ $permission }** manque, les parties à heure fixée ne figurent donc pas parmi les événements de ce serveur — { $where ->
        [channel] Modifier le salon › Permissions › { $role }.
       *[role] Paramètres du serveur › Rôles › { $role } › Permissions.
    }
check-unfit = ❌ Pas de tables dans ce genre de salon. Prends un salon textuel ou un fil.
check-thread-closed = ❌ Ce fil est archivé ou verrouillé : écris-y quelque chose, ou déverrouille-le.
check-roles-gone = ❌ Le rôle qui peut ouvrir des tables n’existe plus, seuls les admins le peuvent. Choisis-en un autre dans /{ command-settings }, « { page-where } ».
check-told-gone = ❌ Le rôle à prévenir des places libres n’existe plus, personne n’est prévenu. Choisis-en un autre dans /{ command-settings }, « { page-pings } ».
check-told-silent = ❌ Je ne peux pas mentionner { $role } pour les places libres : permets-le à tous (Paramètres du serveur › Rôles), ou donne-moi ici « Mentionner @everyone, @here et tous les rôles ».
check-moderators-gone = ❌ Le rôle de la modération n’existe plus, seul « Gérer les messages » permet de fermer et de réparer des tables. Choisis-en un autre dans /{ command-settings }, « { page-care } ».
check-moderators-hidden = ❌ Les membres avec { $role } ne voient pas /{ command-moderate }. Donne au rôle « Gérer les messages », ou autorise-lui la commande : Paramètres du serveur › Intégrations › ce bot.
check-channels-gone = ❌ Les salons pour les tables n’existent plus, seuls les admins peuvent en ouvrir. Choisis-en d’autres dans /{ command-settings }, « { page-where } ».
check-not-chosen = ❌ Sur ce serveur, les tables ne s’ouvrent que dans { $channels }. Ajoute ce salon dans /{ command-settings }, « { page-where } ».
check-no-commands = ❌ Les membres ne peuvent pas utiliser de commandes ici : Modifier le salon › Permissions › @everyone › Utiliser les commandes de l’application.
check-switched-off = ❌ /{ command-play } est désactivé ici : Paramètres du serveur › Intégrations, puis moi et ce salon.
check-dm = Bonjour ! Tes cartes cachées arriveront ici. Rien à faire pour l’instant.
check-dm-fine = Je peux t’écrire en privé. Tout va bien !
check-dm-closed = ❌ Je ne peux pas t’écrire en privé. Ouvre le menu de ce serveur › Paramètres de confidentialité › Messages privés. Tes cartes sont aussi derrière « { button-my-hand } ».
permission-embed-links = Intégrer des liens
permission-create-public-threads = Créer des fils publics
permission-create-events = Créer des événements
check-podium = ❌ Je n’ai pas pu publier le podium ({ $season }){ $channel ->
        [none] { "" } : aucun salon ne convient.
       *[other] { " " }dans { $channel }.
    } Avec /{ command-settings }, choisis un salon où je peux écrire. Je ne réessaie pas le même avant une semaine.
check-cup = La coupe dans { $channel } attend. { $why }
