CREATE TABLE "import_rows" (
	"import_id" integer NOT NULL,
	"place" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"verdict" varchar(10) NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"values" jsonb NOT NULL,
	"before" jsonb,
	"record_id" integer,
	"record_version" integer,
	"step" varchar(10) DEFAULT 'planned' NOT NULL,
	CONSTRAINT "import_rows_import_id_place_pk" PRIMARY KEY("import_id","place")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(20) NOT NULL,
	"file_name" varchar(255) NOT NULL,
	"state" varchar(20) DEFAULT 'checked' NOT NULL,
	"columns" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"counts" jsonb NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" varchar(200) DEFAULT '' NOT NULL,
	"created_by_id" integer,
	"run_by" varchar(200) DEFAULT '' NOT NULL,
	"run_by_id" integer,
	"finished_on" timestamp (3) with time zone,
	"undone_on" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_step" ON "import_rows" USING btree ("import_id","step","place");--> statement-breakpoint
CREATE INDEX "import_rows_verdict" ON "import_rows" USING btree ("import_id","verdict","place");