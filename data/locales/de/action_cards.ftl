# Die Aktionskarten: wie ein eigenes Blatt abgelehnt wird.

deck-too-big = Ein Blatt ist eine Datei von höchstens { $kilobytes } KB.
deck-unreadable = Das ist kein Blatt: { $reason }
deck-kind = Eintrag { $number } des Blatts, „{ $entry }“, ist keine Karte, die wir kennen.
deck-copies = Eintrag { $number } des Blatts, „{ $entry }“, kommt doppelt vor oder hat keine Karten.
deck-size = Ein Blatt hat { $least } bis { $most } Karten, dieses hat { $cards }.
