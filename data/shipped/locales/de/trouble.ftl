# Was jemand erfährt, wenn Discord etwas ablehnt; ein Satz, der sagt, was zu tun ist.

trouble-place-gone = Den Kanal dieses Tisches gibt es nicht mehr und den Tisch auch nicht; mit /{ command-play } machst du woanders einen neuen auf.
trouble-person-gone = Diese Person ist nicht mehr auf dem Server. Jetzt kann jemand anderes auf den Platz.
trouble-forbidden = Ich kann hier nicht schreiben. Ein Admin kann mir das erlauben: { permission-view-channel }, { permission-send-messages }, { permission-attach-files }.
trouble-archived = Dieser Thread ist archiviert, und ich bekomme ihn nicht auf: Schreib etwas hinein und versuch es noch einmal.
trouble-locked = Dieser Thread ist gesperrt: Bitte die Moderation, ihn freizugeben, oder mach mit /{ command-play } einen neuen Tisch auf.
trouble-no-thread = Ich kann hier keinen weiteren Thread öffnen; wir spielen gleich hier im Kanal.
trouble-unfit = In so einem Kanal können wir nicht spielen: Nimm /{ command-play } in einem Textkanal.
trouble-closed-dm = Ich kann dir keine Direktnachrichten schicken: Drück stattdessen unter dem Brett auf „{ button-my-hand }“.
trouble-too-large = Das Bild ist zu groß für Discord; /{ command-table } { command-table-text } sagt dir das Brett in Worten.
trouble-blocked = AutoMod hat auf diesem Server meine Nachricht blockiert: Bitte die Moderation, mich hier schreiben zu lassen.
trouble-later = Discord bremst mich gerade: Versuch es in einer Minute noch einmal.
trouble-lost = Discord hat nicht geantwortet: Versuch es gleich noch einmal, dein Spiel ist sicher.
trouble-fault = Bei mir ist etwas schiefgegangen: Versuch es noch einmal, dein Spiel ist sicher.
