// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { CommentsBar } from '../../src/blocks/comments/CommentsBar';
import { CommentsPanel } from '../../src/blocks/comments/CommentsPanel';
import { BlockComments } from '../../src/blocks/comments/Thread';
import { useCommentPanel } from '../../src/blocks/comments/use-comment-panel';
import { type Comments, type CommentThread, useComments } from '../../src/blocks/comments/use-comments';
import type { ApiResult } from '../../src/api/result';

const calls = vi.hoisted(() => ({
  listComments: vi.fn<() => Promise<unknown>>(),
  createCommentThread: vi.fn<(body: object, options: object) => Promise<unknown>>(),
  replyToComment: vi.fn<(body: object, options: object) => Promise<unknown>>(),
  updateComment: vi.fn<(body: object) => Promise<unknown>>(),
  deleteComment: vi.fn<(path: object) => Promise<unknown>>(),
  resolveComments: vi.fn<(body: object) => Promise<unknown>>(),
}));
vi.mock('../../src/api/generated/operations', () => calls);
vi.mock('../../src/base/session/session', () => ({ useAccount: () => ({ id: 1, name: '林雅婷' }) }));

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  Element.prototype.scrollIntoView = () => {};
});

const said = (id: number, text: string, more: object = {}) => ({
  id,
  author: '許文馨',
  isOwn: false,
  isDeleted: false,
  text,
  mentions: [],
  createdOn: new Date().toISOString(),
  editedOn: null,
  ...more,
});
const thread = (threadId: number, more: Partial<CommentThread> = {}): CommentThread => ({
  threadId,
  partId: 9001,
  partType: 2,
  partText: '基地緊鄰六公頃綠地',
  isResolved: false,
  resolvedBy: null,
  mayResolve: true,
  comments: [said(threadId * 10, `第 ${threadId} 句`)],
  ...more,
});
const readers = [
  { id: 1, name: '林雅婷', department: '' },
  { id: 2, name: '張淑芬', department: '行銷企劃部' },
  { id: 3, name: '張育誠', department: '業務部' },
];
const ok = (data: unknown): ApiResult<unknown> => ({ ok: true, data, messages: [] });
const lost = { ok: false, error: { kind: 'network' } };
const answers = (threads: CommentThread[]) => calls.listComments.mockResolvedValue(ok({ threads, readers }));

let known: Comments;
const selected: number[] = [];
function Screen({ wanted = {} }: { wanted?: object }) {
  const comments = useComments(7);
  useEffect(() => {
    known = comments;
  });
  const panel = useCommentPanel({ comments, onSelect: (partId) => selected.push(partId), wanted });
  return (
    <>
      <CommentsBar comments={comments} panel={panel} />
      <button data-comment-marker="9001" onClick={() => panel.openAt(9001)}>
        marker
      </button>
      <button onClick={() => panel.openAt(9002)}>other</button>
      {panel.isOpen && (
        <CommentsPanel
          comments={comments}
          panel={panel}
          placeOf={(partId) =>
            ({ 9001: { place: 3, name: '長文' }, 9002: { place: 4, name: '標題' } })[partId]
          }
        />
      )}
    </>
  );
}

async function drawn(screen = <Screen />) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  await act(async () => root.render(screen));
  const button = (name: string, at = 0) =>
    [...place.ownerDocument.querySelectorAll('button')].filter(
      (each) => each.textContent?.trim() === name || each.getAttribute('aria-label') === name,
    )[at];
  return {
    text: () => place.textContent ?? '',
    press: (name: string, at = 0) => act(async () => button(name, at)?.click()),
    has: (name: string) => button(name) !== undefined,
    choose: (label: string) =>
      act(async () =>
        [...place.querySelectorAll('label')]
          .find(({ textContent }) => textContent?.includes(label))
          ?.querySelector('input')
          ?.click(),
      ),
    box: (label = '回覆') => place.querySelector<HTMLTextAreaElement>(`textarea[aria-label="${label}"]`),
    type: async (text: string, label = '回覆') => {
      const box = place.querySelector<HTMLTextAreaElement>(`textarea[aria-label="${label}"]`);
      if (!box) throw new Error(`no box ${label}`);
      await act(async () => {
        box.focus();
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, text);
        box.setSelectionRange(text.length, text.length);
        box.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
    key: (key: string, more: KeyboardEventInit = {}) =>
      act(async () => {
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
        );
      }),
    options: () => [...place.querySelectorAll('[role=option]')].map(({ textContent }) => textContent),
    leave: () => act(async () => root.unmount()),
  };
}

beforeEach(() => {
  sessionStorage.clear();
  selected.length = 0;
  for (const call of Object.values(calls)) call.mockReset();
  answers([thread(1)]);
  for (const call of [calls.createCommentThread, calls.replyToComment, calls.updateComment]) {
    call.mockResolvedValue(ok({ id: 99, threadId: 1 }));
  }
  calls.resolveComments.mockResolvedValue(ok(null));
  calls.deleteComment.mockResolvedValue(ok(null));
});

it('the marker opens the threads of its block beside the form, selects the block and gets the focus back', async () => {
  const screen = await drawn();
  await screen.press('marker');
  expect(screen.text()).toContain('長文第 3 個');
  expect(screen.text()).toContain('第 1 句');
  expect(document.activeElement?.getAttribute('data-thread')).toBe('1');
  expect(selected).toEqual([9001]);
  await screen.key('Escape');
  expect(screen.text()).not.toContain('第 1 句');
  expect(document.activeElement?.textContent).toBe('marker');
});

it('a block without comments gets an empty box with the focus, and Ctrl+Enter begins its thread', async () => {
  answers([]);
  const screen = await drawn();
  await screen.press('other');
  expect(document.activeElement).toBe(screen.box('標題的新意見'));
  await screen.type('少了「回家」，可以嗎？', '標題的新意見');
  answers([thread(5, { partId: 9002 })]);
  await screen.key('Enter', { ctrlKey: true });
  expect(calls.createCommentThread.mock.calls[0]?.[0]).toEqual({
    themeId: 7,
    partId: 9002,
    text: '少了「回家」，可以嗎？',
    mentions: [],
  });
  expect(document.activeElement?.getAttribute('data-thread')).toBe('5');
  expect(screen.box('標題的新意見')).toBeNull();
});

it('an own answer is shown pale at once, until the server has it', async () => {
  const screen = await drawn();
  await screen.press('marker');
  let arrive: (result: unknown) => void = () => {};
  calls.replyToComment.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await screen.type('改成隔巷');
  await screen.press('送出');
  expect(screen.text()).toContain('改成隔巷');
  expect(screen.text()).toContain('送出中');
  expect(screen.box()?.value).toBe('');
  answers([thread(1, { comments: [said(10, '第 1 句'), said(11, '改成隔巷', { isOwn: true })] })]);
  await act(async () => arrive(ok({ id: 11, threadId: 1 })));
  expect(screen.text()).not.toContain('送出中');
  expect(screen.text().match(/改成隔巷/g)).toHaveLength(1);
});

it('an unsent reply returns to its box with later input, and is sent once at the next attempt', async () => {
  const screen = await drawn();
  await screen.press('marker');
  let fail: (result: unknown) => void = () => {};
  calls.replyToComment.mockReturnValueOnce(new Promise((resolve) => (fail = resolve)));
  await screen.type('第一段');
  await screen.press('送出');
  await screen.type('第二段');
  await act(async () => fail(lost));
  expect(screen.box()?.value).toBe('第一段\n第二段');
  expect(screen.text()).toContain('尚未送出');
  expect(known.hasUnsent).toBe(true);
  await screen.type('第一段');
  await screen.press('送出');
  const [first, second] = calls.replyToComment.mock.calls;
  expect(second?.[1]).toEqual(first?.[1]);
  expect(screen.text()).not.toContain('尚未送出');
  expect(known.hasUnsent).toBe(false);
});

it('input survives closing the panel and reloading the page', async () => {
  const screen = await drawn();
  await screen.press('marker');
  await screen.type('寫到一半');
  await screen.press('關閉意見');
  await screen.press('marker');
  expect(screen.box()?.value).toBe('寫到一半');
  await screen.leave();
  const again = await drawn();
  expect(known.hasUnsent).toBe(true);
  await again.press('marker');
  expect(again.box()?.value).toBe('寫到一半');
  await act(async () => known.forgetDrafts());
  expect(again.box()?.value).toBe('');
  expect(sessionStorage.length).toBe(0);
});

it('an @ offers accounts that may view the page; arrows and Enter choose, Escape closes only the list', async () => {
  const screen = await drawn();
  await screen.press('marker');
  await screen.type('謝謝。@張');
  expect(screen.options()).toEqual(['張張淑芬行銷企劃部', '張張育誠業務部']);
  await screen.key('Escape');
  expect(screen.options()).toEqual([]);
  expect(screen.text()).toContain('第 1 句');
  await screen.type('謝謝。');
  await screen.type('謝謝。@張');
  await screen.key('ArrowDown');
  await screen.key('Enter');
  expect(screen.box()?.value).toBe('謝謝。@張育誠 ');
  // The caret is after the mention.
  expect(screen.box()?.selectionStart).toBe('謝謝。@張育誠 '.length);
  expect(screen.options()).toEqual([]);
  await screen.key('Enter', { ctrlKey: true });
  expect(calls.replyToComment.mock.calls[0]?.[0]).toMatchObject({ text: '謝謝。@張育誠', mentions: [3] });
});

it('a mention is marked in the text; of two equal names the shown one has the account', async () => {
  const mentions = [{ id: 2, name: '張淑芬（chang）' }];
  answers([thread(1, { comments: [said(10, '請 @張淑芬 看', { mentions })] })]);
  const screen = await drawn();
  await screen.press('marker');
  expect([...document.querySelectorAll('b')].map(({ textContent }) => textContent)).toContain('@張淑芬');
});

it('a text that is too long shows a message and is not sent', async () => {
  const screen = await drawn();
  await screen.press('marker');
  await screen.type('字'.repeat(2001));
  await screen.key('Enter', { ctrlKey: true });
  expect(screen.text()).toContain('最多可輸入 2000 個字');
  expect(calls.replyToComment).not.toHaveBeenCalled();
  expect(screen.box()?.value).toHaveLength(2001);
});

it('threads are resolved and opened again by those who may', async () => {
  const screen = await drawn();
  await screen.press('marker');
  answers([thread(1, { isResolved: true, resolvedBy: '林雅婷' })]);
  await screen.press('解決');
  expect(calls.resolveComments).toHaveBeenCalledWith({ threadId: 1, isResolved: true });
  await screen.choose('已解決');
  expect(screen.text()).toContain('林雅婷已解決');
  expect(screen.box()).toBeNull();
  answers([thread(1, { mayResolve: false })]);
  await screen.press('重新開啟');
  await screen.choose('未解決');
  expect(screen.has('解決')).toBe(false);
});

it('only an own comment is corrected and deleted, a deleted one keeps its place', async () => {
  answers([
    thread(1, {
      comments: [said(10, '別人的'), said(11, '自己的', { isOwn: true }), said(12, '', { isDeleted: true })],
    }),
  ]);
  const screen = await drawn();
  await screen.press('marker');
  expect(screen.text()).toContain('這則意見已刪除');
  await screen.press('修改');
  expect(screen.box('修改許文馨的意見')?.value).toBe('自己的');
  await screen.type('自己改過的', '修改許文馨的意見');
  await screen.press('儲存');
  expect(calls.updateComment).toHaveBeenCalledWith({ id: 11, text: '自己改過的', mentions: [] });
  expect(screen.box('修改許文馨的意見')).toBeNull();
  await screen.press('刪除');
  await screen.press('刪除', 1);
  expect(calls.deleteComment).toHaveBeenCalledWith({ id: 11 });
});

it('F8 and Shift+F8 visit the open threads, and threads of deleted blocks are listed separately', async () => {
  answers([
    thread(1),
    thread(2, { partId: 9002 }),
    thread(3, { partId: 9002, isResolved: true }),
    thread(4, { partId: null, partText: '拿掉的段落' }),
  ]);
  const screen = await drawn();
  expect(screen.text()).toContain('未解決 3 處');
  const active = () => document.activeElement?.getAttribute('data-thread');
  await act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8' })));
  expect(active()).toBe('1');
  expect(screen.text()).toContain('未解決 3 處，第 1 處');
  await screen.key('F8');
  await screen.key('F8');
  expect(active()).toBe('4');
  expect(screen.text()).toMatch(/已刪除的區塊.*拿掉的段落/);
  await screen.key('F8', { shiftKey: true });
  expect(active()).toBe('2');
  expect(selected.at(-1)).toBe(9002);
});

it('the address opens a thread once', async () => {
  answers([thread(1), thread(2, { partId: 9002 })]);
  await drawn(<Screen wanted={{ threadId: 2 }} />);
  expect(document.activeElement?.getAttribute('data-thread')).toBe('2');
});

it('an empty page explains how to start, and a failed load can be repeated', async () => {
  answers([]);
  const empty = await drawn();
  await empty.press('開啟意見');
  expect(empty.text()).toContain('還沒有意見。點區塊的留言圖示開始');
  calls.listComments.mockResolvedValue(lost);
  const failed = await drawn();
  await failed.press('開啟意見');
  expect(failed.text()).toContain('無法讀取意見');
  answers([thread(1)]);
  await failed.press('重試');
  expect(failed.text()).toContain('第 1 句');
});

function Review() {
  return <BlockComments comments={useComments(7)} partId={9001} partType={2} />;
}

it('the threads of one block are listed below it, with a box for a new one if none is open', async () => {
  answers([thread(1), thread(2, { partId: 9002 })]);
  const open = await drawn(<Review />);
  expect(open.text()).toContain('第 1 句');
  expect(open.text()).not.toContain('第 2 句');
  expect([open.box() === null, open.box('長文的新意見')]).toEqual([false, null]);
  answers([thread(1, { isResolved: true })]);
  const screen = await drawn(<Review />);
  await screen.press('對長文提出意見');
  expect(document.activeElement).toBe(screen.box('長文的新意見'));
  await screen.type('與核定文件不符', '長文的新意見');
  await screen.press('送出');
  expect(calls.createCommentThread.mock.calls[0]?.[0]).toMatchObject({
    partId: 9001,
    text: '與核定文件不符',
  });
});
