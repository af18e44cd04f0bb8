// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SameTelCard } from '../../../src/subjects/enquiries/SameTelCard';
import type { ContactRecord } from '../../../src/subjects/enquiries/contact-loaders';

const join = vi.hoisted(() => vi.fn<(body: object) => Promise<unknown>>());
vi.mock('../../../src/api/generated/operations', async (original) => ({
  ...(await original<object>()),
  joinContacts: join,
}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  Link: ({ children }: { children: ReactNode }) => <a href="#x">{children}</a>,
  useRouter: () => ({ invalidate: async () => {} }),
}));

type SameTel = NonNullable<ContactRecord['sameTel']>[number];
const other = (id: number, more: Partial<SameTel> = {}): SameTel => ({
  id,
  name: '黃思穎',
  caseTitle: '松濤硯',
  content: '想看 B 戶',
  createdOn: '2026-11-24T01:10:00.000Z',
  handleStatus: 0,
  isJoined: false,
  isSameName: true,
  ...more,
});

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
beforeEach(() => {
  vi.clearAllMocks();
  join.mockResolvedValue({ ok: true, data: { id: 1, rowVersion: 1 }, messages: [] });
  document.body.replaceChildren();
});

async function drawn(sameTel: SameTel[]) {
  const place = document.createElement('div');
  document.body.append(place);
  const record: Pick<ContactRecord, 'id' | 'sameTel'> = { id: 1, sameTel };
  await act(async () => createRoot(place).render(<SameTelCard record={record as ContactRecord} canEdit />));
  const button = (words: string) =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(words));
  return {
    text: () => place.textContent ?? '',
    ticked: () => [...place.querySelectorAll('input')].map(({ checked }) => checked),
    tick: async (label: string) =>
      act(async () => place.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click()),
    press: async (words: string) => act(async () => button(words)?.click()),
  };
}

it('an enquiry with another name is not chosen, and joins only when somebody chooses it', async () => {
  const card = await drawn([other(2), other(3, { name: '王大明', isSameName: false })]);
  expect(card.ticked()).toEqual([true, false]);
  expect(card.text().split('姓名不同，是同一個人嗎？')).toHaveLength(2);
  await card.press('把勾選的 1 筆併到這一筆');
  expect(join).toHaveBeenLastCalledWith({ id: 1, ids: [2], isJoined: true });
  await card.tick('併到這一筆：編號 3 王大明');
  await card.press('把勾選的 2 筆併到這一筆');
  expect(join).toHaveBeenLastCalledWith({ id: 1, ids: [2, 3], isJoined: true });
});

it('joined enquiries have no tick, are not asked about again, and are separated together', async () => {
  const card = await drawn([
    other(2, { isJoined: true, isSameName: false }),
    other(3, { isSameName: false }),
  ]);
  expect(card.ticked()).toEqual([false]);
  expect(card.text().split('姓名不同，是同一個人嗎？')).toHaveLength(2);
  await card.press('取消合併');
  expect(join).toHaveBeenLastCalledWith({ id: 1, ids: [2], isJoined: false });
});
