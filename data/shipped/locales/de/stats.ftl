# Die eigenen Ergebnisse (/stats) und die Bestenliste eines Servers.

decimal = { $whole },{ $part }

stats-head = ## Deine Ergebnisse{ $where ->
        [everywhere] { " " }auf allen Servern
       *[here] { "" }
    }
    { $about }
stats-all-games = Alle Spiele
stats-all-seasons = Von Anfang an
stats-won = { $reader ->
        [all] **{ $wins }** von { $games } gewonnen
       *[own] Du hast **{ $wins }** von { $games } gewonnen
    }{ $told ->
        [all] ; ohne alles Würfelglück wären es { $aside }
        [some] ; ohne alles Würfelglück, wo ich es kenne ({ $count ->
            [one] in einem davon
           *[other] in { $count } davon
        }), wären es { $aside }
       *[none] { "" }
    }.
stats-few = Der Zufall brächte { $chance }. Mehr kann ich erst ab { $least } Spielen sagen.
stats-level =
    { $side ->
        [above] Das ist etwas mehr, als der Zufall bringt ({ $chance }), und kann noch Zufall sein.
        [below] Das ist etwas weniger, als der Zufall bringt ({ $chance }), und kann noch Zufall sein.
       *[even] Das ist etwa, was der Zufall bringt ({ $chance }).
    }
stats-better = Das ist mehr, als der Zufall bringt ({ $chance }), und mit Glück kaum zu erklären.
stats-worse = Das ist weniger, als der Zufall bringt ({ $chance }), und mit Pech kaum zu erklären.
stats-choices = **Entscheidungen:** Im Schnitt hat dich jede { $dear ->
        [True] { $cost } Punkte
       *[False] fast nichts
    } gekostet.{ $dearest ->
        [none] { "" }
       *[other] { " " }Am meisten: { $dearest }.
    }
stats-dice = **Würfel:** { $sixes ->
        [one] eine Sechs
       *[other] { $sixes } Sechsen
    } bei { $rolls ->
        [one] einem geworfenen Würfel
       *[other] { $rolls } geworfenen Würfeln
    }, { $expected } wären der Schnitt.{ $wait ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }Am längsten auf eine gewartet: { $wait } Würfe.
    }
stats-sent = Am häufigsten rausgeworfen hast du { $who }: { $times ->
        [one] einmal
        [2] zweimal
       *[other] { $times } Mal
    }.
    .figure = Dein liebstes Opfer
stats-sent-by = Am häufigsten rausgeworfen hat dich { $who }: { $times ->
        [one] einmal
        [2] zweimal
       *[other] { $times } Mal
    }.
    .figure = Dein ärgster Gegner
stats-cups = **Pokale:** { $played ->
        [one] einer gespielt
       *[other] { $played } gespielt
    }, { $finals ->
        [0] kein Finale
        [one] ein Finale
       *[other] { $finals } Finale
    }, { $won ->
        [0] keiner gewonnen
        [one] einer gewonnen
       *[other] { $won } gewonnen
    }.
stats-streak = Du hast { $days } Tage hintereinander gespielt.
stats-figure-aside = Ohne Würfelglück
stats-figure-chance = Der Zufall brächte
stats-five = Fünf des Tages
stats-five-month = Punkte der letzten 30 Tage
stats-five-told = **Fünf des Tages:** Serie { $streak }, längste { $longest }; im Schnitt { $mean } von 100 Punkten.
stats-figure-streak = Tage in Folge
stats-figure-longest = Längste Serie
stats-figure-mean = Punkte im Schnitt
stats-alt = Ergebnisse von { $who }, { $about }: { $said }.
stats-trophies = **Trophäen**
stats-trophy = 🏆 { $name }: { $why }{ $times ->
        [one] { "" }
       *[other] { " " }(×{ $times })
    }
button-stats-trophies = { $count ->
        [one] Eine Trophäe
       *[other] { $count } Trophäen
    }
button-stats-sums = Siege und Würfel
stats-note = So schätzt der Computer sie ein: als Tipp, nicht als Rangliste. Ein Punkt heißt: von hundert solchen Spielen eines mehr gewonnen.
stats-none = Noch keine Ergebnisse: Spiel mit /{ command-play } ein Spiel zu Ende.
stats-forgotten = Deine Ergebnisse merke ich mir nicht, so hast du es in den /{ command-settings } gewählt. Dort kannst du es ändern.
stats-off = Dieser Server behält keine Ergebnisse. Admins können das in den /{ command-settings } ändern.
stats-no-game = Von diesem Spiel hast du keine Ergebnisse. Mit /{ command-stats } kannst du ein anderes wählen.
stats-no-season = Aus dieser Saison hast du keine Ergebnisse. Mit /{ command-stats } kannst du eine andere wählen.
menu-results-game = Welches Spiel?
menu-results-season = Welche Saison?
posted-stats = Ergebnisse von **{ $who }**

mistake-way = Züge, mit denen du weniger weit kamst
mistake-hits = verpasste Gelegenheiten, andere zurückzuwerfen
mistake-hunt = andere, die davonkamen
mistake-risk = Figuren in Gefahr
mistake-keeps = Karten zu früh verbraucht
mistake-duty = ein gebrochenes MUSS
mistake-later = Züge, die sich erst später gerächt haben

trophy-earned = 🏆 { $name }: { $told }
trophy-last-gasp = Totgesagt
    .why = gewonnen, obwohl die Chancen mal unter 5 % lagen
    .shown = { $who } hatte mal keine 5 % Chance mehr und hat doch gewonnen.
trophy-revenge = Rache ist süß
    .why = bei jemandem mindestens doppelt so oft rausgeflogen wie umgekehrt, zuletzt zurückgeschlagen und gewonnen
    .shown = { $by ->
        [none] { $who } flog { $times }-mal bei ein und demselben Gegner raus
       *[other] { $by } hat { $who } { $times }-mal rausgeworfen
    }. { $who } schlug als Letztes zurück und hat gewonnen.
trophy-peaceful = Friedlich
    .why = gewonnen, ohne jemanden rauszuwerfen
    .shown = { $who } hat gewonnen, ohne jemanden rauszuwerfen.
trophy-sweep = Durchmarsch
    .why = alle Figuren im Ziel, bevor sonst jemand eine dort hatte
    .shown = { $who } hatte alle Figuren im Ziel, bevor sonst jemand eine dort hatte.
trophy-patience = Geduld
    .why = in einer Saison am längsten auf eine Sechs gewartet
    .shown = { $who } hat { $wait } Würfe auf eine Sechs gewartet, so lange wie { $seasonal ->
        [True] in dieser Saison
       *[False] hier
    } bisher sonst niemand.
trophy-all-round = Kann alles
    .why = jedes Spiel gewonnen, das es hier gibt
    .shown = { $who } hat jetzt jedes Spiel gewonnen, das es hier gibt.

leaderboard-off = Hier gibt es keine Bestenliste. Admins können sie in den /{ command-settings } anschalten.
leaderboard-no-game = Für dieses Spiel gibt es hier keine Bestenliste. Mit /{ command-leaderboard } kannst du ein anderes wählen.
leaderboard-no-season = Aus dieser Saison gibt es hier keine Ergebnisse. Mit /{ command-leaderboard } kannst du eine andere wählen.
leaderboard-empty = Noch steht niemand in der Liste: { $about }. Dafür braucht es { $least } Spiele.
leaderboard-title = { $game } · { $season }
leaderboard-skill = Siege mehr als per Zufall, je zehn Spiele
leaderboard-wins = Siege
leaderboard-computer = Computer ({ $level })
leaderboard-note =
    Sortiert danach, wie viel mehr jemand gewinnt als per Zufall{ $luck ->
        [all] , ohne alles Würfelglück
        [some] , bei einem Teil der Ergebnisse ohne alles Würfelglück ({ $told } von { $games })
       *[none] ; das Glück steckt noch drin
    }. Solange es wenige Spiele sind, rücken die Zahlen zur Mitte. Die Linie zeigt, wie weit das daneben liegen kann: Wo sich zwei überschneiden, kann die Reihenfolge Zufall sein.
leaderboard-apart = Der erste sichere Abstand: { $better } liegt vor { $worse }.
leaderboard-level = Sicher ist hier noch keine Reihenfolge.
leaderboard-few =
    { $games ->
        [0] Noch zählt hier keins deiner Spiele
        [one] Eins deiner Spiele zählt hier
       *[other] { $games } deiner Spiele zählen hier
    }; ab { $least } stehst du in der Liste.
leaderboard-hidden = Du stehst in keiner Liste, so hast du es in den /{ command-settings } gewählt.
leaderboard-changed-mind = Du bist { $seasonal ->
        [True] in dieser Saison
       *[False] 90 Tage lang
    } nicht in der Liste: In den /{ command-settings } hattest du gewählt, dass ich mir nichts merke.
leaderboard-alt = Bestenliste: { $about }, sortiert nach Siegen mehr als per Zufall, je zehn Spiele.
leaderboard-alt-row = { $place ->
        [none] { $who }
       *[other] Platz { $place }: { $who }
    }, { $skill } ({ $low } bis { $high }), { $wins } von { $games } gewonnen.
posted-leaderboard = **{ $who }** zeigt die Bestenliste
button-leaderboard-next = Nächste Seite
button-leaderboard-back = Vorige Seite
