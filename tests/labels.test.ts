import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { labels } from '../openapi/generated/labels';

const subjectsOf = (...units: string[]) => units.map((unit) => `src/subjects/${unit}`);

const byShape: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...labels };

/** Shapes that are sent, and the folders that show or deliver their fields. */
const subjects: readonly (readonly [shapes: readonly (keyof typeof labels)[], rooms: readonly string[]])[] = [
  [
    ['ArticleUpdate', 'CaseInfoUpdate', 'IndexPopupInput', 'NewsUpdate', 'SiteSetUpdate'],
    [
      'src/records/fields',
      'src/records/record',
      'src/base/time',
      'server/subjects/content',
      'server/subjects/kinds',
      ...subjectsOf('articles', 'cases', 'home-popup', 'news', 'sites'),
    ],
  ],
  [['AccountUpdate'], subjectsOf('accounts', 'my-account')],
  [['RoleUpdate'], subjectsOf('roles')],
  [['CompanyInput'], subjectsOf('company')],
  [['MediaUpdate'], subjectsOf('library')],
  [['ApiTokenCreate', 'WebhookUpdate'], subjectsOf('connections')],
  [
    ['ContactCreate', 'ContactNote'],
    ['server/subjects/enquiries', ...subjectsOf('enquiries')],
  ],
  [['IncidentInput', 'IncidentReport', 'PersonRequestInput'], subjectsOf('privacy')],
];

test.each(subjects)('the labels of the fields of %s stand in the contract alone', (shapes, rooms) => {
  const written = new Set(
    shapes.flatMap((shape) =>
      Object.entries(byShape[shape] ?? {}).map(([field, label]) => `${field}: '${label}'`),
    ),
  );
  expect(written.size).toBeGreaterThan(1);
  const again = ['src/records/kinds', ...rooms].flatMap((room) =>
    readdirSync(room, { encoding: 'utf8', recursive: true })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(join(room, file), 'utf8').matchAll(/\b\w+: '[^']+'/g)])
      .flatMap(([line]) => (written.has(line) ? [`${room} ${line}`] : [])),
  );
  expect(again).toEqual([]);
});
