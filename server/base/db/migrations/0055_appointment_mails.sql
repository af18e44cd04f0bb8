ALTER TABLE "contacts" ADD COLUMN "appointment_mailed_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "calendar" text;