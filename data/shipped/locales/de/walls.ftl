# Das Mauerrennen: seine Regeln, was darin geschieht, was gefragt wird, was ein Knopf bewirkt.

game-walls = Mauerrennen
    .goal = Zwei Würfel, fünf Mauern: Spring drüber, und sei zuerst mit allen Figuren im Ziel.
    .aim = Über Mauern ins Ziel

preset-shuffled = Gemischte Mauern
    .short = Nach Anleitung, nur stehen die Mauern jedes Mal anders

rule-wall-layout = Die Mauern
    .text = Standard: Die Mauern stehen jedes Mal gleich (die Zahlen darauf sind von uns, denn die Anleitung zeigt nicht alle). Gemischt: Vor dem Spiel tauschen sie die Plätze, und manche werden umgedreht.
    .short = Jedes Mal gleich oder gemischt
    .value-standard = jedes Mal gleich
    .value-shuffled = gemischt

rule-jump-back = Zurückspringen
    .text = Über Mauern darfst du auch zurückspringen, vom Ziel weg. Ohne diese Regel geht es nur nach vorn.
    .short = Über Mauern auch zurück, vom Ziel weg

rule-own-stopover = Halt bei eigenen Figuren
    .text = Zwischen den Würfeln darf eine Figur auch dort umkehren oder springen, wo eine eigene steht; die bleibt stehen. Enden darf ein Zug dort nicht.
    .short = Umkehren oder springen, wo eine eigene Figur steht

event-set-walls = die Mauern werden gemischt
event-rolled-two = würfelt { $dice }
event-went = Figur { $piece }: { $legs } auf { $to }

prompt-go = { $own ->
        [True] Du hast { $pips } gewürfelt: { $choice ->
            [itself] Es gibt nur einen Zug, ich mache ihn gleich für dich.
            [one] Es gibt nur einen Zug.
           *[some] Welcher Zug?
        }
       *[False] { $seats }, { $pips }: { $choice ->
            [itself] Es gibt nur einen Zug, ich mache ihn gleich für dich.
            [one] Es gibt nur einen Zug.
           *[some] Welcher Zug?
        }
    }

action-go = { $legs }{ $home ->
        [True] { $captures ->
            [0] {" "}ins Ziel
           *[other] , Ziel ×{ $victim }
        }
       *[False] { $captures ->
            [0] {""}
            [1] : { $victim } raus
           *[other] : { $victims }
        }
    }
walls-hits = { $way }, wirft { $victims } raus
action-go-with = #{ $piece }: { $way }
tap-more-ways = Weitere ({ $ways })
tap-piece = Figur { $piece } · { $ways ->
        [one] ein Zug
       *[other] { $ways } Züge
    }

leg-forward = { $die } vor
leg-back = { $die } zurück
leg-up = Sprung { $die } hoch
leg-down = Sprung { $die } runter
leg-to = { $leg } auf { $square }
leg-hits = { $leg }, wirft { $captured } raus
leg-home = ins Ziel

walls-way = Figur { $piece }: { $way }

alt-way = ({ $number }) { $way }
alt-walls = Die Felder führen in sechs Reihen vom Startfeld A über 1 bis 62 zu den beiden Feldern Z. Zwischen den Reihen stehen fünf Mauern; ihre Zahlen von links nach rechts, vom Start aus: { $numbers }.

rules-walls =
    ## Das Mauerrennen, in Kürze
    Alle laufen dieselbe Strecke: sechs Reihen, dazwischen fünf Mauern mit Zahlen, vom Startfeld A bis zu den beiden Feldern Z am Ende. Deine vier Figuren (weniger mit der Hausregel „{ rule-pieces }“) beginnen im Haus. Wer zuerst alle im Ziel hat, gewinnt.

    - Wer am höchsten würfelt, fängt an (wenn die Hausregeln nichts anderes sagen); dann geht es im Uhrzeigersinn. In der Anleitung ist es die jüngste Person, aber euer Alter kenne ich nicht.
    - Würfle mit **zwei Würfeln** und zieh mit beiden dieselbe Figur, erst den einen, dann den anderen, wie du willst, **vor oder zurück**. Umkehren darfst du erst, wenn ein Würfel ganz gezogen ist. Ein Pasch ist nichts Besonderes.
    - Mit jedem Wurf kann eine Figur rauskommen; das Startfeld A zählt als erster Schritt. Hinter A geht es nie mehr zurück.
    - **Mauersprung:** Steht deine Figur an einer Zahl in der Mauer, die auch dein Würfel zeigt? Dann darf sie mit ihm auf das Feld gegenüber springen, vor oder zurück. Das geht auch zweimal hintereinander.
    - **Rauswerfen:** Endet dein Zug auf einer fremden Figur, fliegt sie raus, zurück ins Haus. Dasselbe gilt für eine auf dem Feld, das du mit dem ersten Würfel erreichst – außer du läufst mit beiden in dieselbe Richtung, ohne Sprung: Dann geht es an ihr vorbei. So kannst du in einem Zug zwei rauswerfen. Geht auch ein anderer Zug, musst du niemanden rauswerfen.
    - Deine eigenen Figuren kannst du überspringen, aber nie auf ihnen landen.
    - Ins **Ziel** kommt eine Figur, wenn ihr ganzer Zug auf einem der Felder Z endet. Darüber hinaus geht es nicht. Im Ziel ist sie sicher.

# Was die Bilder von /regeln zeigen.

example-walls-enter = Rot würfelt 3 und 5: Figur 2 kommt mit der 3 auf das dritte Feld – das Startfeld zählt mit – und läuft 5 weiter.
example-walls-straight = Rot würfelt 3 und 3 und läuft sechs Felder vor. An Gelb läuft die Figur vorbei; Grün, am Ende, fliegt raus.
example-walls-turn = Rot würfelt 2 und 4: erst zwei zurück, dann vier vor. Wo die Figur umkehrt, fliegt Gelb raus, und am Ende noch Grün.
example-walls-jump = Rot würfelt 2 und 5: zwei vor, Gelb fliegt raus, und mit der 5 über die Mauer. Drüben fliegt Schwarz raus.
example-walls-two-jumps = Rot würfelt 3 und 5 und springt gleich über zwei Mauern.
example-walls-home = Rot würfelt 2 und 3. Fünf vor wären zu weit; also zwei zurück und drei vor, und die Figur ist im Ziel.
example-wall-layout = So können die Mauern stehen: an anderen Plätzen, manche umgedreht. Bei jedem Spiel anders.
example-jump-back = Rot würfelt 1 und 4: mit der 4 zurück über die Mauer, dann noch eins zurück. Grün fliegt raus.
example-walls-pieces = Mit zwei Figuren gewinnt Rot, sobald auch die zweite im Ziel ist.
example-own-stopover = Rot würfelt 2 und 5: Figur 1 hält bei der eigenen Figur 2 und springt von dort über die Mauer. Schwarz fliegt raus.
example-walls-places = Rot hat alle im Ziel und gewonnen. Die anderen spielen weiter um die Plätze: Gelb zieht.
