# Les coupes : le message dans le salon, la page de l’organisation, et les réponses à une personne.

cup-title = ## Coupe nº { $cup }
cup-title-round = ## Coupe nº { $cup } · manche { $round } sur { $rounds }
cup-title-final = ## Coupe nº { $cup } · finale
cup-title-won = ## Coupe nº { $cup } : { $who } { $winners ->
        [one] gagne
        [many] gagnent
       *[other] gagnent
    } !
cup-title-ended = ## La coupe nº { $cup } est finie

cup-what = Jeu : le tournoi{ $penalties ->
        [yes] , avec pénalités
       *[no] { "" }
    }. { $rounds } manches à des tables de trois ou quatre{ $final ->
        [yes] , puis une finale des quatre meilleurs
       *[no] { "" }
    }. { $pace ->
        [live] { $length } minutes par partie, environ { $hours } en tout.
       *[days] { $length } jours par manche, environ { $days } jours en tout au plus.
    }
cup-hours = { $hours ->
        [one] une heure
        [many] { $hours } heures
       *[other] { $hours } heures
    }
cup-half-hours = { $whole } h 30
cup-begins = Début { $at }, { $in }.
cup-entrants = **Inscriptions ({ $count }) :** { $people }
cup-nobody = Personne pour l’instant. Il faut être au moins { $least }.
cup-needs = Il faut être au moins { $least }.
cup-calls-at = Sois là { $in } et appuie sur « { button-cup-here } » : sinon, tu ne participes pas au tirage.
cup-called = Les tables de la première manche sont tirées au sort { $in }. Appuie sur « { button-cup-here } » pour avoir une place.
cup-here = **Présences ({ $count }) :** { $people }
cup-hash = -# Le secret des tirages et des dés sera publié à la fin. Son sceau : { $hash }

cup-draw = Tirage au sort. { $repeats ->
        [0] Aucune rencontre ne se répète.
        [one] Une rencontre se répète.
        [many] { $repeats } rencontres se répètent.
       *[other] { $repeats } rencontres se répètent.
    }{ $threes ->
        [0] { "" }
        [one] { " " }Une table de trois, pour ceux qui ont le moins joué à trois.
        [many] { " " }{ $threes } tables de trois, pour ceux qui ont le moins joué à trois.
       *[other] { " " }{ $threes } tables de trois, pour ceux qui ont le moins joué à trois.
    }{ $two ->
        [yes] { " " }À une table, un ordinateur prend la troisième place.
       *[no] { "" }
    }
cup-draw-first = Tirage au sort.{ $threes ->
        [0] { "" }
        [one] { " " }Une table de trois.
        [many] { " " }{ $threes } tables de trois.
       *[other] { " " }{ $threes } tables de trois.
    }
cup-draw-final = Les meilleurs jouent pour la coupe.
cup-table-line = **{ $place }** { $where } · { $people }
cup-table-asked = **{ $place }** { $where } · { $people } · c’est à { $who }
cup-table-asked-until = **{ $place }** { $where } · { $people } · c’est à { $who } (le temps expire { $until })
cup-table-opening = **{ $final ->
        [yes] { cup-table-final }
       *[no] Table { $place }
    }** s’ouvre · { $people }
cup-table-done = **{ $final ->
        [yes] { cup-table-final }
       *[no] Table { $place }
    }** terminée · { $people }
cup-more-tables = … et encore { $more ->
        [one] une table
       *[other] { $more } tables
    }
cup-together = { $place }. { $people }
cup-absent = { $who } (absence)
cup-for = { $who } (pour { $entrant })
cup-computer = un ordinateur
cup-until =
    { $final ->
        [yes] La finale
       *[no] La manche
    } finit au plus tard { $in }.
cup-waiting = **En attente d’une place :** { $people }
cup-joins = **À partir de la prochaine manche :** { $people }
cup-away = **Absences :** { $people }
cup-stood-in = Un ordinateur joue pour { $people }.
cup-next = Les tables de la manche { $round } sont tirées au sort { $in }.
cup-next-final = La finale commence { $in }.
cup-paused = **En pause.** La prochaine manche attend que la modération reprenne la coupe.
cup-stuck = Je ne peux pas ouvrir les tables en ce moment. Je réessaie.
cup-no-threads = Je ne peux pas ouvrir les tables : il me manque dans ce salon les permissions { $permissions }. Je réessaie.
cup-channel-gone = Le salon de la coupe n’existe plus.
cup-thread = Coupe { $cup } · manche { $round } · table { $place }
cup-thread-final = Coupe { $cup } · finale
cup-seats = { $people } : voici votre table. Le plateau est juste dessous.
cup-seat-taken = { $person } : une place s’est libérée ici, elle est à toi. Continue la partie.
cup-stopped = { $who } a arrêté cette table : « { $why } »

cup-standings = Coupe nº { $cup }, après la manche { $round }
cup-standings-during = Coupe nº { $cup }, manche { $round } (tables : { $done } sur { $tables })
cup-wins-it = { $who } { $winners ->
        [one] gagne
        [many] gagnent
       *[other] gagnent
    } la coupe nº { $cup } !
cup-after = Après { $rounds ->
        [one] une manche
        [many] { $rounds } manches
       *[other] { $rounds } manches
    }
cup-points = Points
cup-wins = Victoires
cup-alt = { $title }.
cup-alt-row = { $place }. { $who } : { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    }, victoires : { $wins } sur { $games }.
cup-place = **{ $place } { $who }** · { $points }
cup-final-places = -# Les places 1 à { $count } viennent de la finale, les points des manches d’avant.
cup-ended-few = Il restait trop peu de monde pour une autre manche.
cup-ended-unbegun = Il y avait trop peu de monde pour la première manche.
cup-secret = -# Le secret des tirages et des dés est dans « { button-cup-file } », avec de quoi les vérifier. Son sceau : { $hash }
cup-act = -# { $who } : { $act ->
        [begin] tirage avancé
        [pause] coupe mise en pause
        [resume] coupe reprise
        [end] coupe terminée
        [add] ajout : { $whom }
        [remove] retrait : { $whom }
        [stop] { $where } arrêtée en l’état
        [move] autre moment choisi
       *[correct] résultat corrigé ({ $where }). Avant : { $before } Maintenant : { $after }
    }
cup-act-why = « { $why } »
cup-act-table = { $final ->
        [yes] finale
       *[no] table { $place } de la manche { $round }
    }

button-cup-join = Participer
button-cup-leave = Quitter la coupe
button-cup-here = Je suis là
button-cup-back = Revenir dans la coupe
button-cup-place = Mon classement
button-cup-file = Tout dans un fichier
button-cup-how = Comment ça marche
button-cup-rules = Règles du jeu
cup-how =
    ## Comment marche une coupe
    Chaque manche est une partie, à des tables de trois ou quatre tirées au sort.{ $final ->
        [yes] { " " }Après { $rounds } manches, les quatre meilleurs jouent une finale.
       *[no] { "" }
    }

    - **Points :** 5, 3, 1 et 0 à une table de quatre, 5, 2 et 0 à une plus petite. À égalité de place, on partage les points des places occupées ensemble.{ $computers ->
        [yes] { " " }Les ordinateurs prennent aussi des places, et les absents les dernières.
       *[no] { "" }
    }
    - **À égalité de points :** d’abord les parties où tous étaient à la même table, puis les victoires, puis la force des adversaires, enfin le sort.
    - **Temps :** { $pace ->
        [live] 60 secondes par coup, { $length } minutes par partie, puis 3 minutes de pause.
       *[days] Un jour par coup, { $length } jours par manche. Après la dernière table vient le tirage suivant, hors des heures calmes.
    }
    - **Absence :** { $pace ->
        [live] Dans le premier tiers d’une partie, après 3 minutes sans réponse, ta place va à quelqu’un qui en attend une. Ensuite, un ordinateur continue pour toi. Une partie entière sans réponse ne rapporte rien. Après une place perdue ou deux parties de ce genre d’affilée, le tirage se fait sans toi jusqu’à ce que tu appuies sur « { button-cup-back } ».
       *[days] Une partie entière sans réponse ne rapporte rien. Après deux parties de ce genre d’affilée, le tirage se fait sans toi jusqu’à ce que tu appuies sur « { button-cup-back } ».
    }

cup-joined = C’est noté. Je te préviens quand ça commence.
cup-joined-here = C’est noté. Tu participes au prochain tirage.
cup-left = Tu ne participes plus.
cup-left-points = Tu ne participes plus. Tes points restent.
cup-arrived = Bien, tu participes au prochain tirage.
cup-own = Tu es { ORDINAL($place) ->
        [one] { $place }er
       *[other] { $place }e
    } sur { $count } : { $points ->
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
        [met] { " " }· devant grâce aux parties communes
        [wins] { " " }· devant grâce aux victoires
        [strength] { " " }· devant grâce à la force des adversaires
        [lot] { " " }· devant grâce au tirage
       *[none] { "" }
    }
cup-file-said = Tout sur la coupe nº { $cup }. `bot.py verify` et `node docs/verify-cup.mjs` vérifient ses tirages, les secrets de ses tables et son classement ; pour les résultats et les clics, tu n’as que ma parole. Comment faire : docs/fair-dice.md#a-cup dans le code de Pöppel.

cup-opened = La coupe est ouverte dans ce salon. { $what }
cup-manage = **Coupe nº { $cup }** · chaque changement que tu fais ici demande une raison, que tout le monde peut lire.
cup-not-drawn = **Hors du prochain tirage ({ $count }) :** { $people }
button-cup-begin = Tirer au sort maintenant
button-cup-pause = Mettre en pause
button-cup-resume = Reprendre
button-cup-end = Terminer la coupe
menu-cup-add = Ajouter des personnes
menu-cup-remove = Retirer quelqu’un
menu-cup-stop = Arrêter une table en l’état
menu-cup-correct = Corriger un résultat
menu-cup-next-place = Ensuite : place { $place }
cup-round = Manche { $round }
cup-table-name = Manche { $round }, table { $place }
cup-table-final = Finale
cup-why-title = { $act ->
        [begin] Tirer au sort maintenant
        [pause] Mettre la coupe en pause
        [resume] Reprendre la coupe
        [end] Terminer la coupe
        [add] Ajouter des personnes
        [remove] Retirer quelqu’un
        [stop] Arrêter la { $final ->
            [yes] finale
           *[no] table { $place }
        } en l’état
        [move] Changer l’heure de début
       *[correct] Corriger le résultat de la { $final ->
            [yes] finale
           *[no] table { $place }
        }
    }
cup-why-label = La raison, lisible par tout le monde
cup-corrects = Quel est le bon ordre { $final ->
        [yes] de la finale
       *[no] à la table { $place } de la manche { $round }
    } ? Pour l’instant : { $people }
cup-corrects-to = Nouveau : { $people }
cup-done = C’est fait. Tout le monde peut le lire dans le message de la coupe.

cup-table = C’est une table de coupe : ni pause, ni fermeture, ni place à céder, ni revanche.
cup-table-manage = Une coupe attend cette table. Arrête la table avec `/{ command-cup } { command-cup-manage }` ; tout le monde lira ta raison.
cup-unknown = Cette coupe n’existe pas.
cup-none-here = Il n’y a pas de coupe dans ce salon. Ouvres-en une avec `/{ command-cup } { command-cup-new }`.
cup-over = Cette coupe est finie.
cup-over-correct = Cette coupe est finie. Tu peux encore corriger ses résultats.
cup-joined-already = Tu participes déjà.
cup-joined-away = Tu participes déjà, mais pas au prochain tirage. Pour y être, appuie sur « { $button } ».
cup-added-already = <@{ $person }> participe déjà.
cup-added-away = <@{ $person }> participe déjà, mais pas au prochain tirage. C’est à <@{ $person }> d’appuyer sur « { $button } ».
cup-barred = La modération a mis fin à ta participation. Elle seule peut t’ajouter de nouveau.
cup-too-late = Le tirage de la dernière manche est fait : on ne peut plus participer.
cup-full = La coupe est pleine : { $most } personnes participent.
cup-not-in = Tu ne participes pas à cette coupe.
cup-not-in-person = <@{ $person }> ne participe pas à cette coupe.
cup-here-already = Ta présence est déjà notée.
cup-too-early = Trop tôt : ce sera possible à partir de <t:{ $begins }:f>.
cup-begun = Les premières tables sont déjà tirées au sort : l’heure de début ne peut plus changer.
cup-round-on = Une manche est en cours : pas de tirage tant que toutes ses tables n’ont pas fini.
cup-paused-already = La coupe est en pause. Reprends-la d’abord.
cup-not-paused = La coupe n’est pas en pause.
cup-few = Il faut être au moins { $least } pour la première manche.
cup-few-left = Un tirage maintenant réunirait moins de { $least } personnes, et la coupe s’arrêterait là. Laisse aux autres le temps d’appuyer sur « { button-cup-back } », ou termine la coupe toi-même.
cup-table-over = Cette table n’est pas en cours.
cup-not-over = Cette manche n’est pas encore finie.
cup-here-already-on = Il y a déjà une coupe dans ce salon.
cup-too-many = Une coupe de plus, c’est trop pour ce serveur en ce moment. Il faut d’abord qu’une autre se termine.
cup-no-room = Il n’y a pas de place pour toutes les tables d’une coupe : la personne qui fait tourner le bot a limité leur nombre.
cup-only-text = Une coupe a besoin d’un salon textuel où je peux ouvrir des fils.
cup-needs-reason = Dis pourquoi : tout le monde peut le lire.
cup-not-here = Cette personne n’est pas sur ce serveur.
