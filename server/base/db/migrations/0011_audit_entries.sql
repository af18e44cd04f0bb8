CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"account_id" integer,
	"account" varchar(200) DEFAULT '' NOT NULL,
	"account_name" varchar(200) DEFAULT '' NOT NULL,
	"address" varchar(100) DEFAULT '' NOT NULL,
	"kind" varchar(20) NOT NULL,
	"record_id" integer,
	"title" varchar(200) DEFAULT '' NOT NULL,
	"action" varchar(20) NOT NULL,
	"operation" varchar(50) DEFAULT '' NOT NULL,
	"request_id" varchar(100) DEFAULT '' NOT NULL,
	"user_agent" varchar(300) DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"count" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_record" ON "audit_entries" USING btree ("kind","record_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_account" ON "audit_entries" USING btree ("account_id","at");--> statement-breakpoint
CREATE FUNCTION "keep_audit_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '3 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit_entries is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_keep_rows" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "keep_audit_entries"();--> statement-breakpoint
CREATE TRIGGER "audit_entries_keep_table" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "keep_audit_entries"();--> statement-breakpoint
UPDATE "roles" SET "claims" = array_append("claims", 'Permissions.AuditTrails.View')
WHERE "claims" @> ARRAY['Permissions.Roles.Edit', 'Permissions.Users.Edit'] AND NOT "claims" @> ARRAY['Permissions.AuditTrails.View'];
