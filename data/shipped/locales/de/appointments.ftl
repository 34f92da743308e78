# Ein Tisch mit Termin: die Zeit, die Leute, die Spielleitung.

appointment-calls = Ich sage { $in } Bescheid: Drück dann auf „{ button-cup-here }“.
appointment-called = { $put_off ->
        [yes] **Verschoben:** Es waren zu wenige da.{ " " }
       *[no] { "" }
    }Drück auf „{ button-cup-here }“! Los geht es { $in } mit allen, die da sind.
appointment-here = **Da ({ $count }):** { $people }
appointment-waiting = **Warteliste ({ $count }):** { $people }
appointment-weekly = Jede Woche um diese Zeit.
appointment-computers = Plätze, die frei bleiben, nehmen Computer.
appointment-asked = { $host }, aus diesem Spiel ist nichts geworden. Ein anderes Mal? Drück auf „{ button-host }“, dann auf „{ button-when }“.
appointment-taken = In diesem Kanal ist noch Tisch { $table } offen. Ihr fangt an, sobald Platz ist.
button-when = Zeit wählen
button-wait = Auf die Warteliste
button-appointment-weekly = Jede Woche spielen
button-not-appointment-weekly = Nur einmal spielen
button-appointment-computers = Freie Plätze an Computer geben
button-not-appointment-computers = Freie Plätze leer lassen
button-appointment-now = Ohne feste Zeit spielen
seat-waiting = Du bist Nummer { $place } auf der Warteliste.
lobby-week = { $count ->
        [one] { $people }, wieder um dieselbe Zeit? Drück auf „{ button-join }“!
       *[other] { $people }, wieder um dieselbe Zeit? Drückt auf „{ button-join }“!
    }
appointments-here = In diesem Kanal gibt es schon { $most } Tische mit fester Zeit. Nimm einen anderen Kanal.
appointments-own = Du hast auf diesem Server schon { $most } Tische mit fester Zeit. Schließ erst einen.
appointment-waited-for = Auf der Warteliste stehen noch Leute. Bleib bei einer festen Zeit oder schließ den Tisch.
scheduled-table = Mensch ärgere Dich nicht: { $game }
scheduled-cup = Mensch ärgere Dich nicht: Pokal Nr. { $cup }
