# Een tijd, gekozen op dag, uur en kwartier.

moment-choose = Wanneer?
moment-at = **{ $at }**, { $in }
moment-zone = { $by ->
        [own] Deze tijden gelden in jouw tijdzone, { $zone }.
        [server] Deze tijden gelden in de tijdzone van deze server, { $zone }.
       *[none] Deze tijden zijn in UTC: jij en deze server hebben nog geen tijdzone gekozen. Kies hieronder de jouwe.
    }
moment-twice = Die nacht gaat de klok terug, dus deze tijd komt twee keer. Ik neem de eerste.
moment-past = Die tijd is al voorbij. Kies een latere.
moment-skipped = Die tijd bestaat niet: die nacht gaat de klok vooruit. Kies een andere.
menu-moment-day = Dag
menu-moment-hour = Uur
menu-moment-quarter = Minuten
moment-today = Vandaag
moment-tomorrow = Morgen
button-moment-set = Deze tijd nemen
button-cup-move = Het begin verzetten
cup-new-gone = Ik ben intussen herstart. Open de beker nog een keer met /{ command-cup } { command-cup-new }.
