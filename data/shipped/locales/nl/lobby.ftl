# De lobby: wat ze zegt, haar knoppen en menu’s, en waarom iets niet kan.

lobby-title = -# Mensch ärgere Dich nicht
lobby-seat =
    { $seat }{ $level ->
        [easy] { " " }(computer, makkelijk en lief)
        [hard] { " " }(computer, moeilijk)
        [person] { "" }
       *[other] { " " }(computer)
    }{ $host ->
        [True] { " " }(host)
       *[False] { "" }
    }
lobby-needs = { $more ->
        [one] Nog één speler en jullie kunnen beginnen.
       *[other] Nog { $more } spelers en jullie kunnen beginnen.
    }
lobby-board = Met z’n { $players ->
        [3] drieën
        [4] vieren
        [5] vijven
       *[other] zessen
    } spelen jullie op { $arms ->
        [4] vier
       *[other] zes
    } armen{ $keep ->
        [True] { " " }en houden jullie je kleur.
       *[False] .
    }
lobby-again =
    { $count ->
        [one] { $people }, nog een potje? Druk op “{ button-join }”! Anders komt je plek { $until } vrij.
       *[other] { $people }, nog een potje? Druk op “{ button-join }”! Anders komen jullie plekken { $until } vrij.
    }
lobby-last = Vorige keer: { $game }, { $preset }, met { $people }.
lobby-closes = Sluit { $due } als niemand begint.
lobby-called =
    { $count ->
        [one] { $people }, je wilde de volgende keer meedoen: druk op “{ button-join }”!
       *[other] { $people }, jullie wilden de volgende keer meedoen: druk op “{ button-join }”!
    }
lobby-rearranged = Als jullie nu beginnen: { $players }
lobby-rules = **Regels:** { $preset }
lobby-begins = Deze keer begint { $person }.
lobby-private-note = Alleen op uitnodiging.
lobby-lasts = { $players ->
        [0] Meestal { $minutes } minuten
       *[other] Met { $players }: { $minutes } minuten
    }
lobby-lasts-about = { $players ->
        [0] Ongeveer { $minutes } minuten
       *[other] Met { $players }: zo’n { $minutes } min.
    }
lobby-pace = { $pace ->
        [quick] 1 minuut per zet
        [relaxed] 5 minuten per zet
        [days] 1 dag per zet
       *[other] Zonder klok
    }
lobby-shorter = “{ $preset }” duurt maar { $minutes } minuten
lobby-more-time = Op verzoek van { $people }: iedereen heeft { $seconds } seconden om te reageren.
lobby-takes-back = Je kunt een zet terugnemen tot het spel verdergaat.
lobby-invited = Uitgenodigd: { $people }
lobby-free-seat = vrij
rule-set = { $rule }: { $value }
rule-off = zonder: { $rule }

button-join = Meedoen
button-last = Zoals vorige keer
button-seat = Mijn plek
button-leave = Tafel verlaten
button-host = Instellen
button-start = Beginnen
button-alone = Tegen computers spelen
button-fill = Aanvullen met computers
button-add-computer = Computer erbij
button-remove-computer = Computer weg
button-house-rules = Huisregels aanpassen
button-back-to-set-up = Terug
button-save-preset = Deze regels bewaren
button-forget-preset = { $name } verwijderen

menu-title = Kies het spel, de regels en wie mag meedoen. Iedereen ziet wat je kiest.
menu-rules-title = Kies de huisregels. Iedereen ziet wat je kiest.
seat-title = Je kleur: { $colour }.{ $free ->
        [0] { " " }Er is geen andere kleur vrij.
       *[other] { "" }
    }
seat-rolls = Ik gooi voor iedereen. Liever zelf gooien? /{ command-settings }
menu-colour = Kies een andere kleur
menu-game = Spel
menu-computer = Kies een computer
level-easy = Makkelijk en lief
    .short = Leert het nog; slaat je niet als je achterligt
level-normal = Normaal
    .short = Denkt één zet vooruit
level-hard = Moeilijk
    .short = Denkt verder vooruit
level-hunter = Jager
    .short = Slaat het liefst zo veel mogelijk
level-careful = Voorzichtig
    .short = Speelt op zeker
level-runner = Hardloper
    .short = Rent vooruit en kijkt nooit om
level-grudge = Vergeet niets
    .short = Zet het je betaald als je hem slaat
menu-window = Tijd om te reageren
window-seconds = { $seconds } s om op kaarten te reageren
menu-pace = Tempo
pace-quick = Vlot
    .short = 1 minuut per zet, dan valt een computer in
pace-relaxed = Rustig
    .short = 5 minuten per zet, dan valt een computer in
pace-days = Per dag
    .short = Een dag per zet; ik ping je als er iets te kiezen valt
pace-none = Zonder klok
    .short = Zo veel tijd als je wilt
menu-options = Opties
option-private = Alleen op uitnodiging
    .short = Alleen wie jij uitnodigt kan meedoen
option-takeover = Later instappen
    .short = Tijdens het spel kun je plekken van computers overnemen
option-rolls = Automatisch gooien
    .short = Ik gooi, tenzij je anders koos in /{ command-settings }
option-taking-back = Terugnemen
    .short = Een zet kun je terugnemen tot het spel verdergaat
option-hints = Tips
    .short = Spelers kunnen me om een tip vragen
menu-preset = Regels
menu-rules = Huisregels
menu-invite = Mensen uitnodigen
menu-remove = Iemand wegsturen
sure-guest = **{ $name } wegsturen van deze tafel?** De plek komt vrij. { $private ->
        [True] Terugkomen kan alleen met een nieuwe uitnodiging.
       *[False] Opnieuw meedoen kan gewoon.
    }
    .button = Wegsturen
form-preset-name = Geef deze regels een naam

lobby-already-joined = Je doet al mee. Helemaal goed!
lobby-not-in = Je zit nog niet aan deze tafel. Druk eerst op “{ button-join }”.
lobby-private = Deze tafel is alleen op uitnodiging. Vraag { $host } om er een.
lobby-full = Alle plekken zijn bezet. Open een eigen tafel met /spelen.
lobby-colour-taken = Die kleur is al bezet. Kies een andere.
lobby-colour-none = Die kleur is er niet meer op dit bord. Kies een andere.
lobby-not-alone = Je bent niet meer alleen. Druk op “{ button-start }” als iedereen zover is.
lobby-host-no-more = Je bent niet meer de host van deze tafel. Vraag het aan { $host }.
lobby-nobody-to-remove = Kies iemand die hier zit of is uitgenodigd.
lobby-no-computer = Er zit hier geen computer om weg te sturen.
lobby-too-few = Er zijn minstens { $least } spelers nodig. Nodig iemand uit, of druk op “{ button-fill }”.
lobby-unconfirmed = Wacht op { $people }: ik houd die plekken nog een paar minuten vrij. Of geef ze vrij onder “{ button-host }”.
lobby-too-many = Met deze regels kunnen hoogstens { $most } spelers meedoen. Kies andere regels, of vraag of iemand de tafel verlaat.
lobby-host-silent = { $host } heeft hier al een tijdje niets gedaan. Als je hier zit, mag je zelf de regels kiezen en beginnen.
lobby-closed = Deze tafel is gesloten voordat het spel begon. Open een nieuwe met /spelen.
lobby-left = Je doet niet meer mee. Toch weer zin? Druk op “{ button-join }”.
lobby-over = Het spel is al begonnen, dus dat kan niet meer. Volgende keer!
only-host = Dat kan alleen de host: vraag het aan { $host }.
server-preset-unnamed = Geef deze regels een naam van 1 tot { $most } tekens.
server-preset-taken = { $name } bestaat al. Kies een andere naam.
server-preset-too-many = Er zijn al { $most } bewaarde regelsets voor dit spel. Verwijder er eerst een.
unknown-preset = Deze regels zijn er niet meer. Kies andere uit de lijst.
rules-unknown = De regel { $rule } ken ik niet. Kies er een uit de lijst.
rules-elsewhere = De regel { $rule } hoort niet bij dit spel; je vindt hem bij “{ $game }”.
rules-value = { $rule } kan niet op { $value } staan. Kies uit de lijst.
rules-conflict = { $rule } en { $other } gaan niet samen. Kies er een.

# Pings voor vrije plekken: het bericht bij een lobby, en de pagina waar je kiest.

button-tell = Laat het me weten
gathering =
    { $count ->
        [one] **{ $who } wacht op spelers!**
       *[other] **{ $who } wachten op spelers!**
    } { $game } · tafel { $table } · { $free ->
        [0] alle plekken zijn nu bezet
        [one] één vrije plek
       *[other] { $free } vrije plekken
    } · [Naar de tafel]({ $link })
gathering-why = Je vroeg hierom met “{ button-tell }”. Uitzetten kan in /{ command-settings }.
tell-page = **Pings voor vrije plekken.** Als een tafel op deze server een minuut op spelers wacht, ping ik je in het kanaal: hooguit eens in de drie uur, nooit in de stille uren en niet terwijl je speelt (spellen met een dag per zet tellen niet).
tell-state = { $on ->
        [True] Nu: **{ $game }**
       *[False] Nu: **uit**
    }
tell-any = Elk spel
menu-tell = Bij welke tafels?
button-tell-off = Ping me niet meer
tell-not-here = Op deze server ping ik niemand voor vrije plekken.
tell-role-here = Op deze server ping ik { $role } voor vrije plekken.
tell-never = In /{ command-settings } koos je “{ calls-never }”, dus er komt geen ping.
