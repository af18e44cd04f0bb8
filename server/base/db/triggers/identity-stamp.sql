-- identity_stamp changes whenever a permission or session ends, so that processes drop cached callers.

-- One new stamp for each transaction, however many rows it changes.
CREATE OR REPLACE FUNCTION "renew_identity_stamp"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "identity_stamp" SET "stamp" = pg_current_xact_id()::text || ' ' || gen_random_uuid()::text
  WHERE "stamp" NOT LIKE pg_current_xact_id()::text || ' %';
  RETURN NULL;
END
$$;

-- Deferred to the commit, so that the row is locked as briefly as possible. Sign-in and renewal end nothing and keep
-- the stamp.
DROP TRIGGER IF EXISTS "tokens_end_identity" ON "tokens";
CREATE CONSTRAINT TRIGGER "tokens_end_identity" AFTER DELETE ON "tokens" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD."refresh_expires_on" > now()) EXECUTE FUNCTION "renew_identity_stamp"();
DROP TRIGGER IF EXISTS "tokens_change_identity" ON "tokens";
CREATE CONSTRAINT TRIGGER "tokens_change_identity" AFTER UPDATE OF "epoch", "account_id", "access_expires_on", "is_verified" ON "tokens" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."epoch" <> OLD."epoch" OR NEW."account_id" <> OLD."account_id" OR NEW."is_verified" <> OLD."is_verified" OR NEW."access_expires_on" < OLD."access_expires_on") EXECUTE FUNCTION "renew_identity_stamp"();
DROP TRIGGER IF EXISTS "accounts_change_identity" ON "accounts";
CREATE CONSTRAINT TRIGGER "accounts_change_identity" AFTER DELETE OR UPDATE OF "account", "name", "department", "role_id", "is_active", "epoch", "avatar_sha", "totp_secret" ON "accounts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "renew_identity_stamp"();
DROP TRIGGER IF EXISTS "roles_change_identity" ON "roles";
CREATE CONSTRAINT TRIGGER "roles_change_identity" AFTER DELETE OR UPDATE OF "name", "claims", "needs_second_factor", "deleted_on" ON "roles" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "renew_identity_stamp"();

-- TRUNCATE fires no row triggers.
CREATE OR REPLACE TRIGGER "tokens_empty_identity" AFTER TRUNCATE ON "tokens" FOR EACH STATEMENT EXECUTE FUNCTION "renew_identity_stamp"();
CREATE OR REPLACE TRIGGER "accounts_empty_identity" AFTER TRUNCATE ON "accounts" FOR EACH STATEMENT EXECUTE FUNCTION "renew_identity_stamp"();
CREATE OR REPLACE TRIGGER "roles_empty_identity" AFTER TRUNCATE ON "roles" FOR EACH STATEMENT EXECUTE FUNCTION "renew_identity_stamp"();
