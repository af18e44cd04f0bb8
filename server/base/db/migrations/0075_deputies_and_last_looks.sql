CREATE TABLE "approval_deputies" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"deputy_id" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approval_asks" ADD COLUMN "for_id" integer;--> statement-breakpoint
ALTER TABLE "approval_asks" ADD COLUMN "for_account" varchar(200) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_seen" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "for_id" integer;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "for_account" varchar(200) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_deputies" ADD CONSTRAINT "approval_deputies_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_deputies" ADD CONSTRAINT "approval_deputies_deputy_id_accounts_id_fk" FOREIGN KEY ("deputy_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_deputies_deputy" ON "approval_deputies" USING btree ("deputy_id");