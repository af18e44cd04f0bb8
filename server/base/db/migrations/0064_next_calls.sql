ALTER TABLE "contact_notes" ADD COLUMN "call_result" varchar(20);--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "next_call_on" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "contacts_next_calls" ON "contacts" USING btree ("next_call_on") WHERE "contacts"."next_call_on" is not null;