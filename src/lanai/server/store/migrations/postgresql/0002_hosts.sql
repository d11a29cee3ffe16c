CREATE INDEX tables_hosts ON tables (host) WHERE status <> 'over';
