CREATE TABLE "list_stamps" (
	"name" varchar(50) PRIMARY KEY NOT NULL,
	"stamp" varchar(100) NOT NULL
);
--> statement-breakpoint
INSERT INTO "list_stamps" ("name", "stamp") VALUES ('cases', gen_random_uuid()::text);--> statement-breakpoint
-- One new stamp for each transaction, however many rows it changes.
CREATE FUNCTION "renew_list_stamp"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "list_stamps" SET "stamp" = gen_random_uuid()::text
  WHERE "name" = TG_TABLE_NAME AND "xmin" <> pg_current_xact_id()::xid;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- At the commit, so that the row is locked last and for as short as can be. What changes no count, as a switch or an order, lets it be.
CREATE CONSTRAINT TRIGGER "cases_add_to_list" AFTER INSERT ON "cases" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."deleted_on" IS NULL) EXECUTE FUNCTION "renew_list_stamp"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "cases_move_in_list" AFTER UPDATE OF "tab", "deleted_on" ON "cases" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."tab" <> OLD."tab" OR (NEW."deleted_on" IS NULL) <> (OLD."deleted_on" IS NULL)) EXECUTE FUNCTION "renew_list_stamp"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "cases_leave_list" AFTER DELETE ON "cases" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD."deleted_on" IS NULL) EXECUTE FUNCTION "renew_list_stamp"();
