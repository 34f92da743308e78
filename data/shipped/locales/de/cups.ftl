# Pokale: die Nachricht im Kanal, die Seite der Moderation, und Antworten an eine Person.
# Ein Pokal geht über mehrere Runden an Dreier- und Vierertischen; $cup ist seine Nummer.

cup-title = ## Pokal Nr. { $cup }
cup-title-round = ## Pokal Nr. { $cup } · Runde { $round } von { $rounds }
cup-title-final = ## Pokal Nr. { $cup } · Finale
cup-title-won = ## Pokal Nr. { $cup }: { $who } { $winners ->
        [one] gewinnt
       *[other] gewinnen
    }!
cup-title-ended = ## Pokal Nr. { $cup } ist vorbei

cup-what = Gespielt wird Turnier{ $penalties ->
        [yes] , mit Strafen
       *[no] { "" }
    }: { $rounds } Runden an Dreier- und Vierertischen{ $final ->
        [yes] , dann ein Finale der besten vier
       *[no] { "" }
    }. { $pace ->
        [live] { $length } Minuten pro Spiel, insgesamt etwa { $hours }.
       *[days] { $length } Tage pro Runde, insgesamt höchstens etwa { $days } Tage.
    }
cup-hours = { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    }
cup-half-hours = { $whole }½ Stunden
cup-begins = Beginn { $at }, { $in }.
cup-entrants = **Dabei ({ $count }):** { $people }
cup-nobody = Noch ist niemand dabei. Es braucht { $least } Leute.
cup-needs = Es braucht { $least } Leute.
cup-calls-at = Sei { $in } da und drück auf „{ button-cup-here }“: Nur wer gedrückt hat, bekommt einen Tisch.
cup-called = Die Tische der ersten Runde werden { $in } ausgelost. Drück auf „{ button-cup-here }“, dann bekommst du einen Platz.
cup-here = **Da ({ $count }):** { $people }
cup-hash = -# Auslosung und Würfel folgen aus einem Geheimnis, das ich am Ende veröffentliche. Sein Siegel (SHA-256): { $hash }

cup-draw = Ausgelost. { $repeats ->
        [0] Alle treffen auf neue Leute.
        [one] Zwei treffen wieder aufeinander.
       *[other] { $repeats }-mal treffen zwei wieder aufeinander.
    }{ $threes ->
        [0] { "" }
        [one] { " " }Ein Dreiertisch, für Leute, die bisher am seltensten an einem saßen.
       *[other] { " " }{ $threes } Dreiertische, für Leute, die bisher am seltensten an einem saßen.
    }{ $two ->
        [yes] { " " }An einem Tisch sitzen zwei mit einem Computer.
       *[no] { "" }
    }
cup-draw-first = Ausgelost.{ $threes ->
        [0] { "" }
        [one] { " " }Ein Dreiertisch.
       *[other] { " " }{ $threes } Dreiertische.
    }
cup-draw-final = Die Besten spielen um den Pokal.
cup-table-line = **{ $place }** { $where } · { $people }
cup-table-asked = **{ $place }** { $where } · { $people } · dran: { $who }
cup-table-asked-until = **{ $place }** { $where } · { $people } · dran: { $who } (Zeit läuft { $until } ab)
cup-table-opening = **{ $final ->
        [yes] { cup-table-final }
       *[no] Tisch { $place }
    }** wird aufgemacht · { $people }
cup-table-done = **{ $final ->
        [yes] { cup-table-final }
       *[no] Tisch { $place }
    }** fertig · { $people }
cup-more-tables = … und { $more ->
        [one] noch ein Tisch
       *[other] noch { $more } Tische
    }
cup-together = { $place }. { $people }
cup-absent = { $who } (nicht da)
cup-for = { $who } (für { $entrant })
cup-computer = ein Computer
cup-until = Spätestens { $in } ist { $final ->
        [yes] das Finale
       *[no] die Runde
    } zu Ende.
cup-waiting = **Warten auf einen Platz:** { $people }
cup-joins = **Ab der nächsten Runde dabei:** { $people }
cup-away = **Nicht da:** { $people }
cup-stood-in = Ein Computer spielt für { $people }.
cup-next = Runde { $round } wird { $in } ausgelost.
cup-next-final = Das Finale beginnt { $in }.
cup-paused = **Pause.** Erst wenn die Moderation weitermacht, werden die nächsten Tische ausgelost.
cup-stuck = Ich kann die Tische gerade nicht aufmachen. Ich versuche es weiter.
cup-no-threads = Ich kann die Tische nicht aufmachen: Mir fehlen in diesem Kanal die Rechte { $permissions }. Ich versuche es weiter.
cup-channel-gone = Den Kanal des Pokals gibt es nicht mehr.
cup-thread = Pokal { $cup } · Runde { $round } · Tisch { $place }
cup-thread-final = Pokal { $cup } · Finale
cup-seats = { $people }: Das ist euer Tisch. Gespielt wird auf dem Brett hier drunter.
cup-seat-taken = { $person }: Hier ist ein Platz frei geworden. Er gehört jetzt dir: Spiel einfach weiter.
cup-stopped = { $who } hat diesen Tisch beendet: „{ $why }“

cup-standings = Pokal Nr. { $cup }, nach Runde { $round }
cup-standings-during = Pokal Nr. { $cup }, Runde { $round } ({ $done } von { $tables } Tischen)
cup-wins-it = { $who } { $winners ->
        [one] gewinnt
       *[other] gewinnen
    } Pokal Nr. { $cup }!
cup-after = Nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }
cup-points = Punkte
cup-wins = Siege
cup-alt = { $title }.
cup-alt-row = { $place }. { $who }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $wins } von { $games } gewonnen.
cup-place = **{ $place } { $who }** · { $points }
cup-final-places = -# Über die Plätze 1 bis { $count } hat das Finale entschieden; die Punkte sind aus den Runden davor.
cup-ended-few = Für eine weitere Runde waren zu wenige übrig.
cup-ended-unbegun = Für die erste Runde waren es zu wenige.
cup-secret = -# Das Geheimnis der Auslosung und der Würfel steckt in „{ button-cup-file }“, zusammen mit allem, was du zum Nachprüfen brauchst. Sein Siegel (SHA-256): { $hash }
cup-act = -# { $who } { $act ->
        [begin] hat vorzeitig ausgelost
        [pause] hat den Pokal unterbrochen
        [resume] hat den Pokal fortgesetzt
        [end] hat den Pokal beendet
        [add] hat { $whom } dazugenommen
        [remove] hat { $whom } herausgenommen
        [stop] hat { $where } beendet
        [move] hat den Beginn verlegt
       *[correct] hat { $where } berichtigt. Vorher: { $before } Jetzt: { $after }
    }
cup-act-why = „{ $why }“
cup-act-table = { $final ->
        [yes] das Finale
       *[no] Tisch { $place } aus Runde { $round }
    }

button-cup-join = Mitmachen
button-cup-leave = Aussteigen
button-cup-here = Bin da
button-cup-back = Wieder mitmachen
button-cup-place = Mein Stand
button-cup-file = Alles als Datei
button-cup-how = So läuft ein Pokal
button-cup-rules = Spielregeln
cup-how =
    ## So läuft ein Pokal
    Jede Runde ist ein Spiel, zu dritt oder zu viert an ausgelosten Tischen.{ $final ->
        [yes] { " " }Nach { $rounds } Runden spielen die besten vier ein Finale.
       *[no] { "" }
    }

    - **Punkte:** 5, 3, 1 und 0 an einem Vierertisch, 5, 2 und 0 an einem kleineren. Wenn mehrere gleichauf liegen, teilen sie sich die Punkte der Plätze, die sie zusammen belegen.{ $computers ->
        [yes] { " " }Auch Computer belegen Plätze, Abwesende die letzten.
       *[no] { "" }
    }
    - **Gleich viele Punkte:** Erst entscheiden die Spiele, bei denen sie alle am selben Tisch saßen, dann die Siege, dann stärkere Gegner, zuletzt das Los.
    - **Zeit:** { $pace ->
        [live] 60 Sekunden pro Zug, { $length } Minuten pro Spiel, danach 3 Minuten Pause.
       *[days] Ein Tag pro Zug, { $length } Tage pro Runde. Nach dem letzten Tisch wird die nächste Runde ausgelost, aber nicht in der Ruhezeit.
    }
    - **Nicht da?** { $pace ->
        [live] Im ersten Drittel eines Spiels geht dein Platz nach 3 Minuten ohne Antwort an jemanden, der auf einen wartet. Danach spielt ein Computer für dich weiter. Ein ganzes Spiel ohne Antwort bringt keine Punkte. Hast du deinen Platz verloren oder zwei solche Spiele hintereinander, bekommst du erst wieder einen Tisch, wenn du auf „{ button-cup-back }“ drückst.
       *[days] Ein ganzes Spiel ohne Antwort bringt keine Punkte. Nach zwei solchen Spielen hintereinander bekommst du erst wieder einen Tisch, wenn du auf „{ button-cup-back }“ drückst.
    }

cup-joined = Du bist dabei. Wenn es losgeht, melde ich mich.
cup-joined-here = Du bist dabei. In der nächsten Runde spielst du mit.
cup-left = Du machst nicht mehr mit.
cup-left-points = Du machst nicht mehr mit. Deine Punkte bleiben.
cup-arrived = Gut, in der nächsten Runde spielst du mit.
cup-own = Du bist auf Platz { $place } von { $count }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } aus { $games ->
        [one] einem Spiel
       *[other] { $games } Spielen
    }.
cup-own-none = Du hast noch keine Punkte.
cup-own-outside = Du machst bei diesem Pokal nicht mit.
cup-own-unplayed = Du hast bei diesem Pokal nicht gespielt.
cup-row = **{ $place }** { $who } · { $points } · { $wins }/{ $games }{ $by ->
        [points] { "" }
        [met] { " " }· vorn im direkten Vergleich
        [wins] { " " }· vorn dank mehr Siegen
        [strength] { " " }· vorn dank stärkerer Gegner
        [lot] { " " }· vorn durch das Los
       *[none] { "" }
    }
cup-file-said = Alles über Pokal Nr. { $cup }. `bot.py verify` und `node docs/verify-cup.mjs` prüfen die Auslosung, die Geheimnisse der Tische und die Reihenfolge nach; bei den Ergebnissen und Klicks musst du mir glauben. Wie es geht: docs/fair-dice.md#a-cup in Pöppels Quelltext.

cup-opened = Der Pokal ist in diesem Kanal eröffnet. { $what }
cup-manage = **Pokal Nr. { $cup }** · Jede Änderung braucht einen Grund, den alle lesen können.
cup-not-drawn = **Nicht in der nächsten Auslosung ({ $count }):** { $people }
button-cup-begin = Jetzt auslosen
button-cup-pause = Unterbrechen
button-cup-resume = Weitermachen
button-cup-end = Pokal beenden
menu-cup-add = Leute dazunehmen
menu-cup-remove = Jemanden herausnehmen
menu-cup-stop = Tisch beim jetzigen Stand beenden
menu-cup-correct = Ein Ergebnis berichtigen
menu-cup-next-place = Als Nächstes: Platz { $place }
cup-round = Runde { $round }
cup-table-name = Runde { $round }, Tisch { $place }
cup-table-final = Das Finale
cup-why-title = { $act ->
        [begin] Jetzt auslosen
        [pause] Den Pokal unterbrechen
        [resume] Den Pokal fortsetzen
        [end] Den Pokal beenden
        [add] Leute dazunehmen
        [remove] Jemanden herausnehmen
        [stop] { $final ->
            [yes] Das Finale
           *[no] Tisch { $place }
        } beim jetzigen Stand beenden
        [move] Den Beginn verlegen
       *[correct] Das Ergebnis { $final ->
            [yes] des Finales
           *[no] von Tisch { $place }
        } berichtigen
    }
cup-why-label = Der Grund, für alle zu lesen
cup-corrects = Was ist die richtige Reihenfolge { $final ->
        [yes] im Finale
       *[no] an Tisch { $place } in Runde { $round }
    }? Bisher: { $people }
cup-corrects-to = Neu: { $people }
cup-done = Erledigt. Alle können es in der Nachricht des Pokals lesen.

cup-table = Dieser Tisch gehört zu einem Pokal: keine Pause, kein Abbruch, keine Platzabgabe, keine Revanche.
cup-table-manage = Dieser Tisch gehört zu einem Pokal, und der wartet auf ihn. Beende den Tisch mit `/{ command-cup } { command-cup-manage }`; deinen Grund lesen alle.
cup-unknown = Diesen Pokal gibt es nicht.
cup-none-here = In diesem Kanal läuft kein Pokal. Mit `/{ command-cup } { command-cup-new }` machst du einen auf.
cup-over = Dieser Pokal ist vorbei.
cup-over-correct = Dieser Pokal ist vorbei. Ergebnisse kannst du noch berichtigen.
cup-joined-already = Du bist schon dabei.
cup-joined-away = Du bist schon dabei, aber nicht in der nächsten Auslosung. Wenn du rein willst, drück auf „{ $button }“.
cup-added-already = <@{ $person }> ist schon dabei.
cup-added-away = <@{ $person }> ist schon dabei, aber nicht in der nächsten Auslosung. Auf „{ $button }“ muss <@{ $person }> selbst drücken.
cup-barred = Die Moderation hat dich aus diesem Pokal genommen. Nur sie kann dich wieder aufnehmen.
cup-too-late = Die letzte Runde ist ausgelost: Jetzt kommt niemand mehr dazu.
cup-full = Der Pokal ist voll: { $most } Leute sind dabei.
cup-not-in = Du machst bei diesem Pokal nicht mit.
cup-not-in-person = <@{ $person }> macht bei diesem Pokal nicht mit.
cup-here-already = Du bist schon als anwesend eingetragen.
cup-too-early = Noch zu früh: Das geht ab <t:{ $begins }:f>.
cup-begun = Die ersten Tische sind schon ausgelost: Der Beginn lässt sich nicht mehr verlegen.
cup-round-on = Es läuft noch eine Runde. Neu ausgelost wird erst, wenn alle Tische fertig sind.
cup-paused-already = Der Pokal ist unterbrochen. Drück erst auf „{ button-cup-resume }“.
cup-not-paused = Der Pokal ist nicht unterbrochen.
cup-few = Für die erste Runde braucht es mindestens { $least } Leute.
cup-few-left = Bei der Auslosung wären weniger als { $least } Leute dabei, und der Pokal wäre vorbei. Lass den anderen Zeit, auf „{ button-cup-back }“ zu drücken, oder beende den Pokal selbst.
cup-table-over = An diesem Tisch wird nicht mehr gespielt.
cup-not-over = Diese Runde läuft noch.
cup-here-already-on = In diesem Kanal läuft schon ein Pokal.
cup-too-many = Noch ein Pokal passt gerade nicht auf diesen Server. Erst muss einer zu Ende sein.
cup-no-room = Für alle Tische eines Pokals ist kein Platz: Ihre Zahl ist vom Betreiber des Bots begrenzt.
cup-only-text = Ein Pokal braucht einen Textkanal, in dem ich Threads aufmachen darf.
cup-needs-reason = Gib einen Grund an: Alle können ihn lesen.
cup-not-here = Diese Person ist nicht auf dem Server.
