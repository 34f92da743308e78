# Une partie revue quand elle est finie : les chances, la chance aux dés, et ce qui aurait été mieux.

button-hindsight = Retour sur la partie
hindsight-title = Retour sur la partie
hindsight-round = Tour
hindsight-share = { $chance } %
hindsight-turned = **{ $number }** Tour { $round } : { $what } { $way ->
        [up] { $who } monte de { $before } à { $after } %.
       *[down] { $who } tombe de { $before } à { $after } %.
    }
hindsight-rolled = { $who } fait { $pips }.
hindsight-steady = Aucun tour n’a décidé à lui seul de cette partie.
hindsight-own-luck = **La chance de chacun avec ses dés**, en points : { $luck }
hindsight-luck = { $who } { $points }
hindsight-choices = **Après coup :**
hindsight-closing = { $end ->
        [idle] Tu n’as jamais vraiment eu le choix.
        [small] Aucun choix ne t’a coûté cher, mais les petits écarts s’ajoutent : { $cost } points en tout.
        [lucky] Tu as gagné avec les dés de ton côté, presque sans rien lâcher.
        [won] Tu as gagné, presque sans rien lâcher. Bien joué !
        [unlucky] Tu n’as presque rien lâché : c’est la faute des dés.
        [beaten] Tu n’as presque rien lâché. D’autres sont quand même arrivés avant toi.
       *[others] Aucun choix n’a coûté bien cher.
    }
hindsight-costly = { $own ->
        [True] Tour { $round }
       *[False] { $who }, tour { $round }
    }{ $dice ->
        [none] {""}
       *[other] , lancer { $dice }
    } : « { $better } » valait { $points } points de mieux que « { $done } »{ $price ->
        [none] {""}
       *[other] {" "}({ $price })
    }.
hindsight-note = Les chances vues par l’ordinateur à chaque tour. Un point = une victoire de plus sur 100 parties de ce genre.
hindsight-alt = Comment les chances de gagner ont changé.
hindsight-alt-line = Place { $place } : { $seat }{ $luck ->
        [none] {""}
       *[other] , chance { $luck }
    } : { $chances }.
hindsight-alt-at = { $when ->
        [begin] { $chance } % au début
        [end] { $chance } % à la fin
       *[round] { $chance } % après le tour { $round }
    }
hindsight-alt-turned = Tournant { $number }, tour { $round } : { $seat } de { $before } à { $after } %.
hindsight-early = Cette partie n’est pas finie. Quand elle le sera, tu pourras la revoir ici.
hindsight-gone = Cette partie est trop ancienne pour être revue. La prochaine fois, viens voir peu après la fin.
hindsight-changed = Les règles ont changé depuis cette partie, je ne peux pas la rejouer.

button-replay = Revoir la partie
button-replay-making = Ton film se prépare
replay-making = Je prépare ton film. Il sera là dans quelques secondes.
replay-title = **{ $game }** en { $scenes } scènes
replay-alt = { $game } en { $scenes } scènes.
replay-alt-more = { $count ->
        [one] Et encore un temps fort.
        [many] Et encore { $count } temps forts.
       *[other] Et encore { $count } temps forts.
    }
replay-failed = Je ne peux pas faire de film de cette partie. Voici ce qui s’est passé :
replay-waits = Un film à la fois : l’autre sera prêt dans quelques secondes.
replay-newer = Tu as demandé un tour plus récent : il arrive.
button-post = Publier ici
button-post-line = Publier juste ma ligne
button-post-names = Publier avec les noms
button-post-colours = Publier avec les couleurs
posted-replay = **{ $who }** partage une partie : { $game }
posted-hindsight = **{ $who }** partage un retour sur une partie : { $game }
posted-round = **{ $who }** partage ce qui vient de se passer : { $game }
posted-line = **{ $who }** partage un résultat : { $game }
own-line = { $seat } : { ORDINAL($place) ->
        [one] { $place }er
       *[other] { $place }e
    } sur { $players } · mangés : { $took } · perdus : { $lost }{ $luck ->
        [none] {""}
       *[other] {" "}· chance aux dés : { $luck }
    }
own-line-cards = { $seat } : { ORDINAL($place) ->
        [one] { $place }er
       *[other] { $place }e
    } sur { $players } · volées : { $took } · perdues : { $lost }
post-off = Publier est désactivé sur ce serveur. Les admins peuvent l’autoriser avec /{ command-settings }.
post-timed-out = Tu es en exclusion temporaire sur ce serveur. Publie quand elle sera finie.
post-forbidden = Tu ne peux pas écrire ici toi-même, alors moi non plus. Demande à un admin : { $permissions }.
post-twice = C’est déjà publié.
deleted-meanwhile = Une personne qui y figure vient de faire effacer ses données. Appuie encore une fois.
post-enough = Tu as assez publié de cette partie. Laisse un peu de place aux autres.
