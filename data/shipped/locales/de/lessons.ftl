# Was das erste Spiel einer Person sagt, jedes einmal, nach dem, was ihr gerade geschah; in fünf Spielen höchstens je sechs.

lesson-for = 💡 { $person }: { $lesson }
lesson-own = 💡 { $lesson }
button-known = Kenn ich schon
lessons-none = Das ist für Leute in ihrem ersten Spiel. Du hast das schon gespielt.

lesson-six = Mit einer 6 kommt eine Figur aus dem Haus, und du würfelst noch einmal.
lesson-lost = Deine Figur ist rausgeflogen: Sie steht wieder im Haus.
lesson-clear = Solange im Haus Figuren warten, muss die auf dem Startfeld zuerst weg.
lesson-clear-unless = Solange im Haus Figuren warten, muss die auf dem Startfeld weg, außer du kannst jemanden rauswerfen.
lesson-tries = Ist keine Figur unterwegs und im Ziel keine zu ziehen, hast du bis zu drei Würfe für eine 6.
lesson-base = Nur eine 6 bringt eine Figur aus dem Haus.
lesson-exact = Über das letzte Zielfeld hinaus geht es nicht; dein Wurf muss also passen.
lesson-goal = Im Ziel kann niemand deine Figur rauswerfen.
lesson-must = Wenn du jemanden rauswerfen kannst, musst du das auch, vor allem anderen.

lesson-walls-dice = Beide Würfel gelten für dieselbe Figur, in beliebiger Reihenfolge, jeder vor oder zurück.
lesson-walls-out = Mit jedem Wurf kann eine Figur rauskommen; der Pfeil (A) ist ihr erster Schritt.
lesson-walls-jump = Zeigt ein Würfel die Zahl in der Mauer über deiner Figur, kann sie hochspringen.
lesson-walls-between = Wo du landest, fliegen andere raus; auch mit dem ersten Würfel, außer beide laufen ohne Sprung in dieselbe Richtung.
lesson-walls-lost = Deine Figur ist wieder im Haus; mit jedem Wurf kann sie wieder rauskommen.
lesson-walls-goal = Ins Ziel kommst du nur, wenn dein Zug genau auf einer Fahne (Z) endet.

lesson-cards-lay = Leg einen Würfel: Er beginnt eine Reihe bei seiner Zahl oder zählt zur letzten Zahl einer Reihe dazu.
lesson-cards-both = Beide Würfel zusammen können eine deiner drei Reihen beginnen, bei ihrer Summe.
lesson-cards-steal = Fehlt eine Zahl in der Mitte, nimmst du sie aus deinen Reihen, sonst klaust du sie.
lesson-cards-robbed = Bis eine Reihe 40 erreicht, können andere daraus klauen; weiter geht es bei der letzten Zahl, die noch da ist.
lesson-cards-near = Eine Reihe zählt erst bei genau 40: ein Punkt für jede Zahl und jeden Stern darin.
lesson-cards-stuck = Keiner deiner Würfel passte: Du hast sie gezeigt, neue bekommen, und dein Zug war vorbei.

lesson-action-join = Endet dein Zug auf fremden Figuren, wirf alle raus oder stell dich dazu.
lesson-action-turn = Eine Karte mit ♟ spielst du in deinem Zug, statt zu würfeln.
lesson-action-any = ∞ geht auch, wenn andere dran sind; wann, sagt die Karte.
lesson-action-window = Bevor etwas gegen dich gilt, frage ich oft, ob du reagierst; keine Antwort heißt: passen.
