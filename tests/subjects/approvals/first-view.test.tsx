// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { besidePage } from '../../../src/subjects/approvals/beside-page';
import { FirstFigures } from '../../../src/subjects/approvals/FirstFigures';
import { figuresOf } from '../../../src/subjects/approvals/figures';
import { endInSight, partsInSight, watchReading } from '../../../src/subjects/approvals/reading';
import { useFirstView } from '../../../src/subjects/approvals/use-first-view';
import type { ApprovalBlock } from '../../../src/machines/review.rules';
import { review } from '../../machines/approval.world';

vi.mock('../../../src/base/session/session', () => ({ usePermission: () => ({ canView: true }) }));
beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

const [block] = review.blocks;
if (!block) throw new Error('no block');
const check = {
  label: '總戶數',
  before: '',
  after: '26 戶',
  isSame: null,
  fact: '',
  source: '',
  blockKey: 'part-1',
};
const open: ApprovalBlock = { ...block, key: 'part-1', isSeen: false, lastSeen: null, checks: [check] };
const plain: ApprovalBlock = { ...open, key: 'part-2', checks: [{ ...check, isSame: true }] };
const differs: ApprovalBlock = {
  ...open,
  key: 'part-3',
  checks: [{ ...check, isSame: false, fact: '28 戶' }],
};

function drawn(what: ReactNode) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  act(() => createRoot(place).render(what));
  return place;
}

test('figures that a person has to verify stand first, and one press marks their block', () => {
  expect(figuresOf([plain, open, differs]).map(({ block: { key } }) => key)).toEqual([
    'part-3',
    'part-1',
    'part-2',
  ]);
  const verified = vi.fn<(key: string) => void>();
  const place = drawn(
    <FirstFigures
      own={[plain, open]}
      marks={new Map()}
      current={null}
      onGo={() => undefined}
      onVerified={verified}
    />,
  );
  const buttons = [...place.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === '我核對過',
  );
  expect(buttons).toHaveLength(1);
  act(() => buttons[0]?.click());
  expect(verified.mock.calls).toEqual([['part-1']]);
});

test('a block with several figures counts as seen only after each of them was verified', () => {
  const second = { ...check, label: '26 樓', after: '26 樓' };
  const verified = vi.fn<(key: string) => void>();
  const place = drawn(
    <FirstFigures
      own={[{ ...open, checks: [check, second] }]}
      marks={new Map()}
      current={null}
      onGo={() => undefined}
      onVerified={verified}
    />,
  );
  const press = () => act(() => place.querySelector<HTMLButtonElement>('[aria-label^="我核對過"]')?.click());
  press();
  expect([verified.mock.calls.length, place.querySelectorAll('[aria-label^="我核對過"]').length]).toEqual([
    0, 1,
  ]);
  press();
  expect(verified.mock.calls).toEqual([['part-1']]);
});

test('a record stands beside its page with the fields that visitors do not see there, and a picture with its description', () => {
  const field = (name: string, after: string) => ({
    key: `field-${name}`,
    label: name,
    before: '',
    after,
    beforePicture: null,
    afterPicture: name === 'cover' || name === 'image' ? picture : null,
  });
  const picture = { filePath: '/files/a.png', fileName: 'a.png', fileExtension: 'png' };
  const record: ApprovalBlock = {
    ...open,
    after: null,
    fields: [
      field('title', '標題'),
      field('cover', '封面的說明'),
      field('content', '內文'),
      field('seoTitle', '搜尋的標題'),
      field('image', ''),
    ],
  };
  const shown = (kind: 'news' | 'popup') =>
    besidePage(kind, [record])[0]?.fields.map(({ label, afterPicture }) => [label, afterPicture !== null]);
  expect(shown('news')).toEqual([
    ['cover', false],
    ['seoTitle', false],
    ['image', true],
  ]);
  expect(shown('popup')).toEqual([
    ['title', false],
    ['cover', true],
    ['content', false],
    ['seoTitle', false],
  ]);
});

test('a page that was never public is read as itself, until some of it was seen; figures are not read in passing', () => {
  const shown: (string | undefined)[] = [];
  const unread: string[][] = [];
  function Reader({ of }: { of: Parameters<typeof useFirstView>[0] }) {
    const first = useFirstView(of, of.blocks);
    shown.push(first.view);
    unread.push(first.unread([open, plain], new Map()), first.unread([plain], new Map()));
    return null;
  }
  const page = { kind: 'site' as const, isFirst: true, blocks: [open, plain] };
  drawn(<Reader of={page} />);
  drawn(<Reader of={{ ...page, blocks: [{ ...open, isSeen: true }, plain] }} />);
  drawn(<Reader of={{ ...page, isFirst: false }} />);
  // The one block of a record stands on its page also after it was seen.
  drawn(<Reader of={{ ...page, kind: 'news', blocks: [{ ...open, isSeen: true }] }} />);
  expect(shown).toEqual(['page', 'blocks', undefined, 'page']);
  expect(unread.slice(0, 2)).toEqual([['part-2'], []]);
});

test('a whole page is read once its end is in sight, also by a fraction of a pixel', () => {
  const rect = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  const at = (bottom: number) => {
    rect.mockReturnValue({ height: 100, bottom } as DOMRect);
    return endInSight(document);
  };
  expect([at(window.innerHeight + 0.4), at(window.innerHeight + 1)]).toEqual([['end'], []]);
  vi.restoreAllMocks();
});

test('a block is read once its end stood in the window at two looks in a row, not while one scrolls past', () => {
  vi.useFakeTimers();
  const bottoms = new Map([
    ['1', 300],
    ['2', 2000],
  ]);
  document.body.innerHTML = '<p data-part-id="1"></p><p data-part-id="2"></p>';
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: HTMLElement,
  ) {
    return { height: 100, bottom: bottoms.get(this.dataset['partId'] ?? '') ?? 0 } as DOMRect;
  });
  const read = vi.fn<(ids: readonly number[]) => void>();
  const stop = watchReading(document, partsInSight, read);
  vi.advanceTimersByTime(600);
  expect(read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(600);
  expect(read.mock.calls).toEqual([[[1]]]);
  bottoms.set('1', -100).set('2', 300);
  vi.advanceTimersByTime(600);
  bottoms.set('2', 900);
  vi.advanceTimersByTime(600);
  expect(read).toHaveBeenCalledTimes(1);
  stop();
  bottoms.set('2', 300);
  vi.advanceTimersByTime(1800);
  expect(read).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
  vi.restoreAllMocks();
});
