# Les saisons d'un serveur : leurs noms, le podium à la fin, et les vieilles rancunes.

season-ever = depuis toujours
season-year = { $year }
season-quarter = { $quarter ->
        [1] janvier à mars
        [2] avril à juin
        [3] juillet à septembre
       *[4] octobre à décembre
    } { $year }
season-month = { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
ranking-six = { $game } jusqu’à six
podium-title = ## 🏆 Le podium : { $season }
podium-place = { $place ->
        [1] 🥇
        [2] 🥈
       *[3] 🥉
    } **{ $who }** { $above } · { $wins ->
        [one] { $wins } victoire
        [many] { $wins } victoires
       *[other] { $wins } victoires
    } en { $games } parties
podium-order = Le nombre après le nom donne l’ordre : les victoires de plus que le hasard, sur dix parties, sans la chance là où je peux la mesurer. De petits écarts peuvent encore tenir au hasard. Avec /{ command-settings }, tu peux sortir des listes.
feud = { $by } a mangé { $of } { $times } fois{ $seasonal ->
        [True] { " " }cette saison
       *[False] { "" }
    }{ $leads ->
        [True] { " " }et passe devant
       *[False] { "" }
    } ; en retour : { $back ->
        [0] pas une seule fois
        [one] une fois
        [many] { $back } fois
       *[other] { $back } fois
    }.
result-uncounted = Ne compte pas au classement : vous avez déjà joué { $most } parties ensemble aujourd’hui.
first-result = Je retiens comment tes parties finissent : place, chance, pions mangés et jour, aussi longtemps que le serveur garde les résultats. Avec /{ command-settings }, tu peux sortir des listes ou tout arrêter pour toi ; /{ command-privacy } { command-privacy-show } montre ce qu’il y a.
