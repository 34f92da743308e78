# Die Lobby: was sie sagt, ihre Knöpfe und Menüs, und warum etwas nicht geht.

lobby-title = ## { $game } · Tisch { $table }
lobby-seat = { $seat }{ $host ->
        [True] {" "}· lädt ein
       *[False] {""}
    }
lobby-free = { $seats ->
        [one] -# Ein Platz ist frei.
       *[other] -# { $seats } Plätze sind frei.
    }
lobby-rearranged = -# Diese Farben können nicht alle zusammen spielen. Wenn ihr jetzt anfangt: { $players }
lobby-rules = **Regeln:** { $preset }
lobby-private-note = -# Privat: Nur Eingeladene können mitspielen.
lobby-invited = -# Eingeladen: { $people }
lobby-dice = -# Faire Würfel: Das Geheimnis dieses Tisches hat den SHA-256 `{ $hash }`. Nach dem Spiel wird es gezeigt.
rule-set = { $rule }: { $value }
rule-off = ohne: { $rule }

button-join = Mitspielen
button-leave = Aufstehen
button-colour = Andere Farbe
button-host = Regeln und Gäste
button-start = Los geht’s
button-add-computer = Computer dazu
button-remove-computer = Computer weg
button-easy = Leichter Computer dazu
button-private = Nur Eingeladene
button-open = Für alle öffnen
button-save-preset = Als Vorlage speichern
button-forget-preset = { $name } vergessen

menu-title = Tisch { $table }: was gespielt wird und wer mitspielen darf. Alle sehen, was du wählst.
menu-preset = Regeln für den Anfang
menu-rules = Hausregeln
menu-invite = Leute einladen
menu-remove = Jemanden entfernen
form-preset-name = Wie heißen diese Regeln hier?

lobby-already-joined = Du hast schon einen Platz.
lobby-private = Dieser Tisch ist privat. Bitte <@{ $host }> um eine Einladung.
lobby-full = Alle Plätze sind besetzt.
lobby-nobody-to-remove = Diese Person hat hier keinen Platz.
lobby-colours-taken = Alle anderen Farben sind vergeben.
lobby-no-computer = Es gibt keinen Computer, der aufstehen könnte.
lobby-too-few = Zum Anfangen braucht es mindestens { $least }. Lade jemanden ein oder nimm einen Computer dazu.
lobby-too-many = Mit diesen Regeln können höchstens { $most } spielen. Jemand muss aufstehen, oder wählt andere Regeln.
lobby-closed = Tisch { $table } wurde geschlossen, bevor ein Spiel begann. /spielen eröffnet einen neuen.
lobby-left = Du hast Tisch { $table } verlassen. Dein Platz ist wieder frei.
lobby-over = Das Spiel hat begonnen; das lässt sich nicht mehr ändern.
only-host = Das kann nur, wer zum Tisch einlädt: Frag <@{ $host }>.
server-preset-unnamed = Der Name einer Vorlage hat 1 bis { $most } Zeichen.
server-preset-taken = Es gibt schon eine Vorlage namens { $name }. Wähle einen anderen Namen.
server-preset-too-many = Dieser Server hat schon { $most } Vorlagen für dieses Spiel. Vergiss erst eine.
unknown-preset = Diese Vorlage gibt es für dieses Spiel nicht. Wähle eine aus der Liste.
rules-unknown = Diese Regel gibt es nicht: { $rule }.
rules-elsewhere = Dieses Spiel hat die Regel { $rule } nicht; das Spiel „{ $game }“ hat sie.
rules-value = Die Regel { $rule } kann nicht auf { $value } stehen.
rules-conflict = Die Regeln { $rule } und { $other } vertragen sich nicht; wähle eine davon.
