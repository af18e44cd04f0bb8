CREATE TABLE "release_warnings" (
	"release_id" integer PRIMARY KEY NOT NULL,
	"due_on" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "release_warnings" ADD CONSTRAINT "release_warnings_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;