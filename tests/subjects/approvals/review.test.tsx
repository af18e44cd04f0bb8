// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ChangeDialog } from '../../../src/subjects/approvals/ChangeDialog';
import { ReviewDialogs } from '../../../src/subjects/approvals/ReviewDialogs';
import { ReviewBar } from '../../../src/subjects/approvals/ReviewBar';
import { ReviewBlock } from '../../../src/subjects/approvals/ReviewBlock';
import { useReviewKeys } from '../../../src/subjects/approvals/use-review-keys';
import { reviewMachine } from '../../../src/machines/review';
import {
  type AdFinding,
  approvedBefore,
  type ChangeRequestInput,
  divideSeen,
  isFoundIn,
  openFindings,
} from '../../../src/machines/review.rules';
import { switchSingleKeys, useSingleKeys } from '../../../src/base/session/single-keys';
import { review } from '../../machines/approval.world';

vi.mock('../../../src/blocks/content-editor/BlockFrame', () => ({
  isDrawable: () => true,
  BlockFrame: ({ block, title }: { block: object; title: string }) => (
    <p>
      {title}：{JSON.stringify(block)}
    </p>
  ),
}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(() => act(() => switchSingleKeys(true)));

const [block, , barred, settings] = review.blocks;

function drawn(what: ReactNode) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  act(() => createRoot(place).render(what));
  return place;
}

function reviewBlock(own: typeof block, more: Partial<Parameters<typeof ReviewBlock>[0]> = {}) {
  if (!own) throw new Error('no block');
  return (
    <ReviewBlock
      block={own}
      theme="liubai"
      isSeen={false}
      onSeen={undefined}
      approvedBy={[]}
      findings={[]}
      factsOf="12"
      isCurrent={false}
      onFocus={() => undefined}
      {...more}
    />
  );
}

test('a block is named by its words, as in the editor, with its type and place beside them', () => {
  const place = drawn(reviewBlock(block));
  expect(place.querySelector('h2 b')?.textContent).toBe('26 席');
  expect(place.querySelector('h2')?.textContent).toContain('條列項目，第');
});

test('a block is drawn before and after as on its page, with the facts of the project below', () => {
  const seen: boolean[] = [];
  const place = drawn(reviewBlock(block, { onSeen: (isSeen) => void seen.push(isSeen) }));
  for (const words of [
    '26 席條列項目，第 5 個修改',
    '26 席　線上版本：',
    '28 席',
    '26 席　送核內容：',
    '26 席',
    '總戶數 26 戶，與建造執照一致',
    '完工日期 第三季，契約為 第二季',
    '查看建案檔案',
  ]) {
    expect(place.textContent).toContain(words);
  }
  act(() => place.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
  expect(seen).toEqual([true]);
});

const finding: AdFinding = {
  key: 'a',
  ruleId: 'scarcity',
  kind: 'superlative',
  severity: 'required',
  reason: '無法證明的最高級',
  source: '公平交易法第 21 條',
  isToConfirm: false,
  partId: 31,
  partType: 11,
  place: 5,
  field: 'itemText',
  itemId: 2,
  sentence: '全台唯一，26 席',
  marks: [{ start: 0, end: 4, replacement: null }],
  hash: 'd'.repeat(64),
  isEditable: true,
  putAside: null,
};

test('what was compared with nothing says so, and findings of the advertising check stand at their block', () => {
  const check = { ...block?.checks[0], label: '8%', after: '8%', isSame: null, fact: '', source: '' };
  const own = block && {
    ...block,
    checks: [...block.checks, { ...check, before: '', blockKey: block.key }],
    isPartlyCompared: true,
  };
  const place = drawn(reviewBlock(own, { findings: [finding] }));
  for (const words of ['總戶數 26 戶，與建造執照一致', '8%、其餘文字未比對', '廣告用語 1', '全台唯一']) {
    expect(place.textContent).toContain(words);
  }
  expect(place.textContent).not.toContain('8%，與');
});

test('findings are counted beside the approval, those that somebody answered apart', () => {
  const putAside = { id: 1, kind: 'other', note: '', createdBy: '', createdOn: '' } as const;
  const approval = { ...review, findings: [finding, { ...finding, key: 'b', putAside: putAside as never }] };
  expect(openFindings(approval).map(({ key }) => key)).toEqual(['a']);
  expect(review.blocks.filter((each) => isFoundIn(each, finding)).map(({ key }) => key)).toContain('part-31');
  const ofPage = { ...finding, partId: null };
  expect(review.blocks.filter((each) => isFoundIn(each, ofPage)).map(({ key }) => key)).toEqual(['page']);
  const bar = (findings: AdFinding[] | null) =>
    drawn(
      <ReviewBar
        {...{ findings, unseen: 0, mayApprove: true, hasKeys: false, hasTalk: false, open: 0 }}
        isDeciding={false}
        onApprove={() => undefined}
        onChange={() => undefined}
      />,
    ).textContent?.split('要求修改')[0];
  expect([bar([finding]), bar([]), bar(null)]).toEqual(['廣告用語 1', '', '廣告檢核沒有完成']);
});

test('changes are also described in words on request', () => {
  const place = drawn(reviewBlock(block));
  const details = place.querySelector('details');
  act(() => {
    if (details) details.open = true;
    details?.dispatchEvent(new Event('toggle'));
  });
  expect([place.querySelector('del')?.textContent, place.querySelector('ins')?.textContent]).toEqual([
    '8',
    '6',
  ]);
});

test('a block that the account changed itself, or of another role, has nothing to tick', () => {
  const own = drawn(reviewBlock(barred));
  expect([own.querySelector('input'), own.textContent?.includes('您改過這個區塊')]).toEqual([null, true]);
  const field = {
    key: null,
    label: 'SEO 標題',
    before: '舊',
    after: '新',
    beforePicture: null,
    afterPicture: null,
  };
  const page = drawn(reviewBlock(settings && { ...settings, fields: [field] }, { approvedBy: ['法務室'] }));
  for (const words of ['頁面設定', 'SEO 標題', '舊', '新', '已核准：法務室']) {
    expect(page.textContent).toContain(words);
  }
  expect(page.querySelector('input')).toBeNull();
});

test('a second review begins with what changed; what was seen before stays apart until nothing else is left', () => {
  const own = review.blocks.map((each, place) => ({ ...each, isSeen: place > 0 }));
  const keysOf = (blocks: readonly { key: string }[]) => blocks.map(({ key }) => key);
  const [first, ...others] = keysOf(own);
  const before = new Set(others);
  const { left, settled } = divideSeen(own, before);
  expect([keysOf(left), keysOf(settled)]).toEqual([[first], others]);
  // Seen in this review, it keeps its place; changed by its author, an old one comes back.
  const later = own.map((each, place) => ({ ...each, isSeen: place !== 1 }));
  expect(keysOf(divideSeen(later, before).left)).toEqual([first, others[0]]);
  expect(divideSeen(own.slice(1), before)).toEqual({ left: own.slice(1), settled: [] });
});

test('what the role approved before and did not change is the rest of a second round, and not what another approved', () => {
  const blocks = review.blocks.map((each, place) => ({ ...each, approvedBy: [[7], [], [8]][place] ?? [] }));
  const rest = approvedBefore({ ...review, blocks });
  expect(rest.map(({ key }) => key)).toEqual([review.blocks[0]?.key]);
});

test('comments are shown below the block', () => {
  const place = drawn(reviewBlock(block, { talk: <textarea aria-label="回覆" /> }));
  expect(place.querySelector('[data-talk] textarea')).not.toBeNull();
});

test('asking for changes needs a reason and a text, and attaches the blocks with a warning', () => {
  const sent: ChangeRequestInput[] = [];
  drawn(
    <ChangeDialog
      sender="林雅婷"
      blocks={[
        { key: 'part-31', name: '條列項目，第 5 個', hint: '檢核提醒', isChosen: true },
        { key: 'part-32', name: '格局，第 7 個', hint: '', isChosen: false },
      ]}
      isBusy={false}
      error={null}
      onSend={(asking) => void sent.push(asking)}
      onClose={() => undefined}
    />,
  );
  const dialog = document.querySelector('[role=dialog]');
  const send = () => act(() => dialog?.querySelectorAll('button').item(1).click());
  send();
  expect([sent, dialog?.textContent]).toEqual([[], expect.stringContaining('請選擇至少一個原因')]);
  expect(dialog?.textContent).toContain('請填寫說明');
  act(() => dialog?.querySelector<HTMLInputElement>('input')?.click());
  const area = dialog?.querySelector('textarea');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, ' 改回第二季 ');
    area?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  send();
  expect(sent).toEqual([{ reasons: ['documents'], note: '改回第二季', attached: ['part-31'] }]);
});

test('R attaches the block on which one stands, the button none', () => {
  const attached = (meant?: string | null) => {
    const actor = createActor(reviewMachine, { input: { approval: review } }).start();
    actor.send({ type: 'change.open', ...(meant !== undefined && { meant }) });
    const own = review.blocks.slice(0, 2).map((each) => ({ ...each, checks: [], fields: [] }));
    drawn(<ReviewDialogs snapshot={actor.getSnapshot()} send={actor.send} own={own} comments={undefined} />);
    const boxes = document.querySelectorAll<HTMLInputElement>('[role=dialog] ul input');
    return [...boxes].map(({ checked }) => checked);
  };
  expect(attached(review.blocks[1]?.key)).toEqual([false, true]);
  expect(attached()).toEqual([false, false]);
});

function Keys({ pressed }: { pressed: string[] }) {
  const isOn = useSingleKeys();
  const note = (name: string) => () => void pressed.push(name);
  useReviewKeys(isOn, {
    step: (by) => void pressed.push(by > 0 ? 'next' : 'previous'),
    seen: note('seen'),
    comment: note('comment'),
    approve: note('approve'),
    change: note('change'),
  });
  return <input aria-label="回覆" />;
}

const press = (key: string, target: EventTarget = document.body, more: KeyboardEventInit = {}) =>
  act(() => void target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more })));

test('single keys move, tick, approve and ask, but not while typing, with a modifier or in a dialog', () => {
  const pressed: string[] = [];
  const place = drawn(<Keys pressed={pressed} />);
  for (const key of ['j', 'k', 'V', 'c', 'a', 'r', 'x']) press(key);
  expect(pressed.splice(0)).toEqual(['next', 'previous', 'seen', 'comment', 'approve', 'change']);
  const field = place.querySelector('input');
  if (field) press('a', field);
  press('a', document.body, { ctrlKey: true });
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
  press('a');
  expect(pressed).toEqual([]);
});

test('single keys are switched off for this computer', () => {
  const pressed: string[] = [];
  drawn(<Keys pressed={pressed} />);
  act(() => switchSingleKeys(false));
  press('a');
  expect([pressed, window.localStorage.getItem('single-keys')]).toEqual([[], 'off']);
  act(() => switchSingleKeys(true));
  press('a');
  expect(pressed).toEqual(['approve']);
});
