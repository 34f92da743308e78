# De dobbelstenen van een tafel: waar ze van afhangen, en hoe je ze narekent.

fair-title = **Deze dobbelstenen kun je narekenen** · tafel { $table }
fair-hash = Een geheim bepaalt elke worp, samen met jullie klikken. Dit is het zegel ervan, gemaakt voordat er iemand meedeed (SHA-256): `{ $hash }`
fair-contributions = Klikken die meetellen: { $ids }
fair-cup-hash = Een geheim bepaalt elke worp aan deze tafel. Het volgt uit het geheim van beker nr. { $cup }, waarvan het zegel in het bericht van de beker stond voordat er iemand meedeed. Dit is het zegel van de tafel (SHA-256): `{ $hash }`
fair-cup-counts = Naast het geheim tellen alleen de nummers van de beker, de ronde en de tafel mee: { $ids }. Klikken tellen niet mee.
fair-later = Bewaar het zegel. Ik laat het geheim zien zodra het spel afgelopen of gesloten is.
fair-seed = Het geheim: `{ $seed }`
fair-how = -# Elke worp volgt hieruit. Hoe je het zelf narekent: docs/fair-dice.md in de broncode van Pöppel.
fair-which = Welke tafel? Geef het nummer erbij: het staat klein bij het bord.
