import { expect } from 'vitest';
import { isDirty, offer, type RecordBase, type SafetyCopy, type SaveInput } from '../../src/machines/record';
import type { RecordModelEvent, RecordModelState } from '../models/record.model';
import { status } from './fake-call';
import type { ModelExecutors } from './model';
import { type Answer, copy, type Draft, open } from './record.world';

/** Where the record of a model is stored. */
export interface RecordServer {
  stored: () => Promise<RecordBase<Draft>>;
  /** Saves like a call: undefined for a version that is not the newest. */
  save: (sent: Pick<SaveInput<Draft>, 'draft' | 'version'>) => Promise<Answer | undefined>;
  /** Another user saves this title. */
  saveOther: (title: string) => Promise<void>;
}

/** The form on a server, and the copy that a crashed tab leaves behind. */
export async function recordExecutors(
  server: RecordServer,
): Promise<ModelExecutors<RecordModelState, RecordModelEvent>> {
  const first = await server.stored();
  /** The title of the last save that the form knows, the typed one, and the one that another user saved. */
  const titles = { clean: first.draft.title, mine: '我打的名稱', theirs: '別人的名稱' };
  let disk: SafetyCopy<Draft> | null = null;
  let form = await open({ base: first });
  const send = (type: Parameters<typeof form.actor.send>[0]['type']) => form.actor.send({ type } as never);
  const type = (title: string) => form.type({ ...form.context().draft, title });
  const dirty = () => isDirty(form.actor.getSnapshot());
  const sees = async (state: unknown, isChanged: boolean, title: string) => {
    expect([form.form(), dirty(), (await server.stored()).draft.title]).toEqual([state, isChanged, title]);
  };
  const editing = { open: 'editing' };
  const seesClean = async (title: string) => {
    await sees(editing, false, title);
    titles.clean = title;
  };
  const saveOther = async () => {
    titles.theirs = `${titles.theirs}，又改`;
    await server.saveOther(titles.theirs);
  };
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
    // Storage works in order: nothing is written before an older copy is removed.
    if (form.copyState() === 'removing') await form.removeCopy.answer();
    form.pause();
    disk = { ...copy, ...disk, ...form.writeCopy.inputs.at(-1) };
    form.actor.stop();
    form = await open({ base: await server.stored(), found: disk });
  };
  const offers = (movedOn: unknown) => {
    expect(form.copyState()).toBe('offering');
    expect(offer(form.actor.getSnapshot())?.movedOn).toEqual(movedOn);
  };
  return {
    states: {
      loaded: () => seesClean(titles.clean),
      typed: () => {
        expect([form.form(), dirty()]).toEqual([editing, true]);
        expect(form.context().draft.title).toBe(titles.mine);
      },
      incomplete: () => sees({ open: 'refused' }, true, titles.clean),
      saved: () => seesClean(titles.mine),
      cut: () => sees({ open: 'offline' }, true, titles.clean),
      unanswered: () => sees({ open: 'offline' }, true, titles.mine),
      latestUnreachable: () => sees({ stale: 'unreachable' }, true, titles.theirs),
      tooLate: () => sees({ stale: { choosing: 'asking' } }, true, titles.theirs),
      looking: () => sees({ stale: { choosing: 'comparing' } }, true, titles.theirs),
      postponed: () => sees(editing, true, titles.theirs),
      theirs: () => seesClean(titles.theirs),
      // Only the screen has the question; the machine does not.
      leaving: () => sees(editing, true, titles.clean),
      leftSaved: async () => {
        await sees(editing, false, titles.mine);
        expect(form.messages.at(-1)).toMatchObject({ type: 'record.saved', isLeaving: true });
      },
      leftUnsaved: () => sees(editing, false, titles.clean),
      offered: () => offers(null),
      offeredOnOlder: async () => offers((await server.stored()).updateRecord),
    },
    events: {
      'draft.type': () => {
        titles.mine = `${titles.mine}，再改`;
        type(titles.mine);
      },
      'draft.saveEmpty': () => {
        type('');
        send('save.request');
      },
      'draft.correct': () => {
        send('refusal.close');
        type(titles.mine);
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
        await saveOther();
        await save();
      },
      'draft.saveTooLateOffline': async () => {
        await saveOther();
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
        await saveOther();
        await crash();
      },
      'copy.restore': () => send('copy.restore'),
      'copy.discard': () => send('copy.discard'),
    },
  };
}
