CREATE TABLE "comment_threads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comment_threads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"theme_id" integer,
	"part_id" integer NOT NULL,
	"part_type" smallint NOT NULL,
	"part_text" varchar(100) NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resolved_on" timestamp (3) with time zone,
	"resolved_by" varchar(200) DEFAULT '' NOT NULL,
	"resolved_by_id" integer
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thread_id" integer NOT NULL,
	"author" varchar(200) DEFAULT '' NOT NULL,
	"author_id" integer NOT NULL,
	"text" varchar(2000) NOT NULL,
	"mentions" integer[] NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_on" timestamp (3) with time zone,
	"deleted_on" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "part_copies" (
	"part_id" integer PRIMARY KEY NOT NULL,
	"root_id" integer NOT NULL,
	"case_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comment_threads" ADD CONSTRAINT "comment_threads_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_threads" ADD CONSTRAINT "comment_threads_theme_id_site_themes_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."site_themes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_thread_id_comment_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."comment_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_copies" ADD CONSTRAINT "part_copies_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_threads_case" ON "comment_threads" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "comment_threads_theme" ON "comment_threads" USING btree ("theme_id");--> statement-breakpoint
CREATE INDEX "comments_thread" ON "comments" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "comments_author" ON "comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "comments_mentions" ON "comments" USING gin ("mentions");--> statement-breakpoint
CREATE INDEX "part_copies_case" ON "part_copies" USING btree ("case_id");