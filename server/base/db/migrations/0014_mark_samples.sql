-- Drafts that were made before samples were marked: each block that still says what a template says, whatever was
-- stored for a field that says nothing, is marked now. The public page stays as it is.
WITH samples AS (
	SELECT DISTINCT "said" FROM "templates"
	CROSS JOIN LATERAL jsonb_array_elements("parts") AS part
	CROSS JOIN LATERAL (
		SELECT jsonb_object_agg(key, CASE WHEN key = 'items' THEN (SELECT jsonb_agg(item->'textContent') FROM jsonb_array_elements(value) AS item) ELSE value END) AS "said"
		FROM jsonb_each(part)
		WHERE key NOT IN ('id', 'isSample', 'fileName') AND value NOT IN ('""', 'false', 'null') AND NOT (key = 'align' AND value = '1') AND NOT (key = 'urlTarget' AND value = '"_self"')
	) AS content
	WHERE NOT (part->>'partType' = '1' AND part->>'textContent' IN ('規劃資訊', '生活圈', '基本資料', '格局', '工法'))
), marked AS (
	SELECT theme."id", jsonb_agg(CASE WHEN samples."said" IS NULL THEN part ELSE part || '{"isSample": true}' END ORDER BY place) AS "parts"
	FROM "site_themes" AS theme
	CROSS JOIN LATERAL jsonb_array_elements(theme."parts") WITH ORDINALITY AS own(part, place)
	CROSS JOIN LATERAL (
		SELECT jsonb_object_agg(key, CASE WHEN key = 'items' THEN (SELECT jsonb_agg(item->'textContent') FROM jsonb_array_elements(value) AS item) ELSE value END) AS "said"
		FROM jsonb_each(part)
		WHERE key NOT IN ('id', 'isSample', 'fileName') AND value NOT IN ('""', 'false', 'null') AND NOT (key = 'align' AND value = '1') AND NOT (key = 'urlTarget' AND value = '"_self"')
	) AS content
	LEFT JOIN samples ON samples."said" = content."said"
	WHERE NOT theme."parts" @> '[{"isSample": true}]'
	GROUP BY theme."id"
	HAVING bool_or(samples."said" IS NOT NULL)
)
UPDATE "site_themes" AS theme SET "parts" = marked."parts" FROM marked WHERE marked."id" = theme."id";--> statement-breakpoint
-- The content of a case or an article is no sample, wherever a block was copied from.
UPDATE "cases" SET "parts" = (SELECT jsonb_agg(part - 'isSample' ORDER BY place) FROM jsonb_array_elements("parts") WITH ORDINALITY AS own(part, place)) WHERE "parts" @> '[{"isSample": true}]';--> statement-breakpoint
UPDATE "articles" SET "parts" = (SELECT jsonb_agg(part - 'isSample' ORDER BY place) FROM jsonb_array_elements("parts") WITH ORDINALITY AS own(part, place)) WHERE "parts" @> '[{"isSample": true}]';--> statement-breakpoint
UPDATE "record_versions" SET "data" = jsonb_set("data", '{parts}', (SELECT jsonb_agg(part - 'isSample' ORDER BY place) FROM jsonb_array_elements("data"->'parts') WITH ORDINALITY AS own(part, place))) WHERE "data"->'parts' @> '[{"isSample": true}]';--> statement-breakpoint
-- What is public carries no marks: they are a draft's.
UPDATE "site_themes" SET "published_parts" = (SELECT jsonb_agg(part - 'isSample' ORDER BY place) FROM jsonb_array_elements("published_parts") WITH ORDINALITY AS own(part, place)) WHERE "published_parts" @> '[{"isSample": true}]';
