"""The words that players never read, as patterns of their wrong sense.

Each has the sentence it comes from, and the word to use in its place.

`docs/voice.md` and the table "What players read" of `docs/glossary.md` name the right ones. A pattern is
searched in the fixed part of a text, without regard to case.
"""

from __future__ import annotations

NEVER = {
    "en": {
        r"\bis up\b(?! to)": ("Ada is up.", "it’s Ada’s turn"),
        r"\byou[’']re (all )?up\b": ("Ben, you’re up!", "it’s your turn"),
        r"\bon turn\b": ("Red is on turn.", "it’s Red’s turn"),
        r"\bby the day\b": ("This table plays by the day.", "daily game"),
        r"\btime[’']s up\b(?!!)": ("Time’s up in 5 minutes.", "time runs out"),
        r"\bwhoever\b": (
            "Whoever is waited for and not there gets a call.",
            "you, the host, a player",
        ),
        r"\bsomebody\b|\beverybody\b|\bnobody\b|\banybody\b": (
            "Nobody else sees this.",
            "someone, everyone, no one",
        ),
        r"\bpersons\b": ("These persons may not play.", "people, players"),
        r"\bhome stretch\b": ("A piece enters the home stretch.", "goal"),
        r"\b(hits?|strikes?|punch(es)? out)\b": ("5 forward, hits Black", "send home"),
        r"\btake (it|that|this|them) back\b": (
            "Only the player who made the move can take it back.",
            "undo",
        ),
        r"\b(a|no|more|your|their|own) advice\b|\badvice from\b": ("No advice from me", "hint"),
        r"\bwhat would you do\b": ("What would you do?", "hint"),
        r"\bpresets?\b": ("Choose a preset.", "rules, ruleset"),
        r"\brules to begin with\b": ("Rules to begin with", "rules, ruleset"),
        r"\bas the server has it\b": ("As the server has it", "default"),
        r"\bopens? by itself\b|\bplayed by itself\b": ("What /play opens by itself.", "default"),
        r"\b(is|are|having|has|have) a rest\b|\btable rests\b|\bgame rests\b": (
            "The table is having a rest.",
            "paused, resume",
        ),
        r"\bplays? on for (you|them|\W)": ("A computer plays on for you.", "take over, fill in"),
        r"\b(a|one|your|the|no|of) calls?\b(?! it)|\bcalls at\b": (
            "Quiet hours: no calls.",
            "ping",
        ),
        r"\bsend (you|them) direct messages?\b": ("I can’t send you direct messages.", "DM"),
        r"\bwrite to (you|them|people|any)\b": ("Ben, I can’t write to you.", "DM"),
        r"\b(mend|put in order)\b": ("Moderators can mend a table.", "repair"),
        r"\bmoderation (stops|holds|blocks)\b": (
            "This server’s moderation stops the board.",
            "AutoMod",
        ),
        r"\b(isn[’']t|not|are) to play\b": ("Ben isn’t to play on this server.", "blocked"),
        r"\b(bot|AI) players?\b": ("Add a bot player", "computer"),
        r"\breact(s|ion|ions)?\b": ("Do you want to react?", "respond, response"),
        r"\bfigures?\b": ("Two figures and a star", "number card"),
        r"\bround \w+ is drawn\b|\bround is drawn\b": (
            "Round 3 is drawn in an hour.",
            "tables are drawn",
        ),
        r"\borganizers?\b": ("An organizer took you out.", "moderator"),
        r"\b(its|whose|the) hash\b": ("Its hash: 5f3a", "seal"),
        r"\bas number\b|\bYou[’']re number\b": ("You’re in, as number 7.", "3rd of 12"),
        r"\bahead by (wins|their|stronger|lot)\b": ("Ada is ahead by wins.", "ahead on"),
        r"\bstands? (here|above|in)\b|\bstood in\b": ("What stands here now", "is, appears"),
        r"\bby lot\b|\bthe lot\b": ("Drawn by lot.", "at random"),
        r"\bcolour|\bcentre\b|\bfavourite\b": ("Choose your colour.", "color, center, favorite"),
        r"\bcancelled\b|\bany more\b(?! \w)": ("That card is cancelled.", "canceled, anymore"),
        r"\broad works\b": ("Road works block the way.", "roadwork"),
        r"\bmay manage\b|\ballow(s|ed)? to manage\b": (
            "All who may manage messages can do it.",
            "“Manage Messages”",
        ),
        r"\bthe game is on\b": ("The game is on.", "running, in progress"),
        r"\bclose the game\b|\bgame (is|was) closed\b": (
            "Ada wants to close the game.",
            "end the game",
        ),
        r"\bsits? at no table\b": ("You sit at no table.", "not at a table"),
        r"\bis over and done\b|\bonce more\b": ("Try it once more.", "again"),
        r"\bthe 40\b(?! squares)": ("Rows end at the 40.", "a row ends with 40"),
        r" …": ("Ada is playing …", "… without a space"),
        r"\bcomputer plays for\b": (
            "You’ve left, and a computer plays for you now.",
            "a computer is playing for",
        ),
        r"\bin ten games\b": ("Wins above chance in ten games", "per ten games"),
        r"\bpodiums? of\b": ("One place on the podium of a season", "a season’s podium"),
        r"\bgot you less\b": ("Moves that got you less far.", "gained less"),
        r"\bdraw the round\b|\bpressed it are drawn\b|\bplayers .{0,20}be drawn\b": (
            "Only players who have pressed it are drawn.",
            "tables are drawn, get a table",
        ),
        r"\bplay on from\b": ("Play on from this board.", "make your moves on"),
    },
    "de": {
        r"\büber Tage\b": ("Dieser Tisch spielt über Tage.", "tägliches Spiel"),
        r"\bBlatt(s|es)?\b|\bBlätter\b": ("Ein Blatt hat 55 Karten.", "deine Karten, Deck"),
        r"\bwer .{0,20}einlädt\b|\blädt ein\b": (
            "Das darf nur, wer zum Tisch einlädt.",
            "Spielleitung",
        ),
        r"\bgerufen\b|\bRufe\b": ("Niemand wird gerufen.", "Bescheid sagen, Erinnerung"),
        r"\bRat (holen|geben|von)\b|\bholt Rat\b": ("Rat holen", "Tipp"),
        r"\bRegeln für den Anfang\b": ("Regeln für den Anfang", "Regelwerk"),
        r"\bvon sich aus\b": ("Was /spielen von sich aus aufmacht.", "Standard"),
        r"\bPartie\b": ("Die Partie ist vorbei.", "Spiel"),
        r"\bNachzugstapel\b": ("Vom Nachzugstapel ziehen", "Nachziehstapel"),
        r"\bjemand anders\b": ("Jemand anders spielt.", "jemand anderes"),
        r"\bschlägt\b|\bgeschlagen\b|\bschlagen\b": ("Rot schlägt Blau.", "rauswerfen"),
        r"\bB-Feld|\bA-Feld": ("Auf die B-Felder", "Haus, Startfeld"),
        r"\bzu Hause\b": ("Deine Figur ist zu Hause.", "im Haus"),
        r"\bkann (dir|euch) nicht schreiben\b": (
            "Ben, ich kann dir nicht schreiben.",
            "keine Direktnachricht schicken",
        ),
        r"\bKanal anzeigen\b": ("Ich brauche noch: Kanal anzeigen.", "Kanal ansehen"),
        r"\bKI\b|\bBot (spielt|übernimmt)": ("Ein Bot spielt mit.", "Computer"),
        r"\bsoll(en)? .{0,30}nicht (mit)?spielen\b": (
            "Ben soll auf diesem Server nicht mitspielen.",
            "vom Spielen ausgeschlossen",
        ),
        r"\bProzess\b|\bSession\b|\bHash\b": (
            "Die Session ist abgelaufen.",
            "Tisch, Spiel, Siegel",
        ),
        r"\bAnleitung (des|der)\b": ("Anleitung des Mauerrennens", "Regeln"),
        r"\b(dich|auf diesem Server) .{0,20}gesperrt\b": (
            "Ben ist auf diesem Server gesperrt.",
            "vom Spielen ausgeschlossen",
        ),
        r"\bin zehn Spielen\b": ("Siege über Zufall in zehn Spielen", "je zehn Spiele"),
        r"\bdie Leitung\b": ("Die Leitung hat dich herausgenommen.", "Moderation, Spielleitung"),
        r"\bwirst du .{0,20}ausgelost\b|\bgedrückt hat, wird ausgelost\b": (
            "Nur wer gedrückt hat, wird ausgelost.",
            "bekommt einen Tisch",
        ),
        r"\bbeenden, wie er steht\b": (
            "Einen Tisch beenden, wie er steht",
            "beim jetzigen Stand",
        ),
        r"\bstehst schon als\b": ("Du stehst schon als da.", "bist eingetragen"),
    },
    "fr": {
        r"\bappel(s|er|le|les|lerai)?\b(?! à)": ("Je t’appelle au début.", "mentionner, prévenir"),
        r"\ble fil de la partie\b": ("Le fil de la partie", "retour sur la partie"),
        r"\blance (un )?(\d|￼)": ("Rouge lance 3 et 5.", "fait 3 et 5"),
        r" [;:?!»%]|« ": ("Quelle table ?", "no-break spaces"),
        r"\ben la case\b": ("Pion 2 en la case 38", "sur la case 38"),
        r"\bfin du temps\b": ("Fin du temps dans 5 minutes.", "le temps expire"),
        r"\bau tour de ￼": ("Au tour de ￼…", "￼ joue"),
        r"\bplaces? (jouent|est prévenue)\b": ("La première place est prévenue.", "la personne"),
        r"\bla gestion\b": ("La gestion relance la coupe.", "la modération, l’organisation"),
        r"\btour est tiré\b|\btour de la coupe\b|\bla coupe, du tour\b|\bdes tours à\b": (
            "Chaque tour est tiré ainsi.",
            "manche",
        ),
        r"\(pas là\)|\*\*pas là": ("Ada (pas là)", "absence"),
        r"\bcomme elle est\b": ("Arrêter une table comme elle est", "en l’état"),
        r"\b(te|se) mettre à côté\b|\bmets-toi à côté\b": (
            "Tu peux aussi te mettre à côté.",
            "partager la case",
        ),
    },
    "es": {
        r"\bordenador(es)?\b": ("Sigue un ordenador.", "máquina"),
        r"\bpelículas?\b": ("Tu película se está haciendo.", "repetición"),
        r"\bhoras de calma\b": ("Las horas de calma", "horas de silencio"),
        r"\b(tira|tirado) (un )?(\d|￼)": ("Rojo tira 3 y 5.", "saca 3 y 5"),
        r"\b(pone|poner[ts]e|ponte) al lado\b|, al lado$": (
            "La otra ficha se pone al lado.",
            "comparte la casilla",
        ),
        r"\bal primer puesto\b|\bprimeros puestos\b": ("Se avisa al primer puesto.", "quien gana"),
        r"\b(una|las) parejas?\b": ("Una pareja vuelve a coincidir.", "dos personas"),
    },
    "nl": {
        r"\bresultaat verbeteren\b|\btafel ￼? ?verbeteren\b|\bverbeterd\b": (
            "Een resultaat verbeteren",
            "een uitslag corrigeren",
        ),
        r"\bstellingen\b": ("Vijf stellingen per dag", "puzzels"),
        r"\bopstappen\b|\bopgestapt\b|\bstapt op\b": ("Je bent opgestapt.", "de tafel verlaten"),
        r"\bdoen mee \(|\bzijn er \(": ("Doen mee (3): Ada", "deelnemers, aanwezig"),
        r"\bmeer (rondes|manieren|pionnen|spelers daarop)\b": (
            "Kan het op meer manieren",
            "meerdere",
        ),
        r"\bvraag het ￼": ("Vraag het ￼.", "vraag het aan"),
        r"\bwordt elke ronde geloot\b|\bronde (nu loten|geloot wordt)\b|\bvolgende wordt geloot\b": (
            "De volgende wordt geloot als alle tafels klaar zijn.",
            "de tafels worden geloot",
        ),
    },
    "pl": {
        r"\b(za)?woła(m|ć|j|nie|nia|niu)?\b": ("Zawołam cię na początek.", "powiadomić, dać znać"),
        r"\bcodzienn(e|a|y|ych|ie grać)\b": ("Przy codziennych stołach", "dzień na ruch, piątka"),
        r"\bręk(a|ę|i|ą)\b(?! sezonu)|\bw ręce\b": ("Moja ręka", "karty"),
        r"\bCzekamy: ": ("Czekamy: Ada i Ben.", "czekamy na"),
        r", zbija: ": ("3 → 7, zbija: Ada", "zbity"),
        r"\bma zbić\b": ("Ada ma zbić twój pionek.", "chce zbić"),
        r"\d p\.|￼ p\.": ("dałoby o 3 p. więcej", "pkt"),
        r"\bskrót\b": ("Skrót stał w wiadomości.", "pieczęć"),
        r"\b(staje|stajesz|stanąć|stań) obok\b|, obok$": (
            "Tamten pionek staje obok.",
            "na tym samym polu",
        ),
        r"\bdostaje \w+ pierwsze miejsce\b": (
            "Powiadomienie dostaje tylko pierwsze miejsce.",
            "osoba, która wygrywa",
        ),
    },
}
