import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import {
  conflicts,
  isDirty,
  type RecordBase,
  type SafetyCopy,
  type SaveInput,
} from '../../src/machines/record';
import { settled, status } from './fake-call';
import { runsOf } from './random-runs';
import { type Answer, base, type Draft, recordMachine } from './record.world';

type Field = keyof Draft;

const fields: readonly Field[] = ['title', 'note'];
const both = ['A', 'B'] as const;

/** Editors of one record, a schedule that publishes it, and a server that counts its versions. */
function editorsOf(scheduler: fc.Scheduler, names: readonly string[]) {
  let stored = base;
  const asked: string[] = [];
  const everStored = new Set<string>();
  /** Saves that replaced what their editor had never been shown. */
  const blind: string[] = [];
  const answer = <T>(label: string, value: () => T) =>
    scheduler.schedule(Promise.resolve(), label).then(value);
  const editors = names.map((name) => {
    /** Texts that this editor was shown, in the form or in a question. */
    const seen = new Set(Object.values(stored.draft));
    const save = (sent: SaveInput<Draft>) => {
      if (sent.version !== stored.version) throw status(409);
      for (const field of fields) {
        const before = stored.draft[field];
        if (before !== sent.draft[field] && !seen.has(before)) blind.push(`${name}: ${field}`);
        everStored.add(sent.draft[field]);
      }
      stored = { draft: sent.draft, version: (stored.version ?? 0) + 1 };
      return { id: 12, rowVersion: stored.version ?? 0 };
    };
    const actor = createActor(
      recordMachine.provide({
        actors: {
          save: fromPromise<Answer, SaveInput<Draft>>(({ input }) =>
            answer(`save of ${name}`, () => save(input)),
          ),
          loadLatest: fromPromise<RecordBase<Draft>, void>(() =>
            answer(`newest version for ${name}`, () => stored),
          ),
          readCopy: fromPromise<SafetyCopy<Draft> | null, void>(async () => null),
          writeCopy: fromPromise<void, Pick<SafetyCopy<Draft>, 'version' | 'values'>>(async () => {}),
          removeCopy: fromPromise<void, void>(async () => {}),
          reconnect: fromPromise<void, void>(async () => {}),
        },
      }),
      { clock: new SimulatedClock(), input: { base: stored, isNew: false } },
    );
    actor.subscribe((snapshot) => {
      const { draft, latest } = snapshot.context;
      for (const field of fields) seen.add(draft[field]);
      // The question names the fields that differ, and shows both sides of each.
      if (!latest) return;
      asked.push(...conflicts(snapshot));
      for (const field of conflicts(snapshot)) seen.add(latest.draft[field as Field]);
    });
    actor.start();
    let count = 0;
    const typed: Partial<Record<Field, string>> = {};
    const act = {
      title: () => {
        typed.title = `名稱${name}${(count += 1)}`;
        actor.send({
          type: 'draft.changed',
          draft: { ...actor.getSnapshot().context.draft, title: typed.title },
        });
      },
      note: () => {
        typed.note = `備註${name}${(count += 1)}`;
        actor.send({
          type: 'draft.changed',
          draft: { ...actor.getSnapshot().context.draft, note: typed.note },
        });
      },
      saves: () => actor.send({ type: 'save.request' }),
      'reads again': () => actor.send({ type: 'record.loaded', base: stored }),
      'keeps the own': () => actor.send({ type: 'mine.keep' }),
    };
    return { name, actor, typed, act };
  });
  /** Stores a new version with the same texts, as a schedule does. */
  const publish = () => {
    stored = { ...stored, version: (stored.version ?? 0) + 1 };
  };
  return { editors, everStored, blind, asked, publish, stored: () => stored };
}

type Editor = ReturnType<typeof editorsOf>['editors'][number];
const acts = [
  'title',
  'note',
  'saves',
  'reads again',
  'keeps the own',
] as const satisfies readonly (keyof Editor['act'])[];
const gestures = fc.array(fc.tuple(fc.nat({ max: 1 }), fc.constantFrom(...acts)), { maxLength: 14 });

test('two editors lose nothing, and neither overwrites what the other saved unseen, whatever comes first', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), gestures, async (scheduler, list) => {
      const { editors, everStored, blind, stored } = editorsOf(scheduler, both);
      scheduler.scheduleSequence(
        list.map(([place, act]) => ({
          label: `${both[place]} ${act}`,
          builder: async () => editors[place]?.act[act](),
        })),
      );
      await scheduler.waitIdle();
      // Each saves once more, and keeps the own where it is asked.
      for (const { actor } of [...editors, ...editors]) {
        for (const type of ['save.request', 'mine.keep'] as const) {
          actor.send({ type });
          await scheduler.waitIdle();
          await settled();
        }
      }
      expect(blind).toEqual([]);
      for (const { actor, typed } of editors) {
        expect(isDirty(actor.getSnapshot())).toBe(false);
        for (const text of Object.values(typed)) expect(everStored).toContain(text);
        actor.stop();
      }
      const last = editors.at(-1)?.actor.getSnapshot().context.base.draft;
      expect(last).toEqual(stored().draft);
    }),
    runsOf(100),
  );
}, 600_000);

const ownActs = ['title', 'note', 'saves', 'reads again'] as const;
const scheduleRuns = 'the schedule runs';
const ownGestures = fc.array(fc.constantFrom(...ownActs, scheduleRuns), { maxLength: 14 });

test('an editor beside a schedule that publishes loses nothing, and is asked nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), ownGestures, async (scheduler, list) => {
      const { editors, everStored, asked, publish, stored } = editorsOf(scheduler, ['A']);
      const [editor] = editors;
      if (!editor) throw new Error('no editor');
      scheduler.scheduleSequence(
        list.map((act) => ({
          label: act,
          builder: async () => (act === scheduleRuns ? publish() : editor.act[act]()),
        })),
      );
      await scheduler.waitIdle();
      for (let round = 0; round < 2; round += 1) {
        editor.actor.send({ type: 'save.request' });
        await scheduler.waitIdle();
        await settled();
      }
      expect(asked).toEqual([]);
      expect(isDirty(editor.actor.getSnapshot())).toBe(false);
      for (const text of Object.values(editor.typed)) expect(everStored).toContain(text);
      expect(editor.actor.getSnapshot().context.base.draft).toEqual(stored().draft);
      editor.actor.stop();
    }),
    runsOf(100),
  );
}, 600_000);
