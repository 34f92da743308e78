# Ein laufender Tisch: das Brett, was den Leuten gesagt wird, wie es endet.

computer = { $level ->
        [easy] Computer, leicht
        [random] Computer, zufällig
       *[normal] Computer
    }

board-due = (bis { $due })
board-footer = { $game } · Tisch { $table }
board-dm-closed = Keine Direktnachricht erreicht { $people }: Nimm hier „Meine Hand“.
button-my-hand = Meine Hand
button-close = Tisch schließen
button-play-on = Weiterspielen
ending-proposed = Diesen Tisch schließen? Dafür: { $people }

hand-title = **Deine Hand** · { $game }, Tisch { $table } · [zum Tisch]({ $link })
hand-waiting = Du bist nicht dran.
hand-left = Du hast Tisch { $table } verlassen.
hand-over = Tisch { $table } ist zu Ende: { $link }
hand-dead = { $dice } passt nirgends: keine Reihe ist frei, und jede käme über 40 hinaus.

result-title = ## Tisch { $table } ist zu Ende
result-place = { $place }. { $seat }
table-seed = -# Faire Würfel: Das Geheimnis `{ $seed }` hat den SHA-256 `{ $hash }`.
table-closed = Tisch { $table } wurde vor dem Ende des Spiels geschlossen.

thread-name = { $game } · Tisch { $table }
thread-opened = { $person } eröffnet einen Tisch: { $thread }

table-shown = Das Brett steht wieder unten.
table-left = Du hast Tisch { $table } verlassen. Von jetzt an spielt der Computer für dich.
end-closed = Tisch { $table } ist geschlossen.
end-proposed = Die anderen werden auf dem Brett gefragt, ob Tisch { $table } geschlossen wird.
log-empty = Es ist noch nichts geschehen.

tables-line = { $state ->
        [turn] **Du bist dran** ·
        [lobby] Lobby ·
       *[running] Andere sind dran ·
    } { $game }, Tisch { $table }: { $link }
tables-none = Du sitzt an keinem Tisch. Eröffne einen mit /spielen.

rules-here = { $count ->
        [0] **Tisch { $table }** spielt nach der Anleitung.
       *[other] **Tisch { $table }** weicht von der Anleitung ab:
    }
settings-threads = { $on ->
        [True] Ab jetzt bekommt jeder Tisch einen eigenen Thread.
       *[False] Ab jetzt bleiben Tische in dem Kanal, in dem sie eröffnet werden.
    }

help-text =
    ## Pöppel
    Spielt zusammen *Mensch ärgere Dich nicht*, hier im Kanal. Inoffiziell; nicht vom Verlag.

    1) Tippe `/spielen`. Es erscheint eine Lobby: Wer mitspielen möchte, tippt auf **Mitspielen**.
    2) Zu wenige? **Computer dazu**. Andere Regeln? **Regeln und Gäste**.
    3) Tippe auf **Los geht’s**. Bist du dran, tippe auf **Würfeln** und dann auf die Figur, die ziehen soll.

    `/tisch zeigen` zeigt das Brett noch einmal, `/tisch text` sagt es in Worten, `/tische` nennt deine Tische, `/regeln` erklärt die Regeln. `/tisch verlassen` gibt deinen Platz auf, `/tisch beenden` schließt den Tisch.
    Startet Pöppel neu, geht nichts verloren. Mit `/fair` kann jeder die Würfel nachprüfen.

rules-classic =
    ## Das klassische Spiel, in Kürze
    Jede Farbe hat vier Figuren. Bring alle deine Figuren einmal um das Brett und auf deine Zielfelder a bis d; wer das zuerst schafft, gewinnt.

    - Eine Figur beginnt auf dem A-Feld, drei warten auf den B-Feldern. Würfle und zieh eine Figur um genau so viele Felder.
    - Mit einer **6** kommt eine Figur von den B-Feldern auf das A-Feld: Das musst du, solange dort welche warten. Danach würfelst du noch einmal. Lässt sich die 6 nicht ziehen, gibt es keinen weiteren Wurf.
    - Figuren dürfen übersprungen werden. Triffst du auf eine fremde Figur, muss sie zurück auf die B-Felder; schlagen musst du aber nicht. Zwei eigene stehen nie auf einem Feld.
    - Solange Figuren auf deinen B-Feldern warten, verlass dein A-Feld, sobald du kannst.
    - Ins Ziel geht es nur mit passendem Wurf, und seine Felder zählen einzeln. Auch dort darf vorgerückt und übersprungen werden.

# Warum etwas nicht getan wurde.

unknown-game = Dieses Spiel gibt es hier nicht. Wähle eines aus der Liste.
unknown-table = Diesen Tisch gibt es nicht mehr.
table-unplayable = Tisch { $table } lässt sich mit dieser Version von Pöppel nicht spielen. Wer hier moderiert, kann ihn mit /tisch beenden schließen.
table-ended = Dieses Spiel ist zu Ende. Beginne ein neues mit /spielen.
table-not-started = Das Spiel hat noch nicht begonnen.
no-table-here = In diesem Kanal ist kein Tisch. Eröffne einen mit /spielen.
channel-busy = Hier ist schon ein Tisch: { $link }. Spielt ihn zu Ende, schließt Tisch { $table } mit /tisch beenden, oder spielt in einem anderen Kanal.
missing-permissions = Bevor wir in { $channel } spielen können, fehlt noch etwas. Bitte einen Admin, mir zu erlauben: { $permissions }.
only-admins = Das können nur Leute ändern, die den Server verwalten dürfen.
not-seated = Du hast an diesem Tisch keinen Platz.
not-your-turn = Du bist nicht dran.
stale = Dieser Knopf ist veraltet. Nimm das neueste Brett; /tisch zeigen holt es nach unten.
illegal = Das geht hier nicht. Nimm die Knöpfe am neuesten Brett.
bad-click = Diesen Knopf verstehe ich nicht. Nimm das neueste Brett; /tisch zeigen holt es nach unten.
no-hands = In diesem Spiel hat niemand Karten auf der Hand.
failed-store = Dein Zug konnte nicht gespeichert werden, es hat sich also nichts geändert. Versuche es gleich noch einmal.
failed-bug = Bei mir ist etwas schiefgegangen. Sieh mit /tisch zeigen auf das neueste Brett und versuche es noch einmal.

permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
