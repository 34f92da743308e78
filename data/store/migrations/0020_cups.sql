-- Cups: their message, their log, and the tables of their rounds.

CREATE TABLE cups (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    server INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('running', 'over')),
    seed BLOB NOT NULL,
    seq INTEGER NOT NULL,
    due REAL,
    changed_at REAL NOT NULL,
    message INTEGER,
    posted_at REAL NOT NULL,
    posting REAL NOT NULL,
    remains BLOB NOT NULL,
    changes INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    posts INTEGER NOT NULL,
    posted INTEGER NOT NULL,
    refused REAL NOT NULL
) STRICT;

CREATE INDEX cups_server ON cups (server);
CREATE INDEX cups_running ON cups (due) WHERE status = 'running';

CREATE TABLE cup_log (
    cup INTEGER NOT NULL REFERENCES cups (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at REAL NOT NULL,
    "by" INTEGER NOT NULL,
    event BLOB NOT NULL,
    PRIMARY KEY (cup, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE cup_tables (
    cup INTEGER NOT NULL REFERENCES cups (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    place INTEGER NOT NULL,
    "table" INTEGER NOT NULL,
    PRIMARY KEY (cup, round, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX cup_tables_by_table ON cup_tables ("table");
