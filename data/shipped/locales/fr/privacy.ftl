# /vie-privée : ce qui est enregistré sur une personne, dans un fichier, et son effacement ; et le mot d'accueil d'un serveur.

privacy-show = **Ce qui est enregistré sur toi**
    { $stored }

    Aucun nom, aucune image, aucun message. /{ command-privacy } { command-privacy-export } t’envoie tout dans un fichier, /{ command-privacy } { command-privacy-delete } l’efface.
privacy-contact = Questions sur tes données : { $contact }
stored-nothing = **Rien n’est enregistré sur toi.**
stored-host =
    - { $count ->
        [one] une table dont tu es l’hôte ou qui te nomme (sur la liste d’invitation, par exemple)
        [many] { $count } tables dont tu es l’hôte ou qui te nomment (sur la liste d’invitation, par exemple)
       *[other] { $count } tables dont tu es l’hôte ou qui te nomment (sur la liste d’invitation, par exemple)
    }
stored-seats = - { $count ->
        [one] ta place à une table
        [many] tes places à { $count } tables
       *[other] tes places à { $count } tables
    }
stored-answers = - { $count ->
        [one] une ligne à toi dans le journal d’une partie, un coup par exemple, avec son heure
        [many] { $count } lignes à toi dans les journaux de parties : lancers, coups et ainsi de suite, y compris ceux joués pour toi, chacun avec son heure
       *[other] { $count } lignes à toi dans les journaux de parties : lancers, coups et ainsi de suite, y compris ceux joués pour toi, chacun avec son heure
    }
stored-hands =
    - { $count ->
        [one] quel message de notre conversation privée montre tes cartes
        [many] quels { $count } messages de notre conversation privée montrent tes cartes
       *[other] quels { $count } messages de notre conversation privée montrent tes cartes
    }
stored-results =
    - { $count ->
        [one] comment une de tes parties a fini, et quel jour
        [many] comment { $count } de tes parties ont fini, et quels jours
       *[other] comment { $count } de tes parties ont fini, et quels jours
    }
stored-settings = - tes /{ command-settings }, et les jeux que tu as commencés ici
stored-language = - ta langue, pour les messages que je t’envoie
stored-podiums = - { $count ->
        [one] une place sur le podium d’une saison
        [many] { $count } places sur des podiums de saisons
       *[other] { $count } places sur des podiums de saisons
    }
stored-dailies = - { $count ->
        [one] tes réponses aux cinq du jour, sur un jour
        [many] tes réponses aux cinq du jour, sur { $count } jours
       *[other] tes réponses aux cinq du jour, sur { $count } jours
    }
stored-shares = - { $count ->
        [one] un résultat des cinq du jour que tu as partagé dans un salon
        [many] { $count } résultats des cinq du jour que tu as partagés dans des salons
       *[other] { $count } résultats des cinq du jour que tu as partagés dans des salons
    }
stored-cups = - { $count ->
        [one] que tu as participé à une coupe ou aidé à la gérer
        [many] que tu as participé à { $count } coupes ou aidé à les gérer
       *[other] que tu as participé à { $count } coupes ou aidé à les gérer
    }
stored-bars = - { $count ->
        [one] que la modération a mis fin à ta participation à une coupe ; cela s’efface à la fin de la coupe
        [many] que la modération a mis fin à ta participation à { $count } coupes ; cela s’efface à leur fin
       *[other] que la modération a mis fin à ta participation à { $count } coupes ; cela s’efface à leur fin
    }
stored-interests = - { $count ->
        [one] ton choix sur les mentions de places libres d’un serveur, et la dernière mention
        [many] tes choix sur les mentions de places libres de { $count } serveurs, et la dernière mention
       *[other] tes choix sur les mentions de places libres de { $count } serveurs, et la dernière mention
    }
stored-acts =
    - { $count ->
        [one] une ligne au journal des admins et de la modération, de toi ou à ton sujet
        [many] { $count } lignes au journal des admins et de la modération, de toi ou à ton sujet
       *[other] { $count } lignes au journal des admins et de la modération, de toi ou à ton sujet
    }
stored-blocked = - { $count ->
        [one] qu’un serveur ne te laisse pas jouer ; cela reste quand tu effaces le reste
        [many] que { $count } serveurs ne te laissent pas jouer ; cela reste quand tu effaces le reste
       *[other] que { $count } serveurs ne te laissent pas jouer ; cela reste quand tu effaces le reste
    }
privacy-file = Tout ce qui est enregistré sur toi, dans un fichier.
sure-delete-me = **Effacer tout ce qui est enregistré sur toi ?** Dans les parties en cours, un ordinateur continue. Les parties finies restent, sans toi. C’est irréversible.
    .button = Tout effacer
privacy-deleted = C’est fait : tes données sont effacées. Si un serveur ne te laisse pas jouer, ou si la modération a mis fin à ta participation à une coupe en cours, je le sais encore. Je te retire des listes des cinq du jour du dernier mois. Les lignes plus anciennes, et celles partagées à part, restent : seule la modération peut les effacer. Les plateaux avec ton nom sont redessinés dans un instant. Des sauvegardes peuvent garder tes données quelques jours.

somebody = quelqu’un
days = { $days ->
        [0] pas du tout
        [one] un jour
        [many] { $days } jours
       *[other] { $days } jours
    }
joined-server = Bonjour ! Tape /{ command-play } dans n’importe quel salon pour ouvrir une table. Pour les admins, il y a aussi /{ command-settings } et /{ command-check }.
