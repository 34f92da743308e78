# Ein laufender Tisch: das Brett, was den Leuten gesagt wird, wie es endet.

computer = { $seat ->
        [0] Rosa
        [1] Otto
        [2] Ida
        [3] Emil
        [4] Frieda
       *[5] Hugo
    }

board-due = (bis { $due })
board-footer = { $game } · Tisch { $table } · faire Würfel: /fair
board-dm-closed = { $people }, ich kann dir nicht schreiben: Drück hier auf „{ button-my-hand }“.
button-my-hand = Meine Hand
button-close = Tisch schließen
button-play-on = Weiterspielen
ending-proposed = { $people } möchte aufhören. Ihr auch?
story-folded = … und davor { $turns ->
        [one] noch eine Zeile
       *[other] noch { $turns } Zeilen
    }: /tisch verlauf

hand-title = **Deine Hand** · { $game } · [zum Tisch]({ $link })
hand-waiting = Die anderen sind dran.
hand-left = Du bist nicht mehr an diesem Tisch.
hand-over = Dieses Spiel ist vorbei: { $link }
hand-dead = { $dice } passt nirgends: Keine Reihe ist frei, und jede käme über 40 hinaus.

result-title = ## { $who } { $winners ->
        [one] gewinnt!
       *[other] gewinnen!
    }
result-place = { $place }. { $seat }
table-closed = Dieses Spiel wurde vor dem Ende geschlossen. Ein neues gibt es mit /spielen.

thread-name = { $game } · Tisch { $table }
thread-opened = { $person } macht einen Tisch auf: { $thread }

table-shown = Hier ist das Brett noch einmal.
table-left = Du bist raus. Ein Computer spielt für dich weiter.
end-closed = Der Tisch ist geschlossen. Bis zum nächsten Mal!
end-proposed = Ich habe die anderen auf dem Brett gefragt, ob ihr aufhört.
log-empty = Noch ist nichts passiert.

tables-line = { $state ->
        [turn] **Du bist dran!** ·
        [lobby] Noch nicht angefangen ·
       *[running] Die anderen sind dran ·
    } { $game } · Tisch { $table } · { $link }
tables-none = Du sitzt an keinem Tisch. Mach einen auf mit /spielen.

rules-here = { $count ->
        [0] **Dieser Tisch** spielt nach der Anleitung.
       *[other] **Dieser Tisch** spielt mit:
    }
settings-threads = { $on ->
        [True] Ab jetzt bekommt jeder Tisch einen eigenen Thread.
       *[False] Ab jetzt spielt ihr direkt im Kanal.
    }

help-text =
    ## Pöppel
    Spielt zusammen *Mensch ärgere Dich nicht*, gleich hier im Kanal. Inoffiziell; nicht vom Verlag.

    1) Tippe `/spielen`. Ein Tisch geht auf: Wer mitspielen will, tippt auf **{ button-join }**.
    2) Zu wenige? **{ button-add-computer }**. Andere Regeln? **{ button-host }**.
    3) Tippe auf **{ button-start }**. Du bist dran? Tippe auf **{ action-roll }** und dann auf die Figur, die ziehen soll.

    `/tisch zeigen` holt das Brett zurück, `/tisch text` sagt es in Worten, `/tische` zeigt deine Tische, `/regeln` erklärt die Regeln. Genug? `/tisch verlassen` gibt deinen Platz auf, `/tisch beenden` schließt den Tisch.
    Startet Pöppel neu, geht nichts verloren, und mit `/fair` kann jeder die Würfel nachprüfen.

rules-classic =
    ## Das klassische Spiel, in Kürze
    Jede Farbe hat vier Figuren. Bring alle deine Figuren einmal um das Brett und auf deine Zielfelder a bis d; wer das zuerst schafft, gewinnt.

    - Eine Figur beginnt auf dem A-Feld, drei warten auf den B-Feldern. Würfle und zieh eine Figur um genau so viele Felder.
    - Mit einer **6** kommt eine Figur von den B-Feldern auf das A-Feld: Das musst du, solange dort welche warten. Danach würfelst du noch einmal. Lässt sich die 6 nicht ziehen, gibt es keinen weiteren Wurf.
    - Figuren dürfen übersprungen werden. Triffst du auf eine fremde Figur, muss sie zurück auf die B-Felder; schlagen musst du aber nicht. Zwei eigene stehen nie auf einem Feld.
    - Solange Figuren auf deinen B-Feldern warten, verlass dein A-Feld, sobald du kannst.
    - Ins Ziel geht es nur mit passendem Wurf, und seine Felder zählen einzeln. Auch dort darf vorgerückt und übersprungen werden.

# Warum etwas nicht getan wurde.

unknown-game = Dieses Spiel kenne ich nicht. Wähle eines aus der Liste.
unknown-table = Diesen Tisch gibt es nicht mehr. Mach einen neuen auf mit /spielen.
table-ended = Dieses Spiel ist vorbei. Ein neues gibt es mit /spielen.
table-not-started = Es geht noch nicht los. Starten kann, wer zum Tisch einlädt.
table-unplayable = Tisch { $table } stammt von einer anderen Version von Pöppel und lässt sich nicht spielen. Wer hier moderiert, kann ihn mit /tisch beenden schließen.
no-table-here = In diesem Kanal ist kein Tisch. Mach einen auf mit /spielen.
channel-busy = Hier wird schon gespielt: { $link }. Macht mit, wartet, schließt den Tisch mit /tisch beenden oder spielt in einem anderen Kanal.
missing-permissions = In { $channel } kann ich noch nicht spielen. Bitte einen Admin, mir zu erlauben: { $permissions }.
only-admins = Das können nur Admins dieses Servers ändern. Frag am besten dort.
not-seated = Du hast an diesem Tisch keinen Platz. Mach mit /spielen einen eigenen auf.
not-your-turn = Du bist noch nicht dran. Das Brett sagt dir, wann.
stale = Das Spiel ist schon weiter. Nimm das neueste Brett; /tisch zeigen holt es zurück.
illegal = Das geht hier nicht. Nimm die Knöpfe am neuesten Brett.
bad-click = Diesen Knopf kenne ich nicht. Nimm das neueste Brett; /tisch zeigen holt es zurück.
no-hands = In diesem Spiel hat niemand Karten auf der Hand. Alles liegt auf dem Brett.
failed-store = Das konnte ich mir nicht notieren, es hat sich also nichts geändert. Versuch es gleich noch einmal.
failed-bug = Bei mir ist etwas schiefgegangen. Schau mit /tisch zeigen auf das neueste Brett und versuch es noch einmal.

permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
