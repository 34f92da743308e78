-- SQLite's 0022.

CREATE TABLE messages (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL,
    key text NOT NULL,
    server bigint NOT NULL,
    channel bigint NOT NULL,
    message bigint,
    posted_at double precision NOT NULL,
    posting double precision NOT NULL,
    posted_for bigint NOT NULL,
    shows text NOT NULL,
    remains bytea NOT NULL,
    refused double precision NOT NULL,
    changes bigint NOT NULL
);

CREATE UNIQUE INDEX messages_key ON messages (kind, key, server);
CREATE INDEX messages_server ON messages (server);

INSERT INTO messages (
    kind, key, server, channel, message, posted_at, posting, posted_for, shows, remains, refused, changes
) SELECT 'podium', season, server, channel, message, posted_at, posting, 0,
    CASE WHEN shown < 0 THEN '' ELSE CAST(shown AS text) END, remains, refused, 0
FROM podiums ORDER BY until, server;

INSERT INTO messages (
    kind, key, server, channel, message, posted_at, posting, posted_for, shows, remains, refused, changes
) SELECT 'cup', CAST(id AS text), server, channel, message, posted_at, posting, posted,
    CASE WHEN shown < 0 THEN '' ELSE CAST(shown AS text) END, remains, refused, 0
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
