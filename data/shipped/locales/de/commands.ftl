# Befehle: der Name, und worum es geht (.about). Namen in Kleinbuchstaben, Ziffern und Bindestrichen,
# höchstens 32 Zeichen; worum es geht, höchstens 100.

command-check = prüfen
    .about = Für Admins: prüfen, ob dem Bot in diesem Kanal Rechte fehlen
command-fair = fair
    .about = Die Würfel eines Spiels nachprüfen
    .table = tisch
    .table-about = Nummer des Tisches (leer: der Tisch in diesem Kanal)
command-daily = heute
    .about = Fünf Stellungen am Tag: Was würdest du ziehen?
command-help = hilfe
    .about = So wird „Mensch ärgere Dich nicht“ gespielt, auf einen Blick
command-moderate = moderieren
    .about = Für die Moderation: die Tische dieses Servers verwalten
command-play = spielen
    .about = In diesem Kanal „Mensch ärgere Dich nicht“ spielen
    .game = spiel
    .game-about = Welches Spiel
    .preset = regelwerk
    .preset-about = Mit welchen Regeln; in der Lobby lassen sie sich noch ändern
command-privacy = datenschutz
    .about = Deine Daten ansehen, herunterladen oder löschen
command-privacy-show = zeigen
    .about = Zeigen, was über dich gespeichert ist
command-privacy-export = herunterladen
    .about = Alles, was über dich gespeichert ist, als Datei herunterladen
command-privacy-delete = löschen
    .about = Alles löschen, was über dich gespeichert ist (mit Rückfrage)
command-rules = regeln
    .about = Die Regeln in Kürze und die Hausregeln an diesem Tisch
    .rule = regel
    .rule-about = Eine Hausregel oder Karte erklären, mit Bild
command-settings = einstellungen
    .about = Deine Einstellungen, und für Admins die des Servers
    .deck = deck
    .deck-about = Für Admins: die Aktionskarten dieses Servers als JSON-Datei
command-table = tisch
    .about = Der Tisch in diesem Kanal
command-table-show = zeigen
    .about = Das Brett noch einmal zeigen
command-table-text = text
    .about = Das Brett in Worten
command-table-hand = hand
    .about = Deine Karten zeigen, nur dir
command-table-log = verlauf
    .about = Was zuletzt passiert ist
command-table-leave = verlassen
    .about = Deinen Platz aufgeben
command-table-offer = anbieten
    .about = Deinen Platz anbieten oder das Angebot zurücknehmen
command-table-pause = pause
    .about = Pause machen oder die anderen danach fragen
command-table-end = beenden
    .about = Das Spiel beenden oder die anderen danach fragen
command-tables = tische
    .about = Deine Spiele, und wo du dran bist
command-table-deck = deck
    .about = Mit eigenen Aktionskarten spielen (ohne Datei gibt es eine zum Ändern)
    .file = datei
    .file-about = Das geänderte Deck
command-stats = statistik
    .about = Deine Ergebnisse: Siege, Glück und Trophäen
command-leaderboard = bestenliste
    .about = Die Bestenliste dieses Servers
command-cup = pokal
    .about = Ein Pokal: mehrere Runden an vielen Tischen, mit Finale
command-cup-new = neu
    .about = Hier im Kanal einen Pokal eröffnen (Moderation)
    .length = dauer
    .length-about = An einem Abend oder über mehrere Tage, und wie lange ein Spiel oder eine Runde dauert
    .rounds = runden
    .rounds-about = Wie viele Runden es vor dem Finale gibt
    .begins = beginn
    .begins-about = Wann die erste Runde ausgelost wird (ohne Angabe: in einer Stunde)
    .final = finale
    .final-about = Ob die besten vier ein Finale spielen (ohne Angabe: ja)
    .penalties = strafen
    .penalties-about = Ob man ein MUSS brechen darf und dafür eine Strafe bekommt (ohne Angabe: nein)
    .name = name
    .name-about = Ein eigener Name, der über den Nachrichten steht
    .line = info
    .line-about = Eine Zeile dazu, die alle lesen
    .role = rolle
    .role-about = Nur mit dieser Rolle kann man mitmachen
command-cup-manage = leiten
    .about = Auslosen, unterbrechen, Leute dazunehmen, berichtigen, beenden (Moderation)
cup-length-live = Ein Abend, { $minutes } Minuten pro Spiel
cup-length-days = { $days } Tage pro Runde
cup-begins-minutes = in { $minutes } Minuten
cup-begins-hours = { $hours ->
        [one] in einer Stunde
       *[other] in { $hours } Stunden
    }
cup-begins-days = { $days ->
        [one] in einem Tag
       *[other] in { $days } Tagen
    }
