import { expect, test } from 'vitest';
import { publishSiteMachine } from '../../src/machines/publish-site';
import { failed, network, ok, refused, status } from './fake-call';
import { done, rejected, walk } from './model';
import { blank, changed, coded, designed, input, live, named, online, otherCase, sameCase } from './publish-site.world';

const failures = [refused, status(409), network].map((error) => failed(error));
const answers = {
  loadSite: [blank, designed, coded, named, online, live, changed],
  saveCode: [coded],
  saveName: [named],
  publishTheme: [online, live],
  enableSite: [live],
};
const events = [
  { type: 'code.changed', code: 'HY202503' },
  { type: 'code.changed', code: '' },
  { type: 'code.compare' },
  { type: 'code.save' },
  { type: 'name.changed', name: 'songtao-yan' },
  { type: 'name.changed', name: '松' },
  { type: 'name.save' },
  { type: 'site.publish' },
  { type: 'site.enable' },
  { type: 'site.reload' },
  ...Object.entries(answers).flatMap(([id, sites]) => [
    ...sites.map((site) => done(id, ok(site))),
    ...failures.map((failure) => done(id, failure)),
    rejected(id),
  ]),
  done('compareCode', ok(sameCase)),
  done('compareCode', ok(otherCase)),
  done('compareCode', failures[0]),
  done('compareCode', failures[2]),
  rejected('compareCode'),
];

test('every state and every transition of the publish flow is walked', async () => {
  const { steps, unreached, untaken } = walk(publishSiteMachine, {
    input,
    events,
    distinguish: ({ site, codeDraft, nameDraft, found }) => [site?.rowVersion, codeDraft, nameDraft, found?.salesCase.title],
  });
  // Whoever has the site already starts with it.
  const opened = walk(publishSiteMachine, { input: { ...input, site: live }, events: [{ type: 'site.reload' }] });
  expect({ unreached, untaken: untaken.filter((transition) => opened.untaken.includes(transition)) }).toEqual({ unreached: [], untaken: [] });
  await expect(steps.sort().join('\n')).toMatchFileSnapshot('steps/publish-site.txt');
});
