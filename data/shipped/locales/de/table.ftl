# Ein laufender Tisch: das Brett, was den Leuten gesagt wird, wie es endet.

computer = { $seat ->
        [0] Rosa
        [1] Otto
        [2] Ida
        [3] Emil
        [4] Frieda
       *[5] Hugo
    }
computer-called = { computer }{ $level ->
        [hunter] , { $seat ->
            [0] Jägerin
            [2] Jägerin
            [4] Jägerin
           *[other] Jäger
        }
        [careful] , vorsichtig
        [runner] , { $seat ->
            [0] Läuferin
            [2] Läuferin
            [4] Läuferin
           *[other] Läufer
        }
        [grudge] , vergisst nichts
       *[other] {""}
    }
computer-asked = { $seats } { $count ->
        [one] spielt
       *[other] spielen
    } …

board-confirm = So ziehen?
board-window = -# { $seconds } s zum Reagieren{ $own ->
    [True] { "" }
   *[False] . Zum Passen einfach warten.
}
board-due = -# Die Zeit läuft { $due } ab.
board-ends = -# Um { $time } ist Schluss, { $ends }; dann werden die Felder gezählt.
board-outage =
    Ich war { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } weg. So lange stand die Zeit still.
board-footer = { $game } · Tisch { $table } · faire Würfel: /fair
    .without-dice = { $game } · Tisch { $table }
board-quiet = Ruhezeit für { $people }, { $begins } bis { $ends }: keine Erinnerungen, und keine Zeit läuft ab.
board-paused = Ich bin kurz weg; gleich geht’s weiter.
board-dm-closed = { $count ->
        [one] { $people }, ich kann dir keine Direktnachricht schicken: Drück hier auf „{ button-my-hand }“.
       *[other] { $people }, ich kann euch keine Direktnachricht schicken: Drückt hier auf „{ button-my-hand }“.
    }
board-hidden = { $why ->
        [locked] { $channel } ist gesperrt, deshalb kann ich das Brett dort nicht zeigen. Bitte die Moderation, den Thread freizugeben.
        [blocked] AutoMod blockiert auf diesem Server mein Brett in { $channel }. Bitte die Moderation, mich dort schreiben zu lassen.
       *[forbidden] Ich kann das Brett in { $channel } gerade nicht zeigen. Bitte einen Admin, mir zu erlauben: { $permissions }.
    }
message-moved = Diese Nachricht ist veraltet; es gibt eine neuere.
button-choose = Wählen
button-back = Zurück
menu-choose = Was möchtest du tun?
to-board = [Zum Brett]({ $link })
button-hint = Tipp
hint =
    { $action ->
        [none] Ich würde jetzt keine Karte spielen
       *[other] Mein Tipp: **{ $action }**
    }, denn das { $why }.
hint-both = { $one } und { $other }
hint-way =
    { $game ->
        [card-race] bringt dir wohl die meisten Punkte
       *[other] ist der schnellste Weg ins Ziel
    }
hint-home = bringt eine Figur ins Ziel
hint-front = bringt deine vorderste Figur näher ans Ziel
hint-ground = kostet dich am wenigsten Weg
hint-hits =
    { $who ->
        [nobody] kostet die anderen am meisten
       *[other] wirft { $who } zurück
    }
hint-hunt = hält die anderen unter Druck
hint-risk = ist am sichersten
hint-keeps = { $doing ->
        [draw] bringt eine Karte mehr, und die lohnt sich meistens
        [play] lässt dir die besseren Karten
        [give] lässt dir die besseren Karten
       *[other] spart dir die Karten für später auf
    }
hint-later = gibt dir alles in allem die beste Aussicht
hint-only = ist das Einzige, was sich lohnt
no-hints = An diesem Tisch gibt es keine Tipps.
button-my-hand = Meine Karten
button-again = Nochmal
again-opened = Das nächste Spiel ist da: { to-board }
button-close = Spiel beenden
button-leave-it = Alles so lassen
sure-too-much = Das ist viel auf einmal. Nimm erst ein paar, dann die anderen.
button-play-on = Weiterspielen
sure-end = **Tisch { $table } für alle schließen?** { $state ->
        [unplayable] Er stammt von einer anderen Version von Pöppel und lässt sich nicht spielen.
        [lobby] { $players ->
            [one] Dort wartet eine Person auf das Spiel.
           *[other] Dort warten { $players } Personen auf das Spiel.
        }
       *[running] { $players ->
            [0] Dort spielt gerade niemand.
            [one] Das Spiel einer Person endet dann ohne Ergebnis.
           *[other] Das Spiel von { $players } Personen endet dann ohne Ergebnis.
        }
    }
    .button = Tisch schließen
ending-proposed =
    { $count ->
        [one] { $people } möchte aufhören. Seid ihr einverstanden?
       *[other] { $people } möchten aufhören. Seid ihr einverstanden?
    }
late-offer = Du sitzt nicht an diesem Tisch. Schau zu: [{ $game }]({ $link }).
late-next = { $asked ->
        [True] Du wirst gefragt, wenn hier das nächste Spiel aufgeht.
       *[False] Nächstes Mal kannst du von Anfang an dabei sein.
    }
late-taken = Ab jetzt spielst du { $colour }!
button-take = { $colour } für { $name } spielen
button-round = Letzte Runde zeigen
button-next = Nächstes Mal fragen
button-not-next = Doch nicht fragen
story-folded = … { $count } weitere: /tisch verlauf
story-outcome = { $text } – { $came }
story-times = { $text } ({ $times }×)

seat-handed = { $why ->
        [left] { $person } geht; { $computer } übernimmt.
        [gone] { $person } ist nicht mehr auf dem Server; { $computer } übernimmt.
        [absent] { $computer } springt für { $person } ein.
        [back] { $person } ist wieder da!
       *[taken] { $person } übernimmt.
    }
call = { $rests ->
        [True] **Der Tisch wartet auf dich.** Niemand ist da, deshalb macht er Pause.
       *[False] **Du bist dran!**
    } { $game } · Tisch { $table } · { to-board }
seat-offered = { $person } gibt den Platz ab ({ $colour }): Wer übernimmt?
button-take-over = { $colour } übernehmen
offer-said = { $on ->
        [True] Auf dem Brett kann jetzt jemand deinen Platz übernehmen. Bis dahin spielst du weiter. Doch nicht? Noch einmal /tisch anbieten.
       *[False] Dein Platz gehört wieder dir allein.
    }
board-resting = **Der Tisch macht Pause.** Alle Uhren stehen still.
board-unattended = **Pause: Niemand ist da.** Ich warte auf { $people }.
board-wakes = Wer zuerst zurück ist, drückt auf „{ button-am-back }“ und spielt weiter. Für die anderen springt ein Computer ein.
pause-proposed =
    { $count ->
        [one] { $people } möchte eine Pause. Seid ihr einverstanden?
       *[other] { $people } möchten eine Pause. Seid ihr einverstanden?
    }
button-pause = Pause
pause-said = { $rests ->
        [True] Der Tisch macht Pause. Mit „{ button-play-on }“ auf dem Brett geht es weiter.
       *[False] Ich habe die anderen auf dem Brett gefragt, ob ihr Pause macht.
    }
button-take-back = { $name }: zurücknehmen
event-took-back = nimmt den Zug zurück
event-timed-out = hat keine Zeit mehr, ein Computer macht den Zug fertig
board-rolls = -# Ich würfle in { $seconds } Sekunden. Oder eine Karte spielen?
board-waits = -# Weiter geht’s { $goes_on }.
choice-counts = Zu spät, der Zug gilt. Auf dem neuesten Brett siehst du, wie es weitergeht.
choice-others = Du kannst nur deine eigenen Züge zurücknehmen.
table-paused = Der Tisch macht Pause. Drück erst auf dem Brett auf „{ button-play-on }“.
board-away = Für { $people } spielt ein Computer. Wieder da? Drück auf „{ button-am-back }“.
board-missed = { $people }, { $count ->
        [one] du fehlst: Drück hier irgendwas, sonst kann das Spiel { $due } ohne dich weitergehen.
       *[other] ihr fehlt: Drückt hier irgendwas, sonst kann das Spiel { $due } ohne euch weitergehen.
    }
board-silent = Von { $people } kam einen Tag lang nichts. Wer da ist, kann allein weiterspielen, eine Pause machen oder das Spiel beenden.
    .cup = Von { $people } kam einen Tag lang nichts. Wer da ist, kann allein weiterspielen.
button-without = Computer einspringen lassen
button-am-back = Bin wieder da

hand-title = **Deine Karten** · { $game } · [zum Tisch]({ $link })
hand-waiting = Noch bist du nicht dran.
hand-away =
    { $rests ->
        [True] Das Spiel macht Pause, weil niemand da ist. Drück auf „{ button-am-back }“, dann geht es weiter.
       *[False] Ein Computer spielt so lange deine Karten. Drück auf „{ button-am-back }“, dann bist du wieder dran.
    }
hand-left = Du bist nicht mehr an diesem Tisch.
hand-over = Dieses Spiel ist vorbei: { to-board }
hand-dead = { $dice } passt nirgends: Keine Reihe ist frei, und jede käme über 40 hinaus.

result-title = ## { $who } { $winners ->
        [one] gewinnt!
       *[other] gewinnen!
    }
    .draw = ## Unentschieden!
table-shrunk = **{ $game }** · Tisch { $table }: { $winners ->
        [0] vorzeitig beendet
        [one] { $who } hat gewonnen
       *[other] { $who } haben zusammen gewonnen
    }
    .draw = **{ $game }** · Tisch { $table }: unentschieden zwischen { $who }
result-place = **{ $place }.** { $seat }
table-closed = { $why ->
        [idle] Hier hat eine Woche lang niemand gespielt, also ist der Tisch geschlossen. Ein neuer: /spielen.
        [empty] Hier war niemand mehr, also ist der Tisch geschlossen. Ein neuer: /spielen.
       *[people] { $people ->
                [0] Dieses Spiel wurde vorzeitig beendet. Ein neues: /spielen.
                [one] { $who } hat dieses Spiel vorzeitig beendet. Ein neues: /spielen.
               *[other] { $who } haben dieses Spiel vorzeitig beendet. Ein neues: /spielen.
            }
    }

thread-name = { $game } · Tisch { $table }
thread-opened = { $person } hat einen Tisch aufgemacht.

table-shown = Hier ist das Brett noch einmal.
table-shown-soon = Discord ist gerade langsam. Das Brett kommt gleich.
table-left = Du bist raus, ein Computer spielt für dich weiter. { $back ->
        [True] Doch wieder Lust? Hier kommst du zurück, solange niemand sonst den Platz nimmt.
       *[False] In dieses Spiel kommst du nicht mehr zurück; bis zum nächsten Mal!
    }
end-closed = Der Tisch ist geschlossen. Bis zum nächsten Mal!
end-proposed = Ich habe die anderen auf dem Brett gefragt, ob ihr aufhört.
log-empty = Noch ist nichts passiert.

tables-line = { $state ->
        [turn] **Du bist dran!** ·
        [away] Ein Computer spielt für dich ·
        [lobby] Noch nicht angefangen ·
        [rests] Macht Pause ·
       *[running] Noch nicht dran ·
    } { $game } · Tisch { $table } · { to-board }
tables-none = Du sitzt an keinem Tisch. Mach einen auf mit /spielen.
tables-lobbies = **Hier wird auf Mitspieler gewartet:**
tables-own = **Deine Tische:**
tables-lobby =
    { $game } · Tisch { $table } · { $people } · { $free ->
        [0] Warteliste
        [one] ein Platz frei
       *[other] { $free } Plätze frei
    } · [Zum Tisch]({ $link })

rules-here = { $count ->
        [0] **Dieser Tisch** spielt nach der Anleitung.
       *[other] **Dieser Tisch** spielt mit:
    }
settings-own =
    ## Nur für dich
    Das gilt nur für dich, an jedem Tisch. Das Aussehen ändert deine Karten und meine Antworten an dich; das Brett sieht für alle gleich aus.
settings-look-first =
    { $on ->
        [True] Mauerrennen: Du siehst deinen Zug vorher und bestätigst ihn.
       *[False] Mauerrennen: Dein Zug gilt sofort.
    }
settings-draws = { $on ->
        [True] Aktionskarten werden für dich gezogen.
       *[False] Du wirst gefragt, bevor du eine Aktionskarte ziehst.
    }
settings-more-time = { $on ->
        [True] An deinen Tischen haben alle { $seconds } Sekunden zum Reagieren und vor Würfen und einzigen Zügen.
       *[False] Zum Reagieren hast du so viel Zeit, wie am Tisch gilt.
    }
settings-asks = { $on ->
        [True] Du wirst auch gefragt, wenn nur ein Zug geht.
       *[False] Geht nur ein Zug, wird er für dich gemacht.
    }
settings-none = Du hast nichts gewählt. Wähle etwas aus dem Menü, oder ruf /einstellungen noch einmal auf.

menu-theme-own = Dein Aussehen
theme-as-server = Wie auf dem Server
theme-light = Abendlicht
theme-dark = Nacht
theme-light-colour-blind = Abendlicht, für Farbenblinde
    .short = Wenn Rot und Grün oder Blau und Gelb gleich aussehen
theme-dark-colour-blind = Nacht, für Farbenblinde
    .short = Wenn Rot und Grün oder Blau und Gelb gleich aussehen
themes-alt = Eine Ecke des Bretts, so wie es jeweils aussieht: { $themes }.
button-look-first = Mauerrennen: Zug vorher zeigen
button-not-look-first = Mauerrennen: sofort ziehen
button-draws = Aktionskarten für mich ziehen
button-not-draws = Vor dem Kartenziehen fragen
button-more-time = Gib mir mehr Zeit
button-not-more-time = Ich brauche nicht mehr Zeit
button-asks = Auch beim einzigen Zug fragen
button-not-asks = Den einzigen Zug für mich machen
menu-rolls = Deine Würfel
menu-calls = Wenn du dran und nicht da bist
menu-zone = Deine Zeitzone
settings-tell = **Freie Plätze:** Ich kann dir Bescheid sagen, wenn auf diesem Server ein Tisch auf Mitspieler wartet.
menu-listed = Deine Ergebnisse
    .about = Mit „keine mehr merken“ zählen begonnene Spiele noch, und aus den Listen dieser Saison bist du raus (ohne Saisons für 90 Tage).
remember-yes = Merken, und mich in Listen zeigen
remember-hidden = Merken, aber mich in keiner Liste zeigen
remember-forgotten = Ab jetzt keine mehr merken
zone-as-server = Wie auf dem Server
calls-server = Wie auf dem Server
calls-once = Sag mir gleich Bescheid, auf dem Brett
calls-late = Sag mir nach halber Zeit Bescheid
calls-dm-once = Schick mir gleich eine Direktnachricht
calls-dm-late = Direktnachricht nach halber Zeit
calls-never = Sag mir nie Bescheid
button-roll-for-me = Ab jetzt für mich würfeln
rolls-from-now-on = Ab jetzt würfle ich für dich, an jedem Tisch. Ändern kannst du das mit /{ command-settings } unter „{ menu-rolls }“.
rolls-table = Wie am Tisch eingestellt
rolls-itself = Immer für mich würfeln
rolls-hand = Ich würfle immer selbst

help-text =
    ## Pöppel
    Spielt zusammen *Mensch ärgere Dich nicht*, gleich hier im Kanal. Inoffiziell; nicht vom Verlag.

    1) Tippe `/spielen`. Ein Tisch geht auf: Wer mitspielen will, drückt auf **{ button-join }**.
    2) Zu wenige? **{ button-fill }**. Andere Regeln, ein anderer Tag? **{ button-host }**.
    3) Drück auf **{ button-start }**. Du bist dran? Drück auf **{ action-roll }** und dann auf die Figur, die ziehen soll. Deine Karten liegen hinter **{ button-my-hand }**.

    `/tisch zeigen` holt das Brett zurück, `/tisch text` sagt es in Worten, `/tische` zeigt freie Plätze und deine Tische, `/regeln` erklärt die Regeln. Genug? `/tisch verlassen` gibt deinen Platz auf, `/tisch beenden` beendet das Spiel.
    Lust auf ein Spiel? Drück auf **{ button-tell }**, dann erfährst du, wenn hier ein Tisch auf Mitspieler wartet.
    Allein? `/heute` hat jeden Tag fünf Stellungen für dich.
    Ihr seid sechs oder mehr? Die Moderation eröffnet mit `/pokal neu` einen Pokal: Runden an vielen Tischen, dann ein Finale.
    Startet Pöppel neu, geht nichts verloren, und mit `/fair` könnt ihr die Würfel nachprüfen.
    -# Pöppel { $version }

help-uninvited =
    ## Pöppel
    Spielt zusammen *Mensch ärgere Dich nicht*, auf Discord. Inoffiziell; nicht vom Verlag.

    Hier hast du Pöppel für dich allein: `/heute` hat jeden Tag fünf Stellungen für dich, `/regeln` erklärt die Spiele, `/datenschutz` zeigt, was ich über dich speichere.
    Zum Spielen mit anderen [lade mich auf euren Server ein]({ $link }) und tipp dort `/spielen`.

rules-classic =
    ## Das klassische Spiel, in Kürze
    Du hast vier Figuren, mit der Hausregel „{ rule-pieces }“ auch weniger. Bring alle in Pfeilrichtung einmal um das Brett und ins Ziel; wer das zuerst schafft, gewinnt.

    - Eine Figur beginnt auf deinem Startfeld, die anderen warten im Haus. Wer am höchsten würfelt, fängt an (wenn die Hausregeln nichts anderes sagen); dann geht es im Uhrzeigersinn. In der Anleitung ist es die jüngste Person, aber euer Alter kenne ich nicht.
    - Würfle und zieh eine Figur genau so viele Felder weit. Kann die eine nicht, nimm eine andere; nur wenn keine kann, bleibt alles stehen.
    - Nur mit einer **6** kommt eine Figur aus dem Haus aufs Startfeld, und das muss sie, solange dort welche warten. Steht schon eine eigene auf dem Startfeld, zieh stattdessen die mit der 6 weiter.
    - Nach der Anleitung würfelst du einmal, auch wenn alle Figuren im Haus sind (mit der Hausregel „{ rule-three-rolls }“ dreimal). Nach einer 6 würfelst du noch einmal – außer sie ließ sich nicht ziehen oder hat deine letzte Figur ins Ziel gebracht.
    - Solange Figuren in deinem Haus warten, mach dein Startfeld frei, sobald du kannst.
    - Figuren darfst du überspringen; ihre Felder zählen mit. Landest du auf einer fremden, fliegt sie raus, zurück in ihr Haus. Geht auch ein anderer Zug, musst du niemanden rauswerfen. Zwei eigene stehen nie auf einem Feld.
    - Ins Ziel geht es nur mit genau passendem Wurf, Feld für Feld. Auch dort dürfen Figuren vorrücken und übersprungen werden. In ein fremdes Ziel zieht niemand.

# Warum etwas nicht getan wurde.

unknown-game = Dieses Spiel kenne ich nicht. Wähle eines aus der Liste.
unknown-table = Diesen Tisch gibt es nicht mehr. Mach einen neuen auf mit /spielen.
table-ended = Dieses Spiel ist vorbei. Ein neues gibt es mit /spielen.
table-not-started = Es geht noch nicht los. Starten kann die Spielleitung.
table-unplayable = Tisch { $table } stammt von einer anderen Version von Pöppel und lässt sich nicht spielen. Ein Admin kann ihn mit /tisch beenden schließen.
no-table-here = In diesem Kanal ist kein Tisch. Mach einen auf mit /spielen.
channel-busy = Hier wird schon gespielt: { to-board }. Macht mit, wartet, beendet das Spiel mit /tisch beenden oder spielt in einem anderen Kanal.
no-member = Auf diesem Server gibt es bisher nur meine Befehle, und ohne mich kein Brett. Ein Admin kann mich [einladen]({ $link }).
missing-permissions = In { $channel } kann ich noch nicht spielen. Bitte einen Admin, mir zu erlauben: { $permissions }.
only-admins = Das können nur Admins dieses Servers ändern. Frag jemanden von ihnen.
not-seated = Du hast an diesem Tisch keinen Platz. Mach mit /spielen einen eigenen auf.
not-away = Für dich spielt hier kein Computer. Nimm das neueste Brett; /tisch zeigen holt es zurück.
seat-own = Du spielst hier schon mit. Nimm das neueste Brett; /tisch zeigen holt es zurück.
seat-taken = Da sitzt schon jemand. Mach mit /spielen einen eigenen Tisch auf.
seat-barred = Die Moderation hat dich von diesem Tisch genommen. Nur sie kann dich wieder hereinlassen.
seat-closed = An diesem Tisch behalten Computer ihre Plätze. Drück auf „{ button-next }“, dann wirst du beim nächsten Spiel gefragt.
seat-held = Diese Hand hatte schon jemand, deshalb bleibt sie verdeckt. Drück auf „{ button-next }“, dann wirst du beim nächsten Spiel gefragt.
seat-seen = Du hast hier schon eine andere Hand gesehen und kannst diese nicht übernehmen. Mach mit /spielen einen eigenen Tisch auf.
already-done = Das hast du schon gemacht. Auf dem Brett siehst du, wer dran ist.
button-more = Mehr …
too-late = Zu spät: Die Zeit zum Reagieren ist um.
not-waited-for = Du musst nicht passen: Auf dich wartet hier niemand.
not-your-turn = Du bist noch nicht dran. Das Brett sagt dir, wann.
stale = Das Spiel ist schon weiter. Nimm das neueste Brett; /tisch zeigen holt es zurück.
illegal = Das geht hier nicht. Nimm die Knöpfe am neuesten Brett.
bad-click = Diesen Knopf kenne ich nicht. Nimm das neueste Brett; /tisch zeigen holt es zurück.
no-hands = In diesem Spiel hat niemand Karten auf der Hand. Alles liegt auf dem Brett.
failed-store = Das konnte ich nicht speichern, es hat sich also nichts geändert. Versuch es gleich noch einmal.
failed-bug = Bei mir ist etwas schiefgegangen. Schau mit /tisch zeigen auf das neueste Brett und versuch es noch einmal.

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-connect = Verbinden
