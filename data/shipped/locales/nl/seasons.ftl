# Seizoenen van een server: hun namen, het podium aan het eind, en vetes.

season-ever = vanaf het begin
season-year = { $year }
season-quarter = { $quarter ->
        [1] januari–maart
        [2] april–juni
        [3] juli–september
       *[4] oktober–december
    } { $year }
season-month = { $month ->
        [1] januari
        [2] februari
        [3] maart
        [4] april
        [5] mei
        [6] juni
        [7] juli
        [8] augustus
        [9] september
        [10] oktober
        [11] november
       *[12] december
    } { $year }
ranking-six = { $game } tot zes spelers
podium-title = ## 🏆 Het podium: { $season }
podium-place = { $place ->
        [1] 🥇
        [2] 🥈
       *[3] 🥉
    } **{ $who }** { $above } · { $wins ->
        [one] één zege
       *[other] { $wins } zeges
    } in { $games } spellen
podium-order = Het getal achter de naam bepaalt de volgorde: zeges meer dan het toeval geeft, per tien spellen, zonder geluk waar ik dat eruit kan halen. Kleine verschillen kunnen nog toeval zijn. Met /{ command-settings } kun je van lijsten af blijven.
feud = { $by } heeft { $of } { $seasonal ->
        [True] dit seizoen
       *[False] in totaal
    } al { $times } keer geslagen{ $leads ->
        [True] { " " }en staat nu voor
       *[False] { "" }
    }; { $of } sloeg { $back ->
        [0] nog geen keer
        [one] één keer
       *[other] { $back } keer
    } terug.
result-uncounted = Telt niet mee voor de ranglijst: jullie hebben vandaag al { $most } spellen samen gespeeld.
first-result = Ik onthoud hoe je spellen aflopen: plaats, geluk, hoe vaak er geslagen is en de dag, zolang de server resultaten bewaart. Met /{ command-settings } kun je van lijsten af blijven of dit voor jou uitzetten; met /{ command-privacy } { command-privacy-show } zie je wat er is.
