-- Messages beside boards, which stood in the setups of tables, and the people named in messages.

ALTER TABLE messages ADD COLUMN "table" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE messages ADD COLUMN closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1));

CREATE INDEX messages_table ON messages ("table") WHERE "table" > 0;
CREATE INDEX messages_closed ON messages (id) WHERE closed;

CREATE TABLE message_people (
    message INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
    person INTEGER NOT NULL,
    -- Whether the person has posted it, and is not only named.
    own INTEGER NOT NULL CHECK (own IN (0, 1)),
    PRIMARY KEY (message, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX message_people_person ON message_people (person);

WITH beside AS (
    SELECT tables.id AS "table", server, json_extract(each.value, '$.channel') AS channel,
        json_extract(each.value, '$.message') AS message, json_extract(each.value, '$.person') AS person,
        json_extract(each.value, '$.shows') AS shows
    FROM tables, json_each(
        CASE WHEN json_valid(CAST(setup AS TEXT)) THEN CAST(setup AS TEXT) ELSE '{}' END, '$.beside'
    ) AS each
)
INSERT INTO messages (
    kind, key, "table", server, channel, message, posted_at, posting, posted_for, shows, remains, refused,
    closed, changes
) SELECT 'beside', "table" || '-' || abs(message), "table", server, channel,
    CASE WHEN message > 0 THEN message END, 0,
    -- A message of unknown fate has the number of its interaction, which says when it was.
    CASE WHEN message > 0 THEN 0 ELSE ((-message >> 22) + 1420070400000) / 1000.0 END,
    -1, max(shows), x'5b5d', 0, max(person IS NULL), 0
FROM beside GROUP BY "table", server, channel, message;

WITH beside AS (
    SELECT tables.id AS "table", server, json_extract(each.value, '$.message') AS message,
        json_extract(each.value, '$.person') AS person, json_extract(each.value, '$.shows') AS shows
    FROM tables, json_each(
        CASE WHEN json_valid(CAST(setup AS TEXT)) THEN CAST(setup AS TEXT) ELSE '{}' END, '$.beside'
    ) AS each
)
INSERT INTO message_people (message, person, own)
SELECT messages.id, person, max(beside.shows <> '') FROM beside
JOIN messages ON kind = 'beside' AND key = beside."table" || '-' || abs(beside.message)
    AND messages.server = beside.server
WHERE person IS NOT NULL GROUP BY messages.id, person;

UPDATE tables SET setup = CAST(json_remove(CAST(setup AS TEXT), '$.beside') AS BLOB)
WHERE instr(CAST(setup AS TEXT), '"beside":[{') > 0;
