import { expect, test, vi } from 'vitest';
import { emptyBlock } from '../../../src/blocks/content-editor/block-parts';
import { askedFindings } from '../../../src/subjects/sites/advertising/finding-sources';
import { changesAsked } from '../../machines/approval.world';

const calls = vi.hoisted(() => ({ of: vi.fn<() => Promise<unknown>>() }));
vi.mock('../../../src/api/generated/operations', async (original) => ({
  ...(await original<object>()),
  getApprovalOf: calls.of,
}));

test('what a reviewer asked stands at the attached block, with who and why, until it is sent again', async () => {
  calls.of.mockResolvedValueOnce({ ok: true, data: changesAsked, messages: [] });
  const attached = { ...emptyBlock(1), id: 31 };
  const other = { ...emptyBlock(1), id: 32 };
  const find = await askedFindings(3)();
  expect(find?.([other, attached])).toMatchObject([
    { kind: 'asked', block: attached, words: '王柏翰：完工請改回第二季' },
  ]);

  const departments = changesAsked.departments.map((department) => ({
    ...department,
    ask: department.ask && { ...department.ask, isOpen: false },
  }));
  calls.of.mockResolvedValueOnce({ ok: true, data: { ...changesAsked, departments }, messages: [] });
  expect((await askedFindings(3)())?.([attached])).toEqual([]);
});
