CREATE TABLE "approval_departments" (
	"role_id" integer PRIMARY KEY NOT NULL,
	"name" varchar(200) DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approval_departments" ADD CONSTRAINT "approval_departments_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Departments of roles in the rules: the one that all their accounts with a department share, unless another role
-- has it, else the role's name.
WITH ruled AS (
  SELECT "id", "name", (
    SELECT min(btrim("department")) FROM "accounts"
    WHERE "role_id" = "roles"."id" AND "is_active" AND btrim("department") <> ''
    HAVING count(DISTINCT btrim("department")) = 1
  ) AS "shared"
  FROM "roles" WHERE "id" IN (SELECT "role_id" FROM "approval_rules")
)
INSERT INTO "approval_departments" ("role_id", "name")
SELECT "id", CASE
  WHEN EXISTS (
    SELECT FROM ruled other WHERE other."id" <> ruled."id" AND ruled."shared" IN (other."shared", other."name")
  ) THEN "name"
  ELSE coalesce("shared", "name")
END FROM ruled;
