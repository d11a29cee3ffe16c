CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    tbl TEXT NOT NULL,
    by_guest TEXT NOT NULL,
    by_name TEXT NOT NULL,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    reason TEXT NOT NULL,
    note TEXT NOT NULL,
    lines TEXT NOT NULL,
    done INTEGER NOT NULL DEFAULT FALSE
);

CREATE INDEX reports_by_guest ON reports (by_guest, at);
CREATE INDEX reports_open ON reports (id) WHERE NOT done;
