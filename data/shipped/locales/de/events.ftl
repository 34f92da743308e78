# Was an einem Tisch geschieht, ohne wer es tut; oder als Schlagzeile (.headline), ein Satz in einer eigenen Zeile, der
# auch sagt, wer ($who). Was gefragt wird; was ein Knopf bewirkt.

event-opening-roll = würfelt { $pips } um den ersten Zug
event-began =
    .headline = { $rolls ->
        [none] { $who } fängt an
       *[other] { $rolls }; { $who } fängt an
    }
opening-tied = { $rolls }; Gleichstand, also noch einmal: { $again }
event-rolled = würfelt { $pips }
event-stuck = kann nicht ziehen
event-captured =
    .headline = { $who } wirft { $seat } raus!
event-moved = { $neutral ->
        [True] neutrale Figur
       *[False] Figur
    } { $piece } { $at ->
        [B] kommt raus auf { $to }
       *[other] von { $at } auf { $to }
    }
event-overlooked = hätte rauswerfen müssen: Figur { $piece } muss zurück ins Haus
event-came-home = { $neutral ->
        [True] alle neutralen Figuren sind im Ziel
       *[False] alle Figuren im Ziel, eine Farbe fehlt noch
    }
event-rolls-again = würfelt noch einmal
event-finished =
    .headline = { $who } ist am Ziel: Platz { $place }!

prompt-roll = { $own ->
        [True] Du bist dran: { $plays ->
            [True] Würfle, oder spiel eine Karte!
           *[False] Würfle!
        }
        [aside] { $seats } ist dran.
       *[False] { $seats }, du bist dran!
    }
prompt-move = { $own ->
        [True] Du hast { $pips } gewürfelt: { $choice ->
            [itself] Es gibt nur einen Zug, ich mache ihn gleich für dich.
            [one] Es gibt nur einen Zug.
           *[some] Welche Figur?
        }
        [aside] { $seats } hat { $pips } gewürfelt.
       *[False] { $seats }, du hast { $pips } gewürfelt: { $choice ->
            [itself] Es gibt nur einen Zug, ich mache ihn gleich für dich.
            [one] Es gibt nur einen Zug.
           *[some] Welche Figur?
        }
    }

action-roll = Würfeln
action-move =
    { $piece } → { $to }{ $captures ->
        [0] { "" }
       *[other] , wirft { $victim } raus
    }
action-back = { $piece } ← { $to }, wirft { $victim } raus
action-neutral = Neutral { $piece } → { $to }{ $captures ->
        [0] {""}
       *[other] , wirft { $victim } raus
    }
action-neutral-back = Neutral { $piece } ← { $to }, wirft { $victim } raus
action-neutral-enter = Neutral { $piece } kommt{ $captures ->
        [0] { " " }raus
       *[other] , { $victim } raus
    }
action-retry = Lieber noch einmal würfeln
action-enter =
    { $piece } kommt raus{ $captures ->
        [0] { "" }
       *[other] , wirft { $victim } raus
    }
