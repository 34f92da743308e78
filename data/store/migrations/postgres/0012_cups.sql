-- SQLite's 0020.

CREATE TABLE cups (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    server bigint NOT NULL,
    channel bigint NOT NULL,
    status text NOT NULL CHECK (status IN ('running', 'over')),
    seed bytea NOT NULL,
    seq bigint NOT NULL,
    due double precision,
    changed_at double precision NOT NULL,
    message bigint,
    posted_at double precision NOT NULL,
    posting double precision NOT NULL,
    remains bytea NOT NULL,
    changes bigint NOT NULL,
    shown bigint NOT NULL,
    posts bigint NOT NULL,
    posted bigint NOT NULL,
    refused double precision NOT NULL
);

CREATE INDEX cups_server ON cups (server);
CREATE INDEX cups_running ON cups (due) WHERE status = 'running';

CREATE TABLE cup_log (
    cup bigint NOT NULL REFERENCES cups (id) ON DELETE CASCADE,
    seq bigint NOT NULL,
    at double precision NOT NULL,
    "by" bigint NOT NULL,
    event bytea NOT NULL,
    PRIMARY KEY (cup, seq)
);

CREATE TABLE cup_tables (
    cup bigint NOT NULL REFERENCES cups (id) ON DELETE CASCADE,
    round bigint NOT NULL,
    place bigint NOT NULL,
    "table" bigint NOT NULL,
    PRIMARY KEY (cup, round, place)
);

CREATE INDEX cup_tables_by_table ON cup_tables ("table");
