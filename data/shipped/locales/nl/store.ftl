# Waarom iets niet opgeslagen kon worden of de database niet open kon. Voor de beheerder, op de console.
store-in-use = De database { $file } wordt al gebruikt door een andere Pöppel. Stop die eerst, of geef deze een eigen bestand.
store-shard-in-use = Shard { $shard } in de database { $file } is van een ander proces. Stop dat eerst, of geef dit een ander nummer in POEPPEL_WORKER.
store-newer = De database { $file } komt van een latere versie van Pöppel: er zitten { $has } migraties in, deze versie kent er { $knows }. Installeer de nieuwere versie, of zet een back-up terug.
store-unusable = De database { $file } is niet te gebruiken: { $reason }.
store-full = Er is geen ruimte meer voor de database { $file }. Er is niets verloren; maak ruimte vrij en probeer het opnieuw.
store-backup-exists = { $file } bestaat al en is gelaten zoals het was. Kies een andere naam voor de back-up.
store-gone = De database { $file } is tijdens het gebruik verwijderd of vervangen. Stop de bot, zet het bestand terug en start hem dan weer.
store-not-empty = De database { $file } is niet leeg en is gelaten zoals hij was. Tafels kunnen alleen naar een lege verhuizen.
store-not-copied = In { $file } wijken de rijen van { $table } af van het origineel. Daar is niets veranderd; meld dit alsjeblieft.
store-damaged = Tafel { $table } is beschadigd in de database en niet te lezen.

# Voor spelers, mochten ze dit ooit zien.
store-conflict = Iemand was sneller. Kijk op het bord en probeer het nog eens.
store-unknown-table = Deze tafel is er niet meer. Open een nieuwe met /spelen.
store-closed = Ik word net weer wakker. Probeer het zo nog eens.
table-restarting = Deze tafel start opnieuw op. Druk zo nog een keer.
stopping = Ik start opnieuw op. Probeer het over een minuut nog eens; je spel is veilig.
blocked-by-operator = Je kunt niet spelen met deze bot. Vraag het de beheerder van de bot.
house-full = Al mijn tafels zijn op dit moment bezet. Probeer het later nog eens.
