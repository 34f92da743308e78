# Die Seite um das nachgestellte Discord, auf der eine Person alles ausprobiert.

playground-server = Spieleabend
playground-channel = spieltisch
playground-welcome = Mensch ärgere Dich nicht auf Discord
    .text = Pöppel leitet das Spiel im Kanal. Das hier ist ein Discord auf deinem eigenen Rechner, mit vier Leuten: Drück oben auf /{ $play }, oder sieh bei einem Spiel zu.
playground-private = Du und { $bot }
    .text = Hier kommt an, was nur du sehen darfst: deine Karten zum Beispiel.
playground-hint = Du bist { $person }: { $play } oder { $watch }
playground-everybody = das sehen alle
playground-only = das sieht nur { $person }
playground-people = Wessen Discord du siehst
playground-mail = Neue Direktnachricht
playground-language = Auf welche Sprache Discord für diese Person gestellt ist
playground-speaks = { $person } spricht ab jetzt { $language }.
playground-hurried = Wie auf Discord
    .text = An: Auf eine Karte kann nur ein paar Sekunden lang reagiert werden. Aus: Das Spiel wartet, bis alle geantwortet haben.
playground-restart = Bot neu starten
    .text = Den Bot schließen und wieder starten, mit derselben Datenbank
playground-restarted = Der Bot läuft wieder. Alle Spiele gehen weiter.
playground-stopped = Hier läuft gerade nichts mehr. Sobald es weitergeht, kommt diese Seite zurück.
playground-failed = Der Bot ist nicht wieder gestartet: { $reason }
playground-unanswered = Diese Interaktion ist fehlgeschlagen: nach 3 Sekunden keine Antwort.
playground-type = Als { $person } { $play } tippen und abschicken
playground-watch = Zuschauen
    .text = Einen Tisch aufmachen, an dem Computer spielen
playground-no-room = In diesem Kanal steht schon ein Tisch. Beende ihn erst mit /tisch beenden.
