# Les coupes : le message dans le salon, la page de la gestion, et les réponses à une personne.

cup-title = ## Coupe nº { $cup }
cup-title-round = ## Coupe nº { $cup } · tour { $round } sur { $rounds }
cup-title-final = ## Coupe nº { $cup } · la finale
cup-title-won = ## Coupe nº { $cup } : { $who } gagne !
cup-title-ended = ## La coupe nº { $cup } est finie

cup-what = Jeu du tournoi{ $penalties ->
        [yes] { " " }avec pénalités
       *[no] { "" }
    } : { $rounds } tours à des tables de trois ou quatre{ $final ->
        [yes] , puis une finale des quatre meilleurs
       *[no] { "" }
    }. { $pace ->
        [live] { $length } minutes par partie, environ { $hours } en tout.
       *[days] { $length } jours par tour, { $days } jours en tout au plus.
    }
cup-hours = { $hours ->
        [one] une heure
        [many] { $hours } heures
       *[other] { $hours } heures
    }
cup-half-hours = { $whole } h 30
cup-begins = Début { $at }, { $in }.
cup-entrants = **Participent ({ $count }) :** { $people }
cup-nobody = Personne pour l’instant. Il faut être au moins { $least }.
cup-needs = Il faut être au moins { $least }.
cup-more = { $people } et encore { $more }
cup-calls-at = Sois là { $in } et appuie sur « Je suis là » : sans cela, tu n’es pas du tirage.
cup-called = Le premier tour est tiré au sort { $in }. Appuie sur « Je suis là » pour en être.
cup-here = **Là ({ $count }) :** { $people }
cup-hash = -# Le secret des tirages et des dés sera publié à la fin. Son sceau : { $hash }

cup-draw = Tiré au sort. { $repeats ->
        [0] Aucune rencontre ne se répète.
        [one] Une rencontre se répète.
        [many] { $repeats } rencontres se répètent.
       *[other] { $repeats } rencontres se répètent.
    }{ $threes ->
        [0] { "" }
        [one] { " " }Une table de trois : pour ceux qui en ont eu le moins.
        [many] { " " }{ $threes } tables de trois : pour ceux qui en ont eu le moins.
       *[other] { " " }{ $threes } tables de trois : pour ceux qui en ont eu le moins.
    }{ $two ->
        [yes] { " " }Deux jouent avec un ordinateur.
       *[no] { "" }
    }
cup-draw-first = Tiré au sort.{ $threes ->
        [0] { "" }
        [one] { " " }Une table de trois.
        [many] { " " }{ $threes } tables de trois.
       *[other] { " " }{ $threes } tables de trois.
    }
cup-draw-final = Les quatre meilleurs jouent pour la coupe.
cup-table-line = **{ $place }** { $where } · { $people }
cup-table-asked = **{ $place }** { $where } · { $people } · à { $who }
cup-table-asked-until = **{ $place }** { $where } · { $people } · à { $who }, { $until }
cup-table-opening = **{ $place }** s’ouvre · { $people }
cup-table-done = **{ $place }** { $people }
cup-more-tables = … et encore { $more ->
        [one] une table
       *[other] { $more } tables
    }
cup-together = { $place }. { $people }
cup-absent = { $who } (pas là)
cup-until = Le tour finit au plus tard { $in }.
cup-waiting = **Attendent une place :** { $people }
cup-joins = **Jouent dès le prochain tour :** { $people }
cup-away = **Pas là :** { $people }
cup-next = Le tour { $round } est tiré au sort { $in }.
cup-next-final = La finale commence { $in }.
cup-paused = **En pause.** Le prochain tour attend que la gestion relance la coupe.
cup-stuck = Je ne peux pas ouvrir les tables en ce moment. Je réessaie.
cup-no-threads = Je ne peux pas ouvrir les tables : il me manque dans ce salon { $permissions }. Je réessaie.
cup-channel-gone = Le salon de la coupe n’existe plus.
cup-thread = Coupe { $cup } · tour { $round } · table { $place }
cup-thread-final = Coupe { $cup } · finale
cup-seats = { $people } : voici votre table. Le plateau arrive juste dessous.
cup-seat-taken = { $person } : une place s’est libérée ici, elle est à toi. Continue la partie.
cup-stopped = { $who } a arrêté cette table : « { $why } »

cup-standings = Coupe nº { $cup }, après le tour { $round }
cup-standings-during = Coupe nº { $cup }, tour { $round } (tables : { $done } sur { $tables })
cup-standings-final = Coupe nº { $cup }, le classement final
cup-points = Points
cup-wins = Victoires
cup-alt = { $title }.
cup-alt-row = { $place }. { $who } : { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    }, victoires : { $wins } sur { $games }.
cup-place = **{ $place } { $who }** · { $points }
cup-final-places = -# Les places 1 à { $count } viennent de la finale, les points des tours d’avant.
cup-ended-few = Il restait trop peu de monde pour un autre tour.
cup-ended-unbegun = Il y avait trop peu de monde pour le premier tour.
cup-secret = -# Le secret des tirages et des dés : { $seed }. Son sceau : { $hash }. « Tout dans un fichier » donne de quoi les vérifier.
cup-act = -# { $who } : { $act ->
        [begin] tirage avancé
        [pause] coupe mise en pause
        [resume] coupe reprise
        [end] coupe terminée
        [add] ajout : { $whom }
        [remove] retrait : { $whom }
        [stop] { $where } arrêtée
       *[correct] { $where } corrigée, de { $before } en { $after }
    }. « { $why } »
cup-act-table = { $final ->
        [yes] finale
       *[no] table { $place } du tour { $round }
    }

button-cup-join = Participer
button-cup-leave = Quitter la coupe
button-cup-here = Je suis là
button-cup-back = Revenir dans la coupe
button-cup-place = Ma place
button-cup-file = Tout dans un fichier
button-cup-how = Comment ça marche
button-cup-rules = Règles du jeu
cup-how =
    ## Comment marche une coupe
    Chaque tour est une partie, à des tables de trois ou quatre tirées au sort.{ $final ->
        [yes] { " " }Après { $rounds } tours, les quatre meilleurs jouent une finale.
       *[no] { "" }
    }

    - **Points :** 5, 3, 1 et 0 à une table de quatre, 5, 2 et 0 à une plus petite. À la même place, on les partage.
    - **À égalité :** d’abord compte la partie jouée ensemble, puis les victoires, puis des adversaires plus forts, enfin le sort.
    - **Temps :** { $pace ->
        [live] 60 secondes par coup, { $length } minutes par partie, puis 3 minutes de pause.
       *[days] Un jour par coup, { $length } jours par tour. Après la dernière table vient le tirage suivant.
    }
    - **Pas là ?** { $pace ->
        [live] Après 3 minutes sans réponse, ta place va à quelqu’un qui en attend une. Une partie entière sans réponse ne rapporte rien. Après une place perdue ou deux parties de ce genre, le tirage se fait sans toi jusqu’à ce que tu appuies sur « { button-cup-back } ».
       *[days] Une partie entière sans réponse ne rapporte rien. Après deux parties de ce genre, le tirage se fait sans toi jusqu’à ce que tu appuies sur « { button-cup-back } ».
    }

cup-joined = C’est noté, avec le numéro { $number }. Je t’appelle quand ça commence.
cup-joined-here = C’est noté, avec le numéro { $number }. Tu es du prochain tirage.
cup-left = Tu ne participes plus.
cup-left-points = Tu ne participes plus. Tes points restent.
cup-arrived = Bien, tu es du prochain tirage.
cup-own = Tu es à la place { $place } sur { $count } : { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    } en { $games ->
        [one] { $games } partie
        [many] { $games } parties
       *[other] { $games } parties
    }.
cup-own-none = Tu n’as pas encore de points.
cup-own-outside = Tu ne participes pas à cette coupe.
cup-own-unplayed = Tu n’as joué aucune partie de cette coupe.
cup-row = **{ $place }** { $who } · { $points } · { $wins }/{ $games }{ $by ->
        [points] { "" }
        [met] { " " }· devant par leur partie commune
        [wins] { " " }· devant par les victoires
        [strength] { " " }· devant par des adversaires plus forts
        [lot] { " " }· devant par tirage au sort
       *[none] { "" }
    }
cup-file-said = Tout sur la coupe nº { $cup }. `bot.py verify` et `node docs/verify-cup.mjs` vérifient ses tirages, les secrets de ses tables et son classement ; pour les résultats, tu n’as que ma parole. Comment faire : docs/fair-dice.md#a-cup dans le code de Pöppel.

cup-opened = La coupe est ouverte dans ce salon. { $what }
cup-manage = **Coupe nº { $cup }** · tout ce que tu fais ici demande une raison, que tout le monde peut lire.
cup-not-drawn = **Pas du prochain tirage ({ $count }) :** { $people }
button-cup-begin = Tirer au sort maintenant
button-cup-pause = Mettre en pause
button-cup-resume = Reprendre
button-cup-end = Terminer la coupe
menu-cup-add = Ajouter quelqu’un
menu-cup-remove = Retirer quelqu’un
menu-cup-stop = Arrêter une table comme elle est
menu-cup-correct = Corriger un résultat
menu-cup-order = Le bon ordre
cup-table-name = Tour { $round }, table { $place }
cup-table-final = La finale
cup-why-title = { $act ->
        [begin] Tirer au sort maintenant
        [pause] Mettre la coupe en pause
        [resume] Reprendre la coupe
        [end] Terminer la coupe
        [add] Ajouter quelqu’un
        [remove] Retirer quelqu’un
        [stop] Arrêter la table { $place }
       *[correct] Corriger la table { $place }
    }
cup-why-label = La raison, lisible par tout le monde
cup-corrects = Quel est le bon ordre à la table { $place } du tour { $round } ? Pour l’instant : { $people }
cup-done = C’est fait. Le message de la coupe le dit à tout le monde.

cup-table = C’est une table d’une coupe : ni pause, ni fin, ni échange de place, ni revanche.
cup-table-manage = Une coupe attend cette table. Arrête-la avec `/{ command-cup } { command-cup-manage }` : tout le monde pourra lire pourquoi.
cup-unknown = Cette coupe n’existe pas.
cup-none-here = Il n’y a pas de coupe dans ce salon. Ouvres-en une avec `/{ command-cup } { command-cup-new }`.
cup-over = Cette coupe est finie.
cup-over-correct = Cette coupe est finie. Tu peux encore corriger ses résultats.
cup-joined-already = Tu participes déjà.
cup-joined-away = Tu participes déjà, mais tu n’es pas du prochain tirage. Pour en être, appuie sur « { $button } ».
cup-added-already = <@{ $person }> participe déjà.
cup-added-away = <@{ $person }> participe déjà, mais n’est pas du prochain tirage. C’est à <@{ $person }> d’appuyer sur « { $button } ».
cup-barred = La gestion de la coupe t’a retiré. Elle seule peut t’ajouter de nouveau.
cup-too-late = Le dernier tour est tiré : on ne peut plus participer.
cup-full = La coupe est pleine : { $most } personnes participent.
cup-not-in = Tu ne participes pas à cette coupe.
cup-not-in-person = <@{ $person }> ne participe pas à cette coupe.
cup-here-already = Je sais que tu es là.
cup-too-early = Trop tôt : ce sera possible à partir de <t:{ $begins }:t>.
cup-round-on = Un tour est en cours. Le suivant est tiré quand ses tables ont fini.
cup-paused-already = La coupe est en pause. Reprends-la d’abord.
cup-not-paused = La coupe n’est pas en pause.
cup-few = Il faut être au moins { $least } pour le premier tour.
cup-few-left = Un tirage maintenant réunirait moins de { $least } personnes, et la coupe s’arrêterait là. Laisse-leur le temps d’appuyer sur « { button-cup-back } », ou termine la coupe toi-même.
cup-table-over = Cette table n’est pas en cours.
cup-not-over = Ce tour n’est pas encore fini.
cup-here-already-on = Il y a déjà une coupe dans ce salon.
cup-too-many = Il y a déjà { $most } coupes sur ce serveur. Termines-en une d’abord.
cup-no-room = Il n’y a pas de place pour toutes les tables d’une coupe : la personne qui fait tourner le bot a limité leur nombre.
cup-only-text = Une coupe a besoin d’un salon textuel où je peux ouvrir des fils.
cup-only-organizers = Seule la modération peut le faire.
cup-needs-reason = Dis pourquoi : toute la coupe peut le lire.
cup-not-here = Cette personne n’est pas sur ce serveur.
