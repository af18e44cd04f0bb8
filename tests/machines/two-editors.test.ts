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
const names = ['A', 'B'] as const;

/** Two editors of one record, and a server that counts its versions. */
function twoEditors(scheduler: fc.Scheduler) {
  let stored = base;
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
      if (latest) for (const field of conflicts(snapshot)) seen.add(latest.draft[field as Field]);
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
  return { editors, everStored, blind, stored: () => stored };
}

type Editor = ReturnType<typeof twoEditors>['editors'][number];
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
      const { editors, everStored, blind, stored } = twoEditors(scheduler);
      scheduler.scheduleSequence(
        list.map(([place, act]) => ({
          label: `${names[place]} ${act}`,
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
