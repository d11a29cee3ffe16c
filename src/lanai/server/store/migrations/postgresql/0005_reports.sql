CREATE TABLE reports (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at bigint NOT NULL,
    tbl text NOT NULL,
    by_guest text NOT NULL,
    by_name text NOT NULL,
    guest text NOT NULL,
    name text NOT NULL,
    reason text NOT NULL,
    note text NOT NULL,
    lines text NOT NULL,
    done boolean NOT NULL DEFAULT FALSE
);

CREATE INDEX reports_by_guest ON reports (by_guest, at);
CREATE INDEX reports_open ON reports (id) WHERE NOT done;
