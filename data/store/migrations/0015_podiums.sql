-- The messages that tell who came first in a season, each noted before it is posted.

CREATE TABLE podiums (
    server INTEGER NOT NULL,
    season TEXT NOT NULL,
    -- As JSON, each with the id of a person or null.
    places BLOB NOT NULL,
    channel INTEGER NOT NULL,
    until REAL NOT NULL,
    message INTEGER,
    posted_at REAL NOT NULL,
    posting REAL NOT NULL,
    remains BLOB NOT NULL,
    changes INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    refused REAL NOT NULL,
    PRIMARY KEY (server, season)
) STRICT, WITHOUT ROWID;
