// @vitest-environment jsdom
import { rendersOf } from '../../support/renders';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { components } from '../../../openapi/generated/types';
import { ThemeEditPage } from '../../../src/subjects/sites/ThemeEditPage';

type Theme = components['schemas']['SiteTheme'];

// After a pause in typing axe is run, which jsdom cannot; the product reports that, by a function that jsdom lacks.
globalThis.reportError = () => {};

const blocks = 18;
let place: HTMLElement;
let mounted: Root;

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 404 })));
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('ResizeObserver', Observer);
  Element.prototype.scrollIntoView = () => {};
  place = document.body.appendChild(document.createElement('div'));
  mounted = createRoot(place);
  mounted.render(<RouterProvider router={editor()} />);
  await vi.waitUntil(() => place.querySelector('iframe') !== null, { timeout: 19_000 });
  // Listeners of jsdom take no signal of Node.
  vi.stubGlobal(
    'AbortController',
    place.querySelector('iframe')?.contentDocument?.defaultView?.AbortController,
  );
  loadFrame();
  await vi.waitUntil(() => preview().querySelectorAll('[data-part-id]').length === blocks);
});

afterEach(() => {
  mounted.unmount();
  place.remove();
  vi.unstubAllGlobals();
});

class Observer {
  observe() {}
  disconnect() {}
}

class Sheet {
  replaceSync() {}
}

const shared = [3, 16];
const titles = { partType: 1, navName: null, isUnlisted: null } as const;
const links = { partType: 8, url: 'https://example.com/', urlTarget: '_self' } as const;

/** Titles, each with two links in its section; one title and one link are 共用區塊. */
function editor() {
  const theme: Partial<Theme> = {
    themeId: 1,
    caseId: 1,
    caseTitle: '松濤硯',
    name: '初稿',
    templateCode: 'liubai',
    status: 0,
    district: '大安區',
    rowVersion: 1,
    publishedOn: null,
    hasUnpublishedChanges: false,
    parts: Array.from({ length: blocks }, (_, sort) => ({
      ...(sort % 3 === 0 ? titles : links),
      id: sort + 1,
      sort,
      textContent: `第${sort}塊`,
      align: 1,
      ...(shared.includes(sort) && { sharedId: sort + 100 }),
    })),
  };
  const root = createRootRoute({ staticData: { page: null } });
  const layout = createRoute({ getParentRoute: () => root, id: '_layout', staticData: { page: null } });
  const screen = createRoute({
    getParentRoute: () => layout,
    path: '/siteset/theme/edit/$caseId/$themeId',
    staticData: { page: null },
    loader: () => theme,
    component: ThemeEditPage,
  });
  return createRouter({
    routeTree: root.addChildren([layout.addChildren([screen])]),
    history: createMemoryHistory({ initialEntries: ['/siteset/theme/edit/1/1'] }),
  });
}

/** The frame as a browser has it, which jsdom does not load. */
function loadFrame(): void {
  const frame = place.querySelector('iframe');
  Object.assign(frame?.contentWindow ?? {}, { CSSStyleSheet: Sheet, scrollBy() {} });
  Object.defineProperty(frame?.contentDocument, 'URL', { value: 'about:srcdoc' });
  frame?.dispatchEvent(new Event('load'));
}

const preview = () => place.querySelector('iframe')?.contentDocument?.body ?? document.createElement('body');

const field = () => place.querySelector<HTMLInputElement>('[data-block-form] input');

async function openBlock(index: number): Promise<void> {
  place.querySelectorAll<HTMLElement>('h3 > [aria-expanded=false]').forEach((head) => head.click());
  await expect.poll(() => place.querySelectorAll('[data-block-head]').length).toBe(blocks);
  place.querySelectorAll<HTMLElement>('[data-block-head]')[index]?.click();
  await expect.poll(() => field()?.value).toBe(`第${index}塊`);
  // The first change also marks the page as unsaved and writes the first copy.
  await typed('先打一次');
}

async function typed(text: string): Promise<ReadonlyMap<string, number>> {
  return rendersOf(async () => {
    const input = field();
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setValue?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    await expect.poll(() => preview().textContent).toContain(text);
  });
}

/** Drawn in the preview: sections and rows of the page, blocks by themselves. */
const drawing = ['DrawnSection', 'DrawnRow', 'TitleBlock', 'LinkBlocks', 'TextBlock', 'Head', 'SiteFoot'];

test.each([
  // A title is drawn by its section, and named above its blocks; the two links of a section share a row.
  { name: 'a title', index: 12, drawn: { DrawnSection: 1, TitleBlock: 1 }, rows: 2 },
  { name: 'a link', index: 13, drawn: { DrawnSection: 1, DrawnRow: 1, LinkBlocks: 1 }, rows: 1 },
])('a key in $name renders its row and draws its part of the preview', async ({ index, drawn, rows }) => {
  await openBlock(index);
  const renders = await typed('再改');
  const of = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (renders.has(name) ? [[name, renders.get(name)]] : [])));
  expect(of(drawing)).toEqual(drawn);
  expect(of(['SortableItem', 'BlockRow', 'EditorMarks', 'InsertAfter', 'SectionRow', 'SharedHead'])).toEqual({
    SortableItem: rows,
    BlockRow: 1,
    EditorMarks: 1,
    ...(rows === 2 && { SectionRow: 1 }),
  });
});

test('a key renders nothing of the screen around the list and the preview', async () => {
  await openBlock(12);
  const renders = await typed('再改');
  expect([...renders.keys()]).toEqual(expect.arrayContaining(['ContentEditor', 'DraftPreview']));
  const around = [
    'ThemeEditor',
    'FormPage',
    'SaveBar',
    'LeaveGuard',
    'PageEditor',
    'EditorLinks',
    'SampleStrip',
    'PresenceWords',
  ];
  const inList = ['EditorHead', 'AddButton', 'AddPopover', 'DeleteBlockDialog'];
  expect([...around, ...inList].filter((name) => renders.has(name))).toEqual([]);
});
