import { expect, test, vi } from 'vitest';
import * as operations from '../../../src/api/generated/operations';
import { loadHome } from '../../../src/subjects/home/home-loaders';

vi.mock('../../../src/api/generated/operations');
vi.mock('../../../src/machines/actors', () => ({ session: { getSnapshot: () => signedIn } }));

const views = ['Cases', 'Cases.OnePage', 'Articles', 'News', 'Connections'].map(
  (unit) => `Permissions.${unit}.View`,
);
const signedIn = {
  hasTag: () => true,
  context: { account: { id: '1', roleClaims: views.map((value) => ({ value, selected: true })) } },
};

const start = Date.parse('2026-11-01T00:00:00Z');

/** A list of 150 records, oldest first; record `n` changed at minute `4 n + offset`. */
function listOf(offset: number, fields: (n: number) => object) {
  const rows = Array.from({ length: 150 }, (_, n) => ({
    ...fields(n),
    title: `${n}`,
    lastModifiedBy: '王小明',
    lastModifiedOn: new Date(start + (4 * n + offset) * 60_000).toISOString(),
  }));
  return async ({ order, pageSize = 10 }: { order?: string; pageSize?: number } = {}) => {
    const items = (order === 'lastModifiedOn' ? rows.toReversed() : rows).slice(0, pageSize);
    return { ok: true, data: { items, totalCount: rows.length }, messages: [] } as never;
  };
}

test('the home screen shows the six newest of hundreds of changes in four lists, and requests six from each', async () => {
  for (const call of Object.values(operations)) {
    vi.mocked(call as () => Promise<unknown>).mockResolvedValue({ ok: false, error: { kind: 'network' } });
  }
  const lists = [
    [vi.mocked(operations.listCaseInfos), listOf(0, (id) => ({ id }))],
    [vi.mocked(operations.listSiteSets), listOf(1, (n) => ({ caseId: String(n) }))],
    [vi.mocked(operations.listArticles), listOf(2, (id) => ({ id }))],
    [vi.mocked(operations.listNews), listOf(3, (id) => ({ id }))],
  ] as const;
  for (const [call, answer] of lists) call.mockImplementation(answer);
  const { recent } = await loadHome();
  expect(recent.map(({ kind, id, on }) => [kind, id, (Date.parse(on) - start) / 60_000])).toEqual([
    ['news', 149, 599],
    ['article', 149, 598],
    ['site', 149, 597],
    ['case', 149, 596],
    ['news', 148, 595],
    ['article', 148, 594],
  ]);
  for (const [call] of lists) {
    const sizes = call.mock.calls.map(([query]) => query?.pageSize ?? 10);
    expect(Math.max(...sizes)).toBe(6);
  }
});

test('the home screen names the webhooks that are paused', async () => {
  const items = ['ok', 'paused', 'ended'].map((state) => ({ name: `系統 ${state}`, state }));
  vi.mocked(operations.listWebhooks).mockResolvedValue({ ok: true, data: { items }, messages: [] } as never);
  expect((await loadHome()).paused).toEqual(['系統 paused']);
});
