# De toernooiregels: wat er te kiezen valt, wat er gebeurt en wat een knop daar doet.

game-tournament = Toernooi
    .goal = Breng als eerste al je pionnen binnen. Kun je iemand slaan, dan moet het.
    .aim = Slaan is verplicht

preset-penalties = Met straffen
    .short = Een MOET mag je overtreden, maar dat kost je wat

rule-must-mode = MOET-regels
    .text = Zonder straffen kun je alleen zetten kiezen die de MOET-regels volgen. Met straffen kun je alles kiezen, maar een MOET overtreden kost je je beurt; heb je niet geslagen of je startveld niet vrijgemaakt, dan gaat er een pion terug naar de basis.
    .short = Of je kunt ze niet overtreden, of er staat straf op
    .value-enforce = alleen zetten die ze volgen
    .value-penalty = op overtreden staat straf

rule-time-limit = Speeltijd
    .text = Is de tijd om, dan eindigt het spel zoals het staat, en tellen we de velden: 10 punten voor een pion op zijn startveld en 1 meer voor elk veld verder, 75 voor een pion in het thuishonk. Wie alle pionnen binnen heeft, staat bovenaan.
    .short = Is de tijd om, dan tellen we de velden
    .value-25 = 25 minuten
    .value-30 = 30 minuten
    .value-50 = 50 minuten
    .value-round = tot de ronde van de beker voorbij is

event-time-up =
    .headline = Dat was het! We tellen de velden: { $points }.

event-broke = overtreedt MOET { NUMBER($must) }: { $must ->
        [4] met een 6 moet er een pion uit
        [5] het startveld moet vrij
        [8] de worp moet gezet worden
        [10] er moest geslagen worden
       *[14] er moet een pion naar binnen
    }; er wordt niets gezet, en de beurt is om
event-fined = betaalt ervoor: pion { $piece } gaat terug naar de basis

action-lap = { $piece } · rondje → { $to }{ $captures ->
        [0] {""}
       *[other] , slaat { $victim }
    }
action-pass = Niet zetten

rules-tournament =
    ## De toernooiregels, in het kort
    Vier spelers gebruiken het gewone bord, drie het bord met zes armen. Al je pionnen beginnen in de basis. De hoogste worp begint, daarna gaat het met de klok mee. Wie het eerst alle vier de pionnen binnen heeft, wint. Het nummer achter “MOET” is dat van de regel in het boekje.

    - Alleen met een **6** komt een pion eruit. Je gooit drie keer als je geen pion op de baan hebt en er binnen geen kan doorschuiven; anders één keer. Na een 6 gooi je altijd nog een keer, ook als je niet kon zetten.
    - Eén pion per veld. Op de baan mag je over anderen heen; hun velden tellen mee.
    - **Slaan gaat voor** (MOET 10). Haal je met slaan ook een pion eruit, of maak je er je startveld mee vrij, dan gaat die zet voor andere waarmee je slaat.
    - Kun je niet slaan: met een 6 moet er een pion uit (MOET 4), en je moet je startveld vrijmaken zolang er pionnen wachten (MOET 5).
    - Anders moet een pion die helemaal rond is naar binnen. De worp moet precies passen, en over pionnen heen mag daar niet (MOET 14). Kan dat niet, dan moet je de hele worp zetten met een pion naar keuze (MOET 8).
    - Met straffen kun je een MOET overtreden: je beurt is om en er verandert niets. Heb je niet geslagen, dan gaat de pion die het kon terug naar de basis (konden er meer, dan de voorste); bij MOET 5 die op het startveld.
    - Met de huisregel “{ rule-time-limit }” eindigt het spel na die tijd, en tellen we de velden. “Aangeraakt is gezet” (regel 12) geldt hier niet: alleen wat je indrukt telt.
