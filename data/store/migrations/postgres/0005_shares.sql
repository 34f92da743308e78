-- How many of the requests that Discord takes in a second each process holds, for itself alone.

CREATE UNLOGGED TABLE shares (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tokens bigint NOT NULL,
    wanted bigint NOT NULL,
    at double precision NOT NULL
);
