-- An emptied table tells of no row: without these, processes would go on with what they remember of it.
CREATE TRIGGER "tokens_empty_identity" AFTER TRUNCATE ON "tokens" FOR EACH STATEMENT EXECUTE FUNCTION "renew_identity_stamp"();--> statement-breakpoint
CREATE TRIGGER "accounts_empty_identity" AFTER TRUNCATE ON "accounts" FOR EACH STATEMENT EXECUTE FUNCTION "renew_identity_stamp"();--> statement-breakpoint
CREATE TRIGGER "roles_empty_identity" AFTER TRUNCATE ON "roles" FOR EACH STATEMENT EXECUTE FUNCTION "renew_identity_stamp"();
