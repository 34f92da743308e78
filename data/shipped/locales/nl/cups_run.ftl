# For those who run a cup: choosing people, the state of things, rehearsing.

menu-cup-remove-left = Ex-lid van de server eruit halen
cup-bot = <@{ $person }> is een bot. Bots spelen niet mee in een beker.
cup-added = Doen nu mee: { $people }.
cup-choose-again = Ik ben intussen herstart. Kies de spelers nog een keer.

cup-starts = **Tafel { $place }:** { $people }
cup-starts-final = **De finale:** { $people }
cup-table-lost = de thread is twee keer verwijderd
cup-clash = Je doet al mee aan een beker die op hetzelfde moment wordt gespeeld. Stap daar eerst uit.
cup-clash-person = <@{ $person }> doet mee aan een andere beker die op hetzelfde moment wordt gespeeld.

cup-rehearsal-person = Speler { $number }
cup-rehearsal = Repetitie, bericht { $step } van { $steps }: { $what } Pings: { $pings }.
rehearsal-opened = De beker is open: hier melden spelers zich aan.
rehearsal-called = Spelers drukken op “{ button-cup-here }”.
rehearsal-drawn = Zo worden de tafels van elke ronde getoond; de pings komen in de thread van elke tafel.
rehearsal-corrected = Een uitslag die je hebt gecorrigeerd, met je reden.
rehearsal-final = De beste vier spelen.
rehearsal-ended = De winnaar krijgt een ping.
button-cup-rehearse = Repeteren
button-cup-rehearse-next = Volgend bericht
button-cup-rehearse-back = Vorig bericht

cup-for-role = Deze beker is voor { $role }.
cup-role = Deze beker is voor { $role }: die rol heb je hier niet.
