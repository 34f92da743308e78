# Wat iemand te horen krijgt als Discord iets weigert; één zin die zegt wat je dan doet.

trouble-place-gone = Het kanaal van deze tafel is er niet meer, en de tafel ook niet; met /{ command-play } open je ergens anders een nieuwe.
trouble-person-gone = Deze persoon is niet meer op de server. Iemand anders kan de plek krijgen.
trouble-forbidden = Ik kan hier niet schrijven. Vraag een admin om deze rechten voor mij: { permission-view-channel }, { permission-send-messages }, { permission-attach-files }.
trouble-archived = Deze thread is gearchiveerd, en ik krijg hem niet open. Schrijf er iets in en probeer het nog eens.
trouble-locked = Deze thread is vergrendeld: vraag een moderator om hem te ontgrendelen, of open een nieuwe tafel met /{ command-play }.
trouble-no-thread = Ik kan hier geen thread meer openen, dus we spelen gewoon in het kanaal.
trouble-unfit = In zo’n kanaal kunnen we niet spelen: gebruik /{ command-play } in een tekstkanaal.
trouble-closed-dm = Ik kan je geen DM sturen: druk onder het bord op “{ button-my-hand }”.
trouble-too-large = Het plaatje is te groot voor Discord. /{ command-table } { command-table-text } beschrijft het bord in woorden.
trouble-blocked = AutoMod heeft op deze server mijn bericht geblokkeerd: vraag een moderator of ik hier mag schrijven.
trouble-later = Discord vraagt me om rustig aan te doen: probeer het over een minuut nog eens.
trouble-lost = Discord gaf geen antwoord: probeer het zo nog eens, je spel is veilig.
trouble-fault = Er ging bij mij iets mis. Je spel is veilig, dus probeer het gewoon nog eens.
