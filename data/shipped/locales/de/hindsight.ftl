# Der Rückblick auf ein Spiel, das vorbei ist: Chancen, Glück, und was besser gewesen wäre.

button-hindsight = Wie es lief
hindsight-title = Wie es lief
hindsight-round = Runde
hindsight-share = { $chance } %
hindsight-turned = **{ $number }** Runde { $round }: { $what } { $way ->
        [up] Damit klettert { $who } von { $before } auf { $after } %.
       *[down] Damit rutscht { $who } von { $before } auf { $after } %.
    }
hindsight-rolled = { $who } würfelt { $pips }.
hindsight-steady = Kein einzelner Zug hat dieses Spiel entschieden.
hindsight-own-luck = **Glück mit den eigenen Würfen**, in Punkten: { $luck }
hindsight-luck = { $who } { $points }
hindsight-choices = **Hinterher ist man schlauer:**
hindsight-closing = { $end ->
        [idle] Zu entscheiden gab es für dich kaum etwas.
        [small] Kein Zug hat dich allein viel gekostet, aber Kleinvieh macht auch Mist: zusammen { $cost } Punkte.
        [lucky] Gewonnen, mit den Würfeln auf deiner Seite, und fast nichts verschenkt.
        [won] Gewonnen und fast nichts verschenkt. Gut gespielt!
        [unlucky] Du hast fast nichts verschenkt: Es lag an den Würfeln.
        [beaten] Du hast fast nichts verschenkt. Andere waren trotzdem schneller.
       *[others] Kein einzelner Zug hat jemanden viel gekostet.
    }
hindsight-costly = { $own ->
        [True] Runde { $round }
       *[False] { $who }, Runde { $round }
    }{ $dice ->
        [none] {""}
       *[other] , gewürfelt { $dice }
    }: Statt „{ $done }“{ $price ->
        [none] {""}
       *[other] {" "}({ $price })
    } wäre „{ $better }“ um { $points } Punkte besser gewesen.
hindsight-note = Die Chancen, wie der Computer sie bei jedem Zug einschätzt. Ein Punkt heißt: von hundert solchen Spielen eines mehr gewonnen.
hindsight-alt = Wie sich die Gewinnchancen verändert haben.
hindsight-alt-line = Platz { $place }: { $seat }{ $luck ->
        [none] {""}
       *[other] , Glück { $luck }
    }: { $chances }.
hindsight-alt-at = { $when ->
        [begin] { $chance } % am Anfang
        [end] { $chance } % am Ende
       *[round] { $chance } % nach Runde { $round }
    }
hindsight-alt-turned = Wendepunkt { $number }, Runde { $round }: { $seat } von { $before } auf { $after } %.
hindsight-early = Dieses Spiel läuft noch. Ist es vorbei, siehst du hier, wie es lief.
hindsight-gone = Von diesem Spiel ist nichts mehr da, worauf du zurückblicken könntest. Nächstes Mal schau bald nach dem Ende.
hindsight-changed = Dieses Spiel lief nach Regeln, die sich seither geändert haben; es lässt sich nicht noch einmal abspielen.

button-replay = Spiel zeigen
button-replay-making = Dein Film entsteht gerade
replay-making = Ich mache gerade deinen Film. In ein paar Sekunden ist er hier.
replay-title = **{ $game }** in { $scenes } Szenen
replay-alt = { $game } in { $scenes } Szenen.
replay-alt-more = { $count ->
        [one] Dazu noch ein Höhepunkt.
       *[other] Dazu noch { $count } Höhepunkte.
    }
replay-failed = Von diesem Spiel kann ich keinen Film machen. So lief es:
replay-waits = Ein Film nach dem anderen: Dein voriger ist in ein paar Sekunden fertig.
replay-newer = Du willst schon eine neuere Runde sehen: Die ist unterwegs.
button-post = Hier posten
button-post-line = Nur meine Zeile posten
button-post-names = Mit Namen posten
button-post-colours = Mit Farben posten
posted-replay = **{ $who }** zeigt ein Spiel: { $game }
posted-hindsight = **{ $who }** zeigt, wie ein Spiel lief: { $game }
posted-round = **{ $who }** zeigt, was eben passiert ist ({ $game })
posted-line = Ein Ergebnis von **{ $who }**: { $game }
own-line = { $seat }: Platz { $place } von { $players } · { $took } rausgeworfen · { $lost } verloren{ $luck ->
        [none] {""}
       *[other] {" "}· Würfelglück { $luck }
    }
own-line-cards = { $seat }: Platz { $place } von { $players } · { $took } geklaut · { $lost } verloren
post-off = Auf diesem Server ist das Posten aus. Admins können es mit /{ command-settings } erlauben.
post-timed-out = Du bist auf diesem Server im Timeout. Poste es, wenn der vorbei ist.
post-forbidden = Du darfst hier selbst nichts posten, also tu ich es auch nicht. Bitte die Admins um: { $permissions }.
post-twice = Das hast du schon gepostet.
deleted-meanwhile = Gerade eben wurden die Daten von jemandem gelöscht, um den es darin ging. Drück noch einmal.
post-enough = Von diesem Spiel hast du genug gepostet. Lass die anderen auch mal.
