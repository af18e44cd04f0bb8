// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, vi } from 'vitest';
import { Palette } from '../../src/layout/palette/Palette';

vi.mock('@tanstack/react-router', async (load) => ({
  ...(await load<object>()),
  useRouter: () => ({}),
  Link: ({ id, role, children }: { id: string; role: string; children: ReactNode }) => (
    <a href="/" id={id} role={role}>
      {children}
    </a>
  ),
}));
vi.mock('../../src/base/session/session', () => ({ useClaims: () => new Map() }));
vi.mock('../../src/api/generated/operations', async (load) => ({
  ...(await load<object>()),
  searchRecords: async () => ({ ok: true, data: { groups: [] }, messages: [] }),
  listDownloads: async () => ({
    ok: true,
    data: [{ id: 9, title: '回收桶', description: '還原刪除的資料' }],
    messages: [],
  }),
}));

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

it('a chapter of the manual is found and told', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Palette takeTyped={() => '還原'} onClose={() => {}} />);
  await expect
    .poll(() => document.querySelector('[role=status]')?.textContent)
    .toBe('找不到符合「還原」的資料，下面還有 1 項可選');
  expect(document.querySelector('[role=option]')?.textContent).toContain('回收桶');
});
