import type { EventFrom } from 'xstate';
import { conflicts, type RecordBase, type SafetyCopy } from '../../src/machines/record';
import { settled, status } from './fake-call';
import { testRuns } from './random-runs';
import { base, copy, type Draft, invalid, type recordMachine, unread } from './record.world';
import { sentences } from './sentences';

type Field = keyof Draft;
type Gesture = EventFrom<typeof recordMachine>;

const fields: readonly Field[] = ['title', 'note'];

/** A server with one record, an owner who edits it in a tab, and a colleague who saves in between. */
function begin() {
  const stored: RecordBase<Draft> = base;
  const world = {
    stored,
    /** Every text that was stored once. */
    history: new Set<string>(),
    /** The safety copy in the browser's storage. */
    disk: null as SafetyCopy<Draft> | null,
    form: unread({ base: stored }),
    /** What the owner typed last and has not thrown away. */
    mine: { title: null, note: null } as Record<Field, string | null>,
    /** What the owner typed into each field since a save of it was stored. */
    typed: { title: new Set<string>(), note: new Set<string>() },
    /** Values that the form has shown. */
    seen: { title: new Set<string>(), note: new Set<string>() },
    /** Fields whose older value the owner chose against a newer one. */
    kept: new Set<string>(),
    texts: 0,
    /** A field that a save changed although its owner did not mean it. */
    overwritten: null as Field | null,
    text: (who: string) => `${who}${(world.texts += 1)}`,
    type: (field: Field, text: string, isWanted = true) => {
      world.mine[field] = isWanted ? text : null;
      world.typed[field].add(text);
      world.form.type({ ...world.form.context().draft, [field]: text });
    },
    store: (draft: Draft) => {
      world.stored = {
        draft,
        version: (world.stored.version ?? 0) + 1,
        updateRecord: { lastModifiedBy: '林雅婷', lastModifiedOn: '2026-01-02T03:04:05Z' },
      };
      for (const field of fields) world.history.add(draft[field]);
    },
    /** True if the server takes the save that is under way. */
    receive: (): boolean => {
      const sent = world.form.save.inputs.at(-1);
      if (sent === undefined || sent.version !== world.stored.version) return false;
      for (const field of fields) {
        const [before, after] = [world.stored.draft[field], sent.draft[field]];
        const isOwn = world.typed[field].has(after) && world.seen[field].has(before);
        if (before !== after && !isOwn && !world.kept.has(field)) world.overwritten = field;
        if (world.mine[field] === after) world.mine[field] = null;
        const now = world.form.context().draft[field];
        world.typed[field] = new Set(now === after ? [] : [now]);
      }
      world.store(sent.draft);
      return true;
    },
    answerSave: async () => {
      const { save } = world.form;
      if (!world.receive()) return save.fail(status(409));
      world.kept.clear();
      return save.answer({ id: 12, rowVersion: world.stored.version ?? 0 });
    },
    throwAway: () => {
      world.mine = { title: null, note: null };
      world.typed = { title: new Set(), note: new Set() };
      world.kept.clear();
    },
    /** Leaves only what is typed in the form. */
    forgetCopy: () => {
      const { draft } = world.form.context();
      for (const field of fields) if (draft[field] !== world.mine[field]) world.mine[field] = null;
    },
    writeCopy: async () => {
      const values = world.form.writeCopy.inputs.at(-1);
      if (values !== undefined) world.disk = { ...copy, ...values };
      await world.form.writeCopy.answer(undefined);
    },
    removeCopy: async () => {
      world.disk = null;
      await world.form.removeCopy.answer(undefined);
    },
    endCopyCalls: async () => {
      for (let round = 0; round < 3; round += 1) {
        if (world.form.writeCopy.isWaiting()) await world.writeCopy();
        if (world.form.removeCopy.isWaiting()) await world.removeCopy();
      }
    },
  };
  return world;
}

type World = ReturnType<typeof begin>;
type Call = 'save' | 'loadLatest' | 'reconnect' | 'readCopy' | 'writeCopy' | 'removeCopy';

const waits = (call: Call) => (world: World) => world.form[call].isWaiting();
const lost = (call: Call) => ({ when: waits(call), happen: ({ form }: World) => form[call].lose() });
const can = (event: Gesture) => (world: World) => world.form.actor.getSnapshot().can(event);
const does = (event: Gesture, before: (world: World) => void = () => {}) => ({
  when: can(event),
  happen: (world: World) => {
    before(world);
    world.form.actor.send(event);
  },
});
/** True where a text is: on the server at some time, in the form, in the copy or in its offer. */
const isAbout = ({ form, history, disk }: World, field: Field, text: string) =>
  history.has(text) ||
  form.context().draft[field] === text ||
  disk?.values[field] === text ||
  form.context().found?.values[field] === text;
const isProtecting = ({ form }: World) =>
  ['clean', 'waiting', 'writing', 'stored', 'removing'].includes(form.copyState());

testRuns('record', sentences.record, {
  begin,
  events: {
    'the title is typed': { happen: (world) => world.type('title', world.text('我的名稱')) },
    'the note is typed': { happen: (world) => world.type('note', world.text('我的備註')) },
    'the title is emptied': { happen: (world) => world.type('title', '', false) },
    'the title is typed back': {
      happen: (world) => world.type('title', world.form.context().base.draft.title, false),
    },
    'the changes are discarded': does({ type: 'draft.discard' }, (world) => world.throwAway()),
    save: { isCommon: true, ...does({ type: 'save.request' }) },
    'save and leave': does({ type: 'save.request', isLeaving: true }),
    'the server answers': { isCommon: true, when: waits('save'), happen: (world) => world.answerSave() },
    'the server stores, and its answer is lost': {
      when: waits('save'),
      happen: async (world) => {
        world.receive();
        await world.form.save.lose();
      },
    },
    'the save does not arrive': lost('save'),
    'the server refuses a field': { when: waits('save'), happen: ({ form }) => form.save.fail(invalid) },
    'the server breaks': { when: waits('save'), happen: ({ form }) => form.save.fail(status(500)) },
    'the save is cancelled in time': does({ type: 'save.cancel' }),
    'the save is cancelled, and stored': does({ type: 'save.cancel' }, (world) => void world.receive()),
    'a cancelled save is answered': {
      when: ({ form }) => form.save.isGivenUp(),
      happen: ({ form, stored }) => form.save.answerLate({ id: 12, rowVersion: stored.version ?? 0 }),
    },
    'the network is back': {
      when: waits('reconnect'),
      happen: ({ form }) => form.reconnect.answer(undefined),
    },
    'the network stays away': lost('reconnect'),
    'a colleague saves the title': {
      happen: (world) => world.store({ ...world.stored.draft, title: world.text('同事的名稱') }),
    },
    'a colleague saves the note': {
      happen: (world) => world.store({ ...world.stored.draft, note: world.text('同事的備註') }),
    },
    'the record is read again': {
      happen: ({ form, stored }) => form.actor.send({ type: 'record.loaded', base: stored }),
    },
    'the newest version comes': {
      isCommon: true,
      when: waits('loadLatest'),
      happen: ({ form, stored }) => form.loadLatest.answer(stored),
    },
    'the newest version does not come': lost('loadLatest'),
    'the newest version is asked for again': does({ type: 'latest.retry' }),
    'the versions are compared': does({ type: 'difference.show' }),
    'their title is chosen': does({ type: 'conflict.choose', key: 'title', side: 'latest' }),
    'mine is kept': does({ type: 'mine.keep' }, (world) => {
      const { chosen } = world.form.context();
      for (const key of conflicts(world.form.actor.getSnapshot())) world.kept.add(key);
      if (chosen.get('title') === 'latest' && world.kept.has('title')) world.mine.title = null;
    }),
    'theirs is taken': does({ type: 'latest.adopt' }, (world) => world.throwAway()),
    'the choice is postponed': does({ type: 'choice.postpone' }),
    'a moment passes': { isCommon: true, happen: ({ form }) => form.pause() },
    'the copy is read': {
      isCommon: true,
      when: waits('readCopy'),
      happen: ({ form, disk }) => form.readCopy.answer(disk),
    },
    'the copy cannot be read': {
      when: waits('readCopy'),
      happen: (world) => {
        // The form says so, and protects what is typed from now on.
        world.forgetCopy();
        return world.form.readCopy.lose();
      },
    },
    'the copy is written': { when: waits('writeCopy'), happen: (world) => world.writeCopy() },
    'the copy cannot be written': lost('writeCopy'),
    'the copy is removed': { when: waits('removeCopy'), happen: (world) => world.removeCopy() },
    'the copy cannot be removed': lost('removeCopy'),
    'the copy is restored': does({ type: 'copy.restore' }, (world) => {
      const { found } = world.form.context();
      for (const field of fields) {
        const value = found?.values[field] ?? '';
        if (value === world.mine[field]) world.typed[field].add(value);
        else world.mine[field] = null;
      }
    }),
    'the copy is thrown away': does({ type: 'copy.discard' }, (world) => world.forgetCopy()),
    'the tab closes and opens again': {
      when: isProtecting,
      happen: async (world) => {
        world.form.actor.send({ type: 'copy.flush' });
        await world.endCopyCalls();
        world.form.actor.stop();
        world.form = unread({ base: world.stored });
        world.kept.clear();
        await settled();
      },
    },
  },
  watch: ({ form, seen }) => {
    for (const field of fields) seen[field].add(form.context().draft[field]);
  },
  always: {
    'what was typed is in the end stored, offered or thrown away by its owner': (world) =>
      fields.every((field) => {
        const text = world.mine[field];
        return text === null || isAbout(world, field, text);
      }),
    'a save overwrites only what its owner saw with what its owner typed or chose': ({ overwritten }) =>
      overwritten === null,
  },
  rest: async (world) => {
    if (world.form.readCopy.isWaiting()) await world.form.readCopy.answer(world.disk);
    if (!isProtecting(world)) return;
    world.form.actor.send({ type: 'copy.flush' });
    await world.endCopyCalls();
    // Only what is stored or lies in the copy survives.
    world.form.actor.stop();
    world.form = unread({ base: world.stored });
  },
  inTheEnd: {
    'what was typed is in the end stored, offered or thrown away by its owner': (world) =>
      fields.every((field) => {
        const text = world.mine[field];
        return text === null || isAbout(world, field, text);
      }),
  },
});
