-- Consent texts are immutable; deleting the author's account only clears the link to it.
CREATE OR REPLACE FUNCTION "keep_consent_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a consent text is never changed';
END
$$;
CREATE OR REPLACE TRIGGER "consent_texts_keep" BEFORE UPDATE OF "version", "text", "created_on" OR DELETE ON "consent_texts" FOR EACH ROW EXECUTE FUNCTION "keep_consent_text"();
