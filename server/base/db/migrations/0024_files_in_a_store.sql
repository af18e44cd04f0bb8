CREATE TABLE "file_objects" (
	"sha" char(64) PRIMARY KEY NOT NULL,
	"extension" varchar(5) NOT NULL,
	"unneeded_since" timestamp (3) with time zone DEFAULT now()
);
--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "object" char(64);--> statement-breakpoint
CREATE INDEX "file_objects_unneeded" ON "file_objects" USING btree ("unneeded_since") WHERE "file_objects"."unneeded_since" is not null;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_object_file_objects_sha_fk" FOREIGN KEY ("object") REFERENCES "public"."file_objects"("sha") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_in_store" ON "files" USING btree ("object") WHERE "files"."object" is not null;--> statement-breakpoint
-- No constraint, as a migration adds none to columns that the release before writes; that one writes every file with its bytes.
CREATE FUNCTION "refuse_file_in_no_place"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A file has its bytes in one place' USING ERRCODE = 'check_violation', CONSTRAINT = 'files_in_one_place';
END
$$;--> statement-breakpoint
CREATE TRIGGER "files_in_one_place" AFTER INSERT OR UPDATE OF "bytes", "object" ON "files" FOR EACH ROW WHEN (
  (NEW."bytes" IS NULL) = (NEW."object" IS NULL)
) EXECUTE FUNCTION "refuse_file_in_no_place"();
