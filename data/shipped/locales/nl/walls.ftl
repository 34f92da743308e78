# De murenrace: de regels, wat er gebeurt, wat er gevraagd wordt, wat een knop doet.

game-walls = Murenrace
    .goal = Twee dobbelstenen, vijf muren: spring eroverheen, en breng als eerste al je pionnen binnen.
    .aim = Over muren heen

preset-shuffled = Geschudde muren
    .short = Volgens het boekje, maar de muren staan elke keer anders

rule-wall-layout = De muren
    .text = Standaard: de muren staan altijd hetzelfde (de getallen zijn van ons, want het boekje toont ze niet allemaal). Geschud: voor het spel wisselen ze van plaats, en sommige worden omgedraaid.
    .short = Elke keer hetzelfde, of geschud
    .value-standard = elke keer hetzelfde
    .value-shuffled = geschud

rule-jump-back = Terugspringen
    .text = Je mag ook achteruit over muren springen, van het thuishonk af. Zonder deze regel mag dat alleen vooruit.
    .short = Je mag ook achteruit over muren springen

rule-own-stopover = Tussenstop op een eigen pion
    .text = Tussen de twee dobbelstenen mag een pion ook omkeren of springen op een veld waar een eigen pion staat. Daar eindigen mag een zet niet.
    .short = Keer om of spring op een veld met een eigen pion

event-set-walls = de muren zijn geschud
event-rolled-two = gooit { $dice }
event-went = pion { $piece }: { $legs } naar { $to }

prompt-go = { $own ->
        [True] Je hebt { $pips } gegooid: { $choice ->
            [itself] er is maar één zet, die doe ik voor je.
            [one] er is maar één zet.
           *[some] welke zet?
        }
       *[False] { $seats }, { $pips }: { $choice ->
            [itself] er is maar één zet, die doe ik voor je.
            [one] er is maar één zet.
           *[some] welke zet?
        }
    }

action-go =
    { $legs }{ $home ->
        [True]
            { $captures ->
                [0] , binnen
               *[other] , binnen ×{ $victim }
            }
       *[False]
            { $captures ->
                [0] { "" }
                [1] , slaat { $victim }
               *[other] : { $victims }
            }
    }
walls-hits = { $way }, slaat { $victims }
action-go-with = #{ $piece }: { $way }
tap-more-ways = Meer ({ $ways })
tap-piece = Pion { $piece } · { $ways ->
        [one] één zet
       *[other] { $ways } zetten
    }

leg-forward = { $die } vooruit
leg-back = { $die } terug
leg-up = sprong { $die } omhoog
leg-down = sprong { $die } omlaag
leg-to = { $leg } naar { $square }
leg-hits = { $leg }, slaat { $captured }
leg-home = het thuishonk in

walls-way = Pion { $piece }: { $way }

alt-way = ({ $number }) { $way }
alt-walls = De velden lopen in zes rijen van het startveld, A, via 1 tot 62 naar de twee velden Z. Tussen de rijen staan vijf muren; hun getallen van links naar rechts, gezien vanaf het startveld: { $numbers }.

rules-walls =
    ## De murenrace, in het kort
    Iedereen rent over dezelfde baan: zes rijen met daartussen vijf muren met getallen, van het startveld A tot de twee velden Z aan het eind. Je begint met vier pionnen in je basis, met de huisregel “{ rule-pieces }” minder. Wie ze het eerst allemaal binnen heeft, wint.

    - De hoogste worp begint (tenzij de huisregels iets anders zeggen); daarna gaat het met de klok mee. Volgens het boekje begint de jongste, maar ik weet niet hoe oud jullie zijn.
    - Gooi **twee dobbelstenen** en gebruik ze allebei voor dezelfde pion, de een na de ander, in welke volgorde je wilt, **vooruit of achteruit**. Omkeren mag pas als je een dobbelsteen helemaal hebt gezet. Dubbel gooien is niets bijzonders.
    - Met elke worp kan een pion eruit. Het startveld A telt als zijn eerste stap. Eenmaal eruit gaat een pion nooit terug achter A.
    - **Over de muur:** staat je pion naast een getal in de muur, en heb je dat getal gegooid? Dan kun je met die dobbelsteen op het veld aan de overkant springen, vooruit of achteruit. Je kunt ook twee keer achter elkaar springen.
    - **Slaan:** eindigt je zet op een pion van een ander, dan gaat die terug naar zijn basis. Dat geldt ook voor een pion op het veld waar je met je eerste dobbelsteen komt – behalve als je met allebei dezelfde kant op loopt, zonder sprong: dan loop je er gewoon langs. Zo kun je er in één beurt twee slaan. Het hoeft nooit als een andere zet kan.
    - Over je eigen pionnen mag je heen, maar je mag er niet op komen.
    - **Binnen** is een pion als zijn hele zet eindigt op een van de velden Z. Verder kun je niet. In het thuishonk is hij veilig.

# Wat de plaatjes van /spelregels laten zien.

example-walls-enter = Rood gooit 3 en 5: met de 3 komt pion 2 op het derde veld – het startveld telt mee – en dan loopt hij 5 verder.
example-walls-straight = Rood gooit 3 en 3 en zet een pion zes velden vooruit. Hij loopt langs Geel, komt op Groen en slaat Groen.
example-walls-turn = Rood gooit 2 en 4: eerst twee terug, dan vier vooruit. De pion slaat Geel waar hij omkeert, en Groen waar hij stopt.
example-walls-jump = Rood gooit 2 en 5: twee vooruit, waar hij Geel slaat, dan met de 5 over de muur. Aan de overkant slaat hij Zwart.
example-walls-two-jumps = Rood gooit 3 en 5 en springt over twee muren achter elkaar.
example-walls-home = Rood gooit 2 en 3. Vijf vooruit zou te ver zijn, dus de pion gaat twee terug en drie vooruit – en is binnen.
example-wall-layout = Zo kunnen de muren staan: op andere plaatsen, sommige omgedraaid. Het is elk spel anders.
example-jump-back = Rood gooit 1 en 4: met de 4 terug over de muur, dan nog één veld terug. Groen is geslagen.
example-walls-pieces = Met twee pionnen wint Rood zodra de tweede binnen is.
example-own-stopover = Rood gooit 2 en 5: pion 1 stopt bij de eigen pion 2 en springt vandaar over de muur. Zwart is geslagen.
example-walls-places = Rood heeft alle pionnen binnen en heeft gewonnen. De anderen spelen door om de plaatsen: Geel zet.
