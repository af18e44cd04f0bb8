CREATE TABLE "erased_persons" (
	"key_id" uuid NOT NULL,
	"hash" char(64) NOT NULL,
	"erased_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erased_persons_key_id_hash_pk" PRIMARY KEY("key_id","hash")
);
--> statement-breakpoint
CREATE TABLE "erasure_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"secret" text NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exported_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exported_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"export_id" char(8) NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"contact_ids" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incident_persons" (
	"incident_id" integer NOT NULL,
	"contact_id" integer NOT NULL,
	"shown" integer DEFAULT 0 NOT NULL,
	"exported" integer DEFAULT 0 NOT NULL,
	"last_on" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "incident_persons_incident_id_contact_id_pk" PRIMARY KEY("incident_id","contact_id")
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incidents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" varchar(20) NOT NULL,
	"title" varchar(200) DEFAULT '' NOT NULL,
	"known_on" timestamp (3) with time zone NOT NULL,
	"due_on" timestamp (3) with time zone NOT NULL,
	"account_id" integer,
	"from_on" timestamp (3) with time zone NOT NULL,
	"to_on" timestamp (3) with time zone NOT NULL,
	"address" varchar(100) DEFAULT '' NOT NULL,
	"listed_on" timestamp (3) with time zone,
	"list_figures" jsonb,
	"letter" jsonb,
	"letters_on" timestamp (3) with time zone,
	"mailed" integer DEFAULT 0 NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reported_on" timestamp (3) with time zone,
	"receipt_number" varchar(200) DEFAULT '' NOT NULL,
	"created_by" varchar(200) DEFAULT '' NOT NULL,
	"created_by_id" integer,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_by" varchar(200) DEFAULT '' NOT NULL,
	"last_modified_by_id" integer,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" varchar(20) NOT NULL,
	"kinds" text[] NOT NULL,
	"tel" varchar(20) DEFAULT '' NOT NULL,
	"email" varchar(200) DEFAULT '' NOT NULL,
	"received_on" date NOT NULL,
	"due_dates" jsonb NOT NULL,
	"state" varchar(10) DEFAULT 'open' NOT NULL,
	"identity" varchar(200) DEFAULT '' NOT NULL,
	"note" varchar(500) DEFAULT '' NOT NULL,
	"handler_id" integer,
	"created_by" varchar(200) DEFAULT '' NOT NULL,
	"created_by_id" integer,
	"closed_on" timestamp (3) with time zone,
	"erased_on" timestamp (3) with time zone,
	"erased_by" varchar(200) DEFAULT '' NOT NULL,
	"erased_by_id" integer,
	"basis" varchar(200) DEFAULT '' NOT NULL,
	"erased" jsonb,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_by" varchar(200) DEFAULT '' NOT NULL,
	"last_modified_by_id" integer,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "erased_persons" ADD CONSTRAINT "erased_persons_key_id_erasure_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."erasure_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_persons" ADD CONSTRAINT "incident_persons_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exported_contacts_export" ON "exported_contacts" USING btree ("export_id");--> statement-breakpoint
CREATE INDEX "exported_contacts_at" ON "exported_contacts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "incident_persons_last" ON "incident_persons" USING btree ("incident_id","last_on","contact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "incidents_number" ON "incidents" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "person_requests_number" ON "person_requests" USING btree ("number");