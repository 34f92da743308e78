# La page autour du Discord simulé, où une personne essaie tout.

playground-server = Soirée jeux
playground-channel = table-de-jeu
playground-welcome = Mensch ärgere Dich nicht, proche des petits chevaux, sur Discord
    .text = Pöppel anime la partie dans un salon. Ceci est un Discord sur ton propre ordinateur, avec quatre personnes : appuie sur /{ $play } ci-dessus, ou regarde une partie.
playground-private = Toi et { $bot }
    .text = Ici arrive ce que personne d’autre ne doit voir : tes cartes, par exemple.
playground-hint = Tu es { $person } : { $play } ou { $watch }
playground-everybody = visible par tout le monde
playground-only = visible par { $person } seulement
playground-people = Choisir l’écran de qui regarder
playground-mail = Nouveau message privé
playground-language = La langue de Discord pour cette personne
playground-speaks = { $person } parle désormais { $language }.
playground-hurried = Comme Discord
    .text = Oui : il y a quelques secondes pour réagir à une carte. Non : la partie attend que tout le monde ait répondu.
playground-restart = Redémarrer le bot
    .text = Arrêter le bot et le relancer, sur la même base
playground-restarted = Le bot a redémarré. Chaque partie reprend là où elle en était.
playground-stopped = Le terrain de jeu est arrêté. Cette page revient quand il tourne de nouveau.
playground-failed = Le bot n’a pas redémarré : { $reason }
playground-unanswered = Échec de l’interaction : pas de réponse en 3 secondes.
playground-type = Taper { $play } comme { $person } et envoyer
playground-watch = Regarder une partie
    .text = Ouvrir une table où jouent des ordinateurs
playground-no-room = Il y a déjà une table dans ce salon. Termine-la d’abord avec /{ command-table } { command-table-end }.
