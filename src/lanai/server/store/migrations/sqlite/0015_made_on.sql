-- On which device a way back was made, so that it can end with it; of older ones nobody knows.
ALTER TABLE passkeys ADD COLUMN device TEXT;
ALTER TABLE guests ADD COLUMN recovery_device TEXT;
ALTER TABLE links ADD COLUMN device TEXT;
ALTER TABLE devices ADD COLUMN let_in_by TEXT;
