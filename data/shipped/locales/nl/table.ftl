# Een lopende tafel: het bord, wat mensen te horen krijgen, hoe het afloopt.

computer = { $seat ->
        [0] Rosa
        [1] Otto
        [2] Ida
        [3] Emil
        [4] Frieda
       *[5] Hugo
    }
computer-called =
    { computer }{ $level ->
        [hunter] { " " }de jager
        [careful] { " " }de voorzichtige
        [runner] { " " }de hardloper
        [grudge] , die niets vergeet
       *[other] { "" }
    }
computer-asked = { $seats } { $count ->
        [one] speelt
       *[other] spelen
    }…

board-confirm = Deze zet doen?
board-window = -# { $seconds } s om te reageren{ $own ->
    [True] { "" }
   *[False] . Passen? Gewoon wachten.
}
board-due = -# De tijd is { $due } om.
board-ends = -# Het spel eindigt om { $time }, { $ends }; dan tellen we de velden.
board-outage =
    Ik was { $minutes ->
        [one] een minuut
       *[other] { $minutes } minuten
    } weg. Niemand heeft tijd verloren.
board-footer = { $game } · tafel { $table } · eerlijke dobbelstenen: /dobbelstenen
    .without-dice = { $game } · tafel { $table }
board-quiet = Stille uren voor { $people }, { $begins } tot { $ends }: geen pings, en niemands tijd raakt op.
board-paused = Ben zo terug – het spel gaat verder waar jullie gebleven waren.
board-dm-closed =
    { $count ->
        [one] { $people }, ik kan je geen DM sturen: druk hier op “{ button-my-hand }”.
       *[other] { $people }, ik kan jullie geen DM sturen: druk hier op “{ button-my-hand }”.
    }
board-hidden =
    { $why ->
        [locked] { $channel } is vergrendeld, dus ik kan het bord daar niet tonen. Vraag een moderator om de thread te ontgrendelen.
        [blocked] AutoMod blokkeert op deze server mijn bord in { $channel }. Vraag een moderator of ik daar berichten mag plaatsen.
       *[forbidden] Ik kan het bord niet tonen in { $channel }. Vraag een admin om deze rechten voor mij: { $permissions }.
    }
message-moved = Dit bericht is verouderd; er is een nieuwer.
button-choose = Kiezen
button-back = Terug
menu-choose = Wat wil je doen?
to-board = [Naar het bord]({ $link })
button-hint = Tip
hint =
    { $action ->
        [none] Ik zou nu geen kaart spelen
       *[other] Ik zou **{ $action }** kiezen
    }: { $why }.
hint-both = { $one }, en { $other }
hint-way =
    { $game ->
        [card-race] dat levert je waarschijnlijk de meeste punten op
       *[other] zo ben je het snelst binnen
    }
hint-home = zo komt er een pion binnen
hint-front = zo komt je voorste pion dichter bij het thuishonk
hint-ground = zo verlies je het minste terrein
hint-hits = { $who ->
        [nobody] dat kost de anderen het meest
       *[other] dat zet { $who } op achterstand
    }
hint-hunt = zo blijf je de anderen op de hielen zitten
hint-risk = dat is het veiligst
hint-keeps = { $doing ->
        [draw] een kaart extra loont meestal
        [play] daarna heb je de betere kaarten
        [give] zo houd je de betere kaarten
       *[other] je spaart je kaarten op voor later
    }
hint-later = alles bij elkaar is dat je beste kans
hint-only = al het andere loont niet
no-hints = De host heeft tips uitgezet aan deze tafel.
button-my-hand = Mijn kaarten
button-again = Nog een keer
again-opened = Het volgende spel staat klaar: { to-board }
button-close = Spel beëindigen
button-leave-it = Zo laten
sure-too-much = Dat is veel tegelijk. Kies er minder, en daarna de rest.
button-play-on = Verder spelen
sure-end = **Tafel { $table } voor iedereen sluiten?** { $state ->
        [unplayable] Hij komt uit een andere versie van Pöppel en is niet te spelen.
        [lobby] { $players ->
            [one] Daar wacht één speler op het spel.
           *[other] Daar wachten { $players } spelers op het spel.
        }
       *[running] { $players ->
            [0] Er speelt daar nu niemand.
            [one] Het spel van één speler eindigt dan zonder resultaat.
           *[other] Het spel van { $players } spelers eindigt dan zonder resultaat.
        }
    }
    .button = Tafel sluiten
ending-proposed =
    { $count ->
        [one] { $people } wil stoppen. Is iedereen het daarmee eens?
       *[other] { $people } willen stoppen. Is iedereen het daarmee eens?
    }
late-offer = Je doet niet mee aan dit spel. Je kunt wel kijken: [{ $game }]({ $link }).
late-next = { $asked ->
        [True] Je krijgt een seintje als hier het volgende spel opengaat.
       *[False] De volgende keer kun je er vanaf het begin bij zijn.
    }
late-taken = Vanaf nu speel jij met { $colour }!
button-take = Met { $colour } spelen voor { $name }
button-round = Laatste ronde tonen
button-next = Volgende keer vragen
button-not-next = Toch niet vragen
story-folded = … nog { $count }: /tafel verloop
story-outcome = { $text } – { $came }
story-times = { $text } ({ $times }×)

seat-handed =
    { $why ->
        [left] { $person } verlaat de tafel; { $computer } neemt het over.
        [gone] { $person } is niet meer op de server; { $computer } neemt het over.
        [absent] { $computer } valt in voor { $person }.
        [back] { $person } is er weer!
       *[taken] { $person } neemt het over.
    }
call =
    { $rests ->
        [True] **Je tafel wacht op je.** Iedereen is weg, dus het spel staat op pauze.
       *[False] **Jij bent aan de beurt!**
    } { $game } · tafel { $table } · { to-board }
seat-offered = { $person } biedt een plek aan ({ $colour }). Wie neemt het over?
button-take-over = { $colour } overnemen
offer-said =
    { $on ->
        [True] Op het bord kan iemand nu je plek overnemen. Tot die tijd speel je gewoon door. Toch liever blijven? Gebruik nog een keer /tafel aanbieden.
       *[False] Je aanbod is ingetrokken. Je houdt je plek.
    }
board-resting = **Pauze.** De klokken staan stil.
board-unattended = **Pauze: er is niemand.** We wachten op { $people }.
board-wakes = Ben je als eerste terug? Druk op “{ button-am-back }” en speel verder. Voor de anderen valt een computer in.
pause-proposed =
    { $count ->
        [one] { $people } wil even pauze. Vindt iedereen dat goed?
       *[other] { $people } willen even pauze. Vindt iedereen dat goed?
    }
button-pause = Pauze
pause-said =
    { $rests ->
        [True] Pauze. Druk op het bord op “{ button-play-on }” om verder te gaan.
       *[False] Ik heb het de anderen gevraagd. Als ze het goedvinden, is het pauze.
    }
button-take-back = { $name }: terugnemen
event-took-back = neemt de zet terug
event-timed-out = heeft geen tijd meer, een computer maakt de beurt af
board-rolls = -# Ik gooi over { $seconds } seconden. Of een kaart spelen?
board-waits = -# Het spel gaat { $goes_on } verder.
choice-counts = Te laat om terug te nemen: die zet telt. Kijk op het nieuwste bord.
choice-others = Je kunt alleen je eigen zetten terugnemen.
table-paused = Het spel staat op pauze. Druk eerst op het bord op “{ button-play-on }”.
board-away = Voor { $people } speelt nu een computer. Weer terug? Druk op “{ button-am-back }”.
board-missed =
    { $people }, { $count ->
        [one] ben je er nog? Druk hier ergens op, anders kan het spel { $due } zonder jou verdergaan.
       *[other] zijn jullie er nog? Druk hier ergens op, anders kan het spel { $due } zonder jullie verdergaan.
    }
board-silent = Van { $people } hebben we al een dag niets gehoord. De anderen kunnen nu zelf verder spelen, pauzeren of stoppen.
    .cup = Van { $people } hebben we al een dag niets gehoord. De anderen kunnen nu zelf verder spelen.
button-without = Computer laten invallen
button-am-back = Ik ben er weer

hand-title = **Je kaarten** · { $game } · [Naar de tafel]({ $link })
hand-waiting = Je bent nog niet aan de beurt.
hand-away =
    { $rests ->
        [True] Het spel staat op pauze omdat er niemand is. Druk op “{ button-am-back }” om verder te gaan.
       *[False] Een computer speelt nu met jouw kaarten. Druk op “{ button-am-back }” om het weer over te nemen.
    }
hand-left = Je zit niet meer aan deze tafel.
hand-over = Dat spel is afgelopen: { to-board }
hand-dead = { $dice } past nergens: er is geen rij vrij, en elke rij zou boven de 40 uitkomen.

result-title = ## { $who } { $winners ->
        [one] wint!
       *[other] winnen!
    }
    .draw = ## Gelijkspel!
table-shrunk = **{ $game }** · tafel { $table }: { $winners ->
        [0] voortijdig gestopt
        [one] { $who } heeft gewonnen
       *[other] { $who } hebben samen gewonnen
    }
    .draw = **{ $game }** · tafel { $table }: gelijkspel tussen { $who }
result-place = **{ $place }.** { $seat }
table-closed =
    { $why ->
        [idle] Hier heeft een week lang niemand gespeeld, dus de tafel is gesloten. Open een nieuwe met /spelen.
        [empty] Iedereen is weggegaan, dus de tafel is gesloten. Open een nieuwe met /spelen.
       *[people]
            { $people ->
                [0] Dit spel is voortijdig gestopt. Begin een nieuw met /spelen.
                [one] { $who } heeft dit spel voortijdig beëindigd. Begin een nieuw met /spelen.
               *[other] { $who } hebben dit spel voortijdig beëindigd. Begin een nieuw met /spelen.
            }
    }

thread-name = { $game } · tafel { $table }
thread-opened = { $person } heeft een tafel geopend.

table-shown = Hier is het bord nog een keer.
table-shown-soon = Discord is nu traag. Het bord komt er zo aan.
table-left =
    Je hebt de tafel verlaten, en een computer speelt nu voor je. { $back ->
        [True] Toch weer zin? Je kunt hier terugkomen zolang niemand anders je plek overneemt.
       *[False] Terugkomen in dit spel kan niet. Tot de volgende keer!
    }
end-closed = Deze tafel is gesloten. Tot de volgende keer!
end-proposed = Ik heb het de anderen gevraagd. Als ze het ermee eens zijn, stopt het spel.
log-empty = Er is nog niets gebeurd.

tables-line =
    { $state ->
        [turn] **Jij bent aan de beurt!** ·
        [away] Een computer speelt voor je ·
        [lobby] Nog niet begonnen ·
        [rests] Pauze ·
       *[running] Wachten op anderen ·
    } { $game } · tafel { $table } · { to-board }
tables-none = Je doet nergens mee. Begin een spel met /spelen.
tables-lobbies = **Hier wachten tafels op spelers:**
tables-own = **Jouw tafels:**
tables-lobby =
    { $game } · tafel { $table } · { $people } · { $free ->
        [0] wachtlijst
        [one] één vrije plek
       *[other] { $free } vrije plekken
    } · [Naar de tafel]({ $link })

rules-here =
    { $count ->
        [0] **Aan deze tafel:** geen huisregels.
       *[other] **Huisregels aan deze tafel:**
    }
settings-own =
    ## Alleen voor jou
    Deze instellingen zijn van jou alleen en gelden aan elke tafel. Een thema verandert je kaarten en mijn antwoorden aan jou; het bord ziet er voor iedereen hetzelfde uit.
settings-look-first =
    { $on ->
        [True] Murenrace: je ziet je zet eerst en bevestigt hem dan.
       *[False] Murenrace: je zet telt meteen.
    }
settings-draws =
    { $on ->
        [True] Je trekt altijd een actiekaart.
       *[False] Ik vraag of je een actiekaart wilt trekken.
    }
settings-more-time =
    { $on ->
        [True] Aan jouw tafels heeft iedereen { $seconds } seconden om te reageren, ook voordat ik gooi of de enige mogelijke zet doe.
       *[False] Je hebt de gewone tijd van de tafel om te reageren.
    }
settings-asks =
    { $on ->
        [True] Ik vraag het je ook als er maar één zet is.
       *[False] Als er maar één zet is, doe ik die voor je.
    }
settings-none = Je hebt niets gekozen. Kies iets uit het menu, of gebruik nog een keer /instellingen.

menu-theme-own = Jouw thema
theme-as-server = Zoals op de server
theme-light = Avondlicht
theme-dark = Nacht
theme-light-colour-blind = Avond, voor kleurenblinden
    .short = Als rood en groen, of blauw en geel, op elkaar lijken
theme-dark-colour-blind = Nacht, voor kleurenblinden
    .short = Als rood en groen, of blauw en geel, op elkaar lijken
themes-alt = Een hoek van het bord in elk thema: { $themes }.
button-look-first = Murenrace: zet eerst tonen
button-not-look-first = Murenrace: meteen zetten
button-draws = Altijd een kaart trekken
button-not-draws = Vragen voor ik trek
button-more-time = Geef me meer tijd
button-not-more-time = Ik heb geen extra tijd nodig
button-asks = Ook vragen bij maar één zet
button-not-asks = Enige zet voor me doen
menu-rolls = Jouw dobbelstenen
menu-calls = Als jij aan de beurt bent en er niet bent
menu-zone = Jouw tijdzone
settings-tell = **Vrije plekken:** ik kan je pingen als een tafel op deze server op spelers wacht.
menu-listed = Jouw resultaten
    .about = Met “niets meer onthouden” tellen begonnen spellen nog mee, en sta je dit seizoen niet meer op de lijsten (zonder seizoenen 90 dagen lang).
remember-yes = Onthouden, en mij op lijsten tonen
remember-hidden = Onthouden, maar mij op geen lijst tonen
remember-forgotten = Vanaf nu niets meer onthouden
zone-as-server = Zoals op de server
calls-server = Zoals op de server
calls-once = Ping me meteen, op het bord
calls-late = Ping me als de helft van mijn tijd om is
calls-dm-once = Stuur me meteen een DM
calls-dm-late = DM als de helft van mijn tijd om is
calls-never = Ping me nooit
button-roll-for-me = Gooi vanaf nu voor mij
rolls-from-now-on = Vanaf nu gooi ik voor jou, aan elke tafel. Wijzigen kan met /{ command-settings }, “{ menu-rolls }”.
rolls-table = Zoals aan de tafel
rolls-itself = Altijd voor me gooien
rolls-hand = Ik gooi altijd zelf

help-text =
    ## Pöppel
    Speel *Mensch ärgere Dich nicht* met je vrienden, gewoon hier in het kanaal. Het lijkt op Mens erger je niet. Niet officieel, en niet van de uitgever.

    1) Typ `/spelen`. Wie mee wil doen, drukt op **{ button-join }**.
    2) Te weinig mensen? **{ button-fill }**. Ander spel, andere regels, een andere dag? **{ button-host }**.
    3) Druk op **{ button-start }**. Jouw beurt? Druk op **{ action-roll }** en kies dan een pion. Je kaarten vind je onder **{ button-my-hand }**.

    `/tafel tonen` haalt het bord terug, `/tafel tekst` beschrijft het, `/tafels` toont vrije plekken en je spellen, `/spelregels` legt de regels uit. Genoeg gehad? Met `/tafel verlaten` geef je je plek op, met `/tafel stoppen` beëindig je het spel.
    Zin om te spelen? Druk op **{ button-tell }**, dan ping ik je als hier een tafel op spelers wacht.
    Alleen? `/vandaag` heeft elke dag vijf puzzels voor je.
    Met zes of meer? Een moderator opent met `/beker nieuw` een beker: rondes aan veel tafels, en een finale.
    Bij een herstart gaat er nooit een spel verloren, en met `/dobbelstenen` kan iedereen de dobbelstenen narekenen.
    -# Pöppel { $version }

help-uninvited =
    ## Pöppel
    Speel *Mensch ärgere Dich nicht* op Discord. Het lijkt op Mens erger je niet. Niet officieel, en niet van de uitgever.

    Hier heb je Pöppel voor jou alleen: `/vandaag` heeft elke dag vijf puzzels voor je, `/spelregels` legt de spellen uit, `/privacy` laat zien wat ik over je bewaar.
    Met vrienden spelen? [Nodig me uit op je server]({ $link }) en typ daar `/spelen`.

rules-classic =
    ## Het klassieke spel, in het kort
    Het lijkt op Mens erger je niet, maar hier staat één pion al klaar op het startveld, en je eigen pionnen sla je nooit. Je hebt vier pionnen, met de huisregel “{ rule-pieces }” minder. Loop er één keer het bord mee rond, met de pijlen mee, en breng ze naar je thuishonk. Wie het eerst alle pionnen binnen heeft, wint.

    - De andere pionnen wachten in je basis. De hoogste worp begint (tenzij de huisregels iets anders zeggen); daarna gaat het met de klok mee. Volgens het boekje begint de jongste, maar ik weet niet hoe oud jullie zijn.
    - Gooi, en zet één pion precies zo veel velden vooruit. Kan de ene niet, neem dan een andere. Kan er geen, dan blijft alles staan.
    - Alleen met een **6** komt een pion uit de basis op je startveld – en dat moet, zolang er pionnen wachten. Staat er al een pion van jou op het startveld, zet die dan met de 6 vooruit.
    - Volgens het boekje gooi je één keer, ook als al je pionnen in de basis staan (met de huisregel “{ rule-three-rolls }” drie keer). Na een 6 gooi je nog een keer, behalve als je de 6 niet kon zetten of als je laatste pion ermee binnenkwam.
    - Zolang er pionnen in je basis wachten, moet je je startveld vrijmaken zodra dat kan.
    - Over pionnen mag je heen; hun velden tellen mee. Kom je precies op een pion van een ander, dan sla je hem: hij gaat terug naar zijn basis. Het hoeft nooit als een andere zet kan. Twee pionnen van jou staan nooit op één veld.
    - In je thuishonk kom je alleen met een worp die past; je telt de velden een voor een. Ook daar mogen pionnen doorschuiven en over elkaar heen. In het thuishonk van een ander komt niemand.

# Waarom iets niet gedaan is.

unknown-game = Dit spel ken ik niet. Kies er een uit de lijst.
unknown-table = Deze tafel is er niet meer. Open een nieuwe met /spelen.
table-ended = Dit spel is afgelopen. Begin een nieuw met /spelen.
table-not-started = Het spel is nog niet begonnen. De host kan beginnen.
table-unplayable = Tafel { $table } komt uit een andere versie van Pöppel en is niet te spelen. Een admin kan hem sluiten met /tafel stoppen.
no-table-here = In dit kanaal staat geen tafel. Open er een met /spelen.
channel-busy = Hier wordt al gespeeld: { to-board }. Doe mee, wacht even, beëindig het spel met /tafel stoppen, of speel in een ander kanaal.
no-member = Je ziet mijn opdrachten, maar ik ben nog geen lid van deze server en kan dus geen bord tonen. Een admin kan [me toevoegen]({ $link }).
missing-permissions = Ik kan nog niet spelen in { $channel }. Vraag een admin om deze rechten voor mij: { $permissions }.
only-admins = Dat kunnen alleen admins van deze server veranderen. Vraag het een van hen.
not-seated = Je hebt geen plek aan deze tafel. Open een eigen tafel met /spelen.
not-away = Er speelt hier geen computer voor je. Gebruik het nieuwste bord; /tafel tonen haalt het terug.
seat-own = Je speelt hier al mee. Gebruik het nieuwste bord; /tafel tonen haalt het terug.
seat-taken = Daar zit al iemand. Open een eigen tafel met /spelen.
seat-barred = Een moderator heeft je van deze tafel gehaald. Alleen moderators kunnen je weer een plek geven.
seat-closed = Aan deze tafel houden computers hun plek. Druk op “{ button-next }”, dan vraag ik je voor het volgende spel.
seat-held = Iemand heeft die kaarten al gezien, dus die plek kan niemand anders krijgen. Druk op “{ button-next }”, dan vraag ik je voor het volgende spel.
seat-seen = Je hebt in dit spel al andere kaarten gezien, dus deze kun je niet overnemen. Open een eigen tafel met /spelen.
already-done = Dat heb je al gedaan. Op het bord zie je wie er aan de beurt is.
button-more = Meer…
too-late = Te laat: de tijd om te reageren is voorbij.
not-waited-for = Je hoeft niet te passen: niemand wacht hier op je.
not-your-turn = Je bent nog niet aan de beurt. Het bord laat zien wanneer wel.
stale = Het spel is al verder. Gebruik het nieuwste bord; /tafel tonen haalt het terug.
illegal = Dat kan hier niet. Gebruik de knoppen op het nieuwste bord.
bad-click = Deze knop ken ik niet. Gebruik het nieuwste bord; /tafel tonen haalt het terug.
no-hands = In dit spel heeft niemand kaarten in de hand. Alles ligt op het bord.
failed-store = Dat kon ik niet opslaan, dus er is niets veranderd. Probeer het zo nog eens.
failed-bug = Er ging bij mij iets mis. Bekijk het nieuwste bord met /tafel tonen en probeer het nog eens.

permission-view-channel = Kanaal bekijken
permission-send-messages = Berichten verzenden
permission-send-messages-in-threads = Berichten verzenden in threads
permission-attach-files = Bestanden bijvoegen
permission-read-message-history = Berichtgeschiedenis lezen
permission-connect = Verbinden
