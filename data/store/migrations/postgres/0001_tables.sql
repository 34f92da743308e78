-- What SQLite has after its migration 0009; what the columns mean is said there.  From here on both
-- go in step: each further migration has a script for either.

CREATE TABLE tables (
    -- Never used twice: buttons of a deleted table must not fit another one.
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    status text NOT NULL CHECK (status IN ('lobby', 'running', 'ended', 'abandoned')),
    game text NOT NULL,
    version bigint NOT NULL,
    setup bytea NOT NULL,
    host bigint NOT NULL,
    server bigint NOT NULL,
    channel bigint NOT NULL,
    message bigint,
    posted_at double precision NOT NULL,
    shown bigint NOT NULL,
    seed bytea NOT NULL,
    contributions bytea NOT NULL,
    seq bigint NOT NULL,
    snapshot bytea NOT NULL,
    snapshot_seq bigint NOT NULL,
    snapshot_chances bigint NOT NULL,
    due double precision,
    opened_at double precision NOT NULL,
    changed_at double precision NOT NULL,
    revision bigint NOT NULL DEFAULT 0,
    posting double precision NOT NULL DEFAULT 0,
    remains bytea NOT NULL DEFAULT '\x5b5d',
    outage double precision NOT NULL DEFAULT 0,
    late double precision,
    packed bigint NOT NULL DEFAULT 0,
    ends double precision,
    held bytea NOT NULL DEFAULT '',
    settles double precision,
    held_due double precision
) WITH (fillfactor = 70);

CREATE INDEX tables_server ON tables (server);
CREATE INDEX tables_open ON tables (id) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_channel ON tables (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_host ON tables (host) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_due ON tables (due) WHERE status IN ('lobby', 'running') AND due IS NOT NULL;
CREATE INDEX tables_late ON tables (late) WHERE status IN ('lobby', 'running') AND late IS NOT NULL;
CREATE INDEX tables_ends ON tables (ends) WHERE status IN ('lobby', 'running') AND ends IS NOT NULL;
CREATE INDEX tables_settles ON tables (settles)
    WHERE status IN ('lobby', 'running') AND settles IS NOT NULL;
CREATE INDEX tables_unshown ON tables (id) WHERE status IN ('ended', 'abandoned')
    AND (shown < revision OR posting > 0 OR length(remains) > 2);
CREATE INDEX tables_to_pack ON tables (changed_at)
    WHERE packed = 0 AND status IN ('ended', 'abandoned');
CREATE INDEX tables_over ON tables (server, changed_at) WHERE status IN ('ended', 'abandoned');

CREATE TABLE seats (
    "table" bigint NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat bigint NOT NULL,
    person bigint,
    level text NOT NULL,
    away bigint,
    since bigint NOT NULL DEFAULT 0,
    missed bigint NOT NULL DEFAULT 0,
    finishing bigint NOT NULL DEFAULT -1,
    called bigint NOT NULL DEFAULT -1,
    note bigint NOT NULL DEFAULT 0,
    PRIMARY KEY ("table", seat)
);

CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL;
CREATE INDEX seats_away ON seats (away) WHERE away IS NOT NULL;

CREATE TABLE log (
    "table" bigint NOT NULL REFERENCES tables ON DELETE CASCADE,
    seq bigint NOT NULL,
    seat bigint NOT NULL,
    action text NOT NULL,
    "by" bigint NOT NULL,
    question bytea NOT NULL,
    events bytea NOT NULL,
    at double precision NOT NULL,
    itself boolean NOT NULL DEFAULT false,
    PRIMARY KEY ("table", seq)
);

CREATE TABLE packed (
    "table" bigint PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    people text NOT NULL,
    log bytea NOT NULL
);

CREATE TABLE hands (
    "table" bigint NOT NULL REFERENCES tables ON DELETE CASCADE,
    person bigint NOT NULL,
    channel bigint NOT NULL,
    message bigint,
    posted_at double precision NOT NULL,
    shows text NOT NULL,
    posting double precision NOT NULL,
    remains bytea NOT NULL,
    closed_at double precision NOT NULL,
    PRIMARY KEY ("table", person)
);

CREATE TABLE servers (
    id bigint PRIMARY KEY,
    settings bytea NOT NULL
);

CREATE TABLE persons (
    id bigint PRIMARY KEY,
    settings bytea NOT NULL
);

CREATE TABLE departures (
    server bigint PRIMARY KEY,
    at double precision NOT NULL
);

CREATE TABLE memory (
    key text PRIMARY KEY,
    value text NOT NULL
);

CREATE TABLE acts (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    server bigint NOT NULL,
    at double precision NOT NULL,
    "by" bigint NOT NULL,
    what text NOT NULL,
    "table" bigint NOT NULL,
    person bigint,
    about text NOT NULL
);

CREATE INDEX acts_server ON acts (server, id);
CREATE INDEX acts_at ON acts (at);
