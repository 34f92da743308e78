-- Messages that are kept true: those of podiums and cups, which stood in the rows of these.

CREATE TABLE messages (
    -- Never used twice: a late note of what is shown must not meet another message.
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    -- Which of its kind, on its server: a season, the number of a cup.
    key TEXT NOT NULL,
    server INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER,
    posted_at REAL NOT NULL,
    posting REAL NOT NULL,
    posted_for INTEGER NOT NULL,
    shows TEXT NOT NULL,
    remains BLOB NOT NULL,
    refused REAL NOT NULL,
    changes INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX messages_key ON messages (kind, key, server);
CREATE INDEX messages_server ON messages (server);

INSERT INTO messages (
    kind, key, server, channel, message, posted_at, posting, posted_for, shows, remains, refused, changes
) SELECT 'podium', season, server, channel, message, posted_at, posting, 0,
    CASE WHEN shown < 0 THEN '' ELSE CAST(shown AS TEXT) END, remains, refused, 0
FROM podiums ORDER BY until, server;

INSERT INTO messages (
    kind, key, server, channel, message, posted_at, posting, posted_for, shows, remains, refused, changes
) SELECT 'cup', CAST(id AS TEXT), server, channel, message, posted_at, posting, posted,
    CASE WHEN shown < 0 THEN '' ELSE CAST(shown AS TEXT) END, remains, refused, 0
FROM cups ORDER BY id;

ALTER TABLE podiums DROP COLUMN channel;
ALTER TABLE podiums DROP COLUMN message;
ALTER TABLE podiums DROP COLUMN posted_at;
ALTER TABLE podiums DROP COLUMN posting;
ALTER TABLE podiums DROP COLUMN remains;
ALTER TABLE podiums DROP COLUMN shown;
ALTER TABLE podiums DROP COLUMN refused;

ALTER TABLE cups DROP COLUMN message;
ALTER TABLE cups DROP COLUMN posted_at;
ALTER TABLE cups DROP COLUMN posting;
ALTER TABLE cups DROP COLUMN remains;
ALTER TABLE cups DROP COLUMN shown;
ALTER TABLE cups DROP COLUMN posted;
ALTER TABLE cups DROP COLUMN refused;
