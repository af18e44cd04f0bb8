CREATE TABLE "unchecked_hosts" (
	"host" varchar(253) PRIMARY KEY NOT NULL
);
