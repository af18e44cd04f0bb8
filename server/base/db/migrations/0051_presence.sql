CREATE UNLOGGED TABLE "presence" (
	"account_id" integer NOT NULL,
	"tab" varchar(40) NOT NULL,
	"kind" varchar(20) NOT NULL,
	"record_id" integer NOT NULL,
	"part_id" integer,
	"state" varchar(10) NOT NULL,
	"seen_on" timestamp (3) with time zone NOT NULL,
	"expires_on" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "presence_account_id_tab_pk" PRIMARY KEY("account_id","tab")
);
--> statement-breakpoint
CREATE INDEX "presence_record" ON "presence" USING btree ("kind","record_id");--> statement-breakpoint
CREATE INDEX "presence_expires" ON "presence" USING btree ("expires_on");