-- The schema of 1.0.0, the first release: numbers go on from there, and a database with a lower one is older than it.
-- Columns are named like the fields of data/records.py. Times are seconds since 1970 (UTC). Indexes hold open tables
-- alone, or those that are over, where queries ask for them: queries say the same condition.

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
    shown INTEGER NOT NULL,
    seed BLOB NOT NULL,
    contributions BLOB NOT NULL,
    seq INTEGER NOT NULL,
    snapshot BLOB NOT NULL,
    snapshot_seq INTEGER NOT NULL,
    snapshot_chances INTEGER NOT NULL,
    due REAL,
    opened_at REAL NOT NULL,
    changed_at REAL NOT NULL,
    -- How far the table has come, counted by every change that can be seen.
    revision INTEGER NOT NULL DEFAULT 0,
    -- A message is noted before it is posted, and until it is gone.
    posting REAL NOT NULL DEFAULT 0,
    remains BLOB NOT NULL DEFAULT x'5b5d',
    -- Seconds for which the bot was away while the pending question was asked.
    outage REAL NOT NULL DEFAULT 0,
    -- The time of the ping.
    late REAL,
    packed INTEGER NOT NULL DEFAULT 0,
    -- The end of the game wherever it stands, by rules that set a time for it.
    ends REAL,
    -- A choice that can be undone, not in the log yet: as JSON, a seat and an action; empty: there is none.
    held BLOB NOT NULL DEFAULT x'',
    -- The time at which automatic answers go on.
    settles REAL,
    -- The deadline of the question that the held choice answers.
    held_due REAL,
    -- How often the table was changed, also invisibly: a change says the number before, so that nothing is
    -- overwritten that its writer has not read.
    changes INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX tables_server ON tables (server);
CREATE INDEX tables_open ON tables (id) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_channel ON tables (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_host ON tables (host) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_due ON tables (due) WHERE status IN ('lobby', 'running') AND due IS NOT NULL;
CREATE INDEX tables_late ON tables (late) WHERE status IN ('lobby', 'running') AND late IS NOT NULL;
CREATE INDEX tables_ends ON tables (ends) WHERE status IN ('lobby', 'running') AND ends IS NOT NULL;
CREATE INDEX tables_settles ON tables (settles)
    WHERE status IN ('lobby', 'running') AND settles IS NOT NULL;
-- Without a literal of bytes, which other databases write otherwise: an empty list, as JSON, has two characters.
CREATE INDEX tables_unshown ON tables (id) WHERE status IN ('ended', 'abandoned')
    AND (shown < revision OR posting > 0 OR length(remains) > 2);
CREATE INDEX tables_to_pack ON tables (changed_at)
    WHERE packed = 0 AND status IN ('ended', 'abandoned');
CREATE INDEX tables_over ON tables (server, changed_at) WHERE status IN ('ended', 'abandoned');

-- A seat's player may change while the game runs, also for as long as its person is away.
CREATE TABLE seats (
    "table" INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER,
    level TEXT NOT NULL,
    away INTEGER,
    since INTEGER NOT NULL DEFAULT 0,
    missed INTEGER NOT NULL DEFAULT 0,
    finishing INTEGER NOT NULL DEFAULT -1,
    called INTEGER NOT NULL DEFAULT -1,
    note INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY ("table", seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL;
CREATE INDEX seats_away ON seats (away) WHERE away IS NOT NULL;

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
    -- An automatic answer: there was only one.
    itself INTEGER NOT NULL DEFAULT 0 CHECK (itself IN (0, 1)),
    PRIMARY KEY ("table", seq)
) STRICT;

-- Logs of finished tables, each in one row.
CREATE TABLE packed (
    "table" INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    -- The ids of the persons whose answers are in it, each between commas.
    people TEXT NOT NULL,
    log BLOB NOT NULL
) STRICT;

CREATE TABLE hands (
    "table" INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    person INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER,
    posted_at REAL NOT NULL,
    shows TEXT NOT NULL,
    posting REAL NOT NULL,
    remains BLOB NOT NULL,
    closed_at REAL NOT NULL,
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

-- Servers that were left.
CREATE TABLE departures (
    server INTEGER PRIMARY KEY,
    at REAL NOT NULL
) STRICT;

CREATE TABLE memory (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The acts of admins and moderators on a server, for its admins to read.
CREATE TABLE acts (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL,
    at REAL NOT NULL,
    "by" INTEGER NOT NULL,
    what TEXT NOT NULL,
    -- The table it was about, or 0; the table itself may be gone.
    "table" INTEGER NOT NULL,
    person INTEGER,
    about TEXT NOT NULL
) STRICT;

CREATE INDEX acts_server ON acts (server, id);
CREATE INDEX acts_at ON acts (at);

-- What a home has to heed about a person: in a file, what waited in the PostgreSQL database it came from.
CREATE TABLE notices (
    id INTEGER PRIMARY KEY,
    shard INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('chosen', 'gone')),
    person INTEGER NOT NULL,
    "table" INTEGER NOT NULL
) STRICT;

CREATE INDEX notices_shard ON notices (shard, id);

-- Results of finished games, also when their tables are deleted.
CREATE TABLE results (
    "table" INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    since INTEGER NOT NULL,
    server INTEGER NOT NULL,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    six INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    people INTEGER NOT NULL,
    day INTEGER NOT NULL,
    season TEXT NOT NULL,
    person INTEGER,
    level TEXT NOT NULL,
    "left" INTEGER NOT NULL,
    place INTEGER NOT NULL,
    joint INTEGER NOT NULL,
    start REAL NOT NULL,
    share REAL NOT NULL,
    captured INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    sixes INTEGER NOT NULL,
    rolls INTEGER NOT NULL,
    wait INTEGER NOT NULL,
    aside REAL,
    lost_points REAL,
    choices INTEGER,
    tells INTEGER NOT NULL,
    least REAL,
    swept INTEGER NOT NULL,
    mistakes TEXT NOT NULL,
    weighed INTEGER NOT NULL,
    counts INTEGER NOT NULL,
    told INTEGER NOT NULL,
    PRIMARY KEY ("table", seat, since)
) STRICT, WITHOUT ROWID;

-- Lists are found by season first, and a season's long waits at once.
CREATE INDEX results_list ON results (server, season, game, six, "table");
CREATE INDEX results_waits ON results (server, season, wait) WHERE wait >= 25;
CREATE INDEX results_day ON results (server, day);
CREATE INDEX results_person ON results (person) WHERE person IS NOT NULL;
CREATE INDEX results_weighed ON results (weighed);

CREATE TABLE captures (
    "table" INTEGER NOT NULL,
    "by" INTEGER NOT NULL,
    "of" INTEGER NOT NULL,
    times INTEGER NOT NULL,
    PRIMARY KEY ("table", "by", "of")
) STRICT, WITHOUT ROWID;

-- The messages that tell the first places of a season, each noted before it is posted.
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
