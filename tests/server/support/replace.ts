import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '../../../openapi/generated/types';
import { cases, news, replacements, siteThemes } from '../../../server/base/db/schema';
import type { StoredPart } from '../../../server/base/db/stored-values';
import type { Staff } from './approvals';
import { releasesTest, unitClaims } from './releases';

type Schemas = components['schemas'];

export const oldNumber = '02-2571-8170';
export const newNumber = '02-2771-6600';
const claims = unitClaims(
  'Replace',
  'Releases',
  'Cases',
  'Cases.OnePage',
  'Articles',
  'News',
  'IndexPopup',
  'Website',
  'Shared',
  'Media',
  'Contacts.Email',
  'Privacy',
);

/** An app with calls that search, replace and undo. */
export async function replaceTest() {
  const test = await releasesTest();
  const editor = await test.staff(claims);
  const search = async (find = oldNumber, more = '', by: Staff = editor) => {
    const records: Schemas['ReplaceRecord'][] = [];
    let last: Schemas['ReplaceHits'];
    const replacement = find === newNumber ? oldNumber : newNumber;
    let after = '';
    do {
      const query = `find=${encodeURIComponent(find)}&replacement=${encodeURIComponent(replacement)}${more}${after}`;
      const answer = await test.call(by, 'GET', `Replace/hits?${query}`);
      expect(answer.succeeded).toBe(true);
      last = answer.data;
      records.push(...last.records);
      after = `&after=${encodeURIComponent(last.next ?? '')}`;
    } while (last.next !== null);
    return { ...last, records };
  };
  const chosen = (records: readonly Schemas['ReplaceRecord'][]) =>
    records.flatMap(({ kind, recordId, themeId, rowVersion, hits }) => {
      const keys = hits.filter(({ follows }) => !follows).map(({ key }) => key);
      return keys.length > 0
        ? [{ kind, recordId, ...(themeId === null ? {} : { themeId }), rowVersion, hits: keys }]
        : [];
    });
  const apply = (records: readonly object[], more: object = {}, by: Staff = editor) =>
    test.call(by, 'POST', 'Replace', {
      find: oldNumber,
      replacement: newNumber,
      isExact: false,
      mode: 'together',
      records,
      ...more,
    });
  const get = async (id: number, by: Staff = editor): Promise<Schemas['Replacement']> =>
    (await test.call(by, 'GET', `Replace/${id}`)).data;
  return {
    ...test,
    editor,
    search,
    chosen,
    apply,
    found: get,
    /** Searches and replaces all hits. */
    replaceAll: async (more: object = {}, by: Staff = editor) => {
      const answer = await apply(chosen((await search(oldNumber, '', by)).records), more, by);
      return answer.data?.id as number;
    },
    states: async (id: number) =>
      Object.fromEntries((await get(id)).items.map(({ kind, state }) => [kind, state])),
    undoReplacement: async (id: number, by: Staff = editor) =>
      test.call(by, 'POST', `Replace/${id}/undo`, { rowVersion: (await get(id)).rowVersion }),
    newsText: async (id: number) =>
      (await test.db.select({ content: news.content }).from(news).where(eq(news.id, id)))[0]?.content,
    caseRow: async (id: number) => (await test.db.select().from(cases).where(eq(cases.id, id)))[0],
    page: async () => {
      const [row] = await test.db.select().from(siteThemes).where(eq(siteThemes.id, test.page().themeId));
      const texts = (parts: readonly StoredPart[] | null | undefined) =>
        parts?.map(({ textContent, tel }) => [textContent, tel].filter(Boolean).join(' '));
      return { draft: texts(row?.parts), live: texts(row?.publishedParts) };
    },
    empty: async () => {
      await test.clear();
      await test.db.delete(replacements);
      await test.db.delete(news);
      await test.db.delete(cases);
    },
  };
}
