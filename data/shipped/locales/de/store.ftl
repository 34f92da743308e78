# Warum etwas nicht gespeichert oder die Datenbank nicht geöffnet werden konnte. Für den Betreiber, auf der Konsole.
store-in-use = Die Datenbank { $file } wird schon von einem anderen Pöppel benutzt. Beende zuerst diesen, oder nimm eine eigene Datei.
store-shard-in-use = Shard { $shard } in der Datenbank { $file } wird schon von einem anderen Pöppel bedient. Beende zuerst diesen, oder gib dem neuen in POEPPEL_WORKER eine andere Nummer.
store-newer = Die Datenbank { $file } stammt von einem neueren Pöppel: Sie hat { $has } Migrationen, diese Version kennt { $knows }. Installiere die neuere Version, oder nimm eine Sicherung.
store-unusable = Die Datenbank { $file } ist nicht benutzbar: { $reason }.
store-full = Für die Datenbank { $file } ist kein Platz mehr. Es ist nichts verloren; schaffe Platz und versuche es noch einmal.
store-backup-exists = { $file } gibt es schon und bleibt, wie es ist. Wähle einen anderen Namen für die Sicherung.
store-gone = Die Datenbank { $file } wurde gelöscht oder ersetzt, während sie benutzt wurde. Halte den Bot an, bring die Datei wieder an ihren Platz und starte ihn neu.
store-not-empty = Die Datenbank { $file } ist nicht leer und bleibt, wie sie ist. Umziehen geht nur in eine leere.
store-not-copied = In { $file } stimmt { $table } nicht mit der Vorlage überein. Dort ist nichts geändert; bitte melde das.
store-damaged = Tisch { $table } ist in der Datenbank beschädigt und nicht lesbar.

# Für Spieler, falls sie es je zu sehen bekommen.
store-conflict = Da war jemand schneller. Schau aufs Brett und versuch es noch einmal.
store-unknown-table = Diesen Tisch gibt es nicht mehr. Mach einen neuen auf mit /spielen.
store-closed = Ich wache gerade wieder auf. Versuch es gleich noch einmal.
table-restarting = Dieser Tisch startet gerade neu. Drück gleich noch einmal.
stopping = Ich starte gerade neu. Versuch es in einer Minute noch einmal; dein Spiel ist sicher.
blocked-by-operator = Mit diesem Bot kannst du nicht spielen. Frag die Person, die ihn betreibt.
house-full = Alle meine Tische sind gerade besetzt. Versuch es später noch einmal.
