# For those who run a cup: choosing people, the state of things, rehearsing.

menu-cup-remove-left = Een speler eruit halen die van de server weg is
cup-bot = <@{ $person }> is een bot. Bots spelen niet mee in een beker.
cup-added = Doen nu mee: { $people }.
cup-choose-again = Ik ben tussendoor herstart. Kies de spelers nog een keer.

cup-starts = **Tafel { $place }:** { $people }
cup-starts-final = **De finale:** { $people }
cup-table-lost = de thread is twee keer verwijderd
cup-clash = Je doet mee aan beker nr. { $cup }, en die is tegelijk. Stap daar eerst uit.
cup-clash-person = <@{ $person }> doet mee aan een andere beker die tegelijk is.
