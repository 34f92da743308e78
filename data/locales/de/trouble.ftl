# Was jemand erfährt, wenn Discord etwas ablehnt; ein Satz, der sagt, was zu tun ist.

trouble-place-gone = Den Kanal dieses Tisches gibt es nicht mehr, darum ist der Tisch geschlossen; /{ command-play } eröffnet woanders einen neuen.
trouble-person-gone = Discord kennt diese Person hier nicht mehr; jemand anders kann den Platz übernehmen.
trouble-forbidden = Ich darf hier nicht schreiben: Bitte jemanden, der diesen Server verwaltet, mir zu erlauben, den Kanal zu sehen, Nachrichten zu senden und Dateien anzuhängen.
trouble-archived = Dieser Thread ist archiviert, und ich kann ihn nicht wieder öffnen: Schreib etwas hinein und versuch es noch einmal.
trouble-locked = Dieser Thread ist gesperrt: Bitte die Moderation, ihn freizugeben, oder eröffne mit /{ command-play } einen neuen Tisch.
trouble-no-thread = Ich kann hier keinen weiteren Thread öffnen, darum wird im Kanal selbst gespielt.
trouble-unfit = In dieser Art von Kanal kann man nicht spielen: Benutze /{ command-play } in einem Textkanal.
trouble-closed-dm = Ich kann dir keine Direktnachrichten schicken: Drück stattdessen unter dem Brett auf „{ button-my-hand }“.
trouble-too-large = Das Bild war zu groß für Discord; /{ command-table } { command-table-text } beschreibt das Brett in Worten.
trouble-blocked = Die Moderationsregeln dieses Servers haben meine Nachricht verhindert: Bitte die Moderation, mich hier schreiben zu lassen.
trouble-later = Discord bremst mich gerade: Versuch es in einer Minute noch einmal.
trouble-lost = Discord hat nicht geantwortet: Versuch es gleich noch einmal, vom Spiel ist nichts verloren.
trouble-fault = Bei mir ist etwas schiefgegangen: Versuch es noch einmal, vom Spiel ist nichts verloren.
