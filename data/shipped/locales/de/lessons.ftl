# Was das erste Spiel einer Person sagt, jedes einmal, nach dem, was ihr gerade geschah; in fünf Spielen höchstens je sechs.

lesson-for = 💡 { $person }: { $lesson }
lesson-own = 💡 { $lesson }
button-known = Kenn ich schon
lessons-none = Das ist für Leute in ihrem ersten Spiel. Du hast das schon gespielt.

lesson-six = Mit einer 6 kommt eine Figur aus dem Haus, und du würfelst noch einmal.
lesson-lost = Deine Figur ist wieder im Haus; eine 6 bringt sie wieder raus.
lesson-clear = Solange im Haus Figuren warten, musst du zuerst dein Startfeld räumen.
lesson-clear-unless = Solange im Haus Figuren warten, musst du dein Startfeld räumen, außer du kannst jemanden rauswerfen.
lesson-tries = Ist keine deiner Figuren unterwegs, hast du bis zu drei Würfe für eine 6.
lesson-base = Nur eine 6 bringt eine Figur aus dem Haus.
lesson-exact = Über das letzte Zielfeld hinaus geht es nicht; dein Wurf muss also passen.
lesson-goal = Im Ziel kann niemand deine Figur rauswerfen.
lesson-must = Wenn du jemanden rauswerfen kannst, musst du das auch, vor allem anderen.

lesson-walls-dice = Beide Würfel gelten für dieselbe Figur, in beliebiger Reihenfolge, jeder vor oder zurück.
lesson-walls-out = Mit jedem Wurf kann eine Figur rauskommen; das Startfeld A ist ihr erster Schritt.
lesson-walls-jump = Zeigt ein Würfel die Zahl in der Mauer vor deiner Figur, kann sie hinüberspringen.
lesson-walls-between = Auch eine fremde Figur da, wo dein erster Würfel endet, fliegt raus, außer du läufst geradeaus an ihr vorbei.
lesson-walls-lost = Deine Figur ist wieder im Haus; mit jedem Wurf kann sie wieder rauskommen.
lesson-walls-goal = Ins Ziel kommst du nur, wenn dein Zug genau auf einem der Felder Z endet.

lesson-cards-lay = Leg einen Würfel: Er beginnt eine Reihe bei seiner Zahl oder zählt zur letzten Zahl einer Reihe dazu.
lesson-cards-both = Beide Würfel zusammen können eine Reihe bei ihrer Summe beginnen.
lesson-cards-steal = Liegt eine Figur weder in der Mitte noch bei dir, klaust du sie aus einer fremden Reihe.
lesson-cards-robbed = Bis eine Reihe 40 erreicht, können andere daraus klauen; weiter geht es bei der letzten Figur, die noch da ist.
lesson-cards-near = Eine Reihe zählt erst bei genau 40: ein Punkt für jede Figur und jeden Stern darin.
lesson-cards-stuck = Keiner deiner Würfel passte: Du hast sie gezeigt, neue bekommen, und dein Zug war vorbei.

lesson-action-join = Endet dein Zug auf fremden Figuren, wirfst du alle raus oder stellst dich dazu.
lesson-action-turn = In deinem Zug würfelst du oder spielst eine Karte mit ♟, nie beides.
lesson-action-any = Karten mit ∞ darfst du auch spielen, wenn du nicht dran bist.
lesson-action-window = Trifft dich eine Karte und du kannst reagieren, frage ich dich; keine Antwort heißt: passen.
