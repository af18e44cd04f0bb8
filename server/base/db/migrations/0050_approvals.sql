CREATE TABLE "approval_asks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_asks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"role_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"account" varchar(200) DEFAULT '' NOT NULL,
	"reasons" text[] NOT NULL,
	"note" varchar(500) DEFAULT '' NOT NULL,
	"block_keys" text[] NOT NULL,
	"asked_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_on" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "approval_reminders" (
	"request_id" integer NOT NULL,
	"role_id" integer NOT NULL,
	"reminded_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_reminders_request_id_role_id_pk" PRIMARY KEY("request_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "approval_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(10) NOT NULL,
	"record_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"title" varchar(200) DEFAULT '' NOT NULL,
	"note" varchar(500) DEFAULT '' NOT NULL,
	"due_on" timestamp (3) with time zone NOT NULL,
	"people" jsonb NOT NULL,
	"blocks" jsonb NOT NULL,
	"hash" char(64) NOT NULL,
	"requested_by" varchar(200) DEFAULT '' NOT NULL,
	"requested_by_id" integer NOT NULL,
	"requester_ids" integer[] NOT NULL,
	"requested_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"outcome" varchar(10),
	"closed_on" timestamp (3) with time zone,
	"emergency_reason" varchar(500) DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approval_rules" (
	"kind" varchar(10) NOT NULL,
	"part" varchar(10) NOT NULL,
	"role_id" integer NOT NULL,
	CONSTRAINT "approval_rules_kind_part_role_id_pk" PRIMARY KEY("kind","part","role_id")
);
--> statement-breakpoint
CREATE TABLE "approval_seen" (
	"request_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"block_key" varchar(40) NOT NULL,
	"hash" char(64) NOT NULL,
	"seen_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_seen_request_id_account_id_block_key_pk" PRIMARY KEY("request_id","account_id","block_key")
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"request_id" integer NOT NULL,
	"role_id" integer NOT NULL,
	"block_key" varchar(40) NOT NULL,
	"hash" char(64) NOT NULL,
	"account_id" integer NOT NULL,
	"account" varchar(200) DEFAULT '' NOT NULL,
	"note" varchar(500) DEFAULT '' NOT NULL,
	"approved_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approvals_request_id_role_id_block_key_hash_account_id_pk" PRIMARY KEY("request_id","role_id","block_key","hash","account_id")
);
--> statement-breakpoint
CREATE TABLE "content_authors" (
	"kind" varchar(10) NOT NULL,
	"subject_id" integer NOT NULL,
	"hash" char(64) NOT NULL,
	"account_id" integer NOT NULL,
	"made_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_authors_kind_subject_id_hash_account_id_pk" PRIMARY KEY("kind","subject_id","hash","account_id")
);
--> statement-breakpoint
ALTER TABLE "site_schedules" ADD COLUMN "warned_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "site_theme_versions" ADD COLUMN "approvals" jsonb;--> statement-breakpoint
ALTER TABLE "approval_asks" ADD CONSTRAINT "approval_asks_request_id_approval_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."approval_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_reminders" ADD CONSTRAINT "approval_reminders_request_id_approval_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."approval_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD CONSTRAINT "approval_rules_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_seen" ADD CONSTRAINT "approval_seen_request_id_approval_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."approval_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_request_id_approval_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."approval_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_asks_request" ON "approval_asks" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_requests_open" ON "approval_requests" USING btree ("kind","record_id") WHERE "approval_requests"."outcome" is null;--> statement-breakpoint
CREATE INDEX "approval_requests_record" ON "approval_requests" USING btree ("kind","record_id");--> statement-breakpoint
CREATE INDEX "approval_requests_requester" ON "approval_requests" USING btree ("requested_by_id");--> statement-breakpoint
CREATE INDEX "approval_rules_role" ON "approval_rules" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "approvals_account" ON "approvals" USING btree ("account_id");