-- SQLite's 0029.

INSERT INTO messages (
    kind, key, "table", server, channel, message, posted_at, posting, posted_for, shows, remains, refused,
    closed, changes
) SELECT 'hand', "table" || ':' || row_number() OVER (PARTITION BY "table" ORDER BY person), "table", server,
    hands.channel, hands.message, hands.posted_at, hands.posting, -1, shows, hands.remains, closed_at,
    person < 0, 0
FROM hands JOIN tables ON tables.id = "table" ORDER BY "table", person;

INSERT INTO message_people (message, person, own)
SELECT messages.id, person, false FROM (
    SELECT "table" || ':' || row_number() OVER (PARTITION BY "table" ORDER BY person) AS key, person FROM hands
) AS numbered JOIN messages ON kind = 'hand' AND messages.key = numbered.key
WHERE person > 0;

DROP TABLE hands;

DROP INDEX messages_table;
CREATE INDEX messages_table ON messages ("table", kind);
