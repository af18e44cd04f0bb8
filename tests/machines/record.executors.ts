import { expect } from 'vitest';
import { isDirty, offer, type RecordBase, type SafetyCopy, type SaveInput } from '../../src/machines/record';
import type { RecordModelEvent, RecordModelState } from '../models/record.model';
import { status } from './fake-call';
import type { ModelExecutors } from './model';
import { type Answer, copy, type Draft, open, theirs } from './record.world';

const mine = '我打的名稱';

/** Where the record of a model is stored. */
export interface RecordServer {
  stored: () => Promise<RecordBase<Draft>>;
  /** Saves like a call: undefined for a version that is not the newest. */
  save: (sent: Pick<SaveInput<Draft>, 'draft' | 'version'>) => Promise<Answer | undefined>;
  /** Another user saves another title. */
  saveOther: () => Promise<void>;
}

/** The form on a server, and the copy that a crashed tab leaves behind. */
export async function recordExecutors(
  server: RecordServer,
): Promise<ModelExecutors<RecordModelState, RecordModelEvent>> {
  const first = await server.stored();
  let disk: SafetyCopy<Draft> | null = null;
  let form = await open({ base: first });
  const send = (type: Parameters<typeof form.actor.send>[0]['type']) => form.actor.send({ type } as never);
  const type = (title: string) => form.type({ ...form.context().draft, title });
  const dirty = () => isDirty(form.actor.getSnapshot());
  const sees = async (state: unknown, isChanged: boolean, title: string) => {
    expect([form.form(), dirty(), (await server.stored()).draft.title]).toEqual([state, isChanged, title]);
  };
  const editing = { open: 'editing' };
  /** Lets the server take the save that was sent. */
  const receive = async () => {
    const sent = form.save.inputs.at(-1);
    return sent && server.save(sent);
  };
  const answer = async () => {
    const answered = await receive();
    if (answered) return form.save.answer(answered);
    await form.save.fail(status(409));
    return form.loadLatest.answer(await server.stored());
  };
  const save = async () => {
    send('save.request');
    await answer();
  };
  const crash = async () => {
    form.pause();
    disk = { ...copy, ...form.writeCopy.inputs.at(-1) };
    form.actor.stop();
    form = await open({ base: await server.stored(), found: disk });
  };
  const offers = (movedOn: unknown) => {
    expect(form.copyState()).toBe('offering');
    expect(offer(form.actor.getSnapshot())?.movedOn).toEqual(movedOn);
  };
  return {
    states: {
      loaded: () => sees(editing, false, first.draft.title),
      typed: () => {
        expect([form.form(), dirty()]).toEqual([editing, true]);
        expect(form.context().draft.title).toContain(mine);
      },
      incomplete: () => sees({ open: 'refused' }, true, first.draft.title),
      saved: () => sees(editing, false, mine),
      cut: () => sees({ open: 'offline' }, true, first.draft.title),
      unanswered: () => sees({ open: 'offline' }, true, mine),
      latestUnreachable: () => sees({ stale: 'unreachable' }, true, theirs.draft.title),
      tooLate: () => sees({ stale: { choosing: 'asking' } }, true, theirs.draft.title),
      looking: () => sees({ stale: { choosing: 'comparing' } }, true, theirs.draft.title),
      postponed: () => sees(editing, true, theirs.draft.title),
      theirs: () => sees(editing, false, theirs.draft.title),
      // Only the screen has the question; the machine does not.
      leaving: () => sees(editing, true, first.draft.title),
      leftSaved: async () => {
        await sees(editing, false, mine);
        expect(form.messages.at(-1)).toMatchObject({ type: 'record.saved', isLeaving: true });
      },
      leftUnsaved: () => sees(editing, false, first.draft.title),
      offered: () => offers(null),
      offeredOnOlder: async () => offers((await server.stored()).updateRecord),
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
        await receive();
        await form.save.lose();
      },
      'draft.saveTooLate': async () => {
        await server.saveOther();
        await save();
      },
      'draft.saveTooLateOffline': async () => {
        await server.saveOther();
        send('save.request');
        await form.save.fail(status(409));
        await form.loadLatest.lose();
      },
      'latest.retry': async () => {
        send('latest.retry');
        await form.loadLatest.answer(await server.stored());
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
        await server.saveOther();
        await crash();
      },
      'copy.restore': () => send('copy.restore'),
      'copy.discard': () => send('copy.discard'),
    },
  };
}
