-- Addresses of the public website.

-- The words of a title for an address: what a reader may want to see there, and nothing that would have to be escaped.
CREATE OR REPLACE FUNCTION "page_slug"(title text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT trim(BOTH '-' FROM left(regexp_replace(title, '[\s\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u2bff\u3000-\u303f\ufe00-\ufe6f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\ufff0-\uffff]+', '-', 'g'), 60))
$$;
