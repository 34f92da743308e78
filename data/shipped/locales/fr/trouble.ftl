# Ce qui est dit quand Discord refuse quelque chose ; une phrase qui dit que faire ensuite.

trouble-place-gone = Le salon de cette table n’existe plus, la table non plus ; /{ command-play } en ouvre une autre ailleurs.
trouble-person-gone = Cette personne n’est plus sur le serveur. Quelqu’un d’autre peut prendre la place.
trouble-forbidden = Je ne peux pas écrire ici. Demande à un admin de me donner : { permission-view-channel }, { permission-send-messages }, { permission-attach-files }.
trouble-archived = Ce fil est archivé, et je ne peux pas le rouvrir. Écris-y quelque chose, puis réessaie.
trouble-locked = Ce fil est verrouillé : demande à la modération de le rouvrir, ou ouvre une table avec /{ command-play }.
trouble-no-thread = Je ne peux pas ouvrir d’autre fil ici, jouons donc dans le salon même.
trouble-unfit = On ne peut pas jouer dans ce genre de salon : tape /{ command-play } dans un salon textuel.
trouble-closed-dm = Je ne peux pas t’écrire en privé : appuie plutôt sur « { button-my-hand } » sous le plateau.
trouble-too-large = L’image est trop grande pour Discord. /{ command-table } { command-table-text } décrit le plateau à la place.
trouble-blocked = L’AutoMod de ce serveur a bloqué mon message : demande à la modération de me laisser écrire ici.
trouble-later = Discord me demande de ralentir : réessaie dans une minute.
trouble-lost = Discord n’a pas répondu : réessaie dans un instant, ta partie ne risque rien.
trouble-fault = Une erreur de mon côté. Ta partie ne risque rien, réessaie simplement.
