-- Letters between processes; SQLite's 0011 has none, as a file has one process.

-- Clicks for the home of a shard.  They matter for a second, so that none need survive the server.
CREATE UNLOGGED TABLE inbox (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    shard bigint NOT NULL,
    at double precision NOT NULL DEFAULT extract(epoch FROM clock_timestamp()),
    click bytea NOT NULL
);

CREATE INDEX inbox_shard ON inbox (shard);

-- What the home of a shard has to heed about a person, be it after its next start.
CREATE TABLE notices (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    shard bigint NOT NULL,
    kind text NOT NULL CHECK (kind IN ('chosen', 'gone')),
    person bigint NOT NULL,
    "table" bigint NOT NULL
);

CREATE INDEX notices_shard ON notices (shard, id);
