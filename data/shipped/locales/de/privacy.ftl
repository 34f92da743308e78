# /datenschutz: was über jemanden gespeichert ist, eine Datei davon, und das Löschen; und was ein neuer Server erfährt.

privacy-show = **Was über dich gespeichert ist**
    { $stored }

    Keine Namen, keine Bilder, keine Nachrichten. Mit /{ command-privacy } { command-privacy-export } bekommst du alles als Datei, mit /{ command-privacy } { command-privacy-delete } ist es weg.
privacy-contact = Fragen zu deinen Daten: { $contact }
stored-nothing = **Über dich ist gar nichts gespeichert.**
stored-host =
    - { $count ->
        [one] ein Tisch, den du leitest oder an dem du vorkommst, etwa als Gast
       *[other] { $count } Tische, die du leitest oder an denen du vorkommst, etwa als Gast
    }
stored-seats = - { $count ->
        [one] dein Platz an einem Tisch
       *[other] deine Plätze an { $count } Tischen
    }
stored-answers = - { $count ->
        [one] ein Eintrag von dir im Verlauf eines Spiels, etwa ein Zug, mit seiner Zeit
       *[other] { $count } Einträge von dir in den Verläufen von Spielen: Würfe, Züge und Ähnliches, auch was von selbst ging, jeder mit seiner Zeit
    }
stored-hands = - { $count ->
        [one] wo in unseren Direktnachrichten deine Karten stehen
       *[other] wo in unseren Direktnachrichten deine Karten aus { $count } Spielen stehen
    }
stored-results =
    - { $count ->
        [one] wie eines deiner Spiele ausgegangen ist, und an welchem Tag
       *[other] wie { $count } deiner Spiele ausgegangen sind, und an welchen Tagen
    }
stored-settings = - deine /{ command-settings } und die Spiele, die du hier begonnen hast
stored-language = - deine Sprache, für meine Nachrichten an dich
stored-podiums = - { $count ->
        [one] ein Platz auf dem Siegertreppchen einer Saison
       *[other] { $count } Plätze auf Siegertreppchen
    }
stored-dailies = - { $count ->
        [one] deine Antworten bei „Fünf des Tages“ an einem Tag
       *[other] deine Antworten bei „Fünf des Tages“ an { $count } Tagen
    }
stored-shares = - { $count ->
        [one] ein Ergebnis der Fünf des Tages, das du in einem Kanal geteilt hast
       *[other] { $count } Ergebnisse der Fünf des Tages, die du in Kanälen geteilt hast
    }
stored-cups = - { $count ->
        [one] dass du bei einem Pokal mitgemacht oder ihn mitmoderiert hast
       *[other] dass du bei { $count } Pokalen mitgemacht oder sie mitmoderiert hast
    }
stored-bars = - { $count ->
        [one] dass dich die Moderation aus einem Pokal genommen hat; das bleibt, bis er vorbei ist
       *[other] dass dich die Moderation aus { $count } Pokalen genommen hat; das bleibt, bis sie vorbei sind
    }
stored-interests = - { $count ->
        [one] ob ich dir auf einem Server bei freien Plätzen Bescheid sage, und wann zuletzt
       *[other] ob ich dir auf { $count } Servern bei freien Plätzen Bescheid sage, und wann zuletzt
    }
stored-acts = - { $count ->
        [one] etwas, das du als Admin oder Moderation getan hast oder das dich betraf
       *[other] { $count } Dinge, die du als Admin oder Moderation getan hast oder die dich betrafen
    }
stored-blocked = - { $count ->
        [one] dass dich ein Server vom Spielen ausgeschlossen hat; das bleibt, wenn du den Rest löschst
       *[other] dass dich { $count } Server vom Spielen ausgeschlossen haben; das bleibt, wenn du den Rest löschst
    }
privacy-file = Alles, was über dich gespeichert ist, als Datei.
sure-delete-me = **Alles löschen, was über dich gespeichert ist?** Wo ein Spiel läuft, spielt ein Computer für dich weiter; Spiele, die vorbei sind, bleiben, ohne dich darin. Das lässt sich nicht zurücknehmen.
    .button = Alles löschen
privacy-deleted = Erledigt: Was über dich gespeichert war, ist gelöscht. Wenn dich ein Server vom Spielen ausgeschlossen oder die Moderation aus einem laufenden Pokal genommen hat, weiß ich das weiterhin. Aus den Listen der Fünf des Tages vom letzten Monat nehme ich dich heraus. Ältere und einzeln geteilte Zeilen bleiben stehen; löschen kann sie nur die Moderation. Bretter, auf denen du noch stehst, zeichne ich gleich neu. In Sicherungskopien können deine Daten noch ein paar Tage stehen.

somebody = jemand
days = { $days ->
        [0] gar nicht
        [one] ein Tag
       *[other] { $days } Tage
    }
joined-server = Hallo! Tippt in einem Kanal eurer Wahl /{ command-play }, dann geht ein Tisch auf. Admins finden alles Weitere mit /{ command-settings } und /{ command-check }.
