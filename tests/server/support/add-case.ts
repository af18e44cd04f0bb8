import type { Db } from '../../../server/base/db/client';
import { cases } from '../../../server/base/db/schema';

/** Stores a case of these values without its site, as no call would; resolves to its id. */
export async function addCase(db: Db, values: Partial<typeof cases.$inferInsert> = {}): Promise<number> {
  const own = { code: 'A1', title: '松濤硯', tab: 1, sort: 1, county: '臺北市', district: '大安區' } as const;
  const [{ id } = { id: 0 }] = await db
    .insert(cases)
    .values({ ...own, ...values })
    .returning({ id: cases.id });
  return id;
}

/** The fields that the form of a case must send, for a new one with a code. */
export const plainCase = {
  title: '松濤硯',
  tab: 1,
  status: 0,
  isHighlight: false,
  county: '臺北市',
  district: '大安區',
  tel: '0225718170',
};
