CREATE TABLE "made_files" (
	"key" char(64) PRIMARY KEY NOT NULL,
	"recipe" jsonb NOT NULL,
	"file_sha" char(64),
	"wanted_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "made_files" ADD CONSTRAINT "made_files_file_sha_files_sha_fk" FOREIGN KEY ("file_sha") REFERENCES "public"."files"("sha") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "made_files_waiting" ON "made_files" USING btree ("wanted_on") WHERE "made_files"."file_sha" is null;