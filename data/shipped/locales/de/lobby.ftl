# Die Lobby: was sie sagt, ihre Knöpfe und Menüs, und warum etwas nicht geht.

lobby-title = -# Mensch ärgere Dich nicht
lobby-seat =
    { $seat }{ $level ->
        [easy] { " " }(Computer, leicht und lieb)
        [hard] { " " }(Computer, schwer)
        [person] { "" }
       *[other] { " " }(Computer)
    }{ $host ->
        [True] { " " }(Spielleitung)
       *[False] { "" }
    }
lobby-needs = { $more ->
        [one] Eine Person fehlt noch.
       *[other] { $more } fehlen noch.
    }
lobby-board = { $players ->
        [3] Zu dritt
        [4] Zu viert
       *[other] Zu { $players }.
    } spielt ihr auf { $arms ->
        [4] vier
       *[other] sechs
    } Armen{ $keep ->
        [True] , mit euren Farben.
       *[False] .
    }
lobby-again = { $count ->
        [one] { $people }, noch eine Runde? Drück auf „{ button-join }“! Sonst wird dein Platz { $until } frei.
       *[other] { $people }, noch eine Runde? Drückt auf „{ button-join }“! Sonst werden eure Plätze { $until } frei.
    }
lobby-last = Letztes Mal: { $game }, { $preset }, mit { $people }.
lobby-closes = Schließt { $due }, wenn niemand anfängt.
lobby-called = { $count ->
        [one] { $people }, du wolltest mitspielen: Drück auf „{ button-join }“!
       *[other] { $people }, ihr wolltet mitspielen: Drückt auf „{ button-join }“!
    }
lobby-rearranged = Fangt ihr jetzt an: { $players }
lobby-rules = **Regeln:** { $preset }
lobby-begins = Diesmal beginnt { $person }.
lobby-private-note = Nur für Eingeladene.
lobby-lasts = { $players ->
        [0] Meist { $minutes } Minuten
        [2] Zu zweit { $minutes } Minuten
        [3] Zu dritt { $minutes } Minuten
        [4] Zu viert { $minutes } Minuten
        [5] Zu fünft { $minutes } Minuten
        [6] Zu sechst { $minutes } Minuten
       *[other] Zu { $players }. { $minutes } Minuten
    }
lobby-lasts-about = { $players ->
        [0] Etwa { $minutes } Minuten
        [2] Zu zweit etwa { $minutes } Min.
        [3] Zu dritt etwa { $minutes } Min.
        [4] Zu viert etwa { $minutes } Min.
        [5] Zu fünft etwa { $minutes } Min.
        [6] Zu sechst etwa { $minutes } Min.
       *[other] Zu { $players }. etwa { $minutes } Min.
    }
lobby-pace = { $pace ->
        [quick] 1 Minute pro Zug
        [relaxed] 5 Minuten pro Zug
        [days] 1 Tag pro Zug
       *[other] Ohne Uhr
    }
lobby-shorter = „{ $preset }“ dauert nur { $minutes } Minuten
lobby-more-time = Mehr Zeit für { $people }: Alle haben { $seconds } Sekunden zum Reagieren.
lobby-takes-back = Züge lassen sich zurücknehmen, bis jemand weitermacht.
lobby-invited = Eingeladen: { $people }
lobby-free-seat = frei
rule-set = { $rule }: { $value }
rule-off = ohne: { $rule }

button-join = Mitspielen
button-last = Wie letztes Mal
button-seat = Mein Platz
button-leave = Aussteigen
button-host = Einrichten
button-start = Los geht’s
button-alone = Gegen Computer spielen
button-fill = Mit Computern auffüllen
button-add-computer = Computer dazu
button-remove-computer = Computer weg
button-house-rules = Hausregeln ändern
button-back-to-set-up = Zurück
button-save-preset = Diese Regeln speichern
button-forget-preset = { $name } löschen

menu-title = Was spielt ihr, und wer darf mitspielen? Alle sehen, was du wählst.
menu-rules-title = Wähle die Hausregeln. Alle sehen, was du wählst.
seat-title = Deine Farbe: { $colour }.{ $free ->
        [0] { " " }Gerade ist keine andere frei.
       *[other] { "" }
    }
seat-rolls = Ich würfle für euch. Lieber selbst? /{ command-settings }
menu-colour = Wähle eine andere Farbe
menu-game = Spiel
menu-computer = Computer aussuchen
level-easy = Leicht und lieb
    .short = Lernt noch; wirft niemanden raus, der hinten liegt
level-normal = Normal
    .short = Denkt einen Zug voraus
level-hard = Schwer
    .short = Denkt weiter voraus
level-hunter = Auf der Jagd
    .short = Wirft andere am liebsten raus
level-careful = Vorsichtig
    .short = Geht auf Nummer sicher
level-runner = Auf der Flucht nach vorn
    .short = Rennt, so schnell es geht, und schaut nie zurück
level-grudge = Vergisst nichts
    .short = Zahlt es heim, wenn du ihn rauswirfst
menu-window = Zeit zum Reagieren
window-seconds = { $seconds } s, um auf Karten zu reagieren
menu-pace = Tempo
pace-quick = Flott
    .short = 1 Minute pro Zug, dann springt ein Computer ein
pace-relaxed = Gemütlich
    .short = 5 Minuten pro Zug, dann springt ein Computer ein
pace-days = Täglich
    .short = Ein Tag pro Zug; hast du die Wahl, sage ich Bescheid
pace-none = Ohne Uhr
    .short = So viel Zeit ihr wollt
menu-options = Optionen
option-private = Nur für Eingeladene
    .short = Mitspielen geht nur mit deiner Einladung
option-takeover = Später einsteigen
    .short = Im Spiel kann man Plätze von Computern übernehmen
option-rolls = Automatisch würfeln
    .short = Ich würfle für alle, die nicht selbst würfeln
option-taking-back = Zurücknehmen
    .short = Züge lassen sich zurücknehmen, bis jemand weitermacht
option-hints = Tipps
    .short = Ihr könnt mich nach einem Tipp fragen
menu-preset = Regelwerk
menu-rules = Hausregeln
menu-invite = Leute einladen
menu-remove = Jemanden wegschicken
sure-guest = **{ $name } wegschicken?** Der Platz wird frei. { $private ->
        [True] Zurück geht es nur mit einer neuen Einladung.
       *[False] Wieder mitmachen geht jederzeit.
    }
    .button = Wegschicken
form-preset-name = Wie sollen diese Regeln heißen?

lobby-already-joined = Du bist schon dabei. Alles klar!
lobby-not-in = Du sitzt noch nicht an diesem Tisch. Drück erst auf „{ button-join }“.
lobby-private = Dieser Tisch ist nur für Eingeladene. Bitte { $host } um eine Einladung.
lobby-full = Alle Plätze sind besetzt. Mach mit /spielen einen eigenen Tisch auf.
lobby-colour-taken = Die Farbe ist schon vergeben. Wähle eine andere.
lobby-colour-none = Diese Farbe gibt es auf dem Brett nicht mehr. Wähle eine andere.
lobby-not-alone = Du bist nicht mehr allein. Drück auf „{ button-start }“, wenn alle so weit sind.
lobby-host-no-more = Du leitest diesen Tisch nicht mehr. Frag { $host }.
lobby-nobody-to-remove = Wähle jemanden, der hier sitzt oder eingeladen ist.
lobby-no-computer = An diesem Tisch sitzt kein Computer, den du wegschicken könntest.
lobby-too-few = Ihr müsst mindestens { $least } sein. Lade jemanden ein, oder drück auf „{ button-fill }“.
lobby-unconfirmed = Warte auf { $people }: Die Plätze sind noch ein paar Minuten reserviert. Oder gib sie über „{ button-host }“ frei.
lobby-too-many = Mit diesen Regeln können höchstens { $most } spielen. Jemand muss gehen, oder ihr wählt andere Regeln.
lobby-host-silent = { $host } hat hier schon länger nichts gemacht. Wer hier sitzt, darf selbst Regeln wählen und anfangen.
lobby-closed = Dieser Tisch wurde geschlossen, bevor es losging. Mach mit /spielen einen neuen auf.
lobby-left = Du bist nicht mehr dabei. Doch wieder Lust? Drück auf „{ button-join }“.
lobby-over = Das Spiel läuft schon; das geht erst beim nächsten Mal wieder.
only-host = Das kann nur die Spielleitung: Frag { $host }.
server-preset-unnamed = Gib diesen Regeln einen Namen aus 1 bis { $most } Zeichen.
server-preset-taken = { $name } gibt es schon. Wähle einen anderen Namen.
server-preset-too-many = Ihr habt für dieses Spiel schon { $most } Regelwerke gespeichert. Lösch erst eines.
unknown-preset = Diese Regeln gibt es nicht mehr. Wähle andere aus der Liste.
rules-unknown = Die Regel { $rule } kenne ich nicht. Wähle eine aus der Liste.
rules-elsewhere = Die Regel { $rule } gibt es in diesem Spiel nicht, aber im Spiel „{ $game }“.
rules-value = { $rule } kann nicht auf { $value } stehen. Wähle aus der Liste.
rules-conflict = { $rule } und { $other } vertragen sich nicht. Wähle eine davon.

# Erinnerungen an freie Plätze: die Nachricht bei einer Lobby, und die Seite, auf der man sie wählt.

button-tell = Sag Bescheid
gathering =
    { $count ->
        [one] **{ $who } wartet auf Mitspieler!**
       *[other] **{ $who } warten auf Mitspieler!**
    } { $game } · Tisch { $table } · { $free ->
        [0] inzwischen alles besetzt
        [one] ein Platz frei
       *[other] { $free } Plätze frei
    } · [Zum Tisch]({ $link })
gathering-why = Das wolltest du mit „{ button-tell }“ so. Abstellen: /{ command-settings }.
tell-page = **Bescheid bei freien Plätzen.** Wartet auf diesem Server ein Tisch eine Minute lang auf Mitspieler, erwähne ich dich in seinem Kanal: höchstens alle drei Stunden, nie in der Ruhezeit und nicht, während du spielst (tägliche Spiele zählen nicht).
tell-state = { $on ->
        [True] Zurzeit: **{ $game }**
       *[False] Zurzeit: **aus**
    }
tell-any = Jedes Spiel
menu-tell = Bei welchen Tischen?
button-tell-off = Kein Bescheid mehr
tell-not-here = Auf diesem Server sage ich bei freien Plätzen niemandem Bescheid.
tell-role-here = Auf diesem Server sage ich bei freien Plätzen { $role } Bescheid.
tell-never = In /{ command-settings } steht „{ calls-never }“, also tue ich es auch hier nicht.
