CREATE TABLE "contact_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contact_id" integer NOT NULL,
	"author" varchar(200) DEFAULT '' NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"text" varchar(500) DEFAULT '' NOT NULL,
	"assignee" varchar(200),
	"handle_status" smallint
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "first_handled_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_notes" ADD CONSTRAINT "contact_notes_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_notes_contact" ON "contact_notes" USING btree ("contact_id","id");--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_assignee_id_accounts_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_assignee" ON "contacts" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "contacts_waiting" ON "contacts" USING btree ("id") WHERE "contacts"."handle_status" = 0;
--> statement-breakpoint
-- The one note becomes the first of the list, signed by who saved it last.
INSERT INTO "contact_notes" ("contact_id", "author", "created_on", "text")
SELECT "id", "last_modified_by", "last_modified_on", "note" FROM "contacts" WHERE "note" <> '' ORDER BY "id";--> statement-breakpoint
UPDATE "contacts" SET "first_handled_on" = coalesce(
  (SELECT min(e."at") FROM "audit_entries" e WHERE e."kind" = 'contact' AND e."record_id" = "contacts"."id" AND e."action" = 'update'),
  "last_modified_on"
) WHERE "handle_status" <> 0 OR "note" <> '';
