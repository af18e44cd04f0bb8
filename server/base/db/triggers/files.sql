-- A trigger, because a constraint would also bind the previous release (deploy/README.md, Migrations).
CREATE OR REPLACE FUNCTION "refuse_file_in_no_place"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A file has its bytes in one place' USING ERRCODE = 'check_violation', CONSTRAINT = 'files_in_one_place';
END
$$;

CREATE OR REPLACE TRIGGER "files_in_one_place" AFTER INSERT OR UPDATE OF "bytes", "object" ON "files" FOR EACH ROW WHEN (
  (NEW."bytes" IS NULL) = (NEW."object" IS NULL)
) EXECUTE FUNCTION "refuse_file_in_no_place"();
