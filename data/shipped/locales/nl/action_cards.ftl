# De actiekaarten: hun namen en teksten, de regels, wat er gebeurt, wat er gevraagd wordt, wat een knop doet.

game-action-cards = Actiekaarten
    .goal = Het klassieke spel, door elkaar geschud met kaarten.
    .aim = Racen met kaarten

preset-evening = Avondje
    .short = Volgens het boekje met drie pionnen: ruim een uur

rule-deck = Kaarten
    .text = Onze 55 kaarten, elke kaart één of twee keer, of een eigen deck. Losse kaarten kun je weglaten.
    .short = Onze 55 kaarten, één of twee keer, of een eigen deck
    .value-ours = onze 55 kaarten
    .value-twice = elke kaart twee keer: 110
    .value-own = een eigen deck van { $cards } kaarten
rule-auto-draw = Trekken zonder vragen
    .text = Na je worp trek je altijd een kaart. Zonder deze regel mag je ervan afzien als je in /instellingen kiest dat ik het eerst vraag. Sommige kaarten werken meteen, en niet altijd in je voordeel.
    .short = Na je worp trek je altijd een kaart
rule-four-arms = Met drie op het bord met vier armen
    .text = Drie spelers zitten aan het bord met vier armen. Zonder deze regel zitten ze om en om aan zes armen. Dat is eerlijker: op vier armen wint de middelste minder vaak.
    .short = Op vier armen, in plaats van om en om aan zes
rule-backward-past-start = Achteruit voorbij je eigen startveld
    .text = Een pion die achteruitgaat, mag op of voorbij zijn eigen startveld komen, wat er ook op de kaart staat. Dat scheelt een heel rondje.
    .short = Achteruit mag je op en voorbij je eigen startveld

source-003 = boekje van de actiekaarten (in het Duits)

deck-file = Dit zijn de kaarten als bestand. Verander hoeveel er van elke kaart zijn: 0 is geen, en samen moeten het er { $least } tot { $most } zijn. Stuur het bestand terug met /{ command-table } { command-table-deck } voordat het spel begint. Als admin kun je het met /{ command-settings } { command-settings.deck } voor alle nieuwe tafels instellen.
deck-too-big = Een deckbestand mag hoogstens { $kilobytes } kB groot zijn.
deck-unreadable = Dat is geen deck ({ $reason }). Met /{ command-table } { command-table-deck } zonder bestand krijg je er een om aan te passen.
deck-kind = Nummer { $number } in het deck, “{ $entry }”: die kaart ken ik niet. Met /{ command-table } { command-table-deck } zonder bestand krijg je ze allemaal.
deck-copies = Nummer { $number } in het deck, “{ $entry }”, staat er dubbel in of heeft minder dan 0 kaarten. Noem elke kaart één keer.
deck-chosen = Deze tafel speelt met jouw deck van { $cards } kaarten.
deck-elsewhere = Alleen het spel met actiekaarten heeft een deck. Begin er een met /spelen.
deck-size = Een deck heeft { $least } tot { $most } kaarten, dit heeft er { $cards }.

kind-denkste = Mooi niet!
    .text = Speel deze als iemand een kaart aankondigt: die kaart gaat niet door. Of speel hem in je beurt in plaats van te gooien: hij telt als een 6, en je gooit nog een keer, maar je trekt geen kaart.
    .short = Stopt een kaart, of telt als een 6
    .face = Stopt een kaart of telt als een 6
kind-aetsch = Lekker puh!
    .text = Speel deze als iemand een kaart aankondigt die alleen jou raakt: die kaart gaat niet door.
    .short = Een kaart die alleen jou raakt, gaat niet door
    .face = Stopt wat alleen jou raakt
kind-schutzengel = Engeltje
    .text = Speel deze als iemand jouw pionnen dreigt te slaan: die van jou blijven, en de andere pion gaat erbij staan. Pionnen van anderen op dat veld worden wel geslagen.
    .short = Jouw pionnen worden niet geslagen
    .face = Jouw pionnen blijven staan
kind-retourkutsche = Lik op stuk
    .text = Speel deze als iemand een pion van jou slaat: de pion die slaat, gaat ook terug naar zijn basis.
    .short = De pion die jou slaat, moet ook terug
    .face = Wie jou slaat, moet ook terug
kind-zugabe = Toegift
    .text = Speel deze op elk moment voor een worp of na een zet: gooi één keer en zet. Voor een 6 krijg je geen extra worp, en je trekt geen kaart.
    .short = Elk moment: gooi één keer en zet
    .face = Een extra worp en zet
kind-flohsprung = Vlooiensprong
    .text = Speel deze op elk moment voor een worp of na een zet: verzet een van je pionnen op de baan 1 of 2 velden vooruit of achteruit – maar nooit achteruit op of voorbij zijn eigen startveld. Niemand wordt geslagen.
    .short = Elk moment: 1 of 2 velden vooruit of achteruit
    .face = 1 of 2 velden vooruit of terug
kind-wuerfelpech = Pechworp
    .text = Speel deze als iemand anders heeft gegooid maar nog niet gezet: die gooit opnieuw, en de nieuwe worp telt.
    .short = Een andere speler moet opnieuw gooien
    .face = Iemand anders gooit opnieuw
kind-voelkerwanderung = Schoolreisje
    .text = Meteen: met de klok mee zet iedereen een eigen pion op de baan precies 3 vooruit. Kun je niet, dan blijf je staan.
    .short = Meteen: iedereen zet een pion 3 vooruit
    .face = Iedereen zet een pion 3 vooruit
kind-alle-zurueck = Allemaal terug!
    .text = Meteen: met de klok mee zet iedereen de eigen voorste pion op de baan 4 terug, of de volgende die dat kan: op of voorbij het eigen startveld mag niet. Niemand wordt geslagen.
    .short = Meteen: iedereen zet een pion 4 terug
    .face = Iedereen zet een pion 4 terug
kind-karussell = Draaimolen
    .text = Meteen: iedereen met kaarten geeft er een door naar links, allemaal tegelijk.
    .short = Meteen: iedereen geeft een kaart door naar links
    .face = Iedereen geeft een kaart door
kind-karten-fuer-alle = Rondje kaarten
    .text = Meteen: met de klok mee trekt iedereen een kaart, ook met vijf of meer.
    .short = Meteen: iedereen trekt een kaart
    .face = Iedereen trekt een kaart
kind-startschuss = Startschot
    .text = Meteen: met de klok mee mag iedereen een pion eruit halen. Sla pionnen van anderen op je startveld, of ga erbij staan.
    .short = Meteen: iedereen mag een pion eruit halen
    .face = Iedereen mag één pion eruit
kind-wuerfelrunde = Iedereen gooit
    .text = Meteen: met de klok mee gooit en zet iedereen één keer. Voor een 6 is er geen extra worp, en niemand trekt een kaart.
    .short = Meteen: iedereen gooit één keer en zet
    .face = Iedereen gooit één keer en zet
kind-tempolimit = Stapvoets
    .text = Meteen: tot je volgende beurt kun je alleen met een worp van 1, 2 of 3 een pion zetten. Dat geldt voor iedereen, ook als je door een kaart gooit. Met een 6 komt er nog wel een pion uit.
    .short = Meteen: een ronde lang zet je alleen met 1, 2 of 3
    .face = Een ronde lang telt alleen 1–3
kind-inventur = Opruimen
    .text = Meteen: iedereen houdt drie kaarten en legt de rest af, allemaal tegelijk.
    .short = Meteen: iedereen houdt maar drie kaarten
    .face = Iedereen houdt maar drie kaarten
kind-rueckenwind = Wind mee
    .text = Meteen: de speler van wie de pionnen samen de minste velden hebben afgelegd (bij gelijke stand de eerste met de klok mee, te beginnen bij jou) zet een pion 8 vooruit, of haalt er een uit als er geen kan.
    .short = Meteen: de speler achteraan zet 8 vooruit
    .face = De laatste gaat 8 vooruit
kind-sprint = Sprint
    .text = In je beurt: zet een van je pionnen op de baan precies 8 vooruit, ook je thuishonk in.
    .short = Zet een pion precies 8 vooruit
    .face = Een pion gaat 8 vooruit
kind-wahlwuerfel = Keuzeworp
    .text = In je beurt: kies een getal van 1 tot 6 en zet een van je pionnen zo ver. Met een 6 kun je er een uit halen. Voor een 6 krijg je geen extra worp.
    .short = Kies een getal van 1 tot 6 en zet zo ver
    .face = 1 tot 6 vooruit, wat je maar wilt
kind-doppelzug = Dubbele zet
    .text = In je beurt: gooi twee dobbelstenen en verzet twee verschillende pionnen die op de baan staan, elk met één steen. Past er een niet, dan vervalt die. Voor een 6 krijg je geen extra worp.
    .short = Gooi twee dobbelstenen en zet twee pionnen
    .face = Twee stenen, twee pionnen
kind-krebsgang = Kreeftengang
    .text = In je beurt: verzet een van je pionnen die op de baan staan 1 tot 6 velden terug. Jij kiest hoe ver, maar nooit op of voorbij zijn eigen startveld. Hij kan slaan.
    .short = Zet een pion 1 tot 6 terug
    .face = Een pion gaat 1 tot 6 terug
kind-dampfwalze = Stoomwals
    .text = In je beurt: gooi en verzet een pion die al op de baan staat. Hij slaat elke pion van een ander waar hij langs of op komt. Kun je er geen zetten, dan vervalt de worp.
    .short = Gooi, en sla iedereen die je voorbijgaat
    .face = Gooi en sla wie je voorbijgaat
kind-tandem = Tandem
    .text = In je beurt: zet twee van je pionnen op de baan elk precies 3 vooruit. Niemand wordt geslagen.
    .short = Zet twee pionnen elk precies 3 vooruit
    .face = Twee pionnen gaan 3 vooruit
kind-freigang = Frisse neus
    .text = In je beurt: haal een pion eruit. Sla pionnen van anderen op je startveld, of ga erbij staan.
    .short = Haal een pion eruit
    .face = Haal een pion eruit
kind-heimweh = Heimwee
    .text = In je beurt: zet een van je pionnen die hoogstens 6 velden voor je thuishonk staat, op het eerste vrije thuisveld.
    .short = Breng een pion die er bijna is meteen binnen
    .face = Een pion die er bijna is, is binnen
kind-platztausch = Plaatsruil
    .text = In je beurt: ruil een van je pionnen op de baan van plaats met een pion van een ander op de baan. Niemand wordt geslagen.
    .short = Ruil van plaats met een pion van een ander
    .face = Ruil met een pion van een ander
kind-rausschmeisser = Uitsmijter
    .text = In je beurt: kies een veld op de baan en een andere speler. Al diens pionnen daar gaan terug naar de basis. Startvelden zijn veilig, en een engeltje helpt niet.
    .short = Stuur andermans pionnen van één veld terug
    .face = Eén kleur vliegt van een veld
kind-windstoss = Windvlaag
    .text = In je beurt: kies een van je pionnen op de baan. Alle pionnen van anderen op de 12 velden ervoor waaien 6 velden terug. Niemand wordt geslagen. Een pion die zo op zijn eigen startveld zou komen, blijft staan.
    .short = Blaas pionnen van anderen 6 terug
    .face = Wie vóór je staat, waait 6 terug
kind-taschendieb = Zakkenroller
    .text = In je beurt: pik twee kaarten, zonder te kijken, van een speler die er minstens twee heeft. Je mag er meer dan vijf hebben.
    .short = Pik twee kaarten van een andere speler
    .face = Pik twee kaarten van iemand
kind-hamsterkauf = Hamsteren
    .text = In je beurt: trek drie kaarten. Je mag er meer dan vijf hebben.
    .short = Trek drie kaarten
    .face = Trek drie kaarten
kind-schlafmuetze = Slaapkop
    .text = In je beurt: kies een andere speler. Die slaat de volgende beurt over.
    .short = Een andere speler slaat een beurt over
    .face = Iemand slaat een beurt over
kind-baustelle = Omleiding
    .text = In je beurt: kies een leeg veld op de baan (geen startveld). Tot je volgende beurt kan niemand erop of erlangs.
    .short = Sluit een leeg veld af tot je volgende beurt
    .face = Sluit een veld een ronde lang af

timing-any-time = Elk moment
timing-at-once = Meteen
timing-turn = In je beurt, in plaats van te gooien
timing-counter = Als antwoord
symbol-crossed = Hiertegen helpt niet: { $cards }
symbol-base = Ook voor pionnen in de basis
symbol-no-base = Niet voor pionnen in de basis
symbol-peaceful = Slaat niemand

event-shuffled-cards = geschud: { $cards } kaarten
event-drew-card = trekt { $card ->
        [none] een kaart
       *[other] “{ $card }”
    }
event-declined-card = trekt geen kaart
event-drew-at-once = trekt “{ $card }”
event-acted-at-once =
    .headline = “{ $card }” werkt meteen. { $does }
event-played-card =
    .headline = { $who } speelt “{ $card }”{ $about }
event-cancelled-card =
    .headline = “{ $card }” gaat niet door!
event-regained-card = krijgt “{ $card }” terug
event-held-window = wil nadenken: meer tijd voor iedereen
event-ordered-pass = { $order ->
        [pass-turn] past voor de rest van deze beurt
        [pass-always] past vanaf nu altijd
        [pass-unless-concerned] krijgt vanaf nu alleen vragen over de eigen pionnen en kaarten
       *[other] krijgt vanaf nu bij elke kaart een vraag
    }
event-declared-capture = wil { $victim } slaan
event-guarded =
    .headline = Het engeltje waakt over { $seat }: geen pion geslagen!
event-sent-home =
    .headline = { $who } stuurt { $seat } terug naar de basis!
event-pushed-back = blaast pion { $piece } van { $seat } terug, van { $at } naar { $to }
event-swapped-pieces = pion { $piece } naar { $to }, { $other } van { $victim } naar { $other_to }
event-counted-as-six = gebruikt “{ kind-denkste }” als 6
event-rolled-dice = gooit { $dice }
event-lost-die = de { $pips } vervalt
event-could-not = kan hier niet meedoen
event-took-card = pikt { $card ->
        [none] een kaart
       *[other] “{ $card }”
    } van { $victim }
event-passed-on = geeft { $card ->
        [none] een kaart
       *[other] “{ $card }”
    } door aan { $to_seat }
quoted-card = “{ $card }”
event-discarded-cards = legt { $cards } af
event-began-lasting = { $victim ->
        [none] “{ $card }” blijft liggen{ $square ->
            [none] {""}
           *[other] , op veld { $square }
        }
       *[other] { $victim } slaat een beurt over
    }
event-ended-lasting = “{ $card }” is voorbij
event-slept-through = slaapt door de beurt heen

prompt-react =
    { $own ->
        [True] { $what }{ $plays ->
            [False] { " " }Geen van je kaarten helpt: wacht maar af.
           *[other] { "" }
        }
        [open] { $what } { $plays ->
            [False] Geen van je kaarten helpt: wacht maar af.
           *[other] Reageert er iemand?
        }
       *[False] { $what } We wachten op { $seats }.
    }
prompt-draw =
    { $own ->
        [True] Een kaart trekken?
        [aside] { $seats } mag een kaart trekken.
       *[False] { $seats }, een kaart trekken?
    }
prompt-card-move = { $own ->
        [True] { $choice ->
            [itself] Er is maar één zet, die doe ik voor je.
            [one] Er is maar één zet.
           *[some] Welke pion?
        }
        [aside] { $choice ->
            [some] { $seats } kiest een pion.
           *[one] { $seats } heeft maar één zet.
        }
       *[False] { $seats }{ $choice ->
            [itself] : er is maar één zet, die doe ik voor je.
            [one] : er is maar één zet.
           *[some] , welke pion?
        }
    }
prompt-pass-on = { $own ->
        [True] Welke kaart gaat naar links?
       *[False] { $seats }: welke kaart gaat naar links?
    }
prompt-discard =
    { $own ->
        [True] Je houdt drie kaarten. Welke leg je af?
       *[False] { $seats }: welke drie kaarten blijven?
    }
asked-card = { $seat } speelt “{ $card }”{ $does ->
        [none] {""}
       *[other] {" "}(_{ $does }_)
    }{ $about }.
asked-capture = { $seat } wil { $victim } slaan.

button-react = Reageren
button-pass = Passen
button-signs = Tekens uitleggen
button-choose-card = Kaart kiezen
menu-left-out = Kaarten weglaten (elk moment, meteen)
menu-left-out-turn = Kaarten weglaten (in je beurt)

action-join = { $piece } → { $to }, erbij
action-join-enter = { $piece } komt eruit, erbij
action-play = { $target ->
        [none] Spelen
       *[other] { $target }
    }
action-answer = “{ $card }” spelen
hand-answer = **{ $card }** { $text }
hand-why = { $cards }: { $why }.
why-turn = alleen in je beurt, in plaats van te gooien
why-rolled = alleen in plaats van je eerste worp
why-target = er staat nu niets op het bord waar hij bij past
why-announced = alleen als iemand een kaart aankondigt
why-capture = alleen als iemand je pionnen dreigt te slaan
why-crossed = helpt niet tegen die kaart
why-alone = die kaart raakt niet alleen jou
why-helpless = helpt hier niet tegen
why-answered = eerst mogen de anderen reageren
why-asked = er wordt jou nu niets gevraagd
why-pause = alleen voor een worp of na een zet
why-roll = alleen direct na de worp van iemand anders
hand-asked = Ik vraag je alleen iets bij kaarten die jou raken. Liever bij elke kaart? Druk op “{ action-ask-always }” zolang jullie mogen reageren.
action-pass-turn = Deze beurt passen
action-pass-always = Altijd passen
action-pass-unless-concerned = Alleen vragen als het mij raakt
action-ask-always = Bij elke kaart vragen
action-hold = Momentje!
action-draw = Kaart trekken
action-decline = Nee, dank je
action-give = { $card }

target-piece = Pion { $piece } { $at ->
        [base] in de basis
       *[other] op { $at }
    }
target-back = { $piece } ← { $to }{ $captures ->
        [0] {""}
       *[other] , slaat { $victim }
    }
target-back-beside = { $piece } ← { $to }, gaat erbij staan
target-two = { $piece } naar { $to }, { $other } naar { $other_to }
target-swap = { $piece } met { $other } van { $victim } op { $to }
target-gust =
    { $piece } · { $count ->
        [one] blaast één pion terug
       *[other] blaast { $count } pionnen terug
    }
target-bounce = { $victim } op { $square }
target-square = veld { $square }

about-moves = : { $moves }
about-against = { " " }tegen { $victim }
about-on = : { $victim } op veld { $square }
about-pieces = : { $count } pionnen van { $owners }
about-square = : veld { $square }
about-number = : een { $pips }, { $moves }

alt-stands-beside = pionnen { $pieces } op { $square }
alt-blocked = Veld { $square } is afgesloten: niemand kan erop of erlangs.
alt-limit = Zetten kan alleen met een worp van hoogstens { $most }.
alt-sleeps = { $seat } slaat de volgende beurt over.
anyone = Iemand?
anyone-time = { $hours ->
        [0] { $seconds } seconden
       *[other] { $hours } uur
    }
alt-announced = Op tafel: { $cards }.
alt-discarded = Boven op de aflegstapel: “{ $card }”.
alt-hand-cards = Je kaarten:
alt-hand-card = “{ $card }”{ $count ->
        [one] {""}
       *[other] {" "}({ $count }×)
    }{ $now ->
        [True] {" "}(kan nu)
       *[False] {""}
    }: { $does }.
alt-hand-no-cards = Je hebt geen kaarten.
alt-hand-plays = Deze kun je nu spelen: { $cards }.
alt-hand-quiet = Je kunt er nu geen van spelen.
alt-targets = Op het bord: { $targets }.

view-action-cards-view = Trekstapel: { $deck }. Je kaarten: { $hand }

rules-action-cards =
    ## Actiekaarten, in het kort
    Het klassieke spel met 55 kaarten die alles op z’n kop zetten. (De klassieke regels vind je in het menu “{ menu-show-game }”.) Het zijn onze eigen kaarten, niet de gedrukte. In je beurt gooi je **of** speel je een kaart – nooit allebei.

    - Niemand begint met kaarten. Aan het eind van een beurt waarin je hebt gegooid, mag je een kaart trekken: één per beurt, ook na een 6, en ook als je niet kon zetten. Met vijf of meer in je hand trek je niet. Is de trekstapel op, dan wordt de aflegstapel geschud.
    - Op een veld van de baan mogen meerdere pionnen staan, ook van jezelf. Kom je op pionnen van anderen, dan kies je: sla ze **allemaal**, of ga erbij staan. Met een 6 moet je, zolang er pionnen in je basis wachten, er een uit halen of je startveld vrijmaken; wat van de twee, kies je zelf. Dat geldt voor worpen, niet voor zetten met een kaart.
    - Zet je een pion met een kaart, dan legt hij de hele afstand af. Hij kan slaan, tenzij er ☮ op de kaart staat, en vooruit kan hij ook binnenkomen. Achteruit kom je nooit in een thuishonk. Je kunt een kaart alleen spelen als alles kan wat erop staat.
    - **Elk moment:** voor een worp of na een zet, maakt niet uit van wie; “{ kind-wuerfelpech }” direct na de worp van iemand anders; antwoorden als er iets te antwoorden valt. Ze kosten je geen beurt.
    - **Meteen:** zodra hij getrokken is. Niets houdt hem tegen, ook geen engeltje, en je trekt er geen andere voor in de plaats. Laat hij iedereen zetten, dan begin jij.
    - **In je beurt:** in plaats van te gooien, maar niet in plaats van de worp na een 6. Daarna is je beurt om en trek je geen kaart (na “{ kind-denkste }” als 6 gooi je eerst nog een keer).
    - Kondigt iemand een kaart aan die te stoppen is, dan vraag ik het de spelers van wie de pionnen, kaarten of beurt geraakt worden, als ze zelf kaarten hebben. In spellen met een dag per zet, of als er een pion door binnen kan komen, vraag ik het iedereen met kaarten. Zolang het spel wacht, mogen ook alle anderen met kaarten reageren. “{ kind-denkste }” houdt de kaart tegen; “{ kind-aetsch }” ook, als die kaart alleen jou raakt. Een kaart die niet doorgaat, is weg – en was hij in plaats van een worp gespeeld, dan is die beurt ook voorbij. Een doorgestreepte M of L op een kaart betekent dat dit antwoord niet helpt. Op een antwoord mag je antwoorden: het laatste telt het eerst.
    - Ik vraag je ook als iemand jouw pionnen dreigt te slaan. Geen antwoord is passen. Antwoord je op een kaart met “{ kind-schutzengel }” of “{ kind-retourkutsche }” en gaat die kaart dan niet door, dan krijg je de jouwe terug. Speel je alleen met computers, dan vraag ik je alleen als je iets kunt doen.
    - Wie het eerst alle pionnen binnen heeft, wint – ook door een kaart in de beurt van iemand anders.
example-action-join = Geel gooit 4, komt op Groen en kan kiezen: slaan of, zoals hier, erbij gaan staan.
signs-on-cards =
    - ∞: elk moment
    - ⚡: meteen
    - ♟: in je beurt, in plaats van te gooien
    - Een doorgestreepte M: “{ kind-denkste }” helpt niet tegen deze kaart.
    - Een doorgestreepte L: “{ kind-aetsch }” helpt niet tegen deze kaart.
    - B: ook voor pionnen in de basis. Doorgestreept: juist niet.
    - ☮: slaat niemand
hand-signs =
    De tekens op je kaarten:
    { signs-on-cards }
    - Een lichte rand: deze kaart kun je nu spelen.
    - 🔒: deze kaart kun je nu niet spelen. Waarom, staat onder je kaarten.
rules-cards =
    Kies hieronder een kaart om hem te zien. De tekens op de kaarten:
    { signs-on-cards }
menu-show-card = Kaart bekijken (elk moment, meteen)
menu-show-card-turn = Kaart bekijken (in je beurt)
