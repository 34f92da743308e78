# /privacy: what is stored about a person, a file of it, and its deletion; and what a new server is told.

privacy-show = **What’s stored about you**
    { $stored }

    No names, no pictures, no messages. /{ command-privacy } { command-privacy-export } sends you all of it as a file, /{ command-privacy } { command-privacy-delete } removes it.
privacy-contact = Questions about your data: { $contact }
stored-nothing = **Nothing is stored about you.**
stored-host =
    - { $count ->
        [one] one table you host or appear on (as a guest, for example)
       *[other] { $count } tables you host or appear on (as a guest, for example)
    }
stored-seats = - { $count ->
        [one] your seat at one table
       *[other] your seats at { $count } tables
    }
stored-answers = - { $count ->
        [one] one entry of yours in the log of a game, such as a move, with its time
       *[other] { $count } entries of yours in the logs of games: rolls, moves and the like, those made for you included, each with its time
    }
stored-hands =
    - { $count ->
        [one] which message in our DMs shows your cards
       *[other] which { $count } messages in our DMs show your cards
    }
stored-results =
    - { $count ->
        [one] how one of your games ended, and on which day
       *[other] how { $count } of your games ended, and on which days
    }
stored-settings = - your /{ command-settings }, and the games you’ve begun here
stored-language = - your language, for the messages I send you
stored-podiums = - { $count ->
        [one] one place on a season’s podium
       *[other] { $count } places on seasons’ podiums
    }
stored-dailies = - { $count ->
        [one] your answers to Today’s five on one day
       *[other] your answers to Today’s five on { $count } days
    }
stored-shares = - { $count ->
        [one] one result of Today’s five that you shared in a channel
       *[other] { $count } results of Today’s five that you shared in channels
    }
stored-cups = - { $count ->
        [one] that you took part in one cup or helped run it
       *[other] that you took part in { $count } cups or helped run them
    }
stored-bars = - { $count ->
        [one] that a moderator took you out of one cup; this goes when the cup is over
       *[other] that moderators took you out of { $count } cups; this goes when they are over
    }
stored-interests = - { $count ->
        [one] your choice about pings for free seats on one server, and the last ping
       *[other] your choices about pings for free seats on { $count } servers, and the last ping
    }
stored-acts =
    - { $count ->
        [one] one entry in the log of admins and moderators, by you or about you
       *[other] { $count } entries in the log of admins and moderators, by you or about you
    }
stored-blocked = - { $count ->
        [one] that one server has blocked you from playing; this stays when you delete the rest
       *[other] that { $count } servers have blocked you from playing; this stays when you delete the rest
    }
privacy-file = Everything that’s stored about you, as a file.
sure-delete-me = **Delete everything that’s stored about you?** A computer takes over in games that are still going. Finished games stay, without you in them. You can’t undo this.
    .button = Delete everything
privacy-deleted = Done: your data is deleted. I still know if a server has blocked you, or if a moderator took you out of a cup that isn’t over yet. I take you off the lists of Today’s five of the last month. Older lines, and those shared one by one, stay: only moderators can remove them. Boards that show your name are redrawn in a moment. Backups may still hold your data for a few days.

somebody = someone
days = { $days ->
        [0] not at all
        [one] one day
       *[other] { $days } days
    }
joined-server = Hello! Type /{ command-play } in any channel to open a table. For admins, there’s more in /{ command-settings } and /{ command-check }.
