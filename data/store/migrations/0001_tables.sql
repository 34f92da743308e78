-- Tables with their seats, logs and hands; settings; what the bot keeps in mind.
-- Columns are named like the fields of data/records.py. Times are seconds since 1970 (UTC).

CREATE TABLE tables (
    -- Never used twice: buttons of a deleted table must not fit another one.
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'ended', 'abandoned')),
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    setup BLOB NOT NULL,
    host INTEGER NOT NULL,
    server INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER,
    posted_at REAL NOT NULL,
    shown_seq INTEGER NOT NULL,
    seed BLOB NOT NULL,
    contributions BLOB NOT NULL,
    seq INTEGER NOT NULL,
    snapshot BLOB NOT NULL,
    snapshot_seq INTEGER NOT NULL,
    snapshot_chances INTEGER NOT NULL,
    due REAL,
    opened_at REAL NOT NULL,
    changed_at REAL NOT NULL
) STRICT;

CREATE INDEX tables_server ON tables (server);
-- Most tables are over; these indexes hold the open ones alone. Queries say the same condition.
CREATE INDEX tables_open ON tables (id) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_channel ON tables (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_host ON tables (host) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_due ON tables (due) WHERE status IN ('lobby', 'running') AND due IS NOT NULL;

CREATE INDEX tables_unshown ON tables (id) WHERE status = 'ended' AND shown_seq < seq;

CREATE TABLE seats (
    "table" INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER,
    level TEXT NOT NULL,
    PRIMARY KEY ("table", seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL;

-- With row ids: answers of many tables stored together share pages, a third fewer to write.
CREATE TABLE log (
    "table" INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    "by" INTEGER NOT NULL,
    question BLOB NOT NULL,
    events BLOB NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY ("table", seq)
) STRICT;

CREATE TABLE hands (
    "table" INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    person INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER,
    shown_seq INTEGER NOT NULL,
    PRIMARY KEY ("table", person)
) STRICT, WITHOUT ROWID;

CREATE TABLE servers (
    id INTEGER PRIMARY KEY,
    settings BLOB NOT NULL
) STRICT;

CREATE TABLE persons (
    id INTEGER PRIMARY KEY,
    settings BLOB NOT NULL
) STRICT;

CREATE TABLE memory (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
