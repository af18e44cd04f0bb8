CREATE TABLE "proof_build" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"build" varchar(100) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proof_due" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proof_due_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"xact" varchar(20) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proof_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proof_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"page" char(64),
	"manifest" varchar NOT NULL,
	"hash" char(64) NOT NULL,
	"signature" varchar(100) NOT NULL,
	"key_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proof_files" (
	"file_sha" char(64) PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proof_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proof_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"public_key" varchar(100) NOT NULL,
	"private_key" varchar(500),
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proof_pages" (
	"sha" char(64) PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proof_entries" ADD CONSTRAINT "proof_entries_page_proof_pages_sha_fk" FOREIGN KEY ("page") REFERENCES "public"."proof_pages"("sha") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_entries" ADD CONSTRAINT "proof_entries_key_id_proof_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."proof_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_files" ADD CONSTRAINT "proof_files_file_sha_files_sha_fk" FOREIGN KEY ("file_sha") REFERENCES "public"."files"("sha") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proof_due_xact" ON "proof_due" USING btree ("xact");--> statement-breakpoint
CREATE UNIQUE INDEX "proof_entries_number" ON "proof_entries" USING btree ("case_id","number");--> statement-breakpoint
CREATE INDEX "proof_entries_page" ON "proof_entries" USING btree ("page");--> statement-breakpoint
CREATE INDEX "proof_entries_key" ON "proof_entries" USING btree ("key_id");