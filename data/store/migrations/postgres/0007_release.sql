-- The schema of 1.0.0, as SQLite's 0015, where the columns are explained; what processes tell each other is here alone.

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
    held_due double precision,
    changes bigint NOT NULL DEFAULT 0
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

-- How many of the requests that Discord takes in a second each process holds, for itself alone.
CREATE UNLOGGED TABLE shares (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tokens bigint NOT NULL,
    wanted bigint NOT NULL,
    at double precision NOT NULL
);

CREATE TABLE results (
    "table" bigint NOT NULL,
    seat bigint NOT NULL,
    since bigint NOT NULL,
    server bigint NOT NULL,
    game text NOT NULL,
    rules text NOT NULL,
    six boolean NOT NULL,
    seats bigint NOT NULL,
    people bigint NOT NULL,
    day bigint NOT NULL,
    season text NOT NULL,
    person bigint,
    level text NOT NULL,
    "left" boolean NOT NULL,
    place bigint NOT NULL,
    joint boolean NOT NULL,
    start double precision NOT NULL,
    share double precision NOT NULL,
    captured bigint NOT NULL,
    lost bigint NOT NULL,
    sixes bigint NOT NULL,
    rolls bigint NOT NULL,
    wait bigint NOT NULL,
    aside double precision,
    lost_points double precision,
    choices bigint,
    tells boolean NOT NULL,
    least double precision,
    swept boolean NOT NULL,
    mistakes text NOT NULL,
    weighed bigint NOT NULL,
    counts boolean NOT NULL,
    told boolean NOT NULL,
    PRIMARY KEY ("table", seat, since)
);

CREATE INDEX results_list ON results (server, season, game, six, "table");
CREATE INDEX results_waits ON results (server, season, wait) WHERE wait >= 25;
CREATE INDEX results_day ON results (server, day);
CREATE INDEX results_person ON results (person) WHERE person IS NOT NULL;
CREATE INDEX results_weighed ON results (weighed);

CREATE TABLE captures (
    "table" bigint NOT NULL,
    "by" bigint NOT NULL,
    "of" bigint NOT NULL,
    times bigint NOT NULL,
    PRIMARY KEY ("table", "by", "of")
);

CREATE TABLE podiums (
    server bigint NOT NULL,
    season text NOT NULL,
    places bytea NOT NULL,
    channel bigint NOT NULL,
    until double precision NOT NULL,
    message bigint,
    posted_at double precision NOT NULL,
    posting double precision NOT NULL,
    remains bytea NOT NULL,
    changes bigint NOT NULL,
    shown bigint NOT NULL,
    refused double precision NOT NULL,
    PRIMARY KEY (server, season)
);
