ALTER TABLE "contact_notes" ADD COLUMN "author_id" integer;--> statement-breakpoint
ALTER TABLE "contact_notes" ADD COLUMN "edited_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_notes" ADD COLUMN "row_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_notes" ADD CONSTRAINT "contact_notes_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;