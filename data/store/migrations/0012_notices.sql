-- What a home has to heed about a person: in a file, what waited in the PostgreSQL database it came from.

CREATE TABLE notices (
    id INTEGER PRIMARY KEY,
    shard INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('chosen', 'gone')),
    person INTEGER NOT NULL,
    "table" INTEGER NOT NULL
) STRICT;

CREATE INDEX notices_shard ON notices (shard, id);
