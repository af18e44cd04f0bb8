CREATE TABLE "proof_drawn" (
	"case_id" integer NOT NULL,
	"path" varchar(1000) NOT NULL,
	"page" char(64),
	"source" char(64) NOT NULL,
	CONSTRAINT "proof_drawn_case_id_path_pk" PRIMARY KEY("case_id","path")
);
--> statement-breakpoint
CREATE TABLE "proof_heads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proof_heads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"head" varchar NOT NULL,
	"hash" char(64) NOT NULL,
	"signature" varchar(100) NOT NULL,
	"key_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proof_stamps" (
	"entry_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"token" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incident_letters_due" (
	"incident_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proof_due" ADD COLUMN "paths" text[];--> statement-breakpoint
ALTER TABLE "incident_persons" ADD COLUMN "mailed_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "incident_persons" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "proof_heads" ADD CONSTRAINT "proof_heads_key_id_proof_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."proof_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_letters_due" ADD CONSTRAINT "incident_letters_due_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incident_persons_message" ON "incident_persons" USING btree ("message_id") WHERE "incident_persons"."message_id" is not null;