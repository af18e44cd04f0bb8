-- list_stamps changes with the counts of a list, so that processes count again.

-- One new stamp for each transaction, however many rows it changes.
CREATE OR REPLACE FUNCTION "renew_list_stamp"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "list_stamps" SET "stamp" = gen_random_uuid()::text
  WHERE "name" = TG_TABLE_NAME AND "xmin" <> pg_current_xact_id()::xid;
  RETURN NULL;
END
$$;

-- Deferred to the commit, so that the row is locked as briefly as possible. Changes that affect no count keep the
-- stamp.
DROP TRIGGER IF EXISTS "cases_add_to_list" ON "cases";
CREATE CONSTRAINT TRIGGER "cases_add_to_list" AFTER INSERT ON "cases" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."deleted_on" IS NULL) EXECUTE FUNCTION "renew_list_stamp"();
DROP TRIGGER IF EXISTS "cases_move_in_list" ON "cases";
CREATE CONSTRAINT TRIGGER "cases_move_in_list" AFTER UPDATE OF "tab", "deleted_on" ON "cases" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."tab" <> OLD."tab" OR (NEW."deleted_on" IS NULL) <> (OLD."deleted_on" IS NULL)) EXECUTE FUNCTION "renew_list_stamp"();
DROP TRIGGER IF EXISTS "cases_leave_list" ON "cases";
CREATE CONSTRAINT TRIGGER "cases_leave_list" AFTER DELETE ON "cases" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD."deleted_on" IS NULL) EXECUTE FUNCTION "renew_list_stamp"();
