ALTER TABLE "contact_notes" ADD COLUMN "mail_subject" varchar(200);--> statement-breakpoint
ALTER TABLE "contact_notes" ADD COLUMN "mail_body" varchar(4000);--> statement-breakpoint
ALTER TABLE "contact_notes" ADD COLUMN "message_id" uuid;