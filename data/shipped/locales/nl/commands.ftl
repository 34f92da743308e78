# Commando’s: de naam, en waar het om gaat (.about). Namen in kleine letters, cijfers en streepjes,
# hoogstens 32 tekens lang; waar het om gaat, hoogstens 100.

command-check = controleren
    .about = Voor admins: kijken of de bot in dit kanaal rechten mist
command-fair = dobbelstenen
    .about = De dobbelstenen van een spel narekenen
    .table = tafel
    .table-about = Nummer van de tafel (leeg: de tafel in dit kanaal)
command-daily = vandaag
    .about = Vijf puzzels per dag: wat is de beste zet?
command-help = help
    .about = Zo speel je Mensch ärgere Dich nicht, kort uitgelegd
command-moderate = modereren
    .about = Voor moderators: de tafels van deze server beheren
command-play = spelen
    .about = Begin hier een spel Mensch ärgere Dich nicht (lijkt op Mens erger je niet)
    .game = spel
    .game-about = Welk spel
    .preset = regels
    .preset-about = Met welke regels; in de lobby kun je ze nog veranderen
command-privacy = privacy
    .about = Je gegevens bekijken, downloaden of verwijderen
command-privacy-show = tonen
    .about = Laten zien wat er over jou is opgeslagen
command-privacy-export = downloaden
    .about = Alles wat er over jou is opgeslagen als bestand downloaden
command-privacy-delete = verwijderen
    .about = Alles verwijderen wat er over jou is opgeslagen (ik vraag het nog een keer)
command-rules = spelregels
    .about = De regels in het kort, en de huisregels aan deze tafel
    .rule = regel
    .rule-about = Eén huisregel of kaart uitleggen, met een plaatje
command-settings = instellingen
    .about = Je eigen instellingen, en voor admins die van de server
    .deck = deck
    .deck-about = Voor admins: de actiekaarten van deze server, als JSON-bestand
command-table = tafel
    .about = De tafel in dit kanaal
command-table-show = tonen
    .about = Het bord opnieuw plaatsen
command-table-text = tekst
    .about = Het bord in woorden
command-table-hand = kaarten
    .about = Je kaarten bekijken; alleen jij ziet ze
command-table-log = verloop
    .about = De laatste zetten bekijken
command-table-leave = verlaten
    .about = Je plek opgeven
command-table-offer = aanbieden
    .about = Je plek aan iemand anders aanbieden, of het aanbod intrekken
command-table-pause = pauze
    .about = Het spel pauzeren, of het de anderen vragen
command-table-end = stoppen
    .about = Het spel beëindigen, of het de anderen vragen
command-tables = tafels
    .about = Je spellen, en waar jij aan de beurt bent
command-table-deck = deck
    .about = Met eigen actiekaarten spelen (zonder bestand krijg je er een om aan te passen)
    .file = bestand
    .file-about = Het aangepaste deck
command-stats = statistieken
    .about = Je eigen resultaten: zeges, geluk en trofeeën
command-leaderboard = ranglijst
    .about = De ranglijst van deze server
command-cup = beker
    .about = Een beker: meerdere rondes aan veel tafels, met een finale
command-cup-new = nieuw
    .about = In dit kanaal een beker openen (moderators)
    .length = duur
    .length-about = Op één avond of over meerdere dagen, en hoelang een spel duurt
    .rounds = rondes
    .rounds-about = Hoeveel rondes er vóór de finale zijn
    .begins = begin
    .begins-about = Wanneer de eerste tafels geloot worden (leeg: over een uur)
    .final = finale
    .final-about = Of de beste vier een finale spelen (leeg: ja)
    .penalties = straffen
    .penalties-about = Of je een MOET mag overtreden, met straf (leeg: nee)
    .name = naam
    .name-about = Een eigen naam, boven de berichten van de beker
    .line = info
    .line-about = Een regel erover, die iedereen kan lezen
    .role = rol
    .role-about = Alleen met deze rol kun je meedoen
command-cup-manage = beheren
    .about = Loten, pauzeren, spelers erin of eruit, uitslagen corrigeren, beëindigen (moderators)
cup-length-live = Eén avond, { $minutes } minuten per spel
cup-length-days = Met { $days } dagen per ronde
cup-begins-minutes = over { $minutes } minuten
cup-begins-hours = { $hours ->
        [one] over een uur
       *[other] over { $hours } uur
    }
cup-begins-days = { $days ->
        [one] over een dag
       *[other] over { $days } dagen
    }
