import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test as walk } from 'vitest';
import type { RecordBase } from '../../../src/machines/record';
import { news } from '../../../server/base/db/schema';
import { modelWalks } from '../../machines/tours';
import { recordExecutors, type RecordServer } from '../../machines/record.executors';
import { base, type Draft, theirs } from '../../machines/record.world';
import { type RecordModelEvent, recordModel, type RecordModelState } from '../../models/record.model';
import { createTestApp } from '../support/test-app';

const path = '/api/v1/News';

const test = await createTestApp();
const claims = ['Permissions.News.View', 'Permissions.News.Create', 'Permissions.News.Edit'];
const owner = await test.signInAs(claims);
const colleague = await test.signInAs(claims);
afterAll(() => test.close());

/** A news item whose summary is the note. */
async function newsServer(): Promise<RecordServer> {
  const send = async (method: 'POST' | 'PUT', headers: typeof owner, { title, note }: Draft, more = {}) => {
    const fields = { title, summary: note, publishDate: '2026-11-01', status: 0, content: '<p>內文</p>' };
    return test.inject({ method, url: path, headers, form: { ...fields, ...more } });
  };
  const { id } = (await send('POST', owner, base.draft)).json<{ data: { id: number } }>().data;
  const stored = async (): Promise<RecordBase<Draft>> => {
    const answer = await test.inject({ url: `${path}/${id}`, headers: owner });
    const { title, summary, rowVersion, updateRecord } = answer.json().data;
    return { draft: { title, note: summary }, version: rowVersion, updateRecord };
  };
  return {
    stored,
    save: async ({ draft, version }) => {
      const answer = await send('PUT', owner, draft, { id, rowVersion: version });
      if (answer.statusCode === 409) return undefined;
      expect(answer.json()).toMatchObject({ succeeded: true });
      return answer.json().data;
    },
    saveOther: async (title) => {
      const [row] = await test.db.select().from(news).where(eq(news.id, id));
      const answer = await send(
        'PUT',
        colleague,
        { ...theirs.draft, title },
        { id, rowVersion: row?.rowVersion },
      );
      expect(answer.json()).toMatchObject({ succeeded: true });
    },
  };
}

describe('a record on the server behaves as its editor sees it', () => {
  const walks = modelWalks<RecordModelState, RecordModelEvent>(recordModel);
  walk.each(walks.map((each) => [each.title, each] as const))('%s', async (_, each) => {
    await expect(each.run(await recordExecutors(await newsServer()))).resolves.toBeUndefined();
  });
});
