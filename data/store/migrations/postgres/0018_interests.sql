-- SQLite's 0026.

CREATE TABLE interests (
    server bigint NOT NULL,
    person bigint NOT NULL,
    game text NOT NULL,
    pinged double precision NOT NULL,
    lobby bigint NOT NULL,
    PRIMARY KEY (server, person)
);

CREATE INDEX interests_person ON interests (person);
