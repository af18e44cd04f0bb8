ALTER TABLE "accounts" ADD COLUMN "epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "epoch" integer DEFAULT 0 NOT NULL;