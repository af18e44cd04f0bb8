import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/base/db/client';

/** Faces and other formats of pictures cannot be made from now on, so no page waits for them. */
export const failMadeFiles = (db: Db) => db.execute(sql`ALTER TABLE made_files ALTER failures SET DEFAULT 3`);
