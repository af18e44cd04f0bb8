import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '../../../openapi/generated/types';
import { cases, sharedBlocks, siteThemes } from '../../../server/base/db/schema';
import { approvalsTest, type Staff } from './approvals';
import { unitClaims } from './releases';

type Schemas = components['schemas'];
type Outcome = Schemas['SharedBlockOutcome'];

/** Claims of somebody who writes shared blocks and pages, and publishes them. */
export const sharingClaims = unitClaims('Shared', 'Cases', 'Cases.OnePage');

/** An app with calls that share blocks between pages. */
export async function sharedBlocksTest() {
  const test = await approvalsTest();
  const editor = await test.staff(sharingClaims);
  const get = async (id: number, by: Staff = editor): Promise<Schemas['SharedBlock']> =>
    (await test.call(by, 'GET', `SharedBlocks/${id}`)).data;
  const theme = async (themeId: number) => {
    const [row] = await test.db.select().from(siteThemes).where(eq(siteThemes.id, themeId));
    if (!row) throw new Error('No such draft');
    return row;
  };
  return {
    ...test,
    editor,
    get,
    theme,
    text: (textContent: string) => ({ partType: 2, sort: 0, textContent }),
    make: async (textContent: string, title = '貸款說明', by: Staff = editor): Promise<number> => {
      const part = { partType: 2, sort: 0, textContent };
      return (await test.call(by, 'POST', 'SharedBlocks', { title, part })).data.id;
    },
    edit: async (id: number, textContent: string, by: Staff = editor) => {
      const { title, rowVersion } = await get(id);
      const part = { partType: 2, sort: 0, textContent };
      const answer = await test.call(by, 'PUT', 'SharedBlocks', { id, rowVersion, title, part });
      expect(answer).toMatchObject({ succeeded: true });
    },
    /** Saves all blocks of a draft as its editor sends them. */
    save: async (themeId: number, webParts: readonly object[], by: Staff = editor) => {
      const { rowVersion } = await theme(themeId);
      const url = '/api/v1/SiteThemes';
      const answer = await test.inject({
        method: 'PUT',
        url,
        headers: by.headers,
        form: {
          themeId,
          rowVersion,
          webParts: webParts.map((part, sort) => ({ ...part, sort })),
        },
      });
      return answer.json();
    },
    /** Updates all pages of a shared block, or the given drafts. */
    update: async (id: number, by: Staff = editor, only?: readonly number[]) => {
      const { rowVersion, uses } = await get(id);
      const pages = uses
        .filter((use) => only?.includes(use.themeId) ?? true)
        .map((use) => ({ themeId: use.themeId, rowVersion: use.rowVersion }));
      return test.call(by, 'POST', 'SharedBlocks/update-pages', { id, rowVersion, pages });
    },
    states: (outcomes: readonly Outcome[]) => outcomes.map(({ state, reason }) => [state, reason]),
    /** Texts of a draft and of what visitors see, with the ids of shared blocks. */
    shows: async (themeId: number) => {
      const { parts, publishedParts } = await theme(themeId);
      const texts = (some: typeof parts) =>
        some.map(({ textContent, sharedId }) => (sharedId ? `${textContent}#` : textContent));
      return { draft: texts(parts), live: texts(publishedParts ?? []) };
    },
    empty: async () => {
      await test.db.delete(cases);
      await test.db.delete(sharedBlocks);
      await test.rule([]);
    },
  };
}
