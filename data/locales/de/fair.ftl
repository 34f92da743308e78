# Die Würfel eines Tisches: wovon sie abhängen, und wie man sie nachprüft.

fair-title = **Die Würfel von Tisch { $table }**
fair-hash = SHA-256 des Geheimnisses, gezeigt, bevor jemand mitspielte: `{ $hash }`
fair-contributions = Klicks, von denen die Würfel abhängen: { $ids }
fair-later = Das Geheimnis wird gezeigt, wenn das Spiel zu Ende oder geschlossen ist.
fair-seed = Geheimnis: `{ $seed }`
fair-how = -# Jeder Wurf folgt daraus. Wie, und ein Prüfer aus ein paar Zeilen: docs/fair-dice.md in Pöppels Quelltext.
fair-which = Welcher Tisch? Nenne seine Nummer; sie steht auf seinem Brett.
