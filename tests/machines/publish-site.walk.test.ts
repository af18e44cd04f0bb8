import type { AnyEventObject } from 'xstate';
import { expect, test } from 'vitest';
import { siteForms } from '../../src/subjects/sites/site-forms';
import { publishSiteMachine } from '../../src/machines/publish-site';
import type { Site } from '../../src/machines/publish-site.rules';
import { coverageText } from './coverage';
import { refused, status } from './fake-call';
import { done, rejected, statesTagged, walk } from './model';
import {
  coded,
  designed,
  live,
  named,
  online,
  otherCase,
  pagePair,
  pages,
  sameCase,
  versionPage,
} from './publish-site.world';

const failed = (id: string) => [rejected(id), rejected(id, refused), rejected(id, status(409))];
const reading = (site: Site) => [
  { type: 'site.reload' },
  { type: 'site.loaded', site },
  done('loadSite', site),
  rejected('loadSite'),
];

/** Walks each region alone: they are independent except for saves, and combined their states would multiply. */
const starts = [
  {
    // The name is still closed: it is neither typed nor saved.
    site: designed,
    events: [{ type: 'name.changed', name: 'songtao-yan' }, { type: 'name.save' }, ...reading(designed)],
  },
  {
    // The code is frozen, and an earlier version of another site is not published yet.
    site: live,
    events: [{ type: 'code.changed', code: '' }, { type: 'code.compare' }, { type: 'code.save' }],
  },
  {
    site: designed,
    events: versionPage.items.map((version) => ({ type: 'version.publish', version })),
  },
  {
    site: designed,
    events: [
      ...['', 'HY202503'].map((code) => ({ type: 'code.changed', code })),
      { type: 'code.compare' },
      { type: 'code.save' },
      ...[sameCase, otherCase].map((found) => done('compareCode', found)),
      ...failed('compareCode'),
      done('findNear', [otherCase]),
      rejected('findNear'),
      done('saveCode', coded),
      ...failed('saveCode'),
      ...reading(designed),
    ],
  },
  {
    site: coded,
    events: [
      { type: 'name.changed', name: 'songtao-yan' },
      { type: 'name.save' },
      done('saveName', named),
      ...failed('saveName'),
      ...reading(coded),
    ],
  },
  {
    site: named,
    events: [
      { type: 'theme.choose', themeId: 3 },
      { type: 'site.publish' },
      { type: 'site.publish', isEmergency: true },
      { type: 'reason.changed', reason: '停售公告須立即更正' },
      ...versionPage.items.map((version) => ({ type: 'version.publish', version })),
      ...['', '調整價格'].map((note) => ({ type: 'note.changed', note })),
      { type: 'schedule.settle', scheduleId: 81, fate: 'keep' },
      { type: 'publish.cancel' },
      { type: 'publish.confirm' },
      done('loadPages', pages),
      ...failed('loadPages'),
      { type: 'site.enable' },
      ...[online, live].map((site) => done('publishTheme', site)),
      ...failed('publishTheme'),
      done('enableSite', live),
      ...failed('enableSite'),
      ...reading(named),
    ],
  },
  {
    site: live,
    events: [
      { type: 'change.make', change: { kind: 'switch', isEnabled: false }, settle: () => {} },
      done('makeChange', null),
      ...failed('makeChange'),
      done('refreshSite', live),
      rejected('refreshSite'),
      ...reading(live),
    ],
  },
  {
    site: live,
    events: [
      { type: 'history.open', themeId: 3, pageNumber: 1 },
      { type: 'history.close' },
      done('loadHistory', versionPage),
      rejected('loadHistory'),
    ],
  },
  {
    site: live,
    events: [
      { type: 'comparison.open', themeId: 3, versionId: null },
      { type: 'comparison.close' },
      done('loadComparison', pagePair),
      rejected('loadComparison'),
    ],
  },
];

function walkOf({ site, events }: { site: Site; events: AnyEventObject[] }) {
  return walk(publishSiteMachine, {
    input: { site, ...siteForms },
    events,
    distinguish: (context) => [
      context.site.rowVersion,
      context.code.typed,
      context.name.typed,
      context.publication.emergencyReason,
      context.code.found?.salesCase.title,
      context.code.near.length,
    ],
  });
}

const found = starts.map(walkOf);
/** Two regions at once: one save at a time. */
const together = walkOf({
  site: named,
  events: [
    { type: 'site.publish' },
    done('loadPages', pages),
    { type: 'name.save' },
    done('saveName', named),
    { type: 'publish.confirm' },
    { type: 'change.make', change: { kind: 'switch', isEnabled: false }, settle: () => {} },
  ],
});

test('every state and every transition of the publish flow is walked', async () => {
  const inAll = (of: 'unreached' | 'untaken') =>
    found[0]?.[of].filter((item) => found.every((one) => one[of].includes(item)));
  expect({ unreached: inAll('unreached'), untaken: inAll('untaken') }).toEqual({
    unreached: [],
    untaken: [],
  });
  await expect([...new Set(found.flatMap(({ steps }) => steps))].sort().join('\n')).toMatchFileSnapshot(
    'steps/publish-site.txt',
  );
  await expect(coverageText([...found, together].map(({ coverage }) => coverage))).toMatchFileSnapshot(
    'coverage/publish-site.json',
  );
});

test.each([
  ['somebody else saved first', 'stale', ['stale']],
  ['the code is being compared', 'comparing', ['code.comparing']],
  ['the code can not be one', 'codeInvalid', ['code.invalid']],
  ['the name can not be one', 'nameInvalid', ['name.invalid']],
  [
    'something is being saved',
    'saving',
    [
      'publication.enabling',
      'publication.publishing',
      'change.making',
      'change.refreshing',
      'name.saving',
      'code.saving',
    ],
  ],
  [
    'the question stands open',
    'asking',
    ['publication.asking', 'publication.opening', 'publication.publishing'],
  ],
  ['the page is going online', 'publishing', ['publication.enabling', 'publication.publishing']],
])('%s in exactly these states', (_, tag, states) => {
  const busyRegions = statesTagged(found, tag).map((state) =>
    state
      .split(' & ')
      .filter((region) => !/\.(idle|closed)$/.test(region))
      .map((region) => region.replace('open.', ''))
      .join(' & '),
  );
  expect(busyRegions).toEqual(states);
});
