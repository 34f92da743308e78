# For those who run a cup: choosing people, the state of things, rehearsing.

menu-cup-remove-left = Herausnehmen: nicht mehr auf dem Server
cup-bot = <@{ $person }> ist ein Bot. Bots spielen bei Pokalen nicht mit.
cup-added = Jetzt dabei: { $people }.
cup-choose-again = Zwischendurch bin ich neu gestartet. Wähl die Leute noch einmal aus.

cup-starts = **Tisch { $place }:** { $people }
cup-starts-final = **Das Finale:** { $people }
cup-table-lost = sein Thread wurde zweimal gelöscht
cup-clash = Du bist bei Pokal Nr. { $cup } dabei, und der läuft zur selben Zeit. Steig dort erst aus.
cup-clash-person = <@{ $person }> spielt zur selben Zeit bei einem anderen Pokal mit.
