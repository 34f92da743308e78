# /privacy: wat er over iemand is opgeslagen, een bestand ervan, en het verwijderen; en wat een nieuwe server hoort.

privacy-show = **Wat er over jou is opgeslagen**
    { $stored }

    Geen namen, geen plaatjes, geen berichten. Met /{ command-privacy } { command-privacy-export } krijg je alles als bestand, met /{ command-privacy } { command-privacy-delete } is het weg.
privacy-contact = Vragen over je gegevens: { $contact }
stored-nothing = **Er is niets over jou opgeslagen.**
stored-host =
    - { $count ->
        [one] één tafel waarvan je host bent of waar je voorkomt (als gast bijvoorbeeld)
       *[other] { $count } tafels waarvan je host bent of waar je voorkomt (als gast bijvoorbeeld)
    }
stored-seats = - { $count ->
        [one] je plek aan één tafel
       *[other] je plekken aan { $count } tafels
    }
stored-answers = - { $count ->
        [one] één regel van jou in het verloop van een spel, zoals een zet, met het tijdstip
       *[other] { $count } regels van jou in het verloop van spellen: worpen, zetten en dergelijke, ook wat er voor je gedaan is, elk met het tijdstip
    }
stored-hands =
    - { $count ->
        [one] welk bericht in onze DM’s je kaarten toont
       *[other] welke { $count } berichten in onze DM’s je kaarten tonen
    }
stored-results =
    - { $count ->
        [one] hoe één van je spellen is afgelopen, en op welke dag
       *[other] hoe { $count } van je spellen zijn afgelopen, en op welke dagen
    }
stored-settings = - je /{ command-settings }, en de spellen die je hier bent begonnen
stored-language = - je taal, voor de berichten die ik je stuur
stored-podiums = - { $count ->
        [one] één plaats op het podium van een seizoen
       *[other] { $count } plaatsen op podia van seizoenen
    }
stored-dailies = - { $count ->
        [one] je antwoorden bij de vijf van vandaag op één dag
       *[other] je antwoorden bij de vijf van vandaag op { $count } dagen
    }
stored-shares = - { $count ->
        [one] één resultaat van de vijf van vandaag dat je in een kanaal hebt gedeeld
       *[other] { $count } resultaten van de vijf van vandaag die je in kanalen hebt gedeeld
    }
stored-cups = - { $count ->
        [one] dat je aan één beker meedeed of hem hielp leiden
       *[other] dat je aan { $count } bekers meedeed of ze hielp leiden
    }
stored-bars = - { $count ->
        [one] dat een moderator je uit één beker heeft gehaald; dit verdwijnt als die voorbij is
       *[other] dat moderators je uit { $count } bekers hebben gehaald; dit verdwijnt als die voorbij zijn
    }
stored-interests = - { $count ->
        [one] je keuze voor pings bij vrije plekken op één server, en de laatste ping
       *[other] je keuzes voor pings bij vrije plekken op { $count } servers, en de laatste ping
    }
stored-acts =
    - { $count ->
        [one] één regel in het log van admins en moderators, van jou of over jou
       *[other] { $count } regels in het log van admins en moderators, van jou of over jou
    }
stored-blocked = - { $count ->
        [one] dat één server je heeft geblokkeerd; dit blijft als je de rest verwijdert
       *[other] dat { $count } servers je hebben geblokkeerd; dit blijft als je de rest verwijdert
    }
privacy-file = Alles wat er over jou is opgeslagen, als bestand.
sure-delete-me = **Alles verwijderen wat er over jou is opgeslagen?** In spellen die nog bezig zijn, neemt een computer het over. Afgelopen spellen blijven, zonder jou erin. Je kunt dit niet terugdraaien.
    .button = Alles verwijderen
privacy-deleted = Klaar: je gegevens zijn verwijderd. Als een server je heeft geblokkeerd, of als een moderator je uit een lopende beker heeft gehaald, weet ik dat nog. Ik haal je van de lijsten van “De vijf van vandaag” van de afgelopen maand. Oudere en los gedeelde regels blijven staan: alleen moderators kunnen ze verwijderen. Borden met je naam teken ik zo opnieuw. In back-ups kunnen je gegevens nog een paar dagen staan.

somebody = iemand
days = { $days ->
        [0] helemaal niet
        [one] één dag
       *[other] { $days } dagen
    }
joined-server = Hallo! Typ /{ command-play } in een kanaal om een tafel te openen. Voor admins is er meer in /{ command-settings } en /{ command-check }.
