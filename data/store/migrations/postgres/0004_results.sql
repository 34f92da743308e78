-- SQLite's 0013: what is remembered of a finished game.

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

CREATE INDEX results_list ON results (server, game, six, season, "table");
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
