# Befehle: der Name, und worum es geht (.about). Namen in Kleinbuchstaben, Ziffern und Bindestrichen,
# höchstens 32 Zeichen; worum es geht, höchstens 100.

command-fair = fair
    .about = Die Würfel eines Tisches nachprüfen
    .table = tisch
    .table-about = Die Nummer des Tisches; sonst der in diesem Kanal
command-help = hilfe
    .about = Wie man anfängt, auf einen Blick
command-play = spielen
    .about = Einen Tisch in diesem Kanal eröffnen
    .game = spiel
    .game-about = Was gespielt wird
    .preset = regelwerk
    .preset-about = Nach welchen Regeln; in der Lobby lassen sie sich noch ändern
command-rules = regeln
    .about = Die Regeln in Kürze, die Hausregeln des Tisches hier, und was jede Hausregel bewirkt
    .rule = regel
    .rule-about = Eine Hausregel genauer, wenn es geht mit Bild
command-settings = einstellungen
    .about = Wie es bei dir aussieht, und was dieser Server gewählt hat
command-table = tisch
    .about = Der Tisch in diesem Kanal
command-table-show = zeigen
    .about = Das Brett noch einmal zeigen
command-table-text = text
    .about = Das Brett in Worten
command-table-hand = hand
    .about = Meine Hand, die sonst niemand sieht
command-table-log = verlauf
    .about = Was zuletzt geschehen ist
command-table-leave = verlassen
    .about = Meinen Platz aufgeben
command-table-end = beenden
    .about = Den Tisch schließen, oder die anderen fragen
command-tables = tische
    .about = Meine Tische, und wo ich dran bin
