CREATE TABLE "api_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(40) NOT NULL,
	"prefix" varchar(12) NOT NULL,
	"hash" char(64) NOT NULL,
	"scopes" text[] NOT NULL,
	"networks" text[] DEFAULT '{}' NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" varchar(200) DEFAULT '' NOT NULL,
	"created_by_id" integer,
	"expires_on" timestamp (3) with time zone NOT NULL,
	"told_on" timestamp (3) with time zone,
	"revoked_on" timestamp (3) with time zone,
	"last_used_on" timestamp (3) with time zone,
	"last_used_from" varchar(100) DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "change_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seq" bigint,
	"kind" varchar(10) NOT NULL,
	"record_id" integer NOT NULL,
	"event" varchar(30) NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "change_feed" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" uuid DEFAULT gen_random_uuid() NOT NULL,
	"last_seq" bigint DEFAULT 0 NOT NULL,
	"removed_seq" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visible_records" (
	"kind" varchar(10) NOT NULL,
	"record_id" integer NOT NULL,
	"is_visible" boolean NOT NULL,
	"next_on" timestamp (3) with time zone,
	CONSTRAINT "visible_records_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"webhook_id" integer NOT NULL,
	"event_id" varchar(50) NOT NULL,
	"seq" bigint,
	"event" varchar(30) NOT NULL,
	"record_id" integer NOT NULL,
	"body" text NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_on" timestamp (3) with time zone DEFAULT now(),
	"delivered_on" timestamp (3) with time zone,
	"given_up_on" timestamp (3) with time zone,
	"replayed_on" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_tries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_tries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"delivery_id" bigint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ms" integer NOT NULL,
	"status" smallint,
	"failure" varchar(20),
	"request" text NOT NULL,
	"answer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(40) NOT NULL,
	"url" varchar(2000) NOT NULL,
	"events" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"owner_id" integer,
	"secret" text NOT NULL,
	"secret_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"old_secret" text,
	"old_secret_until" timestamp (3) with time zone,
	"last_seq" bigint DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"paused_on" timestamp (3) with time zone,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_by" varchar(200) DEFAULT '' NOT NULL,
	"last_modified_by_id" integer,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_tries" ADD CONSTRAINT "webhook_tries_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_tokens_hash" ON "api_tokens" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "change_entries_seq" ON "change_entries" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "change_entries_new" ON "change_entries" USING btree ("id") WHERE "change_entries"."seq" is null;--> statement-breakpoint
CREATE INDEX "visible_records_next" ON "visible_records" USING btree ("next_on") WHERE "visible_records"."next_on" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_try_on") WHERE "webhook_deliveries"."next_try_on" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log" ON "webhook_deliveries" USING btree ("webhook_id","created_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_seq" ON "webhook_deliveries" USING btree ("webhook_id","seq");--> statement-breakpoint
CREATE INDEX "webhook_tries_delivery" ON "webhook_tries" USING btree ("delivery_id","id");--> statement-breakpoint
-- Before the first release that has a feed, visitors saw what no entry tells of: change-feed.sql notes it.
INSERT INTO "change_feed" ("id") VALUES (1);
