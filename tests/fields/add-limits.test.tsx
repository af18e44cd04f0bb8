// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { act, type ReactElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { limits } from '../../openapi/generated/limits';
import type { Block, BlockItem, BlockType } from '../../src/blocks/content-editor/block';
import { newItem } from '../../src/blocks/content-editor/block-items';
import { emptyBlock } from '../../src/blocks/content-editor/block-parts';
import { BlockForm } from '../../src/blocks/content-editor/BlockForm';
import { ContentEditor } from '../../src/blocks/content-editor/ContentEditor';
import { pictureOf } from '../../src/records/fields/image-value';
import { HousingUnitsField } from '../../src/subjects/cases/HousingUnitsField';
import { newHousingUnit } from '../../src/subjects/cases/housing-units';
import { previews } from '../../src/records/kinds/previews';
import { AddLink } from '../../src/records/list/AddLink';
import type { PreviewLink } from '../../src/publishing/preview/linked-draft';
import { PreviewLinksDialog } from '../../src/publishing/preview/PreviewLinksDialog';
import { RecommendedCasesField } from '../../src/subjects/cases/RecommendedCasesField';

// 300 rows would take seconds to draw.
vi.mock('../../src/blocks/content-editor/blocks', async (load) => ({
  ...(await load<object>()),
  maxBlocks: 3,
}));
vi.mock('@tanstack/react-router', async (load) => ({
  ...(await load<object>()),
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));
vi.mock('../../src/base/session/session', () => ({
  usePermission: () => ({ canView: false }),
  useAccount: () => null,
}));

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

/** Mounts an element, so that it can be used. */
function drawn(element: ReactElement) {
  const place = document.createElement('div');
  act(() => createRoot(place).render(element));
  return found(place);
}

/** Shows an element as markup, which is much quicker for many rows. */
function shown(element: ReactElement) {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(element);
  return found(place);
}

function found(place: HTMLElement) {
  return {
    place,
    /** Texts of the live regions that say a limit. */
    said: () =>
      [...place.querySelectorAll('[aria-live=polite]')]
        .map(({ textContent }) => textContent)
        .filter((text) => text.includes('上限')),
    button: (name: string) =>
      [...place.querySelectorAll('button')].find(
        (each) => each.textContent === name || each.getAttribute('aria-label') === name,
      ),
  };
}

const entries = (count: number, entry: () => BlockItem = newItem) => Array.from({ length: count }, entry);
const blockWith = (type: BlockType, items: BlockItem[]): Block => ({ ...emptyBlock(type), items }) as Block;

const cases = [
  [11, limits.ListPartInput.items.maxItems, '新增項目', '已達上限，最多 100 項'],
  [106, limits.QuestionsPartInput.items.maxItems, '新增一題', '已達上限，最多 40 題'],
  [105, limits.PlacesPartInput.items.maxItems, '新增地點', '已達上限，最多 30 個地點'],
  [101, limits.GalleryPartInput.items.maxItems, '加入圖片', '已達上限，最多 60 張'],
] as const;

test.each(cases)(
  'the entries of a block of type %i end at %i, which the button says',
  (type, max, name, words) => {
    const onChange = vi.fn<() => void>();
    const form = (count: number) =>
      drawn(<BlockForm block={blockWith(type, entries(count))} problems={[]} onChange={onChange} />);
    const almost = form(max - 1);
    expect([almost.said(), almost.button(name)?.getAttribute('aria-disabled')]).toEqual([[], null]);
    const full = form(max);
    expect([full.said(), full.button(name)?.getAttribute('aria-disabled')]).toEqual([[words], 'true']);
    const note = full.button(name)?.getAttribute('aria-describedby') ?? '';
    expect(full.place.querySelector(`[id="${note}"]`)?.textContent).toBe(words);
    act(() => full.button(name)?.click());
    expect(onChange).not.toHaveBeenCalled();
  },
);

test('months end at 36, the pictures of a month at four', () => {
  const image = { kind: 'photo', alt: '', picture: pictureOf(null) } as const;
  const month = (images: number): BlockItem => ({
    ...newItem(),
    label: '2026-01',
    percent: '',
    images: Array.from({ length: images }, (_, place) => ({ ...image, key: String(place) })),
  });
  const form = (months: BlockItem[]) =>
    shown(<BlockForm block={blockWith(104, months)} problems={[]} onChange={() => {}} />).said();
  expect(form(entries(2, () => month(0)))).toEqual([]);
  expect(form(entries(36, () => month(0)))).toEqual(['已達上限，最多 36 筆']);
  expect(form([month(3)])).toEqual([]);
  expect(form([month(4)])).toEqual(['已達上限，最多 4 張']);
});

test('Enter in a full list adds no item', () => {
  const onChange = vi.fn<() => void>();
  const { place } = drawn(
    <BlockForm block={blockWith(11, entries(100))} problems={[]} onChange={onChange} />,
  );
  act(() => {
    place
      .querySelector('input')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  expect(onChange).not.toHaveBeenCalled();
});

test('a page that has as many blocks as it may have takes no more, and says so', () => {
  const page = (count: number) =>
    drawn(
      <ContentEditor
        blocks={Array.from({ length: count }, () => emptyBlock(1))}
        onChange={() => {}}
        showErrors={false}
      />,
    );
  const almost = page(2);
  expect([almost.said(), almost.button('在第 1 個之後新增區塊')?.disabled]).toEqual([[], false]);
  const full = page(3);
  expect(full.said()).toEqual(['已達上限，最多 3 個區塊']);
  const add = full.button('在第 1 個之後新增區塊');
  expect([add?.disabled, add?.title]).toEqual([true, '已達上限，最多 3 個區塊']);
  expect(full.button('新增區塊')?.disabled).toBe(true);
});

test('housing units end at their limit, which the card says', () => {
  const field = (count: number) =>
    shown(
      <HousingUnitsField
        id="u"
        rows={Array.from({ length: count }, newHousingUnit)}
        onChange={() => {}}
        showErrors={false}
        max={3}
      />,
    );
  expect([field(2).said(), field(2).button('從 Excel 貼上')?.disabled]).toEqual([[], false]);
  const full = field(3);
  expect(full.said()).toEqual(['已達上限，最多 3 列']);
  expect(full.button('新增房型')?.getAttribute('aria-disabled')).toBe('true');
});

test('recommended cases end at their limit; the field says so and keeps the focus', () => {
  const field = (value: number[]) =>
    shown(
      <RecommendedCasesField
        field={{
          id: 'r',
          label: '推薦建案',
          limit: { maxItems: 2 },
          value,
          onChange: () => {},
          settle: () => null,
          error: undefined,
        }}
        known={[]}
      />,
    );
  expect(field([1]).said()).toEqual([]);
  const full = field([1, 2]);
  expect(full.said()).toEqual(['已達上限，最多 2 個建案']);
  expect(full.place.querySelector('input')).toMatchObject({ disabled: false, readOnly: true });
});

test('a list with a limit offers no more, and says why', () => {
  const link = (count: number) =>
    shown(<AddLink to="/other-popup/add" room={{ count, max: 20, unit: '個彈窗' }} />);
  const full = link(20);
  expect(full.said()).toEqual(['已達上限，最多 20 個彈窗']);
  expect([full.place.querySelector('a'), full.button('新增')?.getAttribute('aria-disabled')]).toEqual([
    null,
    'true',
  ]);
  expect(link(19).place.querySelector('a')?.textContent).toBe('新增');
});

test('a draft that has as many valid preview links as it may have takes no more, and says the way out', () => {
  const link = (id: number, isExpired: boolean, limit?: number): PreviewLink => ({
    id,
    purpose: `王${id}`,
    days: 7,
    address: '/p/x',
    createdOn: '2026-01-01T00:00:00Z',
    createdBy: '同仁',
    expiresOn: '2026-01-08T00:00:00Z',
    isExpired,
    openedCount: 0,
    lastOpenedOn: null,
    ...(limit === undefined ? {} : { limit }),
  });
  const send = vi.spyOn(previews.case, 'create');
  const dialog = (valid: number, limit?: number) => {
    document.body.replaceChildren();
    const links = Array.from({ length: valid + 1 }, (_, place) => link(place, place === valid, limit));
    drawn(
      <PreviewLinksDialog
        draft={{ kind: 'case', recordId: 1, about: '松濤硯' }}
        links={links}
        failure={null}
        onChange={() => {}}
        onClose={() => {}}
      />,
    );
    return found(document.body);
  };
  const create = () => document.querySelector<HTMLButtonElement>('button[type=submit]');
  const blocked = ({ button }: ReturnType<typeof found>, last: number) =>
    [create(), button(`重新建立給王${last}的連結`)].map((each) => each?.getAttribute('aria-disabled'));
  const almost = dialog(19, 20);
  expect([almost.said(), blocked(almost, 19)]).toEqual([[], [null, null]]);
  const older = dialog(20);
  expect([older.said(), blocked(older, 20)]).toEqual([[], [null, null]]);
  const full = dialog(20, 20);
  expect([full.said(), blocked(full, 20)]).toEqual([['已達上限，最多 20 個有效連結'], ['true', 'true']]);
  const note = create()?.getAttribute('aria-describedby') ?? '';
  expect(full.place.querySelector(`[id="${note}"]`)?.textContent).toContain('撤銷不再使用的連結');
  act(() => create()?.click());
  act(() => full.button('重新建立給王20的連結')?.click());
  expect([send.mock.calls, full.place.textContent.includes('此欄位為必填')]).toEqual([[], false]);
});

test('who adds up to a limit of the contract says when it is reached', () => {
  // Their limits are of checks after typing, which name the field.
  const checked = [
    'housing-units.ts',
    'CommentBox.tsx',
    'TermsPage.tsx',
    'HostsDialog.tsx',
    'use-record-blocks.ts',
  ];
  const silent = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !checked.some((name) => file.endsWith(name)))
    .filter((file) => {
      const source = readFileSync(`src/${file}`, 'utf8');
      return (
        /limits\.[\w.]+\.maxItems|\{ maxItems\b/.test(source) &&
        !/LimitNote|AddButton|AddImages|atLimit/.test(source)
      );
    });
  expect(silent.map((file) => file.replaceAll('\\', '/'))).toEqual([
    // The bar above the blocks says it for all.
    'blocks/content-editor/blocks.ts',
  ]);
});
