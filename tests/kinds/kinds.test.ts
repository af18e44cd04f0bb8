import { expect, it } from 'vitest';
import { entryLabels } from '../../src/subjects/audit/text';
import { histories } from '../../src/records/kinds/histories';
import { allKinds, kinds } from '../../src/records/kinds/kinds';
import { labels } from '../../src/records/kinds/labels';
import { screenGroups } from '../../src/layout/menu';
import { router } from '../../src/router';
import { screens } from '../e2e/support/screens';

const paths = new Set(
  Object.values(router.routesById).map(({ fullPath }) => fullPath.replace(/(.)\/$/, '$1')),
);
const entries = screenGroups.flatMap((group) => group.entries);

it('every way to a record or list leads to a screen of the route tree', () => {
  const ways = allKinds.flatMap((kind) => {
    const { list, open, content, add } = kinds[kind];
    const versions = histories[kind]?.open(1, { version: 1, against: 'previous' });
    return [list?.to, open?.(1).to, content?.(1).to, add?.to, versions?.to].filter((to) => to !== undefined);
  });
  expect(ways.filter((to) => !paths.has(to))).toEqual([]);
  expect(ways.length).toBeGreaterThan(30);
});

it('the menu or 系統設定 has an entry for each kind with a list', () => {
  const listed = allKinds.flatMap((kind) => kinds[kind].list?.to ?? []);
  expect(listed.filter((to) => !entries.some((entry) => entry.to === to))).toEqual([]);
});

it('every screen of the menu and of 系統設定 is in the list of checked screens', () => {
  const checked = new Set<string>(
    screens.map(([, path]) => path.replace(/^\/mng/, '').replace(/\?.*/, '') || '/'),
  );
  expect(entries.map(({ to }) => to).filter((to) => !checked.has(to))).toEqual([]);
});

it('the audit trail repeats no label of a form', () => {
  const ofForms = new Set(Object.values(labels).flatMap((own) => Object.keys(own)));
  expect(Object.keys(entryLabels).filter((name) => ofForms.has(name))).toEqual([]);
});
