# For those who run a cup: choosing people, the state of things, rehearsing.

menu-cup-remove-left = Ex-Servermitglied herausnehmen
cup-bot = <@{ $person }> ist ein Bot. Bots spielen bei Pokalen nicht mit.
cup-added = Jetzt dabei: { $people }.
cup-choose-again = Zwischendurch bin ich neu gestartet. Wähl die Leute noch einmal aus.

cup-starts = **Tisch { $place }:** { $people }
cup-starts-final = **Das Finale:** { $people }
cup-table-lost = der Thread wurde zweimal gelöscht
cup-clash = Du bist schon bei einem Pokal dabei, der zur selben Zeit läuft. Steig dort erst aus.
cup-clash-person = <@{ $person }> spielt zur selben Zeit bei einem anderen Pokal mit.

cup-rehearsal-person = Person { $number }
cup-rehearsal = Probe, Nachricht { $step } von { $steps }: { $what } Erinnerungen: { $pings }.
rehearsal-opened = Der Pokal ist eröffnet; hier melden sich alle an.
rehearsal-called = Alle drücken auf „{ button-cup-here }“.
rehearsal-drawn = So sieht die Auslosung jeder Runde aus; Bescheid gibt es in den Threads der Tische.
rehearsal-corrected = Ein Ergebnis, das du berichtigt hast, mit deinem Grund.
rehearsal-final = Die besten vier spielen.
rehearsal-ended = Bescheid bekommt nur, wer gewonnen hat.
button-cup-rehearse = Proben
button-cup-rehearse-next = Nächste Nachricht
button-cup-rehearse-back = Vorige Nachricht

cup-for-role = Dieser Pokal ist für { $role }.
cup-role = Dieser Pokal ist für { $role }: Diese Rolle hast du hier nicht.
