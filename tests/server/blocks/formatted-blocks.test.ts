import { afterAll, expect, it } from 'vitest';
import { Align, PartType } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import { ServiceError } from '../../../server/base/contract/errors';
import { checkParts } from '../../../server/blocks/blocks';
import { createTestApp } from '../support/test-app';

let rowVersion = 1;

const test = await createTestApp();
const headers = await test.signInAs(
  ['View', 'Create', 'Edit'].map((action) => `Permissions.Articles.${action}`),
);
const created = await send('/api/v1/Articles', {
  type: 2,
  title: '長文',
  publishDate: '2026-11-01',
  status: 0,
});
const { id } = created.data;
afterAll(() => test.close());

async function send(url: string, body: object, method: 'POST' | 'PUT' = 'POST') {
  const answer = await test.inject({ method, url, form: body, headers });
  return answer.json<{ data: { id: number; rowVersion: number }; errors?: object }>();
}

/** A saved text block as read, or its error. */
async function saved(part: object): Promise<unknown> {
  const { data, errors } = await send('/api/v1/Articles/content', {
    id,
    rowVersion,
    webParts: [{ partType: 2, sort: 0, ...part }],
  });
  if (errors) return errors;
  ({ rowVersion } = data);
  const answer = await test.inject({ url: `/api/v1/Articles/content/${id}`, headers });
  const { webParts } = answer.json<{
    data: { webParts: { id: number; textContent: string; html: string }[] };
  }>().data;
  return webParts.map(({ id: partId, textContent, html }) => ({ id: partId, textContent, html }));
}

const anId = expect.any(Number) as unknown;
const html = '<p>基地<strong>方正</strong></p><ul><li><p>近捷運</p></li></ul>';
const textContent = '基地方正\n\n近捷運';

it('a long text keeps its formatting beside its text, sanitised by the rules of a block', async () => {
  expect(await saved({ textContent, html })).toEqual([{ id: anId, textContent, html }]);
  expect(
    await saved({
      textContent,
      html: `<h2 class="align-center" onclick="x()">基地<b>方正</b></h2><ul><li><p>近<img src=x onerror=x()>捷運</p></li></ul><script>x()</script>`,
    }),
  ).toEqual([{ id: anId, textContent, html: '基地<strong>方正</strong><ul><li><p>近捷運</p></li></ul>' }]);
});

it('different formatting replaces the text, and unformatted text has no markup', async () => {
  expect(await saved({ textContent: '別的字', html })).toEqual([
    { id: anId, textContent: '基地方正\n近捷運', html },
  ]);
  expect(await saved({ textContent: '一\n\n二', html: '<p>一</p><p>二<br></p>' })).toEqual([
    { id: anId, textContent: '一\n\n二', html: '' },
  ]);
});

it('a client without formatting keeps it if it sends the text back unchanged; an empty text removes it', async () => {
  const [block] = (await saved({ textContent, html })) as [{ id: number }];
  const sent = { id: block.id, textContent };
  expect(await saved(sent)).toEqual([{ id: block.id, textContent, html }]);
  expect(await saved({ ...sent, textContent: '改寫' })).toEqual([
    { id: block.id, textContent: '改寫', html: '' },
  ]);
  expect(await saved({ ...sent, html })).toEqual([{ id: block.id, textContent, html }]);
  expect(await saved({ ...sent, html: '' })).toEqual([{ id: block.id, textContent, html: '' }]);
});

it('a formatted text has the limit of a plain one, and its markup is limited too', async () => {
  const words = (count: number) => ({ textContent: '字', html: `<p><em>${'🏠'.repeat(count)}</em></p>` });
  expect(await saved(words(3000))).toMatchObject([{ textContent: '🏠'.repeat(3000) }]);
  expect(await saved(words(3001))).toEqual({ 'webParts[0].textContent': ['最多可輸入 3000 個字'] });
  const marked = (count: number) => ({ textContent: '字', html: '<em>字</em>'.repeat(count) });
  expect(await saved(marked(2900))).toMatchObject([{ html: '<em>字</em>'.repeat(2900) }]);
  expect(await saved({ textContent: '字', html: `${'<b></b>'.repeat(4_000)}字` })).toEqual({
    'webParts[0].html': ['內容的格式標記過多，請精簡後再儲存'],
  });
  expect(await saved({ textContent: '字', html: 'x'.repeat(50_001) })).toEqual({
    'webParts[0].html': ['最多可輸入 50000 個字'],
  });
});

/** Longest processor time between two turns of the event loop while something runs, in milliseconds. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = process.cpuUsage();
  const measure = () => {
    const { user, system } = process.cpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.cpuUsage();
  };
  const state = { isDone: false };
  const watch = () => {
    measure();
    if (!state.isDone) setImmediate(watch);
  };
  setImmediate(watch);
  await work();
  measure();
  state.isDone = true;
  return longest;
}

it('a save of 100 of the longest formatted blocks lets other calls go first after 50 ms', async () => {
  // A letter and a line break each.
  const long = '<p><strong>字</strong></p>'.repeat(limits.TextPartInput.html.maxText / 2);
  const input = { partType: PartType.text, sort: 0, align: Align.left, textContent: '字', html: long };
  const save = (count: number) =>
    checkParts(
      Array.from({ length: count }, () => input),
      null,
    );
  await save(4);
  // Compared with one block on the same machine, so that a slow one passes too.
  const one = Math.max(await longestTurn(() => save(1)), await longestTurn(() => save(1)));
  expect(await longestTurn(() => save(100))).toBeLessThan(2 * (50 + 4 * one));
});

it('saves of one account are checked one at a time, and those of others beside them', async () => {
  const input = { partType: PartType.title, sort: 0, align: Align.left, textContent: '字' };
  const ended: string[] = [];
  const save = (name: string, by: number, count: number) =>
    checkParts(
      Array.from({ length: count }, () => input),
      by,
    ).then(
      () => ended.push(name),
      (error: unknown) => ended.push(`${name} ${error instanceof ServiceError ? error.status : ''}`),
    );
  const waiting = Array.from({ length: 8 }, (_, place) => `waiting ${place + 1}`);
  await Promise.all([
    save('large', 1, 100),
    ...waiting.map((name) => save(name, 1, 1)),
    save('too many', 1, 1),
    save('other', 2, 1),
  ]);
  expect(ended).toEqual(['too many 429', 'other', 'large', ...waiting]);
});
