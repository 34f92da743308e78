# De kaartenrace: de regels, wat er gebeurt, wat er gevraagd wordt, wat een knop doet.

game-card-race = Kaartenrace
    .goal = Je dobbelstenen zijn kaarten: verzamel getallen in rijen, pik ze van de anderen, en scoor.
    .aim = Rijen geven punten

preset-quick = Snel
    .short = De helft van de punten is genoeg om te winnen

rule-target = Punten om te winnen
    .text = Zoals in het boekje (40 met twee spelers, 35 met drie, 30 met vier), of de helft of een derde daarvan.
    .short = Zoals in het boekje, of de helft of een derde ervan
    .value-rulebook = zoals in het boekje
    .value-half = de helft van de punten
    .value-third = een derde van de punten
rule-stuck = Als geen dobbelkaart past
    .text = Je laat je kaarten zien. Dan krijg je nieuwe dobbelkaarten en is je beurt voorbij. Of je krijgt nieuwe tot er een past, en die speel je. Of je geeft een van je rijen terug aan het midden en begint een nieuwe.
    .short = Nieuwe dobbelkaarten, of een rij teruggeven
    .value-redraw-end = nieuwe dobbelkaarten, de beurt is om
    .value-redraw-until-playable = nieuwe tot er een past
    .value-drop-row = een rij teruggeven
rule-own-row-first = Eigen rijen voor het midden
    .text = Ligt de kaart die je nodig hebt in een van je eigen rijen, dan moet je hem daar pakken, ook als hij in het midden ligt.
    .short = Pak een getal uit je eigen rij als het daar ligt

begun-card-race = { $rolls ->
        [none] { $who } begint
       *[other] { $rolls }; { $who } begint
    } – wie het eerst { $target } punten heeft, wint
event-shuffled = geschud: { $cards } dobbelkaarten
event-drew-dice = trekt { $count ->
        [one] een dobbelkaart
       *[other] { $count } dobbelkaarten
    }
event-began-row = speelt { $dice } en begint rij { $row } bij { $to }
event-extended-row = speelt { $dice }: rij { $row } gaat van { $at } naar { $to }
event-stole =
    .headline = { $who } pikt de { $figure } van { $victim }!
event-took-own = pakt de { $figure } uit rij { $row }
event-scored-row =
    .headline = { $who } haalt 40 met rij { $row }: { $figures } voor kaarten, { $stars } voor sterren, nu { $total }!
event-showed-hand = moet { $dice } laten zien: geen van beide past
event-dropped-row = geeft rij { $row } terug ({ $figures })
event-reached-target = heeft { $points } punten en wint

prompt-lay =
    { $own ->
        [True] Jij bent aan de beurt: speel een dobbelkaart!
       *[False] { $seats }, jij bent aan de beurt!
    }
prompt-drop = { $own ->
        [True] Geen van beide past. Welke rij geef je terug?
       *[False] { $seats }, geen van beide past: welke rij geef je terug?
    }

action-new = { $dice } · nieuwe rij, { $to }{ $source ->
        [own] , uit rij { $from-row }
        [other] , van { $victim }
        [other-row] , { $victim } rij { $from-row }
       *[center] {""}
    }
action-row = { $dice } · rij { $row }: { $at }→{ $to }{ $source ->
        [own] , uit rij { $from-row }
        [other] , van { $victim }
        [other-row] , { $victim } rij { $from-row }
       *[center] {""}
    }
action-drop = Rij { $what } teruggeven

view-card-race-view = Punten: { $points }; met { $target } win je. Trekstapel: { $deck }. Je dobbelkaarten: { $hand }

rules-card-race =
    ## De kaartenrace, in het kort
    Je rent langs de getallen 1 tot 40. In plaats van pionnen verzamel je getalkaarten, in plaats van dobbelstenen speel je dobbelkaarten. Bouw rijen die oplopen tot 40. De eerste met 40 punten (35 met drie spelers, 30 met vier, met de huisregel “{ rule-target }” minder) wint meteen.

    - De hoogste worp begint (tenzij de huisregels iets anders zeggen); daarna gaat het met de klok mee. Volgens het boekje begint de jongste, maar ik weet niet hoe oud jullie zijn.
    - Je hebt twee dobbelkaarten die alleen jij ziet. Speel er een, pak de getalkaart waar je op uitkomt, en trek een nieuwe dobbelkaart. Is de trekstapel op, dan worden de gespeelde dobbelkaarten geschud.
    - Een dobbelkaart begint een rij bij zijn eigen getal; **allebei samen** kunnen een rij beginnen bij hun som. Daarna tel je steeds één dobbelkaart op bij het laatste getal van de rij. Je hebt hoogstens drie rijen.
    - Elke getalkaart is er één keer; met drie of vier spelers zijn 1 tot 10 er twee keer. Ligt een getal niet in het midden, pak het dan uit een van je eigen rijen, of anders **pik je het van een andere speler**, waar in de rij het ook ligt. Hebben twee spelers het, dan kies jij. De rij schuift aan en gaat verder vanaf het laatste getal dat er nog ligt.
    - Een rij moet precies op 40 uitkomen. Dan levert elke kaart en elke ster erin een punt op, en de kaarten gaan terug naar het midden. Tot die tijd kan iedereen eruit pikken.
    - **Sterren:** één op elk vijfde getal van 5 tot 35, op 36 en op 37; twee op 38; drie op 39.
    - Kun je spelen, dan moet het. Heb je drie rijen en past geen van beide dobbelkaarten, laat ze dan allebei zien, trek twee nieuwe, en je beurt is om.

# Wat er op de plaatjes van de regels gebeurt.

example-cards-begin = Geel speelt 3 en 5 samen en begint een rij bij 8.
example-cards-steal = Geel telt een 5 bij de 4 op. De 9 ligt niet in het midden, maar bij Rood: Geel pikt hem, en de rij van Rood schuift aan.
example-cards-home = Geel telt een 2 bij de 38 op en komt precies op 40: zeven getalkaarten en drie sterren zijn 10 punten. Alle zeven gaan terug naar het midden.
