# Das Kartenrennen: seine Regeln, was darin geschieht, was gefragt wird, was ein Knopf bewirkt.

game-card-race = Kartenrennen
    .goal = Deine Würfel sind Karten: Sammle Zahlen in Reihen, klau welche, und hol dir Punkte.
    .aim = Reihen geben Punkte

preset-quick = Schnell
    .short = Es genügt die Hälfte der Punkte

rule-target = Siegpunkte
    .text = Wie in der Anleitung (40 zu zweit, 35 zu dritt, 30 zu viert) oder davon die Hälfte oder ein Drittel.
    .short = Wie in der Anleitung, die Hälfte oder ein Drittel
    .value-rulebook = wie in der Anleitung
    .value-half = halb so viele Punkte
    .value-third = ein Drittel der Punkte
rule-stuck = Wenn kein Würfel passt
    .text = Du zeigst deine Würfel. Dann bekommst du neue, und dein Zug ist vorbei. Oder du bekommst neue, bis einer passt, und legst ihn. Oder du gibst eine deiner Reihen zurück und beginnst eine neue.
    .short = Neue Würfel, oder eine Reihe geht zurück
    .value-redraw-end = neue Würfel, der Zug ist vorbei
    .value-redraw-until-playable = neue Würfel, bis einer passt
    .value-drop-row = eine Reihe zurückgeben
rule-own-row-first = Eigene Reihen vor der Mitte
    .text = Eine Figur, die in einer deiner Reihen liegt, musst du von dort nehmen, auch wenn die Mitte sie noch hat.
    .short = Liegt die Figur bei dir, nimm sie von dort

begun-card-race = { $rolls ->
        [none] { $who } fängt an
       *[other] { $rolls }; { $who } fängt an
    } – wer zuerst { $target } Punkte hat, gewinnt
event-shuffled = gemischt: { $cards } Würfelkarten
event-drew-dice = zieht { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    } nach
event-began-row = legt { $dice } und beginnt Reihe { $row } bei { $to }
event-extended-row = legt { $dice }: Reihe { $row } geht von { $at } auf { $to }
event-stole =
    .headline = { $who } klaut { $victim } die { $figure }!
event-took-own = nimmt die { $figure } aus Reihe { $row }
event-scored-row =
    .headline = { $who } kommt mit Reihe { $row } auf die 40: { $figures } für Figuren, { $stars } für Sterne, jetzt { $total }!
event-showed-hand = muss { $dice } zeigen: keiner passt
event-dropped-row = gibt Reihe { $row } zurück ({ $figures })
event-reached-target = hat { $points } Punkte und gewinnt

prompt-lay = { $own ->
        [True] Du bist dran: Leg einen Würfel!
       *[False] { $seats }, du bist dran!
    }
prompt-drop = { $own ->
        [True] Keiner der beiden passt. Welche Reihe gibst du zurück?
       *[False] { $seats }, keiner der beiden passt: Welche Reihe gibst du zurück?
    }

action-new = { $dice } · neue Reihe, { $to }{ $source ->
        [own] , aus Reihe { $from-row }
        [other] , von { $victim }
        [other-row] , { $victim } R. { $from-row }
       *[centre] {""}
    }
action-row = { $dice } · Reihe { $row }: { $at }→{ $to }{ $source ->
        [own] , aus Reihe { $from-row }
        [other] , von { $victim }
        [other-row] , { $victim } R. { $from-row }
       *[centre] {""}
    }
action-drop = Reihe { $what } zurückgeben

view-card-race-view = Punkte: { $points }. Mit { $target } gewinnst du. Nachziehstapel: { $deck }. Deine Würfel: { $hand }

rules-card-race =
    ## Das Kartenrennen, in Kürze
    Die Karten von 1 bis 40 sind deine Figuren, Würfelkarten bewegen sie. Baue aufsteigende Reihen und bring sie bis zur 40. Wer zuerst 40 Punkte hat (zu dritt 35, zu viert 30, mit der Hausregel „{ rule-target }“ auch weniger), gewinnt, und das Spiel ist sofort aus.

    - Wer am höchsten würfelt, fängt an (wenn die Hausregeln nichts anderes sagen); dann geht es im Uhrzeigersinn. In der Anleitung ist es die jüngste Person, aber euer Alter kenne ich nicht.
    - Alle halten zwei Würfelkarten, die sonst niemand sieht. Leg eine, nimm die Figur, zu der sie führt, und zieh nach. Ist der Stapel leer, werden die abgelegten Würfel neu gemischt.
    - Ein Würfel beginnt eine Reihe mit der Figur seiner Zahl; **beide zusammen** dürfen eine mit ihrer Summe beginnen. Später wird immer ein Würfel zur letzten Figur einer Reihe gezählt. Du hast höchstens drei Reihen.
    - Jede Figur gibt es einmal; zu dritt und zu viert gibt es 1 bis 10 doppelt. Liegt eine nicht in der Mitte, nimmst du sie aus einer deiner Reihen oder sonst **von jemand anderem**, egal wo sie dort liegt. Haben zwei sie, suchst du aus, von wem. Die Reihe rückt zusammen, und weiter geht sie von der Figur, die jetzt die letzte ist.
    - Die 40 muss genau erreicht werden. Dann zählt die Reihe für jede Figur und jeden Stern einen Punkt, und ihre Figuren kommen zurück in die Mitte. Bis dahin können alle daraus klauen.
    - **Sterne:** einer auf jeder fünften Figur von 5 bis 35, auf der 36 und der 37; zwei auf der 38; drei auf der 39.
    - Du musst etwas legen, wenn du kannst. Sind alle drei Reihen für beide Würfel zu nah an der 40, zeigst du beide Würfel, bekommst zwei neue, und dein Zug ist vorbei.

# Was auf den Bildern der Regeln geschieht.

example-cards-begin = Gelb legt 3 und 5 zusammen und beginnt mit der 8 eine Reihe.
example-cards-steal = Gelb legt eine 5 zur 4. Die 9 liegt nicht in der Mitte, sondern bei Rot: Gelb klaut sie, und Rots Reihe rückt zusammen.
example-cards-home = Gelb legt eine 2 zur 38 und ist genau bei 40: sieben Figuren und drei Sterne, also 10 Punkte. Alle sieben kommen zurück in die Mitte.
