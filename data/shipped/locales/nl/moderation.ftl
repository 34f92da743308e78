# /modereren: de tafels van een server, wat moderators ermee doen, en wat daarover verteld wordt.

moderate-head = ## { $count ->
        [one] Waar jij modereert, staat één tafel open
       *[other] Waar jij modereert, staan { $count } tafels open
    }
moderate-none = Waar jij modereert, staat geen tafel open.
moderate-line = **Tafel { $table }** · { $game }{ $state ->
        [lobby] {" "}· nog niet begonnen
        [running] {" "}· wordt gespeeld
        [unplayable] {" "}· niet te spelen
       *[other] {""}
    }{ $link ->
        [none] {""}
       *[other] {" "}· { to-board }
    }
moderate-table = Tafel { $table } · { $game }
moderate-host = Host: { $host }
menu-moderate = Kies een tafel
moderate-person = Kies een speler
moderate-about = **{ $name }** aan tafel { $table }
sure-remove = **{ $name } van tafel { $table } halen?** { $state ->
        [lobby] De plek komt vrij.
       *[running] Een computer neemt de plek over; op eigen houtje terugkomen kan niet.
    } Aan tafel is het te lezen.
    .button = Van tafel halen
sure-block = **{ $name } blokkeren op deze server?** { $name } raakt alle plekken hier kwijt en kan hier geen tafels meer openen of meedoen. Aan tafel is het te lezen.
    .button = Blokkeren op deze server
moderate-seat = Plek van een computer aan een speler geven
moderate-give = Wie neemt het over?
moderate-whom = Wie neemt het over van { $name }?
button-mod-older = Oudere tafels
button-mod-newest = Nieuwste tafels
button-mod-host = Host maken
button-mod-repair = Repareren
button-mod-back = Terug

moderated-repair = -# { $by } heeft dit bord gerepareerd.
moderated-remove = -# { $by } heeft de plek van { $person } vrijgemaakt.
moderated-host = -# { $by } heeft { $person } host gemaakt.
moderated-block = -# { $by } heeft de plekken van { $person } op deze server vrijgemaakt.
moderated-give = -# { $by } heeft { $person } een plek gegeven.

act-end = { $when } { $by } sloot tafel { $table }.
act-repair = { $when } { $by } repareerde tafel { $table }.
act-remove = { $when } { $by } maakte de plek van { $person } aan tafel { $table } vrij.
act-host = { $when } { $by } maakte { $person } host van tafel { $table }.
act-block = { $when } { $by } blokkeerde { $person } hier.
act-give = { $when } { $by } gaf { $person } een plek aan tafel { $table }.

only-moderators = Dat kunnen alleen moderators. Vraag het een van hen.
moderator-plays = Je speelt zelf mee aan deze tafel. Laat dat aan een andere moderator over.
moderate-own-table = Je speelt zelf aan deze tafel, dus je stemt mee zoals de rest: /tafel stoppen. Een andere moderator kan hem sluiten.

# Wat een moderator te horen krijgt die iets met iemand wil doen.
moderate-not-seated = { $person } heeft geen plek meer aan deze tafel. Kies iemand anders.
moderate-not-in = { $person } zit niet meer aan deze tafel. Kies iemand anders.
moderate-blocked = { $person } is hier geblokkeerd. Kies iemand anders; een admin kan het opheffen in /instellingen.
moderate-private = Deze tafel is alleen op uitnodiging, en { $person } is niet uitgenodigd. Kies iemand anders.
moderate-bot = { $person } is een bot en kan niet spelen. Kies iemand anders.
moderate-seated = { $person } speelt al mee aan deze tafel. Kies iemand anders.
moderate-taken = Iemand heeft die plek al. Kies een andere.
moderate-closed = De host heeft ingesteld dat computers aan deze tafel hun plek houden, dus je kunt er geen weggeven.
moderate-held = Iemand anders heeft die kaarten al gezien, dus { $person } kan die plek niet krijgen. Kies een andere.
moderate-seen = { $person } heeft in dit spel al kaarten van een ander gezien. Kies iemand anders.
