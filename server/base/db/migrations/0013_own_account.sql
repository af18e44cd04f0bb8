CREATE TABLE "one_time_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hash" char(64),
	"purpose" varchar(20) NOT NULL,
	"account_id" integer NOT NULL,
	"epoch" integer NOT NULL,
	"expires_on" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account" varchar(200) DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"account_id" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "recovery_codes_account_id_hash_pk" PRIMARY KEY("account_id","hash")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "password_changed_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "invited_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "totp_pending" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "totp_step" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "totp_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "key_id" integer;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "needs_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "started_on" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "user_agent" varchar(300) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "address" varchar(64) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_keys" ADD CONSTRAINT "one_time_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_keys_hash" ON "one_time_keys" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "one_time_keys_account" ON "one_time_keys" USING btree ("account_id");--> statement-breakpoint
-- Inviting is new: without this, there would be no role that could give it.
UPDATE "roles" SET "claims" = array_append("claims", 'Permissions.Users.Create') WHERE "claims" @> ARRAY['Permissions.Roles.Edit', 'Permissions.Users.Edit'] AND NOT "claims" @> ARRAY['Permissions.Users.Create'];
