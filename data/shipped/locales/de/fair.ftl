# Die Würfel eines Tisches: wovon sie abhängen, und wie man sie nachprüft.

fair-title = **Diese Würfel kannst du nachprüfen** · Tisch { $table }
fair-hash = Ein Geheimnis bestimmt jeden Wurf, zusammen mit euren Klicks. Das hier ist sein Siegel; es stand fest, bevor jemand mitspielte (SHA-256): `{ $hash }`
fair-contributions = Klicks, die mitzählen: { $ids }
fair-later = Heb das Siegel auf. Das Geheimnis zeige ich, sobald das Spiel zu Ende oder geschlossen ist.
fair-seed = Das Geheimnis: `{ $seed }`
fair-how = -# Jeder Wurf folgt daraus. Wie du selbst nachrechnest: docs/fair-dice.md in Pöppels Quelltext.
fair-which = Welcher Tisch? Gib auch seine Nummer an; sie steht klein unter seinem Brett.
