# Wat iemands eerste spel zegt, elk één keer, na wat er net gebeurde; in vijf spellen, hoogstens zes per spel.

lesson-for = 💡 { $person }: { $lesson }
lesson-own = 💡 { $lesson }
button-known = Dit weet ik al
lessons-none = Dit is voor spelers in hun eerste spel. Jij hebt dit al eens gespeeld.

lesson-six = Met een 6 komt een pion uit de basis, en je gooit nog een keer.
lesson-lost = Je pion is geslagen en terug in de basis.
lesson-clear = Zolang er pionnen in de basis wachten, moet die op het startveld eerst weg.
lesson-clear-unless = Zolang er pionnen in de basis wachten, moet die op je startveld weg, tenzij je kunt slaan.
lesson-tries = Heb je geen pion op de baan en kan er binnen geen doorschuiven, dan gooi je tot drie keer voor een 6.
lesson-base = Alleen met een 6 komt een pion uit de basis.
lesson-exact = Voorbij het laatste thuisveld gaat geen pion, dus je worp moet passen.
lesson-goal = In het thuishonk kan niemand je pion slaan.
lesson-must = Kun je iemand slaan, dan moet het, voor al het andere.

lesson-walls-dice = Je zet één pion met allebei je dobbelstenen, in welke volgorde je wilt, elk vooruit of achteruit.
lesson-walls-out = Met elke worp kan een pion eruit; de pijl (A) is zijn eerste stap.
lesson-walls-jump = Gooi je het getal in de muur boven je pion, dan kan hij omhoog springen.
lesson-walls-between = Waar je landt, sla je; ook met je eerste dobbelsteen, behalve als je met beide dezelfde kant op loopt.
lesson-walls-lost = Je pion is terug in de basis; met elke worp kan hij er weer uit.
lesson-walls-goal = Binnen kom je alleen als je zet precies op een vlag (veld Z) eindigt.

lesson-cards-lay = Speel een dobbelkaart: die begint een rij bij zijn getal, of telt op bij het laatste getal van een rij.
lesson-cards-both = Samen kunnen beide dobbelkaarten een van je drie rijen beginnen, bij hun som.
lesson-cards-steal = Ligt een getal niet in het midden, dan pak je het uit je eigen rijen, en anders bij een ander.
lesson-cards-robbed = Tot een rij 40 haalt, kunnen anderen eruit pikken; de rij gaat verder vanaf het laatste getal dat er nog ligt.
lesson-cards-near = Een rij telt pas bij precies 40: een punt voor elk getal en elke ster erin.
lesson-cards-stuck = Geen van je dobbelkaarten paste: je liet ze zien, kreeg nieuwe, en je beurt was voorbij.

lesson-action-join = Eindigt je zet op anderen, kies dan: sla ze allemaal, of ga erbij staan.
lesson-action-turn = Een kaart met ♟ speel je in je eigen beurt, in plaats van te gooien.
lesson-action-any = Een kaart met ∞ kan ook als een ander aan de beurt is; erop staat wanneer.
lesson-action-window = Voordat jou iets overkomt, vraag ik vaak of je reageert; geen antwoord is passen.
