# Die Aktionskarten: Namen und Texte, Regeln, was geschieht, was gefragt wird, was ein Knopf bewirkt.

game-action-cards = Aktionskarten
    .goal = Der Klassiker, von Karten aufgemischt.
    .aim = Ins Ziel mit Karten

preset-evening = Ein Abend
    .short = Nach Anleitung mit drei Figuren: eine gute Stunde

rule-deck = Karten
    .text = Unsere 55 Karten, jede einmal oder zweimal, oder ein eigenes Deck. Einzelne Karten lassen sich weglassen.
    .short = Unsere 55 Karten ein- oder zweimal, oder ein eigenes Deck
    .value-ours = unsere 55 Karten
    .value-twice = jede Karte doppelt: 110
    .value-own = eigenes Deck: { $cards } Karten
rule-auto-draw = Ziehen ohne Nachfrage
    .text = Nach dem Wurf wird die Karte immer gezogen. Ohne diese Regel darfst du verzichten, wenn du dich vorher fragen lässt (/einstellungen): Manche Karten gelten sofort, und nicht über jede freut man sich.
    .short = Nach deinem Wurf ziehst du immer eine Karte
rule-four-arms = Zu dritt auf vier Armen
    .text = Drei spielen auf dem Brett mit vier Armen. Sonst sitzen sie an jedem zweiten von sechs: Auf vier Armen gewinnt seltener, wer in der Mitte sitzt.
    .short = Auf vier Armen statt auf jedem zweiten von sechs
rule-backward-past-start = Rückwärts über das eigene Startfeld
    .text = Wer rückwärts geht, darf auf das eigene Startfeld und daran vorbei, auch wenn auf der Karte etwas anderes steht. Das erspart eine ganze Runde.
    .short = Rückwärts aufs eigene Startfeld und daran vorbei

source-003 = Anleitung zu den Aktionskarten

deck-file = Das sind die Karten als Datei: Ändere, wie viele es von jeder gibt (0: keine; zusammen { $least } bis { $most }). Schick sie vor dem Start mit /{ command-table } { command-table-deck } zurück – oder als Admin für alle neuen Tische mit /{ command-settings } { command-settings.deck }.
deck-too-big = Ein Deck ist eine Datei von höchstens { $kilobytes } KB.
deck-unreadable = Das ist kein Deck ({ $reason }). Mit /{ command-table } { command-table-deck } ohne Datei schicke ich dir eines, das du ändern kannst.
deck-kind = Eintrag { $number } im Deck, „{ $entry }“: Diese Karte kenne ich nicht. Mit /{ command-table } { command-table-deck } ohne Datei schicke ich dir alle.
deck-copies = Eintrag { $number } im Deck, „{ $entry }“, kommt doppelt vor oder hat weniger als 0 Karten. Nenne jede Karte einmal.
deck-chosen = Dieser Tisch spielt mit den { $cards } Karten deines Decks.
deck-elsewhere = Ein Deck gibt es nur bei den Aktionskarten. Mach dafür mit /spielen einen Tisch auf.
deck-size = Ein Deck hat { $least } bis { $most } Karten, dieses hat { $cards }.

kind-denkste = Denkste!
    .text = Spiel sie, wenn jemand eine Karte ansagt: Die gilt dann nicht. Oder spiel sie in deinem Zug, statt zu würfeln: Sie zählt als 6, und du würfelst noch einmal, ziehst aber keine Karte.
    .short = Stoppt eine Karte oder zählt als 6
    .face = Stoppt eine Karte oder zählt als 6
kind-aetsch = Ätsch!
    .text = Spiel sie, wenn jemand eine Karte ansagt, die nur dich trifft: Die gilt dann nicht.
    .short = Eine Karte, die nur dich trifft, gilt nicht
    .face = Stoppt, was nur dich trifft
kind-schutzengel = Schutzengel
    .text = Spiel sie, wenn jemand deine Figuren rauswerfen will: Deine bleiben, und die fremde stellt sich dazu. Figuren von anderen auf dem Feld fliegen trotzdem raus.
    .short = Deine Figuren fliegen nicht raus
    .face = Deine Figuren fliegen nicht raus
kind-retourkutsche = Retourkutsche
    .text = Spiel sie, wenn eine Figur deine rauswirft: Auch die fremde muss dann zurück ins Haus.
    .short = Die Figur, die dich rauswirft, muss auch zurück
    .face = Auch wer dich rauswirft, fliegt
kind-zugabe = Zugabe
    .text = Spiel sie jederzeit vor einem Wurf oder nach einem Zug: Würfle einmal und zieh. Für eine 6 gibt es keinen weiteren Wurf und danach keine Karte.
    .short = Jederzeit: einmal würfeln und ziehen
    .face = Noch ein Wurf und ein Zug
kind-flohsprung = Flohsprung
    .text = Spiel sie jederzeit vor einem Wurf oder nach einem Zug: Zieh eine deiner Figuren auf der Laufbahn 1 oder 2 Felder vor oder zurück, aber nicht zurück bis zum eigenen Startfeld. Niemand fliegt raus.
    .short = Jederzeit: 1 oder 2 Felder vor oder zurück
    .face = 1 oder 2 Felder vor oder zurück
kind-wuerfelpech = Würfelpech
    .text = Spiel sie, wenn jemand anderes gewürfelt, aber noch nicht gezogen hat: Es wird neu gewürfelt, und der neue Wurf zählt.
    .short = Jemand anderes muss noch einmal würfeln
    .face = Jemand muss neu würfeln
kind-voelkerwanderung = Wandertag
    .text = Sofort: Im Uhrzeigersinn ziehen alle eine Figur auf der Laufbahn genau 3 vor. Wer nicht kann, bleibt stehen.
    .short = Sofort: Alle ziehen eine Figur 3 vor
    .face = Alle ziehen eine Figur 3 vor
kind-alle-zurueck = Alle zurück!
    .text = Sofort: Im Uhrzeigersinn ziehen alle eine Figur 4 zurück: die vorderste auf der Laufbahn, die das kann, aber nie bis zum eigenen Startfeld. Niemand fliegt raus.
    .short = Sofort: Alle ziehen eine Figur 4 zurück
    .face = Alle ziehen eine Figur 4 zurück
kind-karussell = Karussell
    .text = Sofort: Alle mit Karten geben gleichzeitig eine nach links weiter.
    .short = Sofort: Alle geben eine Karte nach links weiter
    .face = Alle geben links eine weiter
kind-karten-fuer-alle = Karten für alle
    .text = Sofort: Im Uhrzeigersinn ziehen alle eine Karte, auch mit fünf oder mehr.
    .short = Sofort: Alle ziehen eine Karte
    .face = Alle ziehen eine Karte
kind-startschuss = Startschuss
    .text = Sofort: Im Uhrzeigersinn dürfen alle eine Figur rausbringen. Fremde Figuren auf dem Startfeld fliegen dabei raus, oder deine stellt sich dazu.
    .short = Sofort: Alle dürfen eine Figur rausbringen
    .face = Alle dürfen eine Figur rausbringen
kind-wuerfelrunde = Würfelrunde
    .text = Sofort: Im Uhrzeigersinn würfeln alle einmal und ziehen. Für eine 6 gibt es keinen weiteren Wurf, und niemand zieht eine Karte.
    .short = Sofort: Alle würfeln einmal und ziehen
    .face = Alle würfeln und ziehen
kind-tempolimit = Tempolimit
    .text = Sofort: Bis zu deinem nächsten Zug bewegt nur ein Wurf von 1, 2 oder 3 eine Figur, bei allen und auch bei Würfen durch Karten. Mit einer 6 kommt trotzdem eine raus.
    .short = Sofort: Eine Runde lang ziehen nur 1, 2 und 3
    .face = Eine Runde zählen nur 1 bis 3
kind-inventur = Inventur
    .text = Sofort: Alle behalten drei Karten und legen den Rest ab, alle gleichzeitig.
    .short = Sofort: Alle behalten nur drei Karten
    .face = Alle behalten nur drei Karten
kind-rueckenwind = Rückenwind
    .text = Sofort: Wer mit allen Figuren zusammen die wenigsten Felder geschafft hat (sind es mehrere: von dir aus im Uhrzeigersinn), zieht eine Figur 8 vor oder bringt eine raus, wenn keine kann.
    .short = Sofort: Wer am weitesten hinten liegt, zieht 8 vor
    .face = Wer hinten liegt, zieht 8 vor
kind-sprint = Sprint
    .text = In deinem Zug: Zieh eine deiner Figuren auf der Laufbahn genau 8 vor, auch ins Ziel.
    .short = Eine Figur genau 8 vorziehen
    .face = Eine Figur zieht 8 vor
kind-wahlwuerfel = Wahlwürfel
    .text = In deinem Zug: Wähle eine Zahl von 1 bis 6 und zieh eine deiner Figuren so weit. Mit einer 6 kannst du eine rausbringen. Für eine 6 gibt es keinen weiteren Wurf.
    .short = Eine Zahl von 1 bis 6 wählen und so weit ziehen
    .face = Zieh 1 bis 6 vor, wie du magst
kind-doppelzug = Doppelzug
    .text = In deinem Zug: Würfle mit zwei Würfeln und zieh zwei verschiedene Figuren auf der Laufbahn, jede mit einem. Was nicht passt, verfällt. Für eine 6 gibt es keinen weiteren Wurf.
    .short = Mit zwei Würfeln zwei Figuren ziehen
    .face = Zwei Würfel, zwei Figuren
kind-krebsgang = Krebsgang
    .text = In deinem Zug: Zieh eine deiner Figuren auf der Laufbahn 1 bis 6 Felder zurück, so weit du willst, aber nicht bis zum eigenen Startfeld. Sie kann rauswerfen.
    .short = Eine Figur 1 bis 6 zurückziehen
    .face = Eine Figur zieht 1 bis 6 zurück
kind-dampfwalze = Dampfwalze
    .text = In deinem Zug: Würfle und zieh eine deiner Figuren auf der Laufbahn. Sie wirft alle fremden raus, die sie überholt oder trifft. Passt der Wurf nirgends, verfällt er.
    .short = Würfeln, und was du überholst, fliegt raus
    .face = Würfle und wirf Überholte raus
kind-tandem = Tandem
    .text = In deinem Zug: Zieh zwei deiner Figuren auf der Laufbahn je genau 3 vor. Niemand fliegt raus.
    .short = Zwei Figuren je genau 3 vorziehen
    .face = Zwei Figuren ziehen je 3 vor
kind-freigang = Freigang
    .text = In deinem Zug: Bring eine Figur raus. Fremde Figuren auf deinem Startfeld fliegen dabei raus, oder deine stellt sich dazu.
    .short = Eine Figur rausbringen
    .face = Eine Figur kommt raus
kind-heimweh = Heimweh
    .text = In deinem Zug: Steht eine deiner Figuren höchstens 6 Felder vor deinem Ziel, zieh sie auf das erste freie Zielfeld.
    .short = Eine Figur kurz vor dem Ziel hineinziehen
    .face = Kurz vor dem Ziel gleich hinein
kind-platztausch = Platztausch
    .text = In deinem Zug: Eine deiner Figuren auf der Laufbahn und eine fremde dort tauschen die Plätze. Niemand fliegt raus.
    .short = Mit einer fremden Figur den Platz tauschen
    .face = Deine und eine fremde tauschen
kind-rausschmeisser = Türsteher
    .text = In deinem Zug: Wähle ein Feld der Laufbahn und eine fremde Farbe. Alle ihre Figuren dort müssen zurück ins Haus. Kein Schutzengel hilft. Startfelder sind sicher.
    .short = Fremde Figuren auf einem Feld zurück ins Haus
    .face = Eine Farbe fliegt von einem Feld
kind-windstoss = Windstoß
    .text = In deinem Zug: Wähle eine deiner Figuren auf der Laufbahn. Sie weht alle fremden auf den 12 Feldern vor ihr 6 Felder zurück. Niemand fliegt raus. Eine Figur, die dabei ans eigene Startfeld käme, bleibt stehen.
    .short = Fremde Figuren 6 Felder zurückwehen
    .face = Weht andere vor dir 6 zurück
kind-taschendieb = Taschendieb
    .text = In deinem Zug: Zieh zwei Karten aus der Hand von jemandem, der mindestens zwei hat, ohne hinzusehen. Du darfst mehr als fünf haben.
    .short = Zwei Karten von jemand anderem ziehen
    .face = Nimm jemandem zwei Karten ab
kind-hamsterkauf = Hamsterkauf
    .text = In deinem Zug: Zieh drei Karten. Du darfst mehr als fünf haben.
    .short = Drei Karten ziehen
    .face = Drei Karten ziehen
kind-schlafmuetze = Schlafmütze
    .text = In deinem Zug: Wähle, wer im nächsten Zug aussetzt.
    .short = Jemand anderes setzt im nächsten Zug aus
    .face = Jemand setzt einmal aus
kind-baustelle = Baustelle
    .text = In deinem Zug: Wähle ein leeres Feld der Laufbahn, aber kein Startfeld. Bis zu deinem nächsten Zug kommt dort niemand hin und niemand vorbei.
    .short = Ein leeres Feld bis zu deinem nächsten Zug sperren
    .face = Sperrt ein Feld für eine Runde

timing-any-time = Jederzeit
timing-at-once = Sofort
timing-turn = In deinem Zug, statt zu würfeln
timing-counter = Als Antwort
symbol-crossed = Dagegen hilft nicht: { $cards }
symbol-base = Auch für Figuren im Haus
symbol-no-base = Nicht für Figuren im Haus
symbol-peaceful = Wirft niemanden raus

event-shuffled-cards = gemischt: { $cards } Karten
event-drew-card = zieht { $card ->
        [none] eine Karte
       *[other] „{ $card }“
    }
event-declined-card = zieht keine Karte
event-drew-at-once = zieht „{ $card }“
event-acted-at-once =
    .headline = „{ $card }“ gilt sofort. { $does }
event-played-card =
    .headline = { $who } spielt „{ $card }“{ $about }
event-cancelled-card =
    .headline = „{ $card }“ gilt nicht!
event-regained-card = nimmt „{ $card }“ wieder auf die Hand
event-held-window = will überlegen: mehr Zeit für alle
event-ordered-pass = { $order ->
        [pass-turn] passt für den Rest dieses Zuges
        [pass-always] passt ab jetzt immer
        [pass-unless-concerned] wird ab jetzt nur in eigener Sache gefragt
       *[other] wird ab jetzt bei jeder Karte gefragt
    }
event-declared-capture = will { $victim } rauswerfen
event-guarded =
    .headline = Der Schutzengel wacht über { $seat }: Die Figuren bleiben stehen!
event-sent-home =
    .headline = { $who } schickt { $seat } zurück ins Haus!
event-pushed-back = weht Figur { $piece } von { $seat } zurück, von { $at } auf { $to }
event-swapped-pieces = Figur { $piece } auf { $to }, { $other } von { $victim } auf { $other_to }
event-counted-as-six = nimmt „{ kind-denkste }“ als 6
event-rolled-dice = würfelt { $dice }
event-lost-die = die { $pips } verfällt
event-could-not = kann hier nichts tun
event-took-card = nimmt { $victim } { $card ->
        [none] eine Karte
       *[other] „{ $card }“
    } weg
event-passed-on = gibt { $card ->
        [none] eine Karte
       *[other] „{ $card }“
    } an { $to_seat }
quoted-card = „{ $card }“
event-discarded-cards = legt { $cards } ab
event-began-lasting = { $victim ->
        [none] „{ $card }“ bleibt liegen{ $square ->
            [none] {""}
           *[other] , auf Feld { $square }
        }
       *[other] { $victim } setzt einmal aus
    }
event-ended-lasting = „{ $card }“ ist vorbei
event-slept-through = verschläft den Zug

prompt-react =
    { $own ->
        [True] { $what }{ $plays ->
            [False] { " " }Keine deiner Karten hilft, warte einfach.
           *[other] { "" }
        }
        [open] { $what } { $plays ->
            [False] Keine deiner Karten hilft, warte einfach.
           *[other] Reagiert jemand?
        }
       *[False] { $what } Wir warten auf { $seats }.
    }
prompt-draw = { $own ->
        [True] Ziehst du eine Karte?
        [aside] { $seats } darf eine Karte ziehen.
       *[False] { $seats }, ziehst du eine Karte?
    }
prompt-card-move = { $own ->
        [True] { $choice ->
            [itself] Es gibt nur einen Zug, ich mache ihn gleich für dich.
            [one] Für dich gibt es nur einen Zug.
           *[some] Welche Figur?
        }
        [aside] { $choice ->
            [some] { $seats } sucht eine Figur aus.
           *[one] { $seats } hat nur einen Zug.
        }
       *[False] { $seats }{ $choice ->
            [itself] : Es gibt nur einen Zug, ich mache ihn gleich für dich.
            [one] : Für dich gibt es nur einen Zug.
           *[some] , welche Figur?
        }
    }
prompt-pass-on = { $own ->
        [True] Welche Karte geht nach links?
       *[False] { $seats }: Welche Karte geht nach links?
    }
prompt-discard = { $own ->
        [True] Drei Karten bleiben dir. Welche legst du ab?
       *[False] { $seats }: Welche drei Karten bleiben?
    }
asked-card = { $seat } spielt „{ $card }“{ $does ->
        [none] {""}
       *[other] {" "}(_{ $does }_)
    }{ $about }.
asked-capture = { $seat } will { $victim } rauswerfen.

button-react = Reagieren
button-pass = Passen
button-signs = Zeichen erklären
button-choose-card = Karte wählen
menu-left-out = Karten weglassen (jederzeit, sofort)
menu-left-out-turn = Karten weglassen (im eigenen Zug)

action-join = { $piece } → { $to }, dazu
action-join-enter = { $piece } kommt raus, dazu
action-play = { $target ->
        [none] Ausspielen
       *[other] { $target }
    }
action-answer = „{ $card }“ spielen
hand-answer = **{ $card }** { $text }
hand-why = { $cards }: { $why }.
why-turn = nur in deinem Zug, statt zu würfeln
why-rolled = nur statt deines ersten Wurfs
why-target = gerade passt auf dem Brett nichts dazu
why-announced = nur, wenn jemand eine Karte ansagt
why-capture = nur, wenn deine Figuren rausfliegen sollen
why-crossed = hilft gegen diese Karte nicht
why-alone = diese Karte trifft nicht nur dich
why-helpless = hilft hier nicht
why-answered = erst dürfen die anderen reagieren
why-asked = du wirst gerade nicht gefragt
why-pause = nur vor einem Wurf oder nach einem Zug
why-roll = nur gleich nach dem Wurf von jemand anderem
hand-asked = Gefragt wirst du nur, wenn eine Karte dich trifft. Lieber bei jeder? Drück auf „{ action-ask-always }“, wenn gerade reagiert werden kann.
action-pass-turn = In diesem Zug passen
action-pass-always = Immer passen
action-pass-unless-concerned = Nur fragen, wenn es mich trifft
action-ask-always = Bei jeder Karte fragen
action-hold = Moment!
action-draw = Karte ziehen
action-decline = Nein, danke
action-give = { $card }

target-piece = Figur { $piece } { $at ->
        [base] im Haus
       *[other] auf { $at }
    }
target-back = { $piece } ← { $to }{ $captures ->
        [0] {""}
       *[other] , wirft { $victim } raus
    }
target-back-beside = { $piece } ← { $to }, stellt sich dazu
target-two = { $piece } auf { $to }, { $other } auf { $other_to }
target-swap = { $piece } mit { $other } von { $victim } auf { $to }
target-gust =
    { $piece } · { $count ->
        [one] weht eine Figur zurück
       *[other] weht { $count } Figuren zurück
    }
target-bounce = { $victim } auf { $square }
target-square = Feld { $square }

about-moves = : { $moves }
about-against = { " " }gegen { $victim }
about-on = : { $victim } auf Feld { $square }
about-pieces = : { $count } Figuren von { $owners }
about-square = : Feld { $square }
about-number = : eine { $pips }, { $moves }

alt-stands-beside = Figuren { $pieces } auf { $square }
alt-blocked = Feld { $square } ist gesperrt: Niemand kommt hin oder vorbei.
alt-limit = Nur ein Wurf bis { $most } bewegt eine Figur.
alt-sleeps = { $seat } setzt im nächsten Zug aus.
anyone = Jemand?
anyone-time = { $hours ->
        [0] { $seconds } Sekunden
       *[other] { $hours } Stunden
    }
alt-announced = Auf dem Tisch: { $cards }.
alt-discarded = Oben auf dem Ablagestapel: „{ $card }“.
alt-hand-cards = Deine Karten:
alt-hand-card = „{ $card }“{ $count ->
        [one] {""}
       *[other] {" "}({ $count }×)
    }{ $now ->
        [True] {" "}(geht jetzt)
       *[False] {""}
    }: { $does }.
alt-hand-no-cards = Du hast keine Karten.
alt-hand-plays = Diese kannst du jetzt spielen: { $cards }.
alt-hand-quiet = Keine davon kannst du jetzt spielen.
alt-targets = Auf dem Brett: { $targets }.

view-action-cards-view = Nachziehstapel: { $deck }. Deine Karten: { $hand }

rules-action-cards =
    ## Die Aktionskarten, in Kürze
    Das klassische Spiel mit 55 Karten, die alles durcheinanderbringen. (Die Regeln des Klassikers findest du im Menü „{ menu-show-game }“.) Es sind unsere eigenen, nicht die gedruckten. In deinem Zug würfelst du, **oder** du spielst eine Karte – nie beides.

    - Am Anfang hat niemand Karten. Hast du in deinem Zug gewürfelt, darfst du am Ende eine ziehen: eine pro Zug, auch nach einer 6, und auch wenn keine Figur ziehen konnte. Mit fünf oder mehr auf der Hand ziehst du keine. Ist der Nachziehstapel leer, wird der Ablagestapel neu gemischt.
    - Auf einem Feld der Laufbahn dürfen mehrere Figuren stehen, auch eigene. Triffst du auf andere, hast du die Wahl: **alle** rauswerfen oder dich dazustellen. Mit einer 6 musst du, solange Figuren im Haus warten, eine rausbringen oder dein Startfeld frei machen; was davon, suchst du aus. Das gilt für Würfe, nicht für Züge durch Karten.
    - Ziehst du eine Figur mit einer Karte, geht sie die ganze Strecke. Sie kann rauswerfen, außer die Karte zeigt ☮, und vorwärts auch ins Ziel kommen. Rückwärts kommt niemand in ein Ziel. Eine Karte kannst du nur spielen, wenn alles geht, was sie sagt.
    - **Jederzeit:** vor einem Wurf oder nach einem Zug, egal wer dran ist; „{ kind-wuerfelpech }“ gleich nach dem Wurf von jemand anderem; Antworten, wenn es etwas zu antworten gibt. Deinen Zug kosten sie nicht.
    - **Sofort:** sobald sie gezogen ist. Nichts hält sie auf, auch kein Schutzengel, und du ziehst keine andere dafür. Ziehen alle, fängst du an.
    - **In deinem Zug:** statt zu würfeln, aber nicht statt des Wurfs nach einer 6. Danach ist dein Zug vorbei, und du ziehst keine Karte (nach „{ kind-denkste }“ als 6 würfelst du vorher noch einmal).
    - Sagt jemand eine Karte an, die sich aufhalten lässt, frage ich alle, um deren Figuren, Karten oder Zug es geht, wenn sie selbst Karten haben. In täglichen Spielen, oder wenn eine Figur ins Ziel kommen könnte, frage ich alle mit Karten. Solange das Spiel wartet, dürfen auch die anderen mit Karten reagieren. „{ kind-denkste }“ hält die Karte auf, „{ kind-aetsch }“ auch, wenn sie nur dich trifft. Sie ist dann weg – und wurde sie statt eines Wurfs gespielt, ist auch der Zug vorbei. Ist auf einer Karte ein D oder Ä durchgestrichen, hilft diese Antwort nicht gegen sie. Auf Antworten kann geantwortet werden; die letzte zählt zuerst.
    - Auch wenn deine Figuren rausfliegen sollen, wirst du gefragt. Keine Antwort heißt: passen. Antwortest du auf eine Karte mit „{ kind-schutzengel }“ oder „{ kind-retourkutsche }“, und dann gilt sie nicht, bekommst du deine zurück. Spielst du allein mit Computern, wirst du nur gefragt, wenn du etwas tun kannst.
    - Wer zuerst alle Figuren im Ziel hat, gewinnt, auch durch eine Karte im Zug von jemand anderem.
example-action-join = Gelb würfelt 4, trifft auf Grün und hat die Wahl: rauswerfen oder, wie hier, sich dazustellen.
signs-on-cards =
    - ∞: jederzeit
    - ⚡: sofort
    - ♟: in deinem Zug, statt zu würfeln
    - Ein durchgestrichenes D: „{ kind-denkste }“ hilft dagegen nicht.
    - Ein durchgestrichenes Ä: „{ kind-aetsch }“ hilft dagegen nicht.
    - B: auch für Figuren im Haus. Durchgestrichen: für die nicht.
    - ☮: wirft niemanden raus
hand-signs =
    Die Zeichen auf deinen Karten:
    { signs-on-cards }
    - Heller Rahmen: Diese Karte kannst du jetzt spielen.
    - 🔒: Diese Karte geht jetzt nicht. Warum, steht unter deinen Karten.
rules-cards =
    Wähle unten eine Karte, um sie zu sehen. Die Zeichen auf den Karten:
    { signs-on-cards }
menu-show-card = Karte zeigen (jederzeit, sofort)
menu-show-card-turn = Karte zeigen (im eigenen Zug)
