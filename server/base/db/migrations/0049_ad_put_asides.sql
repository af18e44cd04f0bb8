CREATE TABLE "ad_put_asides" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_put_asides_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"rule_id" varchar(40) NOT NULL,
	"hash" char(64) NOT NULL,
	"kind" varchar(10) NOT NULL,
	"note" varchar(500) DEFAULT '' NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" varchar(200) DEFAULT '' NOT NULL,
	"created_by_id" integer
);
--> statement-breakpoint
ALTER TABLE "ad_put_asides" ADD CONSTRAINT "ad_put_asides_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ad_put_asides_finding" ON "ad_put_asides" USING btree ("case_id","rule_id","hash");