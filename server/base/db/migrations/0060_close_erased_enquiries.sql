-- An erased enquiry is no work.
UPDATE "contacts" SET "handle_status" = 2, "row_version" = "row_version" + 1
WHERE "name" = '（已刪除）' AND "tel" = '' AND "email" = '' AND "content" = '' AND "handle_status" <> 2;
