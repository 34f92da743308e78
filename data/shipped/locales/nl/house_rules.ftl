# Wat /spelregels over een huisregel laat zien: hoe hij kan staan, waar hij vandaan komt, en wat er op zijn
# plaatje gebeurt (example-...).

menu-show-rule = Een huisregel bekijken
rules-none = De regels van { $game } staan hier nog niet. Aan een tafel laten de knoppen zien wat je kunt doen.
rules-in-short = Terug naar de korte regels
menu-show-game = De regels van een spel bekijken
rules-games = ## De spellen, en hun regels in het kort
rules-game = - **{ $game }:** { $goal }

rules-ways = **Mogelijkheden**
rules-way =
    - { $way }{ $usual ->
        [True] { " " }· *standaard*
       *[False] { "" }
    }{ $table ->
        [none] { "" }
       *[other] { " " }· **zo speelt tafel { $table }**
    }
rule-switch = { $on ->
        [True] aan
       *[False] uit
    }
rules-needs = Werkt alleen samen met: { $rules }
rules-excludes = Gaat niet samen met: { $rules }
rules-begins = -# “{ $preset }” aan een tafel van { $players }: in spellen tussen computers won wie begon { $wins } van de 100 keer (gelijk zou { $even } zijn).
rules-source = -# Bron: { $source }. In onze eigen woorden; niet officieel, niet van de uitgever.

source-000 = boekje van het klassieke spel (in het Duits)
source-001 = boekje van de murenrace (in het Duits)
source-002 = boekje van de kaartenrace (in het Duits)
source-004 = toernooiregels (in het Engels)
source-ours = van onszelf, staat in geen enkel boekje
source-custom = uit geen boekje, maar veel mensen spelen zo
source-heading = “{ $heading }”
source-introduction = inleiding
source-paragraph = alinea { $number }
source-rule = regel { $number }
source-sentence = zin { $number }

example-backward-capture = Geel gooit 2 en mag met pion 1 achteruit, want zo slaat Geel Groen.
example-backward-capture-forced = Geel gooit 2 en heeft geen keus: pion 1 moet achteruit slaan; vooruit mag er geen.
example-barrier-on-start = Geel gooit 3 en bouwt met pion 2 een blokkade op het startveld van Groen. Zolang die er staat, komt daar geen pion uit.
example-barriers = Geel gooit 4. Pion 1 kan niet langs de blokkade van Groen; alleen pion 2 kan.
example-blocked-start = Geel gooit 2. Pion 1 zou het startveld moeten vrijmaken, maar pion 2 staat in de weg. Dus moet Geel pion 2 zetten, niet pion 3.
example-compulsory-capture = Geel gooit 4. Pion 1 moet Groen slaan; pion 2 zetten mag niet.
example-compulsory-capture-penalty = Met straf: Geel zet pion 1, maar pion 4 had kunnen slaan. Dus gaat pion 4 terug naar de basis.
example-extra-colours = Drie spelers: Geel is aan de beurt, zet de neutrale zwarte pion en slaat daarmee Groen.
example-extra-colours-two = Twee spelers: Geel en Rood horen bij elkaar, en Groen en Zwart ook.
example-must-mode = Met straffen: Geel zet pion 1, maar pion 4 moest slaan. De zet telt niet, en pion 4 gaat terug naar de basis.
example-no-goal-jump = Geel gooit 5. Pion 1 zou in het thuishonk over pion 2 heen moeten, dus alleen pion 3 kan.
example-pieces = Met twee pionnen zijn alleen de twee binnenste velden het thuishonk: Geel gooit 4 en loopt voorbij de eigen pion, die nog niet binnen is.
example-places = Geel heeft gewonnen. De anderen spelen door: Groen zet.
example-race-capture = Geel gooit 4, komt op het veld van Groen en slaat die pion: terug naar de basis.
example-race-enter = Geel gooit 6 en moet een pion eruit halen. Daarna gooit Geel nog een keer.
example-race-home = Geel gooit 5, en dat past precies: pion 1 gaat het thuishonk in.
example-safe-start = Geel gooit 4. Pion 1 kan Groen niet slaan, want die staat op het eigen startveld. Alleen pion 2 kan.
example-six-always-again = Met de 6 kan geen pion iets. Geel gooit toch nog een keer en komt met een 2 binnen.
example-six-arms = Het bord met zes armen voor de eerste worp.
example-start-in-base = Zo begint het spel: alle pionnen wachten in de basis, en alleen een 6 haalt er een uit.
example-three-rolls = Geel heeft geen pion op de baan en gooit 3, 5 en 6: met de 6 komt er een pion uit.
example-two-player-win = Geel is helemaal binnen en wint, ook al is Rood, de tweede kleur van dezelfde speler, nog onderweg.
