# Les résultats d'une personne (/stats), et le classement d'un serveur.

decimal = { $whole },{ $part }

stats-head = ## Tes résultats{ $where ->
        [everywhere] { " " }sur tous les serveurs
       *[here] { "" }
    }
    { $about }
stats-all-games = Tous les jeux
stats-all-seasons = Depuis toujours
stats-won = { $reader ->
        [all] Victoires : **{ $wins }** sur { $games }
       *[own] Tu as gagné **{ $wins }** fois sur { $games }
    }{ $told ->
        [all]  ; sans la chance de chacun, ce serait { $aside }
        [some]  ; sans la chance de chacun là où je peux la mesurer ({ $count ->
            [one] une partie
            [many] { $count } parties
           *[other] { $count } parties
        }), ce serait { $aside }
       *[none] { "" }
    }.
stats-few = Le hasard donnerait { $chance }. Il faut { $least } parties pour en dire plus.
stats-level =
    { $side ->
        [above] C’est un peu mieux que le hasard ({ $chance }), et ce peut encore être le hasard.
        [below] C’est un peu moins que le hasard ({ $chance }), et ce peut encore être le hasard.
       *[even] C’est à peu près ce que donne le hasard ({ $chance }).
    }
stats-better = C’est mieux que le hasard ({ $chance }), et difficile à mettre sur son compte.
stats-worse = C’est moins que le hasard ({ $chance }), et difficile à mettre sur son compte.
stats-choices = **Choix :** chacun t’a coûté en moyenne { $dear ->
        [True] { $cost } pt
       *[False] presque rien
    }.{ $dearest ->
        [none] { "" }
       *[other] { " " }Le plus coûteux : { $dearest }.
    }
stats-dice = **Dés :** { $sixes ->
        [one] un six
        [many] { $sixes } six
       *[other] { $sixes } six
    } sur { $rolls ->
        [one] un dé lancé
        [many] { $rolls } dés lancés
       *[other] { $rolls } dés lancés
    }, pour une moyenne de { $expected }.{ $wait ->
        [0] { "" }
        [one] { "" }
        [many] { " " }La plus longue attente d’un six : { $wait } lancers.
       *[other] { " " }La plus longue attente d’un six : { $wait } lancers.
    }
stats-sent = Ta victime préférée : { $who }, { $times ->
        [one] une fois
        [2] deux fois
        [many] { $times } fois
       *[other] { $times } fois
    }.
    .figure = Ta victime préférée
stats-sent-by = Ta bête noire : { $who }, { $times ->
        [one] une fois
        [2] deux fois
        [many] { $times } fois
       *[other] { $times } fois
    }.
    .figure = Ta bête noire
stats-cups = **Coupes :** { $played ->
        [one] une jouée
        [many] { $played } jouées
       *[other] { $played } jouées
    }, { $finals ->
        [0] aucune finale
        [one] une finale
        [many] { $finals } finales
       *[other] { $finals } finales
    }, { $won ->
        [0] aucune gagnée
        [one] une gagnée
        [many] { $won } gagnées
       *[other] { $won } gagnées
    }.
stats-streak = Tu joues depuis { $days } jours d’affilée.
stats-figure-aside = Sans la chance
stats-figure-chance = Par hasard
stats-five = Les cinq du jour
stats-five-month = Points des 30 derniers jours
stats-five-told = **Les cinq du jour :** série { $streak }, record { $longest } ; en moyenne { $mean } sur 100.
stats-figure-streak = Jours d’affilée
stats-figure-longest = Plus longue série
stats-figure-mean = Points moyens
stats-alt = Résultats ({ $who }, { $about }) : { $said }.
stats-trophies = **Trophées**
stats-trophy = 🏆 { $name } : { $why }{ $times ->
        [one] { "" }
        [many] { " " }(×{ $times })
       *[other] { " " }(×{ $times })
    }
button-stats-trophies = { $count ->
        [one] Un trophée
        [many] { $count } trophées
       *[other] { $count } trophées
    }
button-stats-sums = Victoires et dés
stats-note = D’après l’ordinateur : un avis, pas un classement. Un point = une victoire de plus sur 100 parties de ce genre.
stats-none = Pas encore de résultats : joue une partie jusqu’au bout avec /{ command-play }.
stats-forgotten = Je ne garde pas tes résultats, comme tu l’as choisi dans /{ command-settings }. Ça se change au même endroit.
stats-off = Ce serveur ne garde pas de résultats. Les admins peuvent le changer avec /{ command-settings }.
stats-no-game = Tu n’as pas de résultats à ce jeu. Choisis-en un autre avec /{ command-stats }.
stats-no-season = Tu n’as pas de résultats de cette saison. Choisis-en une autre avec /{ command-stats }.
menu-results-game = Quel jeu ?
menu-results-season = Quelle saison ?
posted-stats = **{ $who }** partage ses résultats

mistake-way = des coups qui avançaient moins
mistake-hits = des occasions manquées de freiner les autres
mistake-hunt = des adversaires laissés tranquilles
mistake-risk = des pions laissés en danger
mistake-keeps = des cartes jouées trop tôt
mistake-duty = des OBLIGATIONS enfreintes
mistake-later = des coups qui se paient plus tard

trophy-earned = 🏆 { $name } : { $told }
trophy-last-gasp = In extremis
    .why = une victoire après une chance sous les 5 %
    .shown = { $who } avait moins de 5 % de chances, et gagne quand même.
trophy-revenge = La revanche
    .why = perdre contre quelqu’un au moins deux fois plus de pions que l’inverse, lui manger le dernier, et gagner
    .shown = { $by ->
        [none] { $who } a perdu { $times } pions contre une seule personne
       *[other] { $by } a mangé { $who } { $times } fois
    }. { $who } se venge en dernier, et gagne.
trophy-peaceful = Pacifique
    .why = une victoire sans manger personne
    .shown = { $who } gagne sans manger personne.
trophy-sweep = Coup de balai
    .why = tous les pions à la maison avant que quelqu’un d’autre y en ait un
    .shown = { $who } a tous ses pions à la maison avant que quelqu’un d’autre y en ait un.
trophy-patience = Patience
    .why = la plus longue attente d’un six de la saison
    .shown = { $who } a attendu un six pendant { $wait } lancers, la plus longue attente { $seasonal ->
        [True] de cette saison
       *[False] ici
    } jusqu’à présent.
trophy-all-round = Touche-à-tout
    .why = une victoire à chacun des jeux d’ici
    .shown = { $who } a maintenant gagné à tous les jeux d’ici.

leaderboard-off = Il n’y a pas de classement ici. Les admins peuvent l’activer avec /{ command-settings }.
leaderboard-no-game = Il n’y a pas de classement pour ce jeu ici. Choisis-en un autre avec /{ command-leaderboard }.
leaderboard-no-season = Il n’y a pas de résultats de cette saison ici. Choisis-en une autre avec /{ command-leaderboard }.
leaderboard-empty = Personne n’est encore au classement : { $about }. Il faut { $least } parties.
leaderboard-title = { $game } · { $season }
leaderboard-skill = Victoires de plus que le hasard, sur dix
leaderboard-wins = Victoires
leaderboard-computer = Ordinateur ({ $level })
leaderboard-note =
    Classement par victoires de plus que le hasard{ $luck ->
        [all] , chance aux dés mise à part
        [some] , chance aux dés mise à part pour une partie des résultats ({ $told } sur { $games })
       *[none] { " " }; la chance y est encore
    }. Tant que les parties sont rares, les chiffres sont ramenés vers le milieu. Le trait montre la marge d’erreur : là où deux se recouvrent, l’ordre peut tenir au hasard.
leaderboard-apart = Premier écart certain : { $better } est devant { $worse }.
leaderboard-level = Aucun ordre n’est encore certain ici.
leaderboard-few =
    { $games ->
        [0] Aucune de tes parties ne compte encore ici
        [one] Une de tes parties compte ici
        [many] { $games } de tes parties comptent ici
       *[other] { $games } de tes parties comptent ici
    } ; à partir de { $least }, tu es dans la liste.
leaderboard-hidden = Tu n’es pas dans les listes, comme tu l’as choisi dans /{ command-settings }.
leaderboard-changed-mind = Tu n’es pas dans la liste { $seasonal ->
        [True] de cette saison
       *[False] pendant 90 jours
    } : dans /{ command-settings }, tu avais choisi de ne plus rien garder.
leaderboard-alt = Classement : { $about }, par victoires de plus que le hasard, sur dix parties.
leaderboard-alt-row = { $place ->
        [none] { $who }
       *[other] Place { $place } : { $who }
    }, { $skill } ({ $low } à { $high }), victoires : { $wins } sur { $games }.
posted-leaderboard = **{ $who }** partage le classement
button-leaderboard-next = Page suivante
button-leaderboard-back = Page précédente
