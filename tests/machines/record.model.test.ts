import { describe, expect, test } from 'vitest';
import { isDirty, offer, type SafetyCopy } from '../../src/machines/record';
import { type RecordModelEvent, recordModel, type RecordModelState } from '../models/record.model';
import { status } from './fake-call';
import { type ModelExecutors, modelPaths } from './model';
import { base, copy, type Draft, open, theirs } from './record.world';

const mine = '我打的名稱';

/** The form with a server that counts versions, and the copy that a crashed tab leaves behind. */
async function executors(): Promise<ModelExecutors<RecordModelState, RecordModelEvent>> {
  let stored = base;
  let disk: SafetyCopy<Draft> | null = null;
  let form = await open();
  const send = (type: Parameters<typeof form.actor.send>[0]['type']) => form.actor.send({ type } as never);
  const type = (title: string) => form.type({ ...form.context().draft, title });
  const dirty = () => isDirty(form.actor.getSnapshot());
  const sees = (state: unknown, isChanged: boolean, title: string) => {
    expect([form.form(), dirty(), stored.draft.title]).toEqual([state, isChanged, title]);
  };
  const editing = { open: 'editing' };
  const somebodyElseSaves = () => {
    stored = theirs;
  };
  /** Takes the save that was sent, as the server does. */
  const receive = () => {
    const sent = form.save.inputs.at(-1);
    if (sent?.version !== stored.version) return false;
    stored = { draft: sent?.draft ?? stored.draft, version: (stored.version ?? 0) + 1 };
    return true;
  };
  const answer = async () => {
    if (receive()) return form.save.answer({ id: 12, rowVersion: stored.version ?? 0 });
    await form.save.fail(status(409));
    return form.loadLatest.answer(stored);
  };
  const save = async () => {
    send('save.request');
    await answer();
  };
  const crash = async () => {
    form.pause();
    disk = { ...copy, ...form.writeCopy.inputs.at(-1) };
    form.actor.stop();
    form = await open({ base: stored, found: disk });
  };
  const offers = (movedOn: unknown) => {
    expect(form.copyState()).toBe('offering');
    expect(offer(form.actor.getSnapshot())?.movedOn).toEqual(movedOn);
  };
  return {
    states: {
      loaded: () => sees(editing, false, base.draft.title),
      typed: () => {
        sees(editing, true, stored.draft.title);
        expect(form.context().draft.title).toContain(mine);
      },
      incomplete: () => sees({ open: 'refused' }, true, base.draft.title),
      saved: () => sees(editing, false, mine),
      cut: () => sees({ open: 'offline' }, true, base.draft.title),
      unanswered: () => sees({ open: 'offline' }, true, mine),
      latestUnreachable: () => sees({ stale: 'unreachable' }, true, theirs.draft.title),
      tooLate: () => sees({ stale: { choosing: 'asking' } }, true, theirs.draft.title),
      looking: () => sees({ stale: { choosing: 'comparing' } }, true, theirs.draft.title),
      postponed: () => sees(editing, true, theirs.draft.title),
      theirs: () => sees(editing, false, theirs.draft.title),
      // Only the screen has the question; the machine does not.
      leaving: () => sees(editing, true, base.draft.title),
      leftSaved: () => {
        sees(editing, false, mine);
        expect(form.messages.at(-1)).toMatchObject({ type: 'record.saved', isLeaving: true });
      },
      leftUnsaved: () => sees(editing, false, base.draft.title),
      offered: () => offers(null),
      offeredOnOlder: () => offers(theirs.updateRecord),
    },
    events: {
      'draft.type': () => type(form.context().draft.title === mine ? `${mine}二期` : mine),
      'draft.saveEmpty': () => {
        type('');
        send('save.request');
      },
      'draft.correct': () => {
        send('refusal.close');
        type(mine);
      },
      'draft.save': save,
      'draft.saveCut': async () => {
        send('save.request');
        await form.save.lose();
      },
      'draft.saveUnanswered': async () => {
        send('save.request');
        receive();
        await form.save.lose();
      },
      'draft.saveTooLate': async () => {
        somebodyElseSaves();
        await save();
      },
      'draft.saveTooLateOffline': async () => {
        somebodyElseSaves();
        send('save.request');
        await form.save.fail(status(409));
        await form.loadLatest.lose();
      },
      'latest.retry': async () => {
        send('latest.retry');
        await form.loadLatest.answer(stored);
      },
      'versions.look': () => send('difference.show'),
      'versions.back': () => send('difference.hide'),
      'theirs.take': () => send('latest.adopt'),
      'mine.keep': async () => {
        send('mine.keep');
        await answer();
      },
      'choice.postpone': () => send('choice.postpone'),
      'page.leave': () => undefined,
      'leave.stay': () => undefined,
      'leave.save': async () => {
        form.actor.send({ type: 'save.request', isLeaving: true });
        await answer();
      },
      'leave.discard': () => send('draft.discard'),
      'tab.crash': crash,
      'tab.crashMeanwhile': async () => {
        somebodyElseSaves();
        await crash();
      },
      'copy.restore': () => send('copy.restore'),
      'copy.discard': () => send('copy.discard'),
    },
  };
}

describe('a record behaves as its editor sees it', () => {
  const paths = modelPaths<RecordModelState, RecordModelEvent>(recordModel);
  test('the walk is long enough to mean something and short enough to run', () => {
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.length).toBeLessThan(60);
  });
  test.each(paths.map((path) => [path.title, path] as const))('%s', async (_, path) => {
    await expect(path.run(await executors())).resolves.toBeUndefined();
  });
});
