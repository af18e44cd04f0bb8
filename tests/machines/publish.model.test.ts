import { describe, expect } from 'vitest';
import {
  closedBecause,
  comparisonOf,
  type SalesCase,
  stepStatus,
  type Site,
} from '../../src/machines/publish-site.rules';
import type { ApiError } from '../../src/api/result';
import { type PublishModelEvent, publishModel, type PublishModelState } from '../models/publish.model';
import { network, refused, status } from './fake-call';
import type { ModelExecutors } from './model';
import { testPaths } from './test-paths';
import {
  blank,
  changed,
  coded,
  design,
  designed,
  empty,
  live,
  named,
  online,
  otherCase,
  publishWorld,
  sampled,
  sameCase,
  scheduled,
} from './publish-site.world';

function executors(): ModelExecutors<PublishModelState, PublishModelEvent> {
  let stored: Site = blank;
  let world = publishWorld(stored);
  const come = (site: Site) => {
    stored = site;
    world = publishWorld(site);
  };
  const sees = (state: string, current: string | null, name: string | null) => {
    const { site } = world.context();
    expect(world.state()).toBe(state);
    const steps = (['design', 'code', 'name', 'publish'] as const).filter(
      (step) => stepStatus(site, step) === 'current',
    );
    expect(steps).toEqual(current === null ? [] : [current]);
    expect(closedBecause(site, 'name')).toBe(name);
  };
  const isSame = () => comparisonOf(world.context().site, world.context().code).map((row) => row.isSame);
  const canSaveCode = () => world.snapshot().can({ type: 'code.save' });
  const code = (state: string) => () => sees(state, 'code', 'code-missing');
  const name = (state: string) => () => sees(state, 'name', null);
  const compare = async (answer: SalesCase | ApiError, typed = 'HY202503') => {
    world.type(typed);
    world.actor.send({ type: 'code.compare' });
    await answered(world.compareCode, answer);
    if (answer === refused) await answered(world.findNear, [sameCase]);
  };
  const saveCode = async (answer: Site | ApiError) => {
    world.actor.send({ type: 'code.save' });
    await answered(world.saveCode, answer);
  };
  const saveName = async (typed: string, answer: Site | ApiError) => {
    world.saveName(typed);
    await answered(world.saveNameCall, answer);
  };
  const publish = async (answer: Site | ApiError) => {
    world.actor.send({ type: 'publish.confirm' });
    await answered(world.publishTheme, answer);
  };
  return {
    states: {
      designMissing: () => sees('idle idle idle', 'design', 'design-missing'),
      // The router shows its error screen instead of the page.
      loadUnreachable: () => undefined,
      codeOpen: code('idle idle idle'),
      codeInvalid: code('invalid idle idle'),
      codeMatch: () => {
        sees('idle idle idle', 'code', 'code-missing');
        expect([isSame(), canSaveCode()]).toEqual([[true, true], true]);
      },
      codeMismatch: () => {
        sees('idle idle idle', 'code', 'code-missing');
        expect([isSame(), canSaveCode()]).toEqual([[false, true], false]);
      },
      codeNotFound: code('failed idle idle'),
      compareUnreachable: code('failed idle idle'),
      saveCodeUnreachable: code('failed idle idle'),
      codeStale: code('stale'),
      nameOpen: name('idle idle idle'),
      nameInvalid: name('idle invalid idle'),
      nameTaken: name('idle failed idle'),
      nameUnreachable: name('idle failed idle'),
      nameStale: name('stale'),
      samplesLeft: () => {
        sees('idle idle idle', 'publish', null);
        expect(world.snapshot().can({ type: 'site.publish' })).toBe(false);
      },
      readyToPublish: () => {
        sees('idle idle idle', 'publish', null);
        expect(world.snapshot().can({ type: 'site.publish' })).toBe(true);
      },
      askUnreachable: () => sees('idle idle failed', 'publish', null),
      firstAsked: () => sees('idle idle asking', 'publish', null),
      publishUnreachable: () => sees('idle idle failed', 'publish', null),
      publishStale: () => sees('stale', 'publish', null),
      enableUnreachable: () => sees('idle idle failed', 'publish', 'frozen'),
      live: () => sees('idle idle idle', null, 'frozen'),
      changed: () => sees('idle idle idle', 'publish', 'frozen'),
      scheduled: () => sees('idle idle idle', 'publish', 'frozen'),
      scheduleAsked: () => {
        sees('idle idle asking', 'publish', 'frozen');
        expect(world.snapshot().can({ type: 'publish.confirm' })).toBe(false);
      },
      changesAsked: () => sees('idle idle asking', 'publish', 'frozen'),
      drafted: () => sees('idle idle idle', null, 'frozen'),
      themeAsked: () => sees('idle idle asking', null, 'frozen'),
    },
    events: {
      'design.make': () => come(designed),
      'design.change': () => come(changed),
      'schedule.set': () => come({ ...scheduled, schedules: scheduled.schedules?.slice(1, 2) ?? [] }),
      'site.publishUnscheduled': async () => {
        world.actor.send({ type: 'schedule.settle', scheduleId: 82, fate: 'cancel' });
        await publish(live);
      },
      'draft.make': () => come({ ...live, themes: [empty, design, { ...design, themeId: 9, name: '夜' }] }),
      'page.openOffline': () => undefined,
      'code.compareSame': () => compare(sameCase),
      'code.compareOther': () => compare(otherCase),
      'code.compareUnknown': () => compare(refused),
      'code.compareOffline': () => compare(network),
      'code.compareEmpty': () => {
        world.type('');
        world.actor.send({ type: 'code.compare' });
      },
      'code.change': () => world.type('HY202504'),
      'code.save': () => saveCode(coded),
      'code.saveOffline': () => saveCode(network),
      'code.saveStale': async () => {
        stored = { ...designed, rowVersion: 90 };
        await saveCode(status(409));
      },
      'name.save': () => saveName('songtao-yan', sampled),
      'name.saveClosed': () => {
        world.actor.send({ type: 'name.changed', name: 'songtao-yan' });
        world.actor.send({ type: 'name.save' });
        expect(world.saveNameCall.inputs).toEqual([]);
      },
      'name.saveInvalid': () => {
        world.actor.send({ type: 'name.changed', name: '松濤硯' });
        world.actor.send({ type: 'name.save' });
      },
      'name.saveTaken': () => saveName('taken', refused),
      'name.saveOffline': () => saveName('songtao-yan', network),
      'name.saveStale': async () => {
        stored = { ...coded, rowVersion: 91 };
        await saveName('songtao-yan', status(409));
      },
      'samples.confirm': () => come(named),
      'site.ask': () => world.ask(),
      'site.askTheme': () => world.ask(9),
      'site.askOffline': async () => {
        world.actor.send({ type: 'site.publish' });
        await world.loadPages.lose();
      },
      'site.cancel': () => world.actor.send({ type: 'publish.cancel' }),
      'site.publish': async () => {
        const isEnabled = world.context().site.status === 0;
        await publish(isEnabled ? live : online);
        if (!isEnabled) await world.enableSite.answer(live);
      },
      'site.publishOffline': () => publish(network),
      'site.publishStale': async () => {
        stored = { ...named, rowVersion: 92 };
        await publish(status(409));
      },
      'site.publishNotEnabled': async () => {
        await publish(online);
        await world.enableSite.lose();
      },
      'site.enable': async () => {
        world.actor.send({ type: 'site.enable' });
        await world.enableSite.answer(live);
      },
      'site.reload': async () => {
        if (!world.snapshot().hasTag('stale')) return;
        world.actor.send({ type: 'site.reload' });
        await world.loadSite.answer(stored);
      },
    },
  };
}

async function answered<T>(
  call: { answer: (output: T) => Promise<void>; fail: (error: ApiError) => Promise<void> },
  answer: T | ApiError,
) {
  if (isError(answer)) await call.fail(answer);
  else await call.answer(answer);
}

function isError(answer: unknown): answer is ApiError {
  return typeof answer === 'object' && answer !== null && 'kind' in answer;
}

describe('the publish flow behaves as staff see it', () => {
  testPaths(publishModel, executors);
});
