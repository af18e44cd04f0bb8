import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { labels } from '../openapi/generated/labels';

const { ArticleUpdate, CaseInfoUpdate, IndexPopupInput, NewsUpdate } = labels;
const written = new Set(
  [ArticleUpdate, CaseInfoUpdate, IndexPopupInput, NewsUpdate].flatMap((named) =>
    Object.entries(named).map(([field, label]) => `${field}: '${label}'`),
  ),
);
const rooms = [
  ...['record', 'time', 'features/articles', 'features/home-popup', 'features/news'].map(
    (room) => `src/${room}`,
  ),
  ...['content', 'kinds'].map((room) => `server/${room}`),
];

test('the label of a field of articles, news and popups stands in the contract alone', () => {
  const again = rooms
    .flatMap((room) => [...readFileSync(`${room}/text.ts`, 'utf8').matchAll(/\b\w+: '[^']+'/g)])
    .flatMap(([line]) => (written.has(line) ? [line] : []));
  expect(written.size).toBeGreaterThan(30);
  expect(again).toEqual([]);
});
