# Wat een server kiest: de pagina’s van /instellingen voor admins, elke instelling, en wie wat veranderde.

settings-server = **Voor iedereen op deze server** (alleen admins zien dit):
settings-page = ## { $page }
    Voor iedereen op deze server{ $later ->
        [True] . Een kortere tijd gaat pas een dag na je keuze in.
       *[False] , vanaf nu.
    }
settings-line = **{ $title }:** { $value }
    -# { $about }{ $differs ->
        [True] { " " }Standaard: { $usual }.
       *[False] { "" }
    }
button-reset = Standaard: { $name }
button-keep-all = Toch bewaren
settings-lowered = -# Gaat { $when } in. Tot die tijd kun je alles nog bewaren.
sure-later = **{ $title }: { $value }?** { $tables ->
        [0] Tegen die tijd is er nog niets oud genoeg om te verdwijnen.
        [one] Eén spel van { $people ->
            [one] één speler
           *[other] { $people } spelers
        } is dan voorgoed weg.
       *[other] { $tables } spellen van { $people ->
            [one] één speler
           *[other] { $people } spelers
        } zijn dan voorgoed weg.
    } Dit gaat pas in op { $when }; tot die tijd kun je hier alles nog bewaren.
    .button = Vanaf morgen verwijderen
sure-added = **{ $value } blokkeren?** { $tables ->
        [0] Tafels openen of meedoen kan voor { $value } dan niet meer op deze server.
        [one] De plek aan een open tafel komt vrij, en tafels openen of meedoen kan voor { $value } niet meer op deze server.
       *[other] De plekken aan { $tables } open tafels komen vrij, en tafels openen of meedoen kan voor { $value } niet meer op deze server.
    }
    .button = Blokkeren
sure-removed = **Bewaarde regels verwijderen: { $value }?** Tafels die ermee spelen, gaan gewoon verder.
    .button = Verwijderen
sure-replaced = **“{ $value }” gebruiken in plaats van het eigen deck van deze server?** Het eigen deck wordt vergeten; met `/tafel deck` krijg je het bestand.
    .button = Vervangen
settings-older = Iemand heeft **{ $title }** veranderd sinds je deze pagina opende. Wat er nu staat, klopt; kies opnieuw als je wilt.
settings-begun = Dat is al ingegaan, en er valt niets meer te bewaren. Kies een langere tijd voor de volgende spellen.
menu-settings-page = Welke instellingen?
page-own = Alleen voor mij
page-where = Kanalen en rollen
page-play = Spellen
page-cards = Actiekaarten
page-turns = Tempo en gooien
page-time = Tijd en stille uren
page-pings = Pings
page-look = Uiterlijk
page-results = Resultaten
page-kept = Hoelang iets bewaard blijft
page-care = Moderatie
page-acts = Wie wat deed

setting-channels = Kanalen
    .text = Waar tafels geopend mogen worden. Een categorie geldt voor alle kanalen erin.
    .none = overal
setting-openers = Tafels openen
    .text = Rollen die tafels mogen openen. Meedoen mag iedereen.
    .none = iedereen
setting-threads = Threads
    .text = Of elke tafel een eigen thread krijgt.
    .value-true = een thread voor elke tafel
    .value-false = gewoon in het kanaal
setting-per-channel = Tafels in een kanaal
    .text = Hoeveel er tegelijk open mogen zijn. Threads tellen niet mee.
setting-per-person = Tafels per persoon
    .text = Van hoeveel tafels iemand tegelijk host mag zijn.
setting-game = Spel
    .text = Wat /{ command-play } begint als je geen spel kiest.
    .none = Klassiek
setting-preset = Regels
    .text = Met welke regels dat spel begint.
    .none = volgens het boekje
setting-pace = Tempo
    .text = Hoe snel nieuwe tafels spelen; hosts kunnen het veranderen.
setting-rolls = Gooien
    .text = Wie er gooit aan nieuwe tafels; hosts kunnen het veranderen. Standaard gooi ik aan vlotte tafels, in spellen met een dag per zet en met actiekaarten.
    .value-usual = standaard
    .value-hand = iedereen gooit zelf
    .value-itself = ik gooi voor iedereen
setting-deck = Actiekaarten
    .text = De actiekaarten waarmee nieuwe tafels spelen. Een eigen deck stel je in met /{ command-settings } { command-settings.deck }; met /{ command-table } { command-table-deck } krijg je een bestand om aan te passen.
setting-left-out = Weggelaten actiekaarten
    .text = Kaarten voor “elk moment” en “meteen” die aan nieuwe tafels niet meedoen.
    .none = geen
setting-left-out-turn = Weggelaten actiekaarten (in je beurt)
    .text = Kaarten voor je eigen beurt die aan nieuwe tafels niet meedoen.
    .none = geen
setting-presets = Bewaarde regels
    .text = Haal het vinkje weg bij wat je wilt verwijderen. Nieuwe bewaar je in een lobby.
    .none = nog geen
setting-zone = Tijdzone
    .text = De stille uren en gekozen tijden volgen deze tijdzone, tenzij een speler een andere heeft gekozen.
    .none = nog niet gekozen: UTC
setting-quiet-from = Stil vanaf
    .text = Vanaf dan is het stil in spellen met een dag per zet: geen pings, en niemands tijd raakt op.
setting-quiet-to = Stil tot
    .text = Pings en deadlines uit de stille uren schuiven op naar dit tijdstip.
setting-calls = Pings voor beurten
    .text = Wanneer ik spelers ping die aan de beurt zijn maar er niet zijn. Spelers kunnen zelf anders kiezen in /{ command-settings }.
    .value-once = meteen
    .value-late = als de helft van de tijd om is
    .value-never = nooit
setting-telling = Pings voor vrije plekken
    .text = Als een lobby een minuut op spelers wacht, ping ik hooguit 20 leden die erom vroegen met “{ button-tell }”, behalve in de stille uren.
    .value-true = aan
    .value-false = uit
setting-told-role = Rol voor vrije plekken
    .text = In plaats daarvan ping ik deze rol, hooguit één keer per uur. /{ command-check } zegt of ik dat kan.
    .none = geen rol
setting-scheduling = Evenementen van de server
    .text = Spellen met een vaste tijd en bekers staan ook bij de evenementen van deze server, als iedereen hun kanaal kan zien. Daarvoor heb ik “{ permission-create-events }” nodig.
    .value-true = aan
    .value-false = uit
setting-taking-back = Terugnemen
    .text = Aan nieuwe tafels kun je een zet terugnemen tot het spel verdergaat, als hij niets heeft onthuld. Computers wachten 5 seconden. Niet met straffen en niet in het toernooi.
    .value-true = mag
    .value-false = mag niet
setting-posting = Plaatsen in het kanaal
    .text = Spelers kunnen filmpjes en resultaten met één druk in het kanaal plaatsen. Hun naam staat erboven.
    .value-true = mag
    .value-false = uit
settings-no-category = Kies een kanaal; in een categorie kan ik niets plaatsen.
settings-deck-chosen = Nieuwe tafels met actiekaarten spelen met jouw deck van { $cards } kaarten.
quiet-hour = { $hour ->
        [-1] nooit
       *[other] { $hour } uur
    }
zone-other = Een andere…
zone-title = Tijdzone
zone-label = Continent/stad, zoals Asia/Seoul
unknown-zone =
    Er is geen tijdzone met die naam. { $near ->
        [none] Probeer een grote stad bij jou in de buurt, zoals “Europe/Amsterdam”.
       *[other] Bedoel je { $near }?
    }
setting-language = Taal
    .text = De taal van alles wat het hele kanaal ziet.
    .value-discord = zoals de server in Discord
setting-theme = Uiterlijk
    .text = Hoe borden getekend worden, ook van spellen die al bezig zijn.
setting-season = Seizoenen
    .text = Met een nieuw seizoen begint de ranglijst opnieuw. Een wijziging geldt vanaf het volgende spel.
    .value-none = geen seizoenen
    .value-month = een maand lang
    .value-quarter = drie maanden lang
    .value-year = een jaar lang
setting-leaderboard = Ranglijst
    .text = Laat zien wie hier bovenaan staat; aan het eind van een seizoen plaats ik een podium. Spelers kunnen zich er zelf af halen met /{ command-settings }.
    .value-true = aan
    .value-false = uit
setting-computers-listed = Computers op de ranglijst
    .text = Ter vergelijking: hoe goed computers het hier doen.
    .value-true = in het grijs erbij
    .value-false = niet erbij
setting-podium = Podium
    .text = Het kanaal waar ik aan het eind van een seizoen het podium plaats, als er minstens vijf spellen meetelden voor de ranglijst.
    .none = waar de laatste tafel was
setting-moderators = Moderators
    .text = Deze rol mag tafels sluiten en repareren, net als iedereen met “Berichten beheren”. /{ command-check } zegt of de rol /{ command-moderate } kan zien.
    .none = geen rol
setting-blocked = Geblokkeerde spelers
    .text = Ze kunnen geen tafels openen en niet meedoen. In spellen die bezig zijn, neemt een computer het over.
    .none = niemand
setting-keeps = Afgelopen spellen
    .text = Hoelang ze bewaard blijven, met elke zet en elke speler. Daarna staan spelers alleen nog in de resultaten (hieronder).
setting-results-days = Resultaten
    .text = Hoelang ik van elke speler onthoud: de plaats, het geluk, hoeveel er geslagen is en de dag van het spel. Daarna staat de naam alleen nog bij afgelopen spellen die bewaard zijn.

acts-none = Niemand heeft nog iets veranderd.
act-setting = { $when } { $by }: **{ $title }** → { $value }

play-elsewhere = Op deze server kun je hier tafels openen: { $channels }.
play-not-here = In dit kanaal kun je geen tafels openen. Vraag een admin waar het wel kan.
play-channels-gone = De kanalen voor tafels zijn verwijderd. Een admin kan andere kiezen met /instellingen.
play-roles = Op deze server kunnen alleen { $roles } tafels openen. Vraag het een van hen, en doe dan mee!
play-roles-gone = De rol die tafels mag openen, is verwijderd. Een admin kan een andere kiezen met /instellingen.
play-too-many = { $count ->
        [one] Je bent hier al host van een tafel. Beëindig die eerst: { to-board }
       *[other] Je bent hier al host van { $count } tafels. Beëindig er eerst een: { to-board }
    }
blocked-here = De admins van deze server hebben je geblokkeerd. Denk je dat dat een vergissing is? Vraag het ze.
