# /moderieren: die Tische eines Servers, was die Moderation damit tut, und was davon erzählt wird.

moderate-head = ## { $count ->
        [one] Wo du moderierst, ist ein Tisch offen
       *[other] Wo du moderierst, sind { $count } Tische offen
    }
moderate-none = Wo du moderierst, ist kein Tisch offen.
moderate-line = **Tisch { $table }** · { $game }{ $state ->
        [lobby] {" "}· noch nicht angefangen
        [running] {" "}· läuft
        [unplayable] {" "}· nicht spielbar
       *[other] {""}
    }{ $link ->
        [none] {""}
       *[other] {" "}· { to-board }
    }
moderate-table = Tisch { $table } · { $game }
moderate-host = Spielleitung: { $host }
menu-moderate = Tisch wählen
moderate-person = Jemanden am Tisch auswählen
moderate-about = **{ $name }** an Tisch { $table }
sure-remove = **{ $name } von Tisch { $table } nehmen?** { $state ->
        [lobby] Der Platz wird frei.
       *[running] Ein Computer übernimmt den Platz, und von allein geht es nicht zurück.
    } Am Tisch steht das dann auch.
    .button = Vom Tisch nehmen
sure-block = **{ $name } hier vom Spielen ausschließen?** { $name } verliert alle Plätze auf diesem Server und kann hier keine Tische mehr aufmachen und nicht mehr mitspielen. Am Tisch steht das dann auch.
    .button = Hier vom Spielen ausschließen
moderate-seat = Den Platz eines Computers vergeben
moderate-give = Wer übernimmt?
moderate-whom = Wer übernimmt für { $name }?
button-mod-older = Ältere Tische
button-mod-newest = Neueste Tische
button-mod-host = Spielleitung geben
button-mod-repair = In Ordnung bringen
button-mod-back = Zurück

moderated-repair = -# { $by } hat dieses Brett in Ordnung gebracht.
moderated-remove = -# { $by } hat den Platz von { $person } frei gemacht.
moderated-host = -# { $by } hat die Spielleitung an { $person } gegeben.
moderated-block = -# { $by } hat die Plätze von { $person } auf diesem Server frei gemacht.
moderated-give = -# { $by } hat { $person } einen Platz gegeben.

act-end = { $when } { $by } hat Tisch { $table } geschlossen.
act-repair = { $when } { $by } hat Tisch { $table } in Ordnung gebracht.
act-remove = { $when } { $by } hat den Platz von { $person } an Tisch { $table } frei gemacht.
act-host = { $when } { $by } hat { $person } die Spielleitung an Tisch { $table } gegeben.
act-block = { $when } { $by } hat { $person } hier vom Spielen ausgeschlossen.
act-give = { $when } { $by } hat { $person } einen Platz an Tisch { $table } gegeben.

only-moderators = Das kann nur die Moderation. Frag dort jemanden.
moderator-plays = Du spielst an diesem Tisch selbst mit. Überlass das jemand anderem aus der Moderation.
moderate-own-table = Du spielst an diesem Tisch mit und stimmst ab wie alle anderen: /tisch beenden. Schließen kann ihn jemand anderes aus der Moderation.

# Was die Moderation hört, wenn sie etwas mit jemandem vorhat.
moderate-not-seated = { $person } hat an diesem Tisch keinen Platz mehr. Nimm jemand anderen.
moderate-not-in = { $person } ist nicht mehr an diesem Tisch. Nimm jemand anderen.
moderate-blocked = { $person } ist hier vom Spielen ausgeschlossen. Nimm jemand anderen; ein Admin kann das in /einstellungen ändern.
moderate-private = Dieser Tisch ist nur für Eingeladene, und { $person } ist nicht eingeladen. Nimm jemand anderen.
moderate-bot = { $person } ist ein Bot und kann nicht mitspielen. Nimm jemand anderen.
moderate-seated = { $person } spielt an diesem Tisch schon mit. Nimm jemand anderen.
moderate-taken = Da sitzt inzwischen jemand. Nimm einen anderen Platz.
moderate-closed = An diesem Tisch behalten Computer ihre Plätze, das hat die Spielleitung so gewählt. Vergeben lässt sich keiner.
moderate-held = Diese Hand hatte schon jemand, deshalb bleibt sie für { $person } verdeckt. Nimm einen anderen Platz.
moderate-seen = { $person } hat hier schon eine andere Hand gesehen. Nimm jemand anderen.
