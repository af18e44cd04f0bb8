CREATE TABLE "jobs" (
	"name" varchar(50) PRIMARY KEY NOT NULL,
	"next_run_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lease" uuid,
	"leased_until" timestamp (3) with time zone,
	"started_on" timestamp (3) with time zone NOT NULL,
	"finished_on" timestamp (3) with time zone,
	"counts" jsonb,
	"error" text,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "message_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "given_up_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "last_error" text;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_try_on") WHERE "outbox"."sent_on" is null and "outbox"."given_up_on" is null;