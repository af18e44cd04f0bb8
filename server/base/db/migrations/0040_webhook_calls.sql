ALTER TABLE "webhooks" ADD COLUMN "secret_shown_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "is_paused_by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_tries_at" ON "webhook_tries" USING btree ("at");