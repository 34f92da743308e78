# Pourquoi rien n'a pu être enregistré, ou la base n'a pas pu s'ouvrir. Pour qui fait tourner le bot, sur la console.
store-in-use = La base { $file } est utilisée par un autre Pöppel. Arrête d’abord celui-là, ou donne à celui-ci son propre fichier.
store-shard-in-use = Le shard { $shard } de la base { $file } est tenu par un autre processus. Arrête-le d’abord, ou donne à celui-ci un autre numéro dans POEPPEL_WORKER.
store-newer = La base { $file } vient d’une version plus récente de Pöppel : elle a { $has } migrations, cette version en connaît { $knows }. Installe la version plus récente, ou restaure une sauvegarde.
store-unusable = La base { $file } est inutilisable : { $reason }.
store-full = Il n’y a plus de place pour la base { $file }. Rien n’est perdu ; libère de la place et réessaie.
store-backup-exists = { $file } existe déjà et n’a pas été touché. Choisis un autre nom pour la sauvegarde.
store-gone = La base { $file } a été effacée ou remplacée pendant son utilisation. Arrête le bot, remets le fichier, puis relance-le.
store-not-empty = La base { $file } n’est pas vide et n’a pas été touchée. Les tables ne se déplacent que vers une base vide.
store-not-copied = Dans { $file }, les lignes de { $table } diffèrent de l’original. Rien n’y a été changé ; signale-le, s’il te plaît.
store-damaged = La table { $table } est abîmée dans la base et ne peut pas être lue.

# Pour les joueurs, s'ils devaient le voir un jour.
store-conflict = Quelqu’un a été plus rapide. Regarde le plateau et réessaie.
store-unknown-table = Cette table n’existe plus. Ouvres-en une autre avec /{ command-play }.
store-closed = Je suis en train de me réveiller. Réessaie dans un instant.
table-restarting = Cette table redémarre. Appuie encore dans un instant.
stopping = Je redémarre. Réessaie dans une minute ; ta partie ne risque rien.
blocked-by-operator = Tu ne peux pas jouer avec ce bot. Demande à la personne qui le fait tourner.
house-full = Toutes mes tables sont prises en ce moment. Réessaie dans un moment.
