-- Pings by direct message, which stood at seats, and in the setups of tables once a seat was given up.

WITH noted AS (
    SELECT "table", coalesce(person, away) AS person, note, max(called) AS called, min(seat) AS seat
    FROM seats WHERE note <> 0 AND coalesce(person, away) IS NOT NULL
    GROUP BY "table", coalesce(person, away), note
)
INSERT INTO messages (
    kind, key, "table", server, channel, message, posted_at, posting, posted_for, shows, remains, refused,
    closed, changes
) SELECT 'ping', "table" || ':' || seat || ':' || note, "table", server,
    coalesce((SELECT max(hands.channel) FROM hands WHERE hands.person = noted.person), 0),
    CASE WHEN note > 0 THEN note END, 0,
    -- One that was being sent may have arrived at any time.
    CASE WHEN note > 0 THEN 0 ELSE 1 END, CASE WHEN note > 0 THEN called ELSE -1 - note END,
    'https://discord.com/channels/' || server || '/' || tables.channel, x'5b5d', 0, 0, 0
FROM noted JOIN tables ON tables.id = "table";

INSERT INTO message_people (message, person, own)
SELECT messages.id, coalesce(person, away), 0 FROM seats
JOIN messages ON kind = 'ping' AND messages."table" = seats."table"
    AND key = seats."table" || ':' || seat || ':' || note
WHERE note <> 0 AND coalesce(person, away) IS NOT NULL;

WITH noted AS (
    SELECT tables.id AS "table", server, channel, CAST(each.key AS INTEGER) AS person, each.value AS note
    FROM tables, json_each(
        CASE WHEN json_valid(CAST(setup AS TEXT)) THEN CAST(setup AS TEXT) ELSE '{}' END, '$.calls'
    ) AS each
)
INSERT INTO messages (
    kind, key, "table", server, channel, message, posted_at, posting, posted_for, shows, remains, refused,
    closed, changes
) SELECT 'ping', "table" || '::' || note, "table", server,
    coalesce((SELECT max(hands.channel) FROM hands WHERE hands.person = noted.person), 0),
    CASE WHEN note > 0 THEN note END, 0, CASE WHEN note > 0 THEN 0 ELSE 1 END, -1,
    'https://discord.com/channels/' || server || '/' || channel, x'5b5d', 0, 0, 0
FROM noted WHERE note <> 0;

WITH noted AS (
    SELECT tables.id AS "table", CAST(each.key AS INTEGER) AS person, each.value AS note
    FROM tables, json_each(
        CASE WHEN json_valid(CAST(setup AS TEXT)) THEN CAST(setup AS TEXT) ELSE '{}' END, '$.calls'
    ) AS each
)
INSERT INTO message_people (message, person, own)
SELECT messages.id, person, 0 FROM noted
JOIN messages ON kind = 'ping' AND messages."table" = noted."table"
    AND messages.key = noted."table" || '::' || note;

UPDATE tables SET setup = CAST(json_remove(CAST(setup AS TEXT), '$.calls') AS BLOB)
WHERE id IN (SELECT "table" FROM messages WHERE kind = 'ping' AND key LIKE '%::%');

ALTER TABLE seats DROP COLUMN note;
