CREATE TABLE "identity_stamp" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"stamp" varchar(100) NOT NULL
);
--> statement-breakpoint
INSERT INTO "identity_stamp" ("stamp") VALUES (gen_random_uuid()::text);--> statement-breakpoint
-- One new stamp for each transaction, however many rows it changes.
CREATE FUNCTION "renew_identity_stamp"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "identity_stamp" SET "stamp" = pg_current_xact_id()::text || ' ' || gen_random_uuid()::text
  WHERE "stamp" NOT LIKE pg_current_xact_id()::text || ' %';
  RETURN NULL;
END
$$;--> statement-breakpoint
-- At the commit, so that the row is locked last and for as short as can be. Sign-in and renewal, which only add, let it be.
CREATE CONSTRAINT TRIGGER "tokens_end_identity" AFTER DELETE ON "tokens" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD."refresh_expires_on" > now()) EXECUTE FUNCTION "renew_identity_stamp"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "tokens_change_identity" AFTER UPDATE OF "epoch", "account_id", "access_expires_on" ON "tokens" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."epoch" <> OLD."epoch" OR NEW."account_id" <> OLD."account_id" OR NEW."access_expires_on" < OLD."access_expires_on") EXECUTE FUNCTION "renew_identity_stamp"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "accounts_change_identity" AFTER DELETE OR UPDATE OF "account", "name", "department", "role_id", "is_active", "epoch", "avatar_sha", "totp_secret" ON "accounts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "renew_identity_stamp"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "roles_change_identity" AFTER DELETE OR UPDATE OF "name", "claims", "needs_second_factor", "deleted_on" ON "roles" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "renew_identity_stamp"();
