import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { labels } from '../openapi/generated/labels';

const { ArticleUpdate, CaseInfoUpdate, IndexPopupInput, NewsUpdate, SiteSetUpdate } = labels;
const written = new Set(
  [ArticleUpdate, CaseInfoUpdate, IndexPopupInput, NewsUpdate, SiteSetUpdate].flatMap((named) =>
    Object.entries(named).map(([field, label]) => `${field}: '${label}'`),
  ),
);
const rooms = [
  ...['fields', 'record', 'time'].map((room) => `src/${room}`),
  ...['articles', 'cases', 'home-popup', 'news', 'sites'].map((room) => `src/features/${room}`),
  ...['content', 'kinds'].map((room) => `server/${room}`),
];

test('the label of a field of articles, news, cases, popups and sites stands in the contract alone', () => {
  const again = rooms.flatMap((room) =>
    readdirSync(room, { encoding: 'utf8', recursive: true })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(join(room, file), 'utf8').matchAll(/\b\w+: '[^']+'/g)])
      .flatMap(([line]) => (written.has(line) ? [`${room} ${line}`] : [])),
  );
  expect(written.size).toBeGreaterThan(40);
  expect(again).toEqual([]);
});
