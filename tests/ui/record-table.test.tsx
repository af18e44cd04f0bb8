// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { columnsOf, RecordTable } from '../../src/ui/RecordTable';

interface Row {
  id: number;
  title: string;
  note?: string;
}

const rows: Row[] = [
  { id: 3, title: '松濤硯', note: '預售' },
  { id: 5, title: '里山光' },
];
const column = columnsOf<Row>();
const columns = [
  column({ head: '編號', width: 56, card: 'hidden' }, ({ id }) => id),
  false as const,
  column(
    { head: '標題', isLabelled: true, className: ({ note }) => note && 'noted' },
    ({ title }) => title,
    ({ note }) => note,
  ),
  column({ head: '操作', hidesHead: true, card: ({ note }) => (note ? 'actions' : 'foot') }, () => 'x'),
];

let place: HTMLElement;
let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const draw = (props: Partial<Parameters<typeof RecordTable<Row>>[0]> = {}) =>
  act(() => root.render(<RecordTable caption="建案" rows={rows} columns={columns} {...props} />));
const texts = (selector: string) => [...place.querySelectorAll(selector)].map((each) => each.textContent);
const attributes = (name: string) =>
  [...place.querySelectorAll('tbody td')].map((each) => each.getAttribute(name));

test('a column gives its heading and its cells; one that is left out gives neither', () => {
  draw();
  expect(texts('thead th')).toEqual(['編號', '標題', '操作']);
  expect(texts('tbody tr:first-child td')).toEqual(['3', '松濤硯預售', 'x']);
  expect(texts('tbody tr:last-child td span')).toEqual([]);
  expect(texts('thead .sr-only')).toEqual(['操作']);
});

test('the same columns say where a cell stands in the card on a phone, and with which label', () => {
  draw();
  expect(attributes('data-card')).toEqual(['hidden', null, 'actions', 'hidden', null, 'foot']);
  expect(attributes('data-label')).toEqual([null, '標題', null, null, '標題', null]);
  expect(attributes('class')).toEqual([null, 'noted', null, null, null, null]);
});

test('columns grow with the text, so that it covers nothing', () => {
  draw();
  expect(place.querySelector('th')?.style.width).toBe('3.5rem');
});

test('a button in the last column shows and hides what is below its row, over all columns', () => {
  draw({
    below: ({ title }) => <p>{title}</p>,
    toggleLabel: ({ id }, isOpen) => `${isOpen ? '收合' : '展開'} ${id}`,
  });
  const press = (label: string) =>
    act(() => place.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click());
  press('展開 5');
  expect(texts('p')).toEqual(['里山光']);
  expect(place.querySelector('p')?.closest('td')?.colSpan).toBe(3);
  press('收合 5');
  expect(texts('p')).toEqual([]);
});

test('without a button, what is below a row is always there', () => {
  draw({ below: ({ note }) => note && <p>{note}</p> });
  expect(texts('p')).toEqual(['預售']);
});
