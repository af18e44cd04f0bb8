import { describe, expect, test } from 'vitest';
import type { PublishSite } from '../../src/machines/publish-site.types';
import { canSaveCode, closedReason, comparisonOf, stepStatus } from '../../src/machines/publish-site.select';
import { type PublishModelEvent, publishModel, type PublishModelState } from '../models/publish.model';
import { failed, network, ok, refused, status } from './fake-call';
import { type ModelExecutors, modelPaths } from './model';
import { blank, changed, coded, designed, live, named, online, opened, otherCase, publishWorld, sameCase } from './publish-site.world';

type World = Awaited<ReturnType<typeof opened>>;

function executors(start: World): ModelExecutors<PublishModelState, PublishModelEvent> {
  let world = start;
  let stored: PublishSite = blank;
  const come = async (site: PublishSite) => {
    stored = site;
    world = await opened(site);
  };
  const sees = (state: string, current: string | null, name: string | null) => {
    expect(world.state()).toBe(state);
    const steps = (['design', 'code', 'name', 'publish'] as const).filter((step) => stepStatus(world.snapshot(), step) === 'current');
    expect(steps).toEqual(current === null ? [] : [current]);
    expect(closedReason(world.snapshot(), 'name')).toBe(name);
  };
  const code = (state: string) => () => sees(state, 'code', 'code-missing');
  const name = (state: string) => () => sees(state, 'name', null);
  const compare = async (answer: Parameters<World['compareCode']['answer']>[0], typed = 'HY202503') => {
    world.type(typed);
    world.actor.send({ type: 'code.compare' });
    await world.compareCode.answer(answer);
  };
  const saveCode = async (answer: Parameters<World['saveCode']['answer']>[0]) => {
    world.actor.send({ type: 'code.save' });
    await world.saveCode.answer(answer);
  };
  const saveName = async (typed: string, answer: Parameters<World['saveName']['answer']>[0]) => {
    world.actor.send({ type: 'name.changed', name: typed });
    world.actor.send({ type: 'name.save' });
    await world.saveName.answer(answer);
  };
  const publish = async (answer: Parameters<World['publishTheme']['answer']>[0]) => {
    world.actor.send({ type: 'site.publish' });
    await world.publishTheme.answer(answer);
  };
  return {
    states: {
      designMissing: () => sees('open.editing', 'design', 'design-missing'),
      loadUnreachable: () => sees('loadFailed', null, null),
      codeOpen: code('open.editing'),
      codeInvalid: code('open.codeInvalid'),
      codeMatch: () => {
        sees('open.codeMatch', 'code', 'code-missing');
        expect(canSaveCode(world.snapshot())).toBe(true);
      },
      codeMismatch: () => {
        sees('open.codeMismatch', 'code', 'code-missing');
        expect(comparisonOf(world.snapshot()).map((row) => row.isSame)).toEqual([false, true]);
        expect(canSaveCode(world.snapshot())).toBe(false);
      },
      codeNotFound: code('open.codeNotFound'),
      compareUnreachable: code('open.compareFailed'),
      saveCodeUnreachable: code('open.saveCodeFailed'),
      codeStale: code('stale'),
      nameOpen: name('open.editing'),
      nameInvalid: name('open.nameInvalid'),
      nameTaken: name('open.nameRefused'),
      nameUnreachable: name('open.saveNameFailed'),
      nameStale: name('stale'),
      readyToPublish: () => sees('open.editing', 'publish', null),
      publishUnreachable: () => sees('open.publishFailed', 'publish', null),
      publishStale: () => sees('stale', 'publish', null),
      enableUnreachable: () => sees('open.enableFailed', 'publish', 'frozen'),
      live: () => sees('open.published', null, 'frozen'),
      changed: () => sees('open.editing', 'publish', 'frozen'),
    },
    events: {
      'design.make': () => come(designed),
      'design.change': () => come(changed),
      'page.openOffline': async () => {
        world = publishWorld();
        await world.loadSite.lose();
      },
      'code.compareSame': () => compare(ok(sameCase)),
      'code.compareOther': () => compare(ok(otherCase)),
      'code.compareUnknown': () => compare(failed(refused)),
      'code.compareOffline': () => compare(failed(network)),
      'code.compareEmpty': () => {
        world.type('');
        world.actor.send({ type: 'code.compare' });
      },
      'code.change': () => world.type('HY202504'),
      'code.save': () => saveCode(ok(coded)),
      'code.saveOffline': () => saveCode(failed(network)),
      'code.saveStale': async () => {
        stored = { ...designed, rowVersion: 90 };
        await saveCode(failed(status(409)));
      },
      'name.save': () => saveName('songtao-yan', ok(named)),
      'name.saveInvalid': () => {
        world.actor.send({ type: 'name.changed', name: '松濤硯' });
        world.actor.send({ type: 'name.save' });
      },
      'name.saveTaken': () => saveName('taken', failed(refused)),
      'name.saveOffline': () => saveName('songtao-yan', failed(network)),
      'name.saveStale': async () => {
        stored = { ...coded, rowVersion: 91 };
        await saveName('songtao-yan', failed(status(409)));
      },
      'site.publish': async () => {
        const isEnabled = world.context().site?.status === 0;
        await publish(ok(isEnabled ? live : online));
        if (!isEnabled) await world.enableSite.answer(ok(live));
      },
      'site.publishOffline': () => publish(failed(network)),
      'site.publishStale': async () => {
        stored = { ...named, rowVersion: 92 };
        await publish(failed(status(409)));
      },
      'site.publishNotEnabled': async () => {
        await publish(ok(online));
        await world.enableSite.lose();
      },
      'site.enable': async () => {
        world.actor.send({ type: 'site.enable' });
        await world.enableSite.answer(ok(live));
      },
      'site.reload': async () => {
        world.actor.send({ type: 'site.reload' });
        await world.loadSite.answer(ok(stored));
      },
    },
  };
}

describe('the publish flow behaves as staff see it', () => {
  const paths = modelPaths<PublishModelState, PublishModelEvent>(publishModel);
  test('the walk is long enough to mean something and short enough to run', () => {
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.length).toBeLessThan(60);
  });
  test.each(paths.map((path) => [path.title, path] as const))('%s', async (_, path) => {
    await expect(path.run(executors(await opened(blank)))).resolves.toBeUndefined();
  });
});
