// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApprovalBar } from '../../src/publishing/approval/ApprovalBar';
import { ApprovalLine } from '../../src/publishing/approval/ApprovalLine';
import { Field } from '../../src/ui/Field';
import { TextInput } from '../../src/ui/TextInput';
import { PublishApproval } from '../../src/subjects/sites/publish/PublishApproval';
import type { ApprovalOf } from '../../src/machines/approval.rules';
import {
  approved,
  changesAsked,
  missing,
  needsAgain,
  requested,
  review,
  unneeded,
  unruled,
} from '../machines/approval.world';
import { design, named } from '../machines/publish-site.world';

const calls = vi.hoisted(() => ({
  of: vi.fn<() => Promise<unknown>>(),
  one: vi.fn<() => Promise<unknown>>(),
  remind: vi.fn<() => Promise<unknown>>(),
  overrule: vi.fn<(body: object) => Promise<unknown>>(),
  request: vi.fn<(body: object) => Promise<unknown>>(),
  invalidate: vi.fn<() => void>(),
  offers: true,
  hash: '',
  mayOverrule: true,
}));
vi.mock('../../src/api/generated/operations', async (original) => ({
  ...(await original<object>()),
  getApprovalOf: calls.of,
  getApproval: calls.one,
  remindApprovers: calls.remind,
  publishInEmergency: calls.overrule,
  requestApproval: calls.request,
}));
vi.mock('../../src/api/features', () => ({ offers: () => calls.offers }));
vi.mock('../../src/base/session/session', async (original) => ({
  ...(await original<object>()),
  usePermission: () => ({ canEdit: calls.mayOverrule }),
}));
vi.mock('../../src/base/session/own-approvals', () => ({ refreshApprovals: () => undefined }));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ invalidate: calls.invalidate }),
  useLocation: ({ select }: { select: (location: { hash: string }) => string }) =>
    select({ hash: calls.hash }),
  Link: ({ to, hash, children }: { to: string; hash?: string; children: ReactNode }) => (
    <a href={`${to}#${hash ?? ''}`}>{children}</a>
  ),
}));

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
beforeEach(() => {
  calls.offers = true;
  calls.mayOverrule = true;
  calls.one.mockResolvedValue({ ok: true, data: review, messages: [] });
  calls.remind.mockResolvedValue({ ok: true, data: null, messages: [] });
});

async function drawn(what: ReactNode) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  await act(async () => createRoot(place).render(what));
  await act(async () => undefined);
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    );
  return {
    text: () => place.textContent,
    html: () => place.innerHTML,
    button,
    press: async (name: string) => act(async () => button(name)?.click()),
    links: () =>
      [...place.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  };
}

const answer = (of: ApprovalOf) => calls.of.mockResolvedValue({ ok: true, data: of, messages: [] });
const step = (canEdit = true) => (
  <PublishApproval
    site={named}
    theme={design}
    canEdit={canEdit}
    onCompare={undefined}
    onEmergency={() => undefined}
  >
    {(isPublishingBlocked) => (
      <button type="button" disabled={isPublishingBlocked}>
        發布
      </button>
    )}
  </PublishApproval>
);

test.each([
  ['no rule', unruled],
  ['no change that a rule asks for', unneeded],
])('with %s step 4 shows publishing alone', async (_, of) => {
  answer(of);
  expect((await drawn(step())).html()).toBe('<button type="button">發布</button>');
});

test('missing approval disables publishing, and the step names the approvers and the emergency publication', async () => {
  answer(missing);
  const screen = await drawn(step());
  expect(screen.button('發布')?.disabled).toBe(true);
  expect(screen.text()).toContain('這次的變更需要工務部核准。');
  expect([screen.button('送核准') !== undefined, screen.button('緊急發布') !== undefined]).toEqual([
    true,
    true,
  ]);
});

test('the line above the editor says how far an open request is, who is missing and until when, and nothing without one', async () => {
  const line = (
    <ApprovalLine
      subject={{ kind: 'site', recordId: 1 }}
      version={1}
      isDirty={false}
      onAnswered={() => undefined}
    />
  );
  const { request } = requested;
  answer({ ...requested, request: request && { ...request, dueOn: '2099-11-26T10:00:00Z' } });
  expect((await drawn(line)).text()).toBe('等待核准 0／1還差工務部。2099/11/26 18:00 前');
  answer(missing);
  expect((await drawn(line)).html()).toBe('');
});

test('an open request shows its progress, the missing approvers and the due date', async () => {
  const { request } = requested;
  answer({
    ...requested,
    // Far in the future, because days near today are shown by name.
    request: request && { ...request, dueOn: '2099-11-26T10:00:00Z' },
    scheduledOn: '2099-12-01T02:00:00Z',
  });
  const screen = await drawn(step());
  for (const words of [
    '等待核准 0／1',
    '還差工務部。',
    '2099/12/01 10:00 自動發布',
    '尚未看過',
    '2099/11/26（四）18:00',
  ]) {
    expect(screen.text()).toContain(words);
  }
  expect(screen.button('發布')?.disabled).toBe(true);
  await screen.press('提醒工務部');
  expect(screen.button('已寄出提醒')?.disabled).toBe(true);
});

test('asked changes lead to the blocks, by name', async () => {
  answer(changesAsked);
  const screen = await drawn(step());
  expect(screen.text()).toContain('「完工請改回第二季」');
  await expect
    .poll(async () => {
      await act(async () => {});
      return screen.links();
    })
    .toContainEqual(['26 席　條列項目，第 5 個', '/siteset/theme/edit/$caseId/$themeId#part-31']);
  expect(screen.button('再送核准')).toBeDefined();
});

test('what changed after approval asks only for the touched blocks', async () => {
  answer(needsAgain);
  const screen = await drawn(step());
  for (const words of ['需重新核准', '1 個需重新核准', '沒有改到的區塊，原來的核准仍然有效。']) {
    expect(screen.text()).toContain(words);
  }
});

test('all approved opens publishing', async () => {
  answer(approved);
  const screen = await drawn(step());
  expect(screen.button('發布')?.disabled).toBe(false);
  expect(screen.text()).toContain('「與核准圖說一致」');
  expect(screen.button('緊急發布')).toBeUndefined();
});

test('a request can be withdrawn when the change was reverted or no rule requires it', async () => {
  for (const of of [unneeded, unruled]) {
    answer({ ...of, request: requested.request });
    const screen = await drawn(step());
    expect(screen.text()).toContain('不需要核准');
    expect(screen.text()).not.toContain('已全部核准');
    expect(screen.button('撤回')).toBeDefined();
    expect(screen.button('發布')?.disabled).toBe(false);
  }
});

test('an account with View only sees the state and no button', async () => {
  answer(requested);
  const screen = await drawn(step(false));
  expect(screen.text()).toContain('等待核准 0／1');
  for (const name of ['撤回', '提醒工務部', '緊急發布']) expect(screen.button(name)).toBeUndefined();
});

test('a record shows above its form that it needs approval, and sends only stored content', async () => {
  answer({ ...missing, kind: 'article' });
  const bar = (isDirty: boolean) => (
    <ApprovalBar subject={{ kind: 'article', recordId: 1 }} version={1} canEdit isDirty={isDirty} />
  );
  const clean = await drawn(bar(false));
  expect([clean.button('送核准')?.disabled, clean.text()]).toEqual([
    false,
    expect.stringContaining('請先以下架儲存，送核准'),
  ]);
  expect((await drawn(bar(true))).button('送核准')?.disabled).toBe(true);
});

test('a record whose changes were asked goes back in one press, to the same person and with the same note', async () => {
  const asked = { ...changesAsked, kind: 'article' as const, note: '十一月號' };
  answer(asked);
  calls.request.mockResolvedValue({ ok: true, data: { id: 5 }, messages: [] });
  const bar = (isDirty: boolean) => (
    <ApprovalBar subject={{ kind: 'article', recordId: 3 }} version={1} canEdit isDirty={isDirty} />
  );
  expect((await drawn(bar(true))).button('都改好了，再送核准')?.disabled).toBe(true);
  const screen = await drawn(bar(false));
  await screen.press('都改好了，再送核准');
  expect(calls.request.mock.calls.map(([body]) => body)).toEqual([
    expect.objectContaining({ note: '十一月號', people: [{ roleId: 7, accountId: 21 }] }),
  ]);
});

test('a record opens with the field in focus whose change was asked, and the reason below it', async () => {
  const [department] = changesAsked.departments;
  if (!department?.ask) throw new Error('nothing asked');
  const ask = {
    ...department.ask,
    blocks: ['field-title', 'field-links'],
    fields: [
      { key: 'field-title', label: '標題' },
      { key: 'field-links', label: '連結' },
    ],
  };
  answer({ ...changesAsked, kind: 'news', departments: [{ ...department, ask }] });
  calls.hash = 'field-title';
  Element.prototype.scrollIntoView = () => undefined;
  const field = (id: string) => (
    <Field id={id} label={id}>
      <TextInput />
    </Field>
  );
  const screen = await drawn(
    <ApprovalBar subject={{ kind: 'news', recordId: 3 }} version={1} canEdit isDirty={false}>
      {field('title')}
      {field('summary')}
      {field('content')}
    </ApprovalBar>,
  );
  calls.hash = '';
  const said = (id: string) => document.getElementById(`${id}-note`)?.textContent;
  expect([said('title'), said('summary'), said('content')]).toEqual([
    '王柏翰：完工請改回第二季',
    undefined,
    '王柏翰：完工請改回第二季',
  ]);
  const title = document.getElementById('title');
  expect([document.activeElement, title?.getAttribute('aria-describedby')]).toEqual([title, 'title-note']);
  expect(screen.links()).toEqual(
    expect.arrayContaining([
      ['標題', '/news/edit/$id#field-title'],
      ['連結', '/news/edit/$id#field-links'],
    ]),
  );
});

test('a form stands also where the server has no approvals', async () => {
  calls.offers = false;
  const form = (
    <ApprovalBar subject={{ kind: 'news', recordId: 3 }} version={1} canEdit isDirty={false}>
      <p>表單</p>
    </ApprovalBar>
  );
  expect((await drawn(form)).html()).toBe('<p>表單</p>');
});

test('a record goes online in an emergency by who may, with a reason of sufficient length, and its form is reloaded', async () => {
  answer({ ...missing, kind: 'article' });
  calls.overrule.mockResolvedValue({ ok: true, data: { id: 3, rowVersion: 10 }, messages: [] });
  const bar = (isDirty: boolean) => (
    <ApprovalBar subject={{ kind: 'article', recordId: 3 }} version={1} canEdit isDirty={isDirty} />
  );
  calls.mayOverrule = false;
  expect((await drawn(bar(true))).button('緊急上架')).toBeUndefined();
  calls.mayOverrule = true;
  expect((await drawn(bar(true))).button('緊急上架')?.disabled).toBe(true);
  const screen = await drawn(bar(false));
  await screen.press('緊急上架');
  const dialog = () => document.querySelector('[role=dialog]');
  await expect
    .poll(async () => {
      await act(async () => {});
      return dialog();
    })
    .not.toBeNull();
  const confirm = () =>
    [...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
      textContent?.startsWith('緊急上架'),
    );
  const type = (words: string) =>
    act(async () => {
      const box = dialog()?.querySelector('textarea');
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, words);
      box?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await type('太短');
  expect([confirm()?.disabled, dialog()?.textContent]).toEqual([
    true,
    expect.stringContaining('請填寫至少 10 個字'),
  ]);
  await type('官網公告有錯誤的日期，先行更正');
  await act(async () => confirm()?.click());
  expect(calls.overrule.mock.calls).toMatchObject([
    [{ kind: 'article', emergencyReason: '官網公告有錯誤的日期，先行更正' }],
  ]);
  expect([dialog(), calls.invalidate.mock.calls.length]).toEqual([null, 1]);
});

test('a server without approvals is not asked, and nothing is shown', async () => {
  calls.offers = false;
  calls.of.mockClear();
  const bar = <ApprovalBar subject={{ kind: 'news', recordId: 1 }} version={1} canEdit isDirty={false} />;
  expect([(await drawn(bar)).html(), calls.of.mock.calls]).toEqual(['', []]);
});
