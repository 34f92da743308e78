# /modérer : les tables d'un serveur, ce que fait la modération, et ce qui en est dit.

moderate-head = ## { $count ->
        [one] Une table est ouverte là où tu modères
        [many] { $count } tables sont ouvertes là où tu modères
       *[other] { $count } tables sont ouvertes là où tu modères
    }
moderate-none = Aucune table n’est ouverte là où tu modères.
moderate-line = **Table { $table }** · { $game }{ $state ->
        [lobby] {" "}· pas encore commencée
        [running] {" "}· en cours
        [unplayable] {" "}· injouable
       *[other] {""}
    }{ $link ->
        [none] {""}
       *[other] {" "}· { to-board }
    }
moderate-table = Table { $table } · { $game }
moderate-host = Hôte : { $host }
menu-moderate = Choisir une table
moderate-person = Choisir une personne
moderate-about = **{ $name }** à la table { $table }
sure-remove = **Retirer { $name } de la table { $table } ?** { $state ->
        [lobby] Sa place se libère.
       *[running] Un ordinateur prend la place ; y revenir sans aide ne sera pas possible.
    } La table est avertie.
    .button = Retirer de la table
sure-block = **Bloquer { $name } sur ce serveur ?** { $name } perd toutes ses places ici et ne pourra plus y ouvrir ni y rejoindre de table. La table est avertie.
    .button = Bloquer sur ce serveur
moderate-seat = Donner à quelqu’un la place d’un ordinateur
moderate-give = Qui prend la suite ?
moderate-whom = Qui remplace { $name } ?
button-mod-older = Tables plus anciennes
button-mod-newest = Tables récentes
button-mod-host = Nommer hôte
button-mod-repair = Réparer
button-mod-back = Retour

moderated-repair = -# { $by } a réparé ce plateau.
moderated-remove = -# { $by } a libéré une place : { $person }.
moderated-host = -# { $by } a nommé { $person } hôte.
moderated-block = -# { $by } a retiré { $person } de toutes ses tables sur ce serveur.
moderated-give = -# { $by } a donné une place à { $person }.

act-end = { $when } { $by } a fermé la table { $table }.
act-repair = { $when } { $by } a réparé la table { $table }.
act-remove = { $when } { $by } a libéré une place à la table { $table } : { $person }.
act-host = { $when } { $by } a nommé { $person } hôte de la table { $table }.
act-block = { $when } { $by } a bloqué { $person } ici.
act-give = { $when } { $by } a donné une place à { $person } à la table { $table }.

only-moderators = Seule la modération peut le faire. Demande-lui.
moderator-plays = Tu joues toi-même à cette table. Laisse faire quelqu’un d’autre de la modération.
moderate-own-table = Tu joues à cette table, alors tu votes comme les autres : /{ command-table } { command-table-end }. Pour la fermer, il faut quelqu’un d’autre de la modération.

# Ce qu'apprend la modération quand quelque chose ne va pas pour quelqu'un.
moderate-not-seated = { $person } n’a plus de place à cette table. Choisis quelqu’un d’autre.
moderate-not-in = { $person } n’est plus à cette table. Choisis quelqu’un d’autre.
moderate-blocked = { $person } n’a pas le droit de jouer ici. Choisis quelqu’un d’autre, ou demande à un admin de lever le blocage dans /{ command-settings }.
moderate-private = Cette table est sur invitation, et { $person } n’en a pas. Choisis quelqu’un d’autre.
moderate-bot = { $person } est un bot et ne peut pas jouer. Choisis quelqu’un d’autre.
moderate-seated = { $person } joue déjà à cette table. Choisis quelqu’un d’autre.
moderate-taken = Cette place vient d’être prise. Choisis-en une autre.
moderate-closed = L’hôte a choisi que les ordinateurs gardent leur place à cette table : tu ne peux pas la donner.
moderate-held = Ces cartes ont déjà été vues : cette place n’est pas pour { $person }. Choisis-en une autre.
moderate-seen = { $person } a déjà vu une autre main dans cette partie. Choisis quelqu’un d’autre.
