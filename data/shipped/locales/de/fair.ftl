# Die Würfel eines Tisches: wovon sie abhängen, und wie man sie nachprüft.

fair-title = **Diese Würfel kannst du nachprüfen** · Tisch { $table }
fair-hash = Ein Geheimnis bestimmt jeden Wurf, zusammen mit euren Klicks. Das hier ist sein Siegel; es stand fest, bevor jemand mitspielte (SHA-256): `{ $hash }`
fair-contributions = Klicks, die mitzählen: { $ids }
fair-cup-hash = Ein Geheimnis bestimmt jeden Wurf an diesem Tisch. Es folgt aus dem Geheimnis von Pokal Nr. { $cup }, dessen Siegel in der Nachricht des Pokals stand, bevor jemand mitmachte. Das hier ist das Siegel des Tischs (SHA-256): `{ $hash }`
fair-cup-counts = Außer dem Geheimnis zählen nur die Nummern von Pokal, Runde und Tisch: { $ids }. Klicks zählen nicht mit.
fair-later = Heb das Siegel auf. Das Geheimnis zeige ich, sobald das Spiel zu Ende oder geschlossen ist.
fair-seed = Das Geheimnis: `{ $seed }`
fair-how = -# Jeder Wurf folgt daraus. Wie du selbst nachrechnest: docs/fair-dice.md in Pöppels Quelltext.
fair-which = Welcher Tisch? Gib auch seine Nummer an; sie steht klein bei seinem Brett.
