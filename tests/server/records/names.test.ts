import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { salesCases, siteSets, siteThemes } from '../../../server/base/db/schema';
import { findSalesCase } from '../../../server/subjects/sites/sales-system';
import { publicSite } from '../../../server/subjects/sites/public-site';
import { addCase } from '../support/add-case';
import { createTestApp } from '../support/test-app';

const siteName = 'Kiss-1';
const code = 'IsK1';

const test = await createTestApp();
const add = async (row: { siteName: string; caseCode: string }) => {
  const caseId = await addCase(test.db, { code: row.siteName, title: row.siteName });
  const [theme] = await test.db
    .insert(siteThemes)
    .values({ caseId, templateCode: 'liubai', name: '留白', status: 1 })
    .returning({ id: siteThemes.id });
  await test.db.insert(siteSets).values({ caseId, ...row, status: 0, activeThemeId: theme?.id ?? null });
};
// An older site whose code equals the name of the other one.
await add({ siteName: 'other', caseCode: siteName });
await add({ siteName, caseCode: code });
await test.db.insert(salesCases).values({ code, title: '青田硯', district: '臺北市大安區' });
afterAll(() => test.close());

/** Letters of names: some are equal ignoring case only in JavaScript or only in PostgreSQL, some in neither. */
const alike: Record<string, string[]> = {
  k: ['k', 'K', '\u212a'],
  i: ['i', 'I', '\u0130', '\u0131', 'i\u0307'],
  s: ['s', 'S', '\u017f', 'ß'],
};
const spelt = (name: string) =>
  fc
    .tuple(...Array.from(name, (letter) => fc.constantFrom(...(alike[letter.toLowerCase()] ?? [letter]))))
    .map((letters) => letters.join(''));

async function isSame(one: string, other: string): Promise<boolean> {
  const { rows } = await test.db.execute<{ same: boolean }>(
    sql`select lower(${one}) = lower(${other}) as same`,
  );
  return rows[0]?.same ?? false;
}

it('a public page is found by its name, compared like in the database, before a site with that code', async () => {
  await fc.assert(
    fc.asyncProperty(spelt(siteName), async (address) => {
      const found = await publicSite(test.db, address);
      const isPage = found?.kind === 'page';
      expect(isPage ? found.head.siteName : (found?.siteName ?? null)).toBe(
        (await isSame(siteName, address)) ? siteName : null,
      );
      // A different spelling redirects to the page.
      expect(isPage).toBe(address === siteName);
    }),
    { numRuns: 200 },
  );
});

it('a site code redirects to the page, and a case of the sales system is found, by the same rule', async () => {
  await fc.assert(
    fc.asyncProperty(spelt(code), async (given) => {
      const same = await isSame(code, given);
      const found = await publicSite(test.db, given);
      expect(found?.kind === 'redirect' && { siteName: found.siteName, isExact: found.isExact }).toEqual(
        same && { siteName, isExact: given === code },
      );
      expect(
        await findSalesCase(test.db, undefined, given).then(
          ({ title }) => title,
          () => null,
        ),
      ).toBe(same ? '青田硯' : null);
    }),
    { numRuns: 200 },
  );
});
