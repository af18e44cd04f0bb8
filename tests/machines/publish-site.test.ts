import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ApiResult } from '../../src/api/result';
import { publishSiteMachine } from '../../src/machines/publish-site';
import { canPublish, canSaveCode, closedReason, codeOf, comparisonOf, nameOf, stepStatus } from '../../src/machines/publish-site.select';
import type { PublishStep } from '../../src/machines/publish-site.rules';
import type { PublishSite } from '../../src/machines/publish-site.types';
import { failed, fakeCall, network, ok, refused, status } from './fake-call';
import { blank, changed, coded, compared, designed, input, live, named, online, opened, otherCase, publishWorld, sameCase } from './publish-site.world';

const steps: PublishStep[] = ['design', 'code', 'name', 'publish'];

describe('steps', () => {
  test.each([
    ['nothing', blank, 'current closed closed closed', 'null design-missing design-missing design-missing'],
    ['the design', designed, 'done current closed closed', 'null null code-missing code-missing'],
    ['the code', coded, 'done done current closed', 'null null null name-missing'],
    ['the name', named, 'done done done current', 'null null null null'],
    ['publishing without enabling', online, 'done done done current', 'null frozen frozen null'],
    ['everything', live, 'done done done done', 'null frozen frozen null'],
    ['everything, and changed since', changed, 'done done done current', 'null frozen frozen null'],
    ['a code that was never compared', { ...coded, codeCheckedOn: null }, 'done current closed closed', 'null null code-missing code-missing'],
  ])('with %s done, each step tells where it stands and why it is closed', async (_, site, expected, reasons) => {
    const world = await opened(site);
    expect(steps.map((step) => stepStatus(world.snapshot(), step)).join(' ')).toBe(expected);
    expect(steps.map((step) => String(closedReason(world.snapshot(), step))).join(' ')).toBe(reasons);
  });

  test('while nothing is loaded every step is closed for no reason', () => {
    const world = publishWorld();
    expect(world.loadSite.inputs).toEqual([{ caseId: '12' }]);
    expect(steps.map((step) => stepStatus(world.snapshot(), step))).toEqual(steps.map(() => 'closed'));
    expect(steps.map((step) => closedReason(world.snapshot(), step))).toEqual(steps.map(() => null));
  });

  test('a site that does not load says so and can be asked for again', async () => {
    const world = publishWorld();
    await world.loadSite.lose();
    expect(world.state()).toBe('loadFailed');
    world.actor.send({ type: 'site.reload' });
    await world.loadSite.answer(ok(designed));
    expect(world.state()).toBe('open.editing');
  });
});

describe('code check', () => {
  test('the case code must be compared before it can be saved', async () => {
    const world = await opened(designed);
    world.type('HY202503');
    world.actor.send({ type: 'code.save' });
    expect(world.saveCode.inputs).toEqual([]);
    world.actor.send({ type: 'code.compare' });
    expect(world.compareCode.inputs).toEqual([{ code: 'HY202503' }]);
    await world.compareCode.answer(ok(sameCase));
    expect(world.state()).toBe('open.codeMatch');
    world.actor.send({ type: 'code.save' });
    expect(world.saveCode.inputs).toEqual([{ site: designed, code: 'HY202503' }]);
    await world.saveCode.answer(ok(coded));
    expect(world.emitted).toEqual(['code.saved']);
    expect([world.state(), codeOf(world.snapshot())]).toEqual(['open.editing', 'HY202503']);
  });

  test('the title found stands beside the own one; a blank more is no difference', async () => {
    const world = await compared(sameCase);
    expect(comparisonOf(world.snapshot())).toEqual([
      { field: 'title', own: '松濤硯', found: '松濤硯 ', isSame: true },
      { field: 'district', own: '大安區', found: '大安區', isSame: true },
    ]);
    expect(canSaveCode(world.snapshot())).toBe(true);
  });

  test.each([
    ['title', otherCase],
    ['district', { ...sameCase, district: '信義區' }],
  ])('another %s is shown, and the code can not be saved', async (field, found) => {
    const world = await compared(found);
    expect(world.state()).toBe('open.codeMismatch');
    expect(comparisonOf(world.snapshot()).filter((row) => !row.isSame).map((row) => row.field)).toEqual([field]);
    expect(canSaveCode(world.snapshot())).toBe(false);
    world.actor.send({ type: 'code.save' });
    expect(world.saveCode.inputs).toEqual([]);
  });

  test('a code changed since the comparison must be compared again', async () => {
    const world = await compared(sameCase);
    world.type('HY202503');
    expect(world.state()).toBe('open.codeMatch');
    world.type('HY202504');
    expect([world.state(), comparisonOf(world.snapshot()), canSaveCode(world.snapshot())]).toEqual(['open.editing', [], false]);
    world.type('HY202503');
    expect(canSaveCode(world.snapshot())).toBe(false);
  });

  test('a code changed while it is compared makes the answer worthless', async () => {
    const world = await opened(designed);
    world.type('HY202503');
    world.actor.send({ type: 'code.compare' });
    world.type('HY202504');
    expect(world.state()).toBe('open.editing');
    expect(world.compareCode.signals[0]?.aborted).toBe(true);
  });

  test.each(['', '建案', 'HY 2025'])('the code "%s" is not even asked for', async (code) => {
    const world = await opened(designed);
    world.type(code);
    world.actor.send({ type: 'code.compare' });
    expect(world.state()).toBe('open.codeInvalid');
    expect(world.compareCode.inputs).toEqual([]);
  });

  test.each([
    ['that the sales system does not know', refused, 'open.codeNotFound'],
    ['that is not there', status(404), 'open.codeNotFound'],
    ['that could not be asked for', network, 'open.compareFailed'],
    ['that the server stumbled on', status(500), 'open.compareFailed'],
  ])('a code %s says so, and can be compared again', async (_, error, state) => {
    const world = await opened(designed);
    world.type('HY202503');
    world.actor.send({ type: 'code.compare' });
    await world.compareCode.answer(failed(error));
    expect([world.state(), world.context().error]).toEqual([state, error]);
    world.actor.send({ type: 'code.compare' });
    expect(world.state()).toBe('comparing');
  });

  test('a code that could not be saved is saved again without another comparison', async () => {
    const world = await compared(sameCase);
    world.actor.send({ type: 'code.save' });
    await world.saveCode.lose();
    expect(world.state()).toBe('open.saveCodeFailed');
    world.actor.send({ type: 'code.save' });
    await world.saveCode.answer(ok(coded));
    expect(stepStatus(world.snapshot(), 'code')).toBe('done');
  });

  test('without a design the code is closed', async () => {
    const world = await opened(blank);
    world.type('HY202503');
    world.actor.send({ type: 'code.compare' });
    expect([world.state(), codeOf(world.snapshot())]).toEqual(['open.editing', '']);
  });
});

describe('site name', () => {
  test('the name may be set only after design and code are complete', async () => {
    const world = await opened(designed);
    world.actor.send({ type: 'name.changed', name: 'songtao-yan' });
    world.actor.send({ type: 'name.save' });
    expect([nameOf(world.snapshot()), world.saveName.inputs]).toEqual(['', []]);
  });

  test('an open name is saved', async () => {
    const world = await opened(coded);
    world.actor.send({ type: 'name.changed', name: 'songtao-yan' });
    world.actor.send({ type: 'name.save' });
    expect(world.saveName.inputs).toEqual([{ site: coded, name: 'songtao-yan' }]);
    await world.saveName.answer(ok(named));
    expect([world.emitted, stepStatus(world.snapshot(), 'name')]).toEqual([['name.saved'], 'done']);
  });

  test.each(['', '松濤硯', 'a b', 'x'.repeat(31)])('the name "%s" is refused on the spot', async (name) => {
    const world = await opened(coded);
    world.actor.send({ type: 'name.changed', name });
    expect(world.state()).toBe('open.editing');
    world.actor.send({ type: 'name.save' });
    expect([world.state(), world.saveName.inputs]).toEqual(['open.nameInvalid', []]);
  });

  test.each([
    ['taken', refused, 'open.nameRefused'],
    ['not answered', network, 'open.saveNameFailed'],
  ])('a name that is %s keeps what was typed', async (_, error, state) => {
    const world = await opened(coded);
    world.actor.send({ type: 'name.changed', name: 'taken' });
    world.actor.send({ type: 'name.save' });
    await world.saveName.answer(failed(error));
    expect([world.state(), nameOf(world.snapshot())]).toEqual([state, 'taken']);
    world.actor.send({ type: 'name.changed', name: 'free' });
    expect([world.state(), world.context().error]).toEqual(['open.editing', null]);
  });

  test('once published, the name can not be changed', async () => {
    const world = await opened(live);
    world.actor.send({ type: 'name.changed', name: 'another' });
    world.actor.send({ type: 'name.save' });
    expect([nameOf(world.snapshot()), world.saveName.inputs]).toEqual(['songtao-yan', []]);
  });
});

describe('publishing', () => {
  test.each([['design', blank], ['code', designed], ['name', coded]])('nothing is published while the %s is missing', async (_, site) => {
    const world = await opened(site);
    expect(canPublish(world.snapshot())).toBe(false);
    world.actor.send({ type: 'site.publish' });
    expect(world.publishTheme.inputs).toEqual([]);
  });

  test('publishing puts the theme online, then enables the site', async () => {
    const world = await opened(named);
    world.actor.send({ type: 'site.publish' });
    expect(world.publishTheme.inputs).toEqual([{ site: named, themeId: 3 }]);
    await world.publishTheme.answer(ok(online));
    expect(world.enableSite.inputs).toEqual([{ site: online }]);
    await world.enableSite.answer(ok(live));
    expect([world.state(), world.emitted]).toEqual(['open.published', ['site.published']]);
    expect(canPublish(world.snapshot())).toBe(false);
  });

  test('publishing that fails can be tried again', async () => {
    const world = await opened(named);
    world.actor.send({ type: 'site.publish' });
    await world.publishTheme.lose();
    expect(world.state()).toBe('open.publishFailed');
    world.actor.send({ type: 'site.publish' });
    expect(world.publishTheme.inputs).toHaveLength(2);
  });

  test('published but not enabled: only enabling is tried again', async () => {
    const world = await opened(named);
    world.actor.send({ type: 'site.publish' });
    await world.publishTheme.answer(ok(online));
    await world.enableSite.lose();
    expect(world.state()).toBe('open.enableFailed');
    world.actor.send({ type: 'site.publish' });
    world.actor.send({ type: 'site.enable' });
    await world.enableSite.answer(ok(live));
    expect([world.state(), world.publishTheme.inputs.length]).toEqual(['open.published', 1]);
  });

  test('changes after publishing are published anew, without enabling what is enabled', async () => {
    const world = await opened(changed);
    expect(world.state()).toBe('open.editing');
    world.actor.send({ type: 'site.publish' });
    await world.publishTheme.answer(ok({ ...live, rowVersion: 8 }));
    expect([world.state(), world.enableSite.inputs]).toEqual(['open.published', []]);
    expect(world.emitted).toEqual(['site.published']);
  });

  test('another theme with a block may replace the one online; an empty one may not', async () => {
    const second = { themeId: 9, name: '夜', rowVersion: 1, partCount: 1, status: 0 as const };
    const world = await opened({ ...live, themes: [...live.themes, second] });
    expect([canPublish(world.snapshot(), 2), canPublish(world.snapshot(), 3), canPublish(world.snapshot(), 9)]).toEqual([false, false, true]);
    world.actor.send({ type: 'site.publish', themeId: 9 });
    expect(world.publishTheme.inputs[0]?.themeId).toBe(9);
  });

  test('a site that somebody has switched off offers to be enabled', async () => {
    const world = await opened(online);
    expect(world.state()).toBe('open.notEnabled');
    world.actor.send({ type: 'site.enable' });
    await world.enableSite.answer(ok(live));
    expect(world.state()).toBe('open.published');
  });

  test('a double click publishes once', async () => {
    const world = await opened(named);
    world.actor.send({ type: 'site.publish' });
    world.actor.send({ type: 'site.publish' });
    expect(world.publishTheme.inputs).toHaveLength(1);
  });
});

describe('somebody else saved first', () => {
  test.each([
    ['the code', async () => {
      const world = await compared(sameCase);
      world.actor.send({ type: 'code.save' });
      await world.saveCode.answer(failed(status(409)));
      return world;
    }],
    ['the name', async () => {
      const world = await opened(coded);
      world.actor.send({ type: 'name.changed', name: 'mine' });
      world.actor.send({ type: 'name.save' });
      await world.saveName.answer(failed(status(409)));
      return world;
    }],
    ['the page', async () => {
      const world = await opened(named);
      world.actor.send({ type: 'site.publish' });
      await world.publishTheme.answer(failed(status(409)));
      return world;
    }],
    ['the switch', async () => {
      const world = await opened(online);
      world.actor.send({ type: 'site.enable' });
      await world.enableSite.answer(failed(status(409)));
      return world;
    }],
  ])('saving %s on an old version stops everything until the site is read again', async (_, stumble) => {
    const world = await stumble();
    expect([world.state(), world.snapshot().hasTag('editable')]).toEqual(['stale', false]);
    world.actor.send({ type: 'site.publish' });
    expect(world.state()).toBe('stale');
    world.actor.send({ type: 'site.reload' });
    expect(world.loadSite.inputs).toHaveLength(2);
    await world.loadSite.answer(ok(named));
    expect(world.snapshot().hasTag('editable')).toBe(true);
  });

  test('what was typed outlives reading the site again', async () => {
    const world = await opened(coded);
    world.actor.send({ type: 'name.changed', name: 'mine' });
    world.actor.send({ type: 'name.save' });
    await world.saveName.answer(failed(status(409)));
    world.actor.send({ type: 'site.reload' });
    await world.loadSite.answer(ok({ ...coded, rowVersion: 99 }));
    expect(nameOf(world.snapshot())).toBe('mine');
  });
});

test('a site that the page has loaded is shown at once, without asking again', () => {
  const loadSite = fakeCall<ApiResult<PublishSite>, { caseId: string }>();
  const actor = createActor(publishSiteMachine.provide({ actors: { loadSite: loadSite.logic } }), { input: { ...input, site: live } });
  actor.start();
  expect(actor.getSnapshot().value).toEqual({ open: 'published' });
  expect(loadSite.inputs).toEqual([]);
});
