# /moderieren: die Tische eines Servers, was die Moderation damit tut, und was davon erzählt wird.

moderate-head = ## { $count ->
        [one] Auf diesem Server ist ein Tisch offen
       *[other] Auf diesem Server sind { $count } Tische offen
    }
moderate-none = Auf diesem Server ist kein Tisch offen.
moderate-line = **Tisch { $table }** · { $game }{ $state ->
        [lobby] {" "}· noch nicht angefangen
        [running] {" "}· läuft
        [unplayable] {" "}· nicht spielbar
       *[other] {""}
    } { $link }
moderate-table = Tisch { $table } · { $game }
moderate-host = Lädt ein: { $host }
menu-moderate = Tisch wählen
moderate-remove = Einen Platz frei machen
moderate-host-menu = Wer lädt ein?
moderate-block = Jemanden hier nicht mehr spielen lassen
moderate-seat = Den Platz eines Computers vergeben
moderate-give = Wer spielt weiter?
moderate-whom = Wer soll für { $name } weiterspielen?
button-mod-end = Tisch schließen
button-mod-repair = In Ordnung bringen
button-mod-back = Zurück

moderated-repair = -# { $by } hat das Brett dieses Tisches in Ordnung bringen lassen.
moderated-remove = -# { $by } hat den Platz von { $person } frei gemacht.
moderated-host = -# { $by } hat bestimmt: Jetzt lädt { $person } ein.
moderated-block = -# { $by } hat die Plätze von { $person } auf diesem Server frei gemacht.
moderated-give = -# { $by } hat { $person } einen Platz gegeben.

act-end = { $when } { $by } hat Tisch { $table } geschlossen.
act-repair = { $when } { $by } hat Tisch { $table } in Ordnung gebracht.
act-remove = { $when } { $by } hat den Platz von { $person } an Tisch { $table } frei gemacht.
act-host = { $when } { $by } hat bestimmt, dass { $person } zu Tisch { $table } einlädt.
act-block = { $when } { $by }: { $person } spielt auf diesem Server nicht mehr mit.
act-give = { $when } { $by } hat { $person } einen Platz an Tisch { $table } gegeben.

only-moderators = Das kann nur die Moderation. Bitte jemanden davon.
