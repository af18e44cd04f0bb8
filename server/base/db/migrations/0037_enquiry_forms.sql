CREATE TABLE "consent_texts" (
	"version" integer PRIMARY KEY NOT NULL,
	"text" jsonb NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" varchar(200) DEFAULT '' NOT NULL,
	"created_by_id" integer
);
--> statement-breakpoint
CREATE TABLE "form_secrets" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"secret" varchar(64) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "spam_reason" varchar(20);--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "form_key" uuid;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "origin" jsonb;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "consent_version" integer;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "consent_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "wants_news" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "appointment_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "appointment_state" smallint;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "reminded_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "joined_id" integer;--> statement-breakpoint
ALTER TABLE "consent_texts" ADD CONSTRAINT "consent_texts_created_by_id_accounts_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_consent_version_consent_texts_version_fk" FOREIGN KEY ("consent_version") REFERENCES "public"."consent_texts"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_joined_id_contacts_id_fk" FOREIGN KEY ("joined_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_form_key" ON "contacts" USING btree ("form_key");--> statement-breakpoint
CREATE INDEX "contacts_tel" ON "contacts" USING btree ("tel","created_on");--> statement-breakpoint
CREATE INDEX "contacts_appointments" ON "contacts" USING btree ("appointment_on") WHERE "contacts"."appointment_state" = 0;--> statement-breakpoint
CREATE INDEX "contacts_joined" ON "contacts" USING btree ("joined_id") WHERE "contacts"."joined_id" is not null;--> statement-breakpoint
INSERT INTO "form_secrets" ("secret") VALUES (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
