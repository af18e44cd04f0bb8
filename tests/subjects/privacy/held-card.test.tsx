// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { AddIncidentDialog } from '../../../src/subjects/privacy/AddIncidentDialog';
import { CorrectionsCard } from '../../../src/subjects/privacy/CorrectionsCard';
import { HeldCard } from '../../../src/subjects/privacy/HeldCard';
import type { HeldData, PersonRequest } from '../../../src/subjects/privacy/request-loaders';

const calls = vi.hoisted(() => ({
  correct: vi.fn<(...args: unknown[]) => Promise<unknown>>(),
  incident: vi.fn<(body: object) => Promise<unknown>>(),
  erase: vi.fn<(...args: unknown[]) => Promise<unknown>>(),
}));
vi.mock('../../../src/api/generated/operations', async (original) => ({
  ...(await original<object>()),
  correctContact: calls.correct,
  createIncident: calls.incident,
  erasePerson: calls.erase,
}));
interface LinkProps {
  to: string;
  params?: Record<string, string>;
  search?: Record<string, string>;
  children: ReactNode;
}
const searchOf = (search?: Record<string, string>) => (search ? `?${new URLSearchParams(search)}` : '');
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  Link: ({ to, params, search, children }: LinkProps) => (
    <a
      href={
        Object.entries(params ?? {}).reduce((path, [name, id]) => path.replace(`$${name}`, id), to) +
        searchOf(search)
      }
    >
      {children}
    </a>
  ),
  useRouter: () => ({ invalidate: async () => {} }),
  useNavigate: () => () => {},
}));

const at = '2026-11-24T01:10:00.000Z';
const record: PersonRequest = {
  id: 3,
  number: '2026-003',
  kinds: ['correct'],
  tel: '0912345678',
  email: '',
  receivedOn: '2026-11-20',
  dueDates: [],
  state: 'open',
  identity: '',
  note: '',
  handlerId: null,
  handler: '',
  closedOn: null,
  erasure: null,
  corrections: [],
  createdOn: at,
  lastModifiedOn: at,
  lastModifiedBy: '許文馨',
  updateRecord: { lastModifiedBy: '許文馨', lastModifiedOn: at },
  rowVersion: 1,
};
const contact = {
  id: 7,
  rowVersion: 4,
  name: '黃○穎',
  nameGroup: 0,
  tel: '0912-***-678',
  email: '',
  caseTitle: '',
  createdOn: at,
};
const held: HeldData = {
  places: [
    { name: 'contacts', count: 1, erasing: 'remove' },
    { name: 'content', count: 120, erasing: 'manual' },
    { name: 'proof', count: null, erasing: 'keep' },
  ],
  contacts: [contact],
  records: [
    { kind: 'news', id: 5, title: '公告', isInTrash: false },
    { kind: 'case', id: 6, title: '青田硯', isInTrash: true },
    { kind: 'company', id: 1, title: '', isInTrash: false },
    { kind: 'template', id: 2, title: '留白', isInTrash: false },
  ],
};
const card = (canEdit = true) => <HeldCard record={record} held={held} bases={['x']} canEdit={canEdit} />;

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(() => vi.clearAllMocks());
let unmount = () => {};
afterEach(() => act(async () => unmount()));

async function drawn(screen: ReactNode) {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await act(async () => root.render(screen));
  unmount = () => {
    root.unmount();
    place.remove();
  };
  const all = (tag: string) => [...document.querySelectorAll<HTMLElement>(tag)];
  return {
    press: async (words: string) =>
      act(async () =>
        all('button')
          .findLast(({ textContent }) => textContent?.startsWith(words))
          ?.click(),
      ),
    type: async (label: string, words: string) => {
      const id = all('label')
        .find(({ textContent }) => textContent?.startsWith(label))
        ?.getAttribute('for');
      const input = document.getElementById(id ?? '');
      const prototype = input instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
      await act(async () => {
        Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(input, words);
        input?.dispatchEvent(
          new Event(input instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
        );
      });
    },
    tick: async (label: string) =>
      act(async () => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click()),
    ticked: () =>
      [...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')].map((each) => each.checked),
    text: () => document.body.textContent ?? '',
  };
}

it('records that mention the person are linked, or say where they lie', () => {
  const html = renderToStaticMarkup(card());
  expect(html).toContain('<a href="/news/edit/5">公告</a>');
  expect(html).toContain('<a href="/company">開啟</a>');
  expect(html).toContain('<span>青田硯</span><a href="/trash">在回收桶</a>');
  expect(html).toContain('<span>留白</span>');
  expect(html).toContain('另有 116 筆');
  for (const words of ['人工處理', '保留']) expect(html).toContain(words);
});

it('all enquiries of one name are chosen for the copy and the erasure', async () => {
  const screen = await drawn(card());
  expect(screen.ticked()).toEqual([true]);
  expect(screen.text()).not.toContain('姓名不同');
  expect(document.querySelector('a[href="/privacy/requests/copy/3?contacts=7"]')).not.toBeNull();
});

it('where names differ nobody is chosen, and only who was chosen is copied and erased', async () => {
  calls.erase.mockResolvedValue({ ok: true, data: null, messages: [] });
  const others = [
    { ...contact, id: 8, nameGroup: 1 },
    { ...contact, id: 9, name: '王○明', nameGroup: 2 },
  ];
  const screen = await drawn(
    <HeldCard record={record} held={{ ...held, contacts: [contact, ...others] }} bases={['x']} canEdit />,
  );
  expect(screen.ticked()).toEqual([false, false, false]);
  expect(screen.text().split('姓名不同，是同一個人嗎？')).toHaveLength(4);
  expect(screen.text()).toContain('請先勾選當事人的聯絡資料');
  await screen.press('刪除這個人的資料');
  expect(screen.text()).not.toContain('刪除後不能復原');
  // Masked names look alike.
  await screen.tick('當事人的紀錄：編號 7 黃○穎');
  expect(screen.text().split('姓名不同，是同一個人嗎？')).toHaveLength(3);
  expect(document.querySelector('a[href="/privacy/requests/copy/3?contacts=7"]')).not.toBeNull();
  await screen.press('刪除這個人的資料');
  expect(screen.text()).toContain('沒有勾選的 2 筆不會改動');
  await screen.type('請輸入請求編號', '2026-003');
  await screen.press('刪除');
  expect(calls.erase).toHaveBeenCalledExactlyOnceWith(
    { id: 3 },
    { number: '2026-003', basis: 'x', contactIds: [7] },
  );
});

it('who may not edit gets no button to correct', () => {
  expect(renderToStaticMarkup(card())).toContain('>更正<');
  expect(renderToStaticMarkup(card(false))).not.toContain('>更正<');
});

it('a correction sends only what was typed, in its usual form', async () => {
  calls.correct.mockResolvedValue({ ok: true, data: { id: 7, rowVersion: 5 }, messages: [] });
  const screen = await drawn(card());
  await screen.press('更正');
  expect(screen.text()).toContain('目前：0912-***-678');
  await screen.press('更正');
  expect(screen.text()).toContain('請至少更正一項');
  await screen.type('電話', '12');
  await screen.press('更正');
  expect(screen.text()).toContain('請輸入含區碼的市話或手機');
  expect(calls.correct).not.toHaveBeenCalled();
  await screen.type('電話', '0933-222-111');
  await screen.press('更正');
  expect(calls.correct).toHaveBeenCalledExactlyOnceWith(
    { id: 3 },
    { contactId: 7, rowVersion: 4, tel: '0933222111' },
  );
  expect(screen.text()).not.toContain('目前：');
});

it('a request shows what was corrected, and after an erasure only which fields', () => {
  const correction = { on: at, by: '許文馨', contactId: 7 };
  const html = renderToStaticMarkup(
    <CorrectionsCard
      corrections={[
        { ...correction, changes: [{ field: 'tel', before: '0912-***-678', after: '0933-***-111' }] },
        { ...correction, changes: [{ field: 'email', before: 'si***@example.tw', after: '' }] },
        { ...correction, contactId: 8, changes: [{ field: 'name', before: '', after: '' }] },
      ]}
    />,
  );
  expect(html).toContain('電話：0912-***-678 → 0933-***-111');
  expect(html).toContain('E-mail：si***@example.tw → 未填');
  expect(html).toContain('<li>姓名</li>');
});

it('an incident may be about an API token', async () => {
  calls.incident.mockResolvedValue({ ok: true, data: { id: 1, rowVersion: 1 }, messages: [] });
  const people = [{ id: 4, name: '林雅婷' }];
  const screen = await drawn(
    <AddIncidentDialog
      accounts={people}
      tokens={[{ id: 9, name: 'CRM' }]}
      now={Date.parse(at)}
      onClose={() => {}}
    />,
  );
  await screen.type('事故', '權杖外流');
  await screen.type('帳號或 API 權杖', 'token 9');
  await screen.press('儲存');
  expect(calls.incident).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: '權杖外流', accountId: null, tokenId: 9 }),
  );
});
