# Bekers: het bericht in het kanaal, de pagina van de organisatie, en antwoorden aan één persoon.
# Een beker gaat over meerdere rondes aan tafels van drie of vier; $cup is het nummer.

cup-title = ## Beker nr. { $cup }
cup-title-round = ## Beker nr. { $cup } · ronde { $round } van { $rounds }
cup-title-final = ## Beker nr. { $cup } · finale
cup-title-won = ## Beker nr. { $cup }: { $who } { $winners ->
        [one] wint
       *[other] winnen
    }!
cup-title-ended = ## Beker nr. { $cup } is afgelopen

cup-what = We spelen het toernooi{ $penalties ->
        [yes] , met straffen
       *[no] { "" }
    }: { $rounds } rondes aan tafels van drie of vier{ $final ->
        [yes] , dan een finale van de beste vier
       *[no] { "" }
    }. { $pace ->
        [live] { $length } minuten per spel, bij elkaar ongeveer { $hours }.
       *[days] { $length } dagen per ronde, bij elkaar hoogstens zo’n { $days } dagen.
    }
cup-hours = { $hours ->
        [one] één uur
       *[other] { $hours } uur
    }
cup-half-hours = { $whole }½ uur
cup-begins = Begint { $at }, { $in }.
cup-entrants = **Deelnemers ({ $count }):** { $people }
cup-nobody = Er doet nog niemand mee. Er zijn { $least } spelers nodig.
cup-needs = Er zijn { $least } spelers nodig.
cup-calls-at = Zorg dat je er { $in } bent en druk op “{ button-cup-here }”: alleen wie dat doet, krijgt een tafel.
cup-called = De tafels van de eerste ronde worden { $in } geloot. Druk op “{ button-cup-here }” om mee te doen.
cup-here = **Aanwezig ({ $count }):** { $people }
cup-hash = -# De loting en de worpen komen uit een geheim, dat ik aan het eind openbaar maak. Het zegel ervan (SHA-256): { $hash }

cup-draw = Geloot. { $repeats ->
        [0] Niemand komt iemand twee keer tegen.
        [one] Eén keer komen twee spelers elkaar weer tegen.
       *[other] { $repeats } keer komen twee spelers elkaar weer tegen.
    }{ $threes ->
        [0] { "" }
        [one] { " " }Eén tafel van drie, voor de spelers die het minst vaak aan zo’n tafel zaten.
       *[other] { " " }{ $threes } tafels van drie, voor de spelers die het minst vaak aan zo’n tafel zaten.
    }{ $two ->
        [yes] { " " }Aan één tafel zitten twee spelers met een computer.
       *[no] { "" }
    }
cup-draw-first = Geloot.{ $threes ->
        [0] { "" }
        [one] { " " }Eén tafel van drie.
       *[other] { " " }{ $threes } tafels van drie.
    }
cup-draw-final = De besten spelen om de beker.
cup-table-line = **{ $place }** { $where } · { $people }
cup-table-asked = **{ $place }** { $where } · { $people } · aan de beurt: { $who }
cup-table-asked-until = **{ $place }** { $where } · { $people } · aan de beurt: { $who } (tijd { $until } om)
cup-table-opening = **{ $final ->
        [yes] { cup-table-final }
       *[no] Tafel { $place }
    }** wordt geopend · { $people }
cup-table-done = **{ $final ->
        [yes] { cup-table-final }
       *[no] Tafel { $place }
    }** klaar · { $people }
cup-more-tables = … en nog { $more ->
        [one] één tafel
       *[other] { $more } tafels
    }
cup-together = { $place }. { $people }
cup-absent = { $who } (afwezig)
cup-for = { $who } (voor { $entrant })
cup-computer = een computer
cup-until = De { $final ->
        [yes] finale
       *[no] ronde
    } eindigt uiterlijk { $in }.
cup-waiting = **In de wachtrij:** { $people }
cup-joins = **Vanaf de volgende ronde:** { $people }
cup-away = **Afwezig:** { $people }
cup-stood-in = Een computer speelt voor { $people }.
cup-next = De tafels van ronde { $round } worden { $in } geloot.
cup-next-final = De finale begint { $in }.
cup-paused = **Pauze.** Er wordt pas weer geloot als een moderator de beker hervat.
cup-stuck = Ik kan de tafels nu niet openen. Ik blijf het proberen.
cup-no-threads = Ik kan de tafels niet openen: in dit kanaal mis ik de rechten { $permissions }. Ik blijf het proberen.
cup-channel-gone = Het kanaal van de beker is er niet meer.
cup-thread = Beker { $cup } · ronde { $round } · tafel { $place }
cup-thread-final = Beker { $cup } · finale
cup-seats = { $people }: dit is jullie tafel. Je speelt op het bord hieronder.
cup-seat-taken = { $person }: hier is een plek vrijgekomen, en die is nu van jou. Speel verder op dit bord.
cup-stopped = { $who } heeft deze tafel beëindigd: “{ $why }”

cup-standings = Beker nr. { $cup }, na ronde { $round }
cup-standings-during = Beker nr. { $cup }, ronde { $round } ({ $done } van { $tables } tafels)
cup-wins-it = { $who } { $winners ->
        [one] wint
       *[other] winnen
    } beker nr. { $cup }!
cup-after = Na { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    }
cup-points = Punten
cup-wins = Zeges
cup-alt = { $title }.
cup-alt-row = { $place }. { $who }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $wins } van { $games } gewonnen.
cup-place = **{ $place } { $who }** · { $points }
cup-final-places = -# De plaatsen 1 tot en met { $count } komen uit de finale, de punten uit de rondes daarvoor.
cup-ended-few = Er waren te weinig spelers over voor nog een ronde.
cup-ended-unbegun = Er waren te weinig spelers voor de eerste ronde.
cup-secret = -# Het geheim van de loting en de dobbelstenen zit in “{ button-cup-file }”, met alles wat je nodig hebt om ze na te rekenen. Het zegel ervan (SHA-256): { $hash }
cup-act = -# { $who }: { $act ->
        [begin] de tafels eerder geloot
        [pause] de beker gepauzeerd
        [resume] de beker hervat
        [end] de beker beëindigd
        [add] { $whom } toegevoegd
        [remove] { $whom } eruit gehaald
        [stop] { $where } beëindigd
        [move] het begin verzet
       *[correct] uitslag gecorrigeerd ({ $where }). Eerst: { $before } Nu: { $after }
    }
cup-act-why = “{ $why }”
cup-act-table = { $final ->
        [yes] de finale
       *[no] tafel { $place } van ronde { $round }
    }

button-cup-join = Meedoen
button-cup-leave = Uit de beker stappen
button-cup-here = Ik ben er
button-cup-back = Weer meedoen
button-cup-place = Mijn stand
button-cup-file = Alles als bestand
button-cup-how = Zo werkt een beker
button-cup-rules = Spelregels
cup-how =
    ## Zo werkt een beker
    Elke ronde is één spel, aan tafels van drie of vier die geloot worden.{ $final ->
        [yes] { " " }Na { $rounds } rondes spelen de beste vier een finale.
       *[no] { "" }
    }

    - **Punten:** 5, 3, 1 en 0 aan een tafel van vier, 5, 2 en 0 aan een kleinere. Spelers die gelijk eindigen, delen de punten van de plaatsen die ze samen innemen.{ $computers ->
        [yes] { " " }Ook computers krijgen een plaats, en afwezigen komen als laatste.
       *[no] { "" }
    }
    - **Evenveel punten:** eerst tellen de spellen waarin ze allemaal aan één tafel zaten, dan de zeges, dan de sterkte van de tegenstanders, en als laatste een loting.
    - **Tijd:** { $pace ->
        [live] 60 seconden per zet, { $length } minuten per spel, daarna 3 minuten pauze.
       *[days] Een dag per zet, { $length } dagen per ronde. Na de laatste tafel volgt de volgende loting, maar niet tijdens de stille uren.
    }
    - **Afwezig?** { $pace ->
        [live] In het eerste derde deel van een spel gaat je plek na 3 minuten zonder antwoord naar een speler die op een plek wacht. Daarna speelt een computer voor je verder. Een heel spel zonder antwoord levert geen punten op. Na een verloren plek, of na twee van zulke spellen op rij, krijg je pas weer een tafel als je op “{ button-cup-back }” drukt.
       *[days] Een heel spel zonder antwoord levert geen punten op. Na twee van zulke spellen op rij krijg je pas weer een tafel als je op “{ button-cup-back }” drukt.
    }

cup-joined = Je doet mee. Ik ping je als het begint.
cup-joined-here = Je doet mee. Bij de volgende loting zit je erbij.
cup-left = Je bent uit de beker gestapt.
cup-left-points = Je bent uit de beker gestapt. Je punten blijven.
cup-arrived = Mooi, bij de volgende loting zit je erbij.
cup-own = Je staat { $place }e van { $count }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } in { $games ->
        [one] één spel
       *[other] { $games } spellen
    }.
cup-own-none = Je hebt nog geen punten.
cup-own-outside = Je doet niet mee aan deze beker.
cup-own-unplayed = Je hebt bij deze beker niet gespeeld.
cup-row = **{ $place }** { $who } · { $points } · { $wins }/{ $games }{ $by ->
        [points] { "" }
        [met] { " " }· vóór dankzij de onderlinge spellen
        [wins] { " " }· vóór dankzij meer zeges
        [strength] { " " }· vóór dankzij sterkere tegenstanders
        [lot] { " " }· vóór door loting
       *[none] { "" }
    }
cup-file-said = Alles over beker nr. { $cup }. `bot.py verify` en `node docs/verify-cup.mjs` rekenen de loting, de geheimen van de tafels en de stand na; bij de uitslagen en de klikken moet je me op mijn woord geloven. Zo controleer je het: docs/fair-dice.md#a-cup in de broncode van Pöppel.

cup-opened = De beker is geopend in dit kanaal. { $what }
cup-manage = **Beker nr. { $cup }** · voor elke wijziging vraag ik een reden, en die kan iedereen lezen.
cup-not-drawn = **Niet bij de volgende loting ({ $count }):** { $people }
button-cup-begin = Nu loten
button-cup-pause = Pauzeren
button-cup-resume = Hervatten
button-cup-end = Beker beëindigen
menu-cup-add = Spelers toevoegen
menu-cup-remove = Een speler eruit halen
menu-cup-stop = Tafel stoppen bij huidige stand
menu-cup-correct = Een uitslag corrigeren
menu-cup-next-place = Nu: plaats { $place }
cup-round = Ronde { $round }
cup-table-name = Ronde { $round }, tafel { $place }
cup-table-final = Finale
cup-why-title = { $act ->
        [begin] De tafels nu loten
        [pause] De beker pauzeren
        [resume] De beker hervatten
        [end] De beker beëindigen
        [add] Spelers toevoegen
        [remove] Een speler eruit halen
        [stop] { $final ->
            [yes] De finale
           *[no] Tafel { $place }
        } stoppen bij de huidige stand
        [move] Het begin verzetten
       *[correct] Uitslag van { $final ->
            [yes] de finale
           *[no] tafel { $place }
        } corrigeren
    }
cup-why-label = De reden, voor iedereen te lezen
cup-corrects = Wat is de juiste volgorde { $final ->
        [yes] in de finale
       *[no] aan tafel { $place } van ronde { $round }
    }? Nu: { $people }
cup-corrects-to = Nieuw: { $people }
cup-done = Klaar. In het bericht van de beker kan iedereen het lezen.

cup-table = Deze tafel hoort bij een beker: pauzeren, sluiten, je plek aanbieden of nog een keer spelen kan hier niet.
cup-table-manage = Deze tafel hoort bij een beker, en die wacht erop. Beëindig de tafel met `/{ command-cup } { command-cup-manage }`; iedereen leest je reden.
cup-unknown = Die beker bestaat niet.
cup-none-here = In dit kanaal is geen beker. Open er een met `/{ command-cup } { command-cup-new }`.
cup-over = Deze beker is afgelopen.
cup-over-correct = Deze beker is afgelopen. Uitslagen kun je nog corrigeren.
cup-joined-already = Je doet al mee.
cup-joined-away = Je doet al mee, maar bij de volgende loting zit je er niet bij. Druk daarvoor op “{ $button }”.
cup-added-already = <@{ $person }> doet al mee.
cup-added-away = <@{ $person }> doet al mee, maar zit niet bij de volgende loting. Op “{ $button }” moet <@{ $person }> zelf drukken.
cup-barred = Een moderator heeft je uit deze beker gehaald. Alleen moderators kunnen je weer toevoegen.
cup-too-late = De tafels van de laatste ronde zijn al geloot: meedoen kan nu niet meer.
cup-full = De beker is vol: er doen { $most } spelers mee.
cup-not-in = Je doet niet mee aan deze beker.
cup-not-in-person = <@{ $person }> doet niet mee aan deze beker.
cup-here-already = Je staat al bij de aanwezigen.
cup-too-early = Te vroeg: dit kan vanaf <t:{ $begins }:f>.
cup-begun = De eerste tafels zijn al geloot: het begin is niet meer te verzetten.
cup-round-on = Er is een ronde bezig. Er kan pas weer geloot worden als alle tafels klaar zijn.
cup-paused-already = De beker staat op pauze. Hervat hem eerst.
cup-not-paused = De beker staat niet op pauze.
cup-few = Voor de eerste ronde zijn minstens { $least } spelers nodig.
cup-few-left = Bij de loting zitten nu minder dan { $least } spelers: als je loot, is de beker voorbij. Geef de anderen tijd om op “{ button-cup-back }” te drukken, of beëindig de beker zelf.
cup-table-over = Aan die tafel wordt niet gespeeld.
cup-not-over = Die ronde is nog bezig.
cup-here-already-on = In dit kanaal is al een beker.
cup-too-many = Er past nu geen beker meer bij op deze server. Er moet er eerst een aflopen.
cup-no-room = Er is geen ruimte voor alle tafels van een beker: de beheerder van de bot heeft hun aantal beperkt.
cup-only-text = Een beker heeft een tekstkanaal nodig waarin ik threads mag openen.
cup-needs-reason = Geef een reden: iedereen kan die lezen.
cup-not-here = Die persoon is niet op deze server.
