-- The messages that tell who came first in a season; SQLite's 0015.

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
