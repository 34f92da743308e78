# Was an einem Tisch geschieht, ohne wer es tut; was gefragt wird; was ein Knopf bewirkt.

event-opening-roll = würfelt { $pips } um den Anfang
event-began = beginnt
event-rolled = würfelt { $pips }
event-stuck = kann nicht ziehen
event-captured = schlägt { $seat } { $piece }
event-moved = { $neutral ->
        [True] neutrale Figur
       *[False] Figur
    } { $piece } { $at ->
        [B] kommt auf { $to } ins Spiel
       *[other] von { $at } auf { $to }
    }
event-overlooked = hat Schlagen versäumt: Figur { $piece } muss zurück auf die B-Felder
event-came-home = { $neutral ->
        [True] damit sind alle neutralen Figuren im Ziel
       *[False] hat alle Figuren im Ziel; eine weitere Farbe muss noch dorthin
    }
event-rolls-again = würfelt noch einmal
event-finished = { $place ->
        [1] hat alle Figuren im Ziel und gewinnt
       *[other] hat alle Figuren im Ziel, Platz { $place }
    }

prompt-roll = { $seats } ist dran: würfeln.
prompt-move = { $seats } hat { $pips } gewürfelt: Welche Figur?

action-roll = Würfeln
action-move = { $piece } · auf { $to }{ $captures ->
        [0] {""}
       *[other] , schlägt { $victim }
    }
action-back = { $piece } · zurück auf { $to }, schlägt { $victim }
action-neutral = Neutral { $piece } → { $to }{ $captures ->
        [0] {""}
       *[other] , schlägt { $victim }
    }
action-neutral-back = Neutral { $piece } ← { $to }, schlägt { $victim }
action-neutral-enter = Neutral { $piece } rein{ $captures ->
        [0] {""}
       *[other] , schlägt { $victim }
    }
action-retry = Noch einmal würfeln
action-enter = { $piece } · ins Spiel{ $captures ->
        [0] {""}
       *[other] , schlägt { $victim }
    }
