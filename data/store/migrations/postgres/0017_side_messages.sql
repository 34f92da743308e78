-- SQLite's 0025.

ALTER TABLE messages ADD COLUMN "table" bigint NOT NULL DEFAULT 0;
ALTER TABLE messages ADD COLUMN closed boolean NOT NULL DEFAULT false;

CREATE INDEX messages_table ON messages ("table") WHERE "table" > 0;
CREATE INDEX messages_closed ON messages (id) WHERE closed;

CREATE TABLE message_people (
    message bigint NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
    person bigint NOT NULL,
    own boolean NOT NULL,
    PRIMARY KEY (message, person)
);

CREATE INDEX message_people_person ON message_people (person);

WITH noted AS MATERIALIZED (
    SELECT id, server, convert_from(setup, 'UTF8') AS setup FROM tables
    WHERE position('"beside":[{' IN convert_from(setup, 'UTF8')) > 0
), beside AS (
    SELECT id AS "table", server, (each ->> 'channel')::bigint AS channel,
        (each ->> 'message')::bigint AS message, (each ->> 'person')::bigint AS person,
        each ->> 'shows' AS shows
    FROM noted CROSS JOIN LATERAL jsonb_array_elements(setup::jsonb -> 'beside') AS each
)
INSERT INTO messages (
    kind, key, "table", server, channel, message, posted_at, posting, posted_for, shows, remains, refused,
    closed, changes
) SELECT 'beside', "table" || '-' || abs(message), "table", server, channel,
    CASE WHEN message > 0 THEN message END, 0,
    CASE WHEN message > 0 THEN 0 ELSE ((-message >> 22) + 1420070400000) / 1000.0 END,
    -1, max(shows), '\x5b5d', 0, bool_or(person IS NULL), 0
FROM beside GROUP BY "table", server, channel, message;

WITH noted AS MATERIALIZED (
    SELECT id, server, convert_from(setup, 'UTF8') AS setup FROM tables
    WHERE position('"beside":[{' IN convert_from(setup, 'UTF8')) > 0
), beside AS (
    SELECT id AS "table", server, (each ->> 'message')::bigint AS message,
        (each ->> 'person')::bigint AS person, each ->> 'shows' AS shows
    FROM noted CROSS JOIN LATERAL jsonb_array_elements(setup::jsonb -> 'beside') AS each
)
INSERT INTO message_people (message, person, own)
SELECT messages.id, person, bool_or(beside.shows <> '') FROM beside
JOIN messages ON kind = 'beside' AND key = beside."table" || '-' || abs(beside.message)
    AND messages.server = beside.server
WHERE person IS NOT NULL GROUP BY messages.id, person;

UPDATE tables SET setup = convert_to((convert_from(setup, 'UTF8')::jsonb - 'beside')::text, 'UTF8')
WHERE position('"beside":[{' IN convert_from(setup, 'UTF8')) > 0;
