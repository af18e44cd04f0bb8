CREATE TABLE "import_pictures" (
	"import_id" integer NOT NULL,
	"url" varchar(2048) NOT NULL,
	"picture" char(64),
	"extension" varchar(5),
	"file_name" varchar(255),
	"reason" varchar(200),
	"added_version" integer,
	CONSTRAINT "import_pictures_import_id_url_pk" PRIMARY KEY("import_id","url")
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "pictures" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "picture_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;