# De pagina om het nagemaakte Discord heen, waar één persoon alles uitprobeert.

playground-server = Spelletjesavond
playground-channel = speeltafel
playground-welcome = Mensch ärgere Dich nicht op Discord
    .text = Pöppel leidt het spel in een kanaal. Dit is een Discord op je eigen computer, met vier mensen: druk hierboven op /{ $play }, of kijk naar een spel.
playground-private = Jij en { $bot }
    .text = Wat alleen jij mag zien, komt hier binnen: je kaarten bijvoorbeeld.
playground-hint = Je bent { $person }: { $play } of { $watch }
playground-everybody = iedereen ziet dit
playground-only = alleen { $person } ziet dit
playground-people = Kies wiens scherm je ziet
playground-mail = Nieuwe DM
playground-language = De taal waarop Discord voor deze persoon staat
playground-speaks = { $person } spreekt vanaf nu { $language }.
playground-hurried = Zoals op Discord
    .text = Aan: je hebt een paar seconden om op een kaart te reageren. Uit: het spel wacht tot iedereen heeft geantwoord.
playground-restart = Bot herstarten
    .text = De bot afsluiten en weer starten, met dezelfde database
playground-restarted = De bot is herstart. Elk spel gaat verder waar het gebleven was.
playground-stopped = De speeltuin is gestopt. Deze pagina komt terug zodra hij weer draait.
playground-failed = De bot is niet opnieuw gestart: { $reason }
playground-unanswered = Deze interactie is mislukt: geen antwoord in 3 seconden.
playground-type = { $play } typen als { $person } en versturen
playground-watch = Kijken
    .text = Een tafel openen waar computers spelen
playground-no-room = In dit kanaal staat al een tafel. Beëindig die eerst met /tafel stoppen.
