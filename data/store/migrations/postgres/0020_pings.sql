-- SQLite's 0028.

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
    CASE WHEN note > 0 THEN 0 ELSE 1 END, CASE WHEN note > 0 THEN called ELSE -1 - note END,
    'https://discord.com/channels/' || server || '/' || tables.channel, '\x5b5d', 0, false, 0
FROM noted JOIN tables ON tables.id = "table";

INSERT INTO message_people (message, person, own)
SELECT messages.id, coalesce(person, away), false FROM seats
JOIN messages ON kind = 'ping' AND messages."table" = seats."table"
    AND key = seats."table" || ':' || seat || ':' || note
WHERE note <> 0 AND coalesce(person, away) IS NOT NULL;

CREATE TEMPORARY TABLE left_pings ON COMMIT DROP AS
WITH noted AS MATERIALIZED (
    SELECT id, server, channel, convert_from(setup, 'UTF8') AS setup FROM tables
    WHERE convert_from(setup, 'UTF8') ~ '"calls": ?[{]"'
)
SELECT id AS "table", server, channel, (each.key)::bigint AS person, (each.value)::text::bigint AS note
FROM noted CROSS JOIN LATERAL jsonb_each(setup::jsonb -> 'calls') AS each
WHERE (each.value)::text::bigint <> 0;

INSERT INTO messages (
    kind, key, "table", server, channel, message, posted_at, posting, posted_for, shows, remains, refused,
    closed, changes
) SELECT 'ping', "table" || '::' || note, "table", server,
    coalesce((SELECT max(hands.channel) FROM hands WHERE hands.person = left_pings.person), 0),
    CASE WHEN note > 0 THEN note END, 0, CASE WHEN note > 0 THEN 0 ELSE 1 END, -1,
    'https://discord.com/channels/' || server || '/' || channel, '\x5b5d', 0, false, 0
FROM left_pings;

INSERT INTO message_people (message, person, own)
SELECT messages.id, person, false FROM left_pings
JOIN messages ON kind = 'ping' AND messages."table" = left_pings."table"
    AND messages.key = left_pings."table" || '::' || note;

UPDATE tables SET setup = convert_to((convert_from(setup, 'UTF8')::jsonb - 'calls')::text, 'UTF8')
WHERE convert_from(setup, 'UTF8') ~ '"calls": ?[{]"';

ALTER TABLE seats DROP COLUMN note;
