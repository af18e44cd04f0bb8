CREATE SEQUENCE "public"."part_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account" varchar(200) NOT NULL,
	"name" varchar(200) DEFAULT '' NOT NULL,
	"email" varchar(200) DEFAULT '' NOT NULL,
	"department" varchar(200) DEFAULT '' NOT NULL,
	"role_id" integer,
	"gender" smallint DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"password_hash" text,
	"last_login_time" timestamp (3) with time zone,
	"avatar_sha" char(64),
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_by" varchar(200) DEFAULT '' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" smallint NOT NULL,
	"title" varchar(200) DEFAULT '' NOT NULL,
	"summary" varchar(500) DEFAULT '' NOT NULL,
	"cover_sha" char(64),
	"cover_name" varchar(255),
	"cover_alt" varchar(100) DEFAULT '' NOT NULL,
	"publish_date" date NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"sort" integer NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seo_title" varchar(200) DEFAULT '' NOT NULL,
	"seo_keywords" varchar(200) DEFAULT '' NOT NULL,
	"seo_description" varchar(500) DEFAULT '' NOT NULL,
	"share_sha" char(64),
	"share_name" varchar(255),
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_by" varchar(200) DEFAULT '' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" varchar(200) NOT NULL,
	"title" varchar(200) DEFAULT '' NOT NULL,
	"subtitle" varchar(200) DEFAULT '' NOT NULL,
	"tab" smallint NOT NULL,
	"is_highlight" boolean DEFAULT false NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"sort" integer NOT NULL,
	"county" varchar(20) NOT NULL,
	"district" varchar(20) NOT NULL,
	"zip" varchar(6) DEFAULT '' NOT NULL,
	"address" varchar(200) DEFAULT '' NOT NULL,
	"cover_sha" char(64),
	"cover_name" varchar(255),
	"cover_alt" varchar(100) DEFAULT '' NOT NULL,
	"tel" varchar(20) DEFAULT '' NOT NULL,
	"reception_address" varchar(200) DEFAULT '' NOT NULL,
	"site_area" varchar(200) DEFAULT '' NOT NULL,
	"floors" varchar(200) DEFAULT '' NOT NULL,
	"households" integer,
	"completion" varchar(200) DEFAULT '' NOT NULL,
	"architect" varchar(200) DEFAULT '' NOT NULL,
	"constructor" varchar(200) DEFAULT '' NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"housing_units" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"recommended_case_ids" integer[] DEFAULT '{}' NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seo_title" varchar(200) DEFAULT '' NOT NULL,
	"seo_keywords" varchar(200) DEFAULT '' NOT NULL,
	"seo_description" varchar(500) DEFAULT '' NOT NULL,
	"share_sha" char(64),
	"share_name" varchar(255),
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_by" varchar(200) DEFAULT '' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_emails" (
	"type" smallint PRIMARY KEY NOT NULL,
	"emails" varchar(500) DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" smallint NOT NULL,
	"name" varchar(200) DEFAULT '' NOT NULL,
	"gender" smallint NOT NULL,
	"tel" varchar(20) NOT NULL,
	"email" varchar(200) DEFAULT '' NOT NULL,
	"case_title" varchar(200) DEFAULT '' NOT NULL,
	"content" varchar(500) DEFAULT '' NOT NULL,
	"note" varchar(500) DEFAULT '' NOT NULL,
	"handle_status" smallint DEFAULT 0 NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_by" varchar(200) DEFAULT '' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "downloads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "downloads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" varchar(200) DEFAULT '' NOT NULL,
	"description" varchar(500) DEFAULT '' NOT NULL,
	"file_name" varchar(255) NOT NULL,
	"file_sha" char(64) NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"sha" char(64) PRIMARY KEY NOT NULL,
	"extension" varchar(5) NOT NULL,
	"mime" varchar(100) NOT NULL,
	"bytes" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account_id" integer NOT NULL,
	"operation" varchar(50) NOT NULL,
	"key" varchar(100) NOT NULL,
	"answer" jsonb NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_account_id_operation_key_pk" PRIMARY KEY("account_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"key" varchar(300) PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" varchar(200) DEFAULT '' NOT NULL,
	"summary" varchar(500) DEFAULT '' NOT NULL,
	"cover_sha" char(64),
	"cover_name" varchar(255),
	"cover_alt" varchar(100) DEFAULT '' NOT NULL,
	"publish_date" date NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"seo_title" varchar(200) DEFAULT '' NOT NULL,
	"seo_keywords" varchar(200) DEFAULT '' NOT NULL,
	"seo_description" varchar(500) DEFAULT '' NOT NULL,
	"share_sha" char(64),
	"share_name" varchar(255),
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_by" varchar(200) DEFAULT '' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipients" text NOT NULL,
	"subject" varchar(200) DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_on" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(200) NOT NULL,
	"description" varchar(500) DEFAULT '' NOT NULL,
	"claims" text[] DEFAULT '{}' NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_by" varchar(200) DEFAULT '' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_cases" (
	"code" varchar(200) PRIMARY KEY NOT NULL,
	"title" varchar(200) DEFAULT '' NOT NULL,
	"district" varchar(200) DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "singletons" (
	"key" varchar(50) PRIMARY KEY NOT NULL,
	"value" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_by" varchar(200) DEFAULT '' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_sets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_sets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"case_code" varchar(200),
	"code_checked_on" timestamp (3) with time zone,
	"site_name" varchar(30),
	"published_on" timestamp (3) with time zone,
	"active_theme_id" integer,
	"ga_id" varchar(20) DEFAULT '' NOT NULL,
	"gtm_id" varchar(20) DEFAULT '' NOT NULL,
	"seo_title" varchar(200) DEFAULT '' NOT NULL,
	"seo_keywords" varchar(200) DEFAULT '' NOT NULL,
	"seo_description" varchar(500) DEFAULT '' NOT NULL,
	"share_sha" char(64),
	"share_name" varchar(255),
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_by" varchar(200) DEFAULT '' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_themes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_themes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"template_code" varchar(20) NOT NULL,
	"name" varchar(200) DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"published_parts" jsonb,
	"published_on" timestamp (3) with time zone,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_modified_by" varchar(200) DEFAULT '' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" varchar(20) NOT NULL,
	"name" varchar(200) DEFAULT '' NOT NULL,
	"description" varchar(500) DEFAULT '' NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"access_hash" char(64) PRIMARY KEY NOT NULL,
	"refresh_hash" char(64) NOT NULL,
	"family" char(32) NOT NULL,
	"account_id" integer NOT NULL,
	"access_expires_on" timestamp (3) with time zone NOT NULL,
	"refresh_expires_on" timestamp (3) with time zone NOT NULL,
	"used_on" timestamp (3) with time zone,
	"successor" text
);
--> statement-breakpoint
CREATE TABLE "used_tickets" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"expires_on" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_file_sha_files_sha_fk" FOREIGN KEY ("file_sha") REFERENCES "public"."files"("sha") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_sets" ADD CONSTRAINT "site_sets_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_sets" ADD CONSTRAINT "site_sets_active_theme_id_site_themes_id_fk" FOREIGN KEY ("active_theme_id") REFERENCES "public"."site_themes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_themes" ADD CONSTRAINT "site_themes_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_account" ON "accounts" USING btree (lower("account"));--> statement-breakpoint
CREATE INDEX "accounts_role" ON "accounts" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "articles_type_sort" ON "articles" USING btree ("type","sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_code" ON "cases" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "cases_tab_sort" ON "cases" USING btree ("tab","sort","id");--> statement-breakpoint
CREATE INDEX "contacts_created" ON "contacts" USING btree ("created_on","id");--> statement-breakpoint
CREATE INDEX "news_date" ON "news" USING btree ("publish_date","id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_try_on") WHERE "outbox"."sent_on" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name" ON "roles" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "site_sets_case" ON "site_sets" USING btree ("case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "site_sets_name" ON "site_sets" USING btree (lower("site_name"));--> statement-breakpoint
CREATE INDEX "site_sets_code" ON "site_sets" USING btree (lower("case_code"));--> statement-breakpoint
CREATE INDEX "site_themes_case" ON "site_themes" USING btree ("case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "templates_code" ON "templates" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "tokens_refresh" ON "tokens" USING btree ("refresh_hash");--> statement-breakpoint
CREATE INDEX "tokens_family" ON "tokens" USING btree ("family");--> statement-breakpoint
CREATE INDEX "tokens_account" ON "tokens" USING btree ("account_id");