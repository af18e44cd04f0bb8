CREATE TABLE "contact_rotation" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"place" integer NOT NULL,
	"turn" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "case_id" integer;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "source" varchar(20) DEFAULT 'website' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "spam_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_rotation" ADD CONSTRAINT "contact_rotation_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_case" ON "contacts" USING btree ("case_id","created_on","id");--> statement-breakpoint
CREATE INDEX "contacts_by_assignee" ON "contacts" USING btree (coalesce("assignee_id", 0),"created_on","id");--> statement-breakpoint
CREATE INDEX "contacts_by_case" ON "contacts" USING btree ("case_title","created_on","id");--> statement-breakpoint
-- Enquiries named their case by its title alone.
UPDATE "contacts" SET "case_id" = (
	SELECT min("cases"."id") FROM "cases" WHERE "cases"."title" = "contacts"."case_title" AND "cases"."deleted_on" IS NULL
) WHERE "case_title" <> '';
