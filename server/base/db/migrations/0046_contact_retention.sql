CREATE TABLE "contact_retention" (
	"contact_id" integer PRIMARY KEY NOT NULL,
	"retained_until" timestamp (3) with time zone,
	"anonymise_on" timestamp (3) with time zone,
	"anonymised_on" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "contact_retention" ADD CONSTRAINT "contact_retention_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;