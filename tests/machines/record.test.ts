import { describe, expect, test } from 'vitest';
import type { ApiError } from '../../src/api/result';
import { conflicts, isDirty, offer, problems } from '../../src/machines/record';
import { coverageText } from './coverage';
import { network, refused, status } from './fake-call';
import { after, done, rejected, walk } from './model';
import {
  base,
  copy,
  empty,
  exists,
  invalid,
  more,
  open,
  recordMachine,
  theirs,
  typed,
  unread,
} from './record.world';

const mistake = { key: 'title', label: '名稱', message: '此欄位為必填' };

test('every state and every transition of a record that is edited is walked', async () => {
  const gestures = (...types: string[]) => types.map((type) => ({ type }));
  const drafts = [base.draft, typed, empty].map((draft) => ({ type: 'draft.changed', draft }));
  const saved = done('save', { id: 12, rowVersion: 2 });
  type Context = ReturnType<Awaited<ReturnType<typeof open>>['context']>;
  const form = walk(recordMachine, {
    input: { base, isNew: false },
    distinguish: ({ draft, base: { version }, problems: found }: Context) => [
      draft.title,
      version,
      found.length,
    ],
    events: [
      ...drafts,
      ...gestures(
        'draft.discard',
        'save.request',
        'save.cancel',
        'refusal.show',
        'refusal.close',
        'latest.retry',
        'difference.show',
        'difference.hide',
        'latest.adopt',
        'mine.keep',
        'choice.postpone',
      ),
      { type: 'save.request', isLeaving: true },
      { type: 'progress.changed', progress: 0.5 },
      { type: 'conflict.choose', key: 'title', side: 'latest' },
      { type: 'record.loaded', base: theirs },
      saved,
      ...[network, status(409), status(500), refused].map((error) => rejected('save', error)),
      done('reconnect', undefined),
      rejected('reconnect'),
      done('loadLatest', theirs),
      done('loadLatest', { ...theirs, draft: typed }),
      rejected('loadLatest'),
    ],
  });
  const added = walk(recordMachine, {
    input: { base, isNew: true },
    events: [
      ...drafts.slice(0, 2),
      ...gestures('save.request'),
      { type: 'progress.changed', progress: 0.5 },
      rejected('save', network),
      rejected('save', exists),
      done('reconnect', undefined),
    ],
  });
  const stored = walk(recordMachine, {
    input: { base, isNew: false },
    distinguish: ({ draft, written }: Context) => [draft.title, written === null, written === draft],
    events: [
      ...drafts,
      ...gestures('draft.discard', 'copy.restore', 'copy.discard', 'copy.flush'),
      done('readCopy', null),
      done('readCopy', copy),
      done('readCopy', { ...copy, values: base.draft }),
      rejected('readCopy'),
      done('writeCopy', undefined),
      rejected('writeCopy'),
      done('removeCopy', undefined),
      rejected('removeCopy'),
      after('pause', 'record.copy.waiting'),
    ],
  });
  const inNone = (key: 'unreached' | 'untaken') =>
    form[key].filter((id) => added[key].includes(id) && stored[key].includes(id));
  expect({ unreached: inNone('unreached'), untaken: inNone('untaken') }).toEqual({
    unreached: [],
    untaken: [],
  });
  const steps = new Set([form, added, stored].flatMap((one) => one.steps));
  await expect([...steps].sort().join('\n')).toMatchFileSnapshot('steps/record.txt');
  await expect(coverageText([form, added, stored].map(({ coverage }) => coverage))).toMatchFileSnapshot(
    'coverage/record.json',
  );
}, 60_000);

describe('Editing', () => {
  test('a loaded record has no unsaved changes, nor has an equal draft', async () => {
    const { actor, type } = await open();
    expect(isDirty(actor.getSnapshot())).toBe(false);
    type(typed);
    expect(isDirty(actor.getSnapshot())).toBe(true);
    type({ ...base.draft });
    expect(isDirty(actor.getSnapshot())).toBe(false);
  });

  test('validation shows only after save was pressed once, which lists it, then at each change', async () => {
    const { actor, type, save, messages, form } = await open();
    type(empty);
    expect(problems(actor.getSnapshot())).toEqual([]);
    actor.send({ type: 'save.request' });
    expect(problems(actor.getSnapshot())).toEqual([mistake]);
    expect({ form: form(), messages, sent: save.inputs }).toEqual({
      form: { open: 'refused' },
      messages: [{ type: 'save.failed' }],
      sent: [],
    });
    type(typed);
    expect(problems(actor.getSnapshot())).toEqual([]);
    type(empty);
    expect(problems(actor.getSnapshot())).toEqual([mistake]);
  });

  test('corrections are shown only if there are any', async () => {
    const { actor, form } = await open();
    actor.send({ type: 'refusal.show' });
    expect(form()).toEqual({ open: 'editing' });
    actor.send({ type: 'draft.changed', draft: empty });
    actor.send({ type: 'save.request' });
    actor.send({ type: 'refusal.close' });
    expect(form()).toEqual({ open: 'editing' });
    actor.send({ type: 'refusal.show' });
    expect(form()).toEqual({ open: 'refused' });
  });

  test('discarding changes restores the record, without messages', async () => {
    const { actor, type, context } = await open();
    type(empty);
    actor.send({ type: 'save.request' });
    actor.send({ type: 'draft.discard' });
    expect(isDirty(actor.getSnapshot())).toBe(false);
    expect(problems(actor.getSnapshot())).toEqual([]);
    expect(context().draft).toEqual(base.draft);
    type(empty);
    expect(problems(actor.getSnapshot())).toEqual([]);
  });

  test('a newer record replaces an untouched one, but never input', async () => {
    const untouched = await open();
    untouched.actor.send({ type: 'record.loaded', base: theirs });
    expect(untouched.context()).toMatchObject({ draft: theirs.draft, base: theirs });
    const { actor, type, context, save } = await open();
    type(typed);
    actor.send({ type: 'record.loaded', base: theirs });
    expect(context()).toMatchObject({ draft: typed, base });
    // The save sends the base version of the draft, so that the server detects the conflict.
    actor.send({ type: 'save.request' });
    expect(save.inputs.map(({ version }) => version)).toEqual([1]);
  });
});

describe('A record that is loaded again while something is typed', () => {
  test("a newer version with the same fields is followed, so that a step of one's own refuses no save", async () => {
    const { actor, type, context, save } = await open();
    type(typed);
    actor.send({ type: 'record.loaded', base: { ...base, version: 5 } });
    expect(context().draft).toEqual(typed);
    actor.send({ type: 'save.request' });
    expect(save.inputs.map(({ version }) => version)).toEqual([5]);
  });

  test.each([
    ['the same version', 1, 1, '備註'],
    ['one without a version', 1, undefined, '備註'],
    ['a version where none was known', undefined, 2, '備註'],
    ["somebody else's version", 1, 2, ''],
  ])('%s: untouched fields follow it, unless another user saved it', async (_, own, loaded, note) => {
    const { actor, type, context } = await open({ base: { ...base, version: own } });
    type(typed);
    actor.send({ type: 'record.loaded', base: { draft: { ...base.draft, note: '備註' }, version: loaded } });
    expect(context().draft).toEqual({ title: typed.title, note });
  });
});

describe('Saving', () => {
  test('a save sends the draft with its version, tells its progress and leaves nothing unsaved', async () => {
    const { actor, type, save, messages, context } = await open();
    type(typed);
    actor.send({ type: 'save.request' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(save.inputs.map(({ draft, version }) => ({ draft, version }))).toEqual([
      { draft: typed, version: 1 },
    ]);
    save.inputs[0]?.onProgress(0.4);
    expect(context().progress).toBe(0.4);
    save.inputs[0]?.onProgress(1.7);
    expect(context().progress).toBe(1);
    await save.answer({ id: 12, rowVersion: 2 });
    expect(messages).toEqual([
      { type: 'record.saved', data: { id: 12, rowVersion: 2 }, isLeaving: false, mergedWith: null },
    ]);
    expect(isDirty(actor.getSnapshot())).toBe(false);
    expect(context()).toMatchObject({ isChecked: false, base: { draft: typed, version: 2 } });
  });

  test('errors of the server are cleared when the next save starts', async () => {
    const { actor, type, save, context } = await open();
    actor.send({ type: 'save.request' });
    await save.fail(invalid);
    expect(problems(actor.getSnapshot())).toHaveLength(1);
    actor.send({ type: 'save.request' });
    expect([actor.getSnapshot().hasTag('busy'), problems(actor.getSnapshot())]).toEqual([true, []]);
    type(empty);
    expect(problems(actor.getSnapshot())).toEqual([mistake]);
    await save.answer({ id: 12, rowVersion: 2 });
    expect([problems(actor.getSnapshot()), context().isChecked]).toEqual([[], false]);
  });

  test('a double click on save sends once', async () => {
    const { actor, save, messages } = await open();
    actor.send({ type: 'save.request' });
    actor.send({ type: 'save.request' });
    await save.answer({ id: 12, rowVersion: 2 });
    expect(save.inputs).toHaveLength(1);
    expect(messages).toHaveLength(1);
  });

  test('a save before leaving is reported to the screen', async () => {
    const { actor, save, messages } = await open();
    actor.send({ type: 'save.request', isLeaving: true });
    await save.answer(null);
    expect(messages).toEqual([{ type: 'record.saved', data: null, isLeaving: true, mergedWith: null }]);
  });

  test("input during a save stays unsaved, and untouched fields take the server's values", async () => {
    const { actor, type, save, context } = await open();
    type({ title: '松濤硯二期', note: '<b>備註</b>' });
    actor.send({ type: 'save.request' });
    type({ title: '松濤硯三期', note: '<b>備註</b>' });
    await save.answer({ id: 12, rowVersion: 2 });
    expect(isDirty(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'record.loaded', base: { draft: { title: '松濤硯二期', note: '備註' }, version: 2 } });
    expect(context().draft).toEqual({ title: '松濤硯三期', note: '備註' });
    expect(context().base.version).toBe(2);
  });

  test('with a server of the specification, which answers neither data nor versions, the form is clean after a save and usable', async () => {
    const { actor, type, save, context } = await open({ base: { draft: base.draft } });
    type(typed);
    actor.send({ type: 'save.request' });
    await save.answer(null);
    expect(isDirty(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'record.loaded', base: { draft: { title: '松濤硯二期', note: '伺服器加的' } } });
    expect(context().draft).toEqual({ title: '松濤硯二期', note: '伺服器加的' });
    expect(isDirty(actor.getSnapshot())).toBe(false);
    type(more);
    actor.send({ type: 'save.request' });
    expect(save.inputs.map(({ draft, version }) => ({ draft, version }))).toEqual([
      { draft: typed, version: undefined },
      { draft: more, version: undefined },
    ]);
  });

  test('cancelling aborts the upload and keeps the form as it was', async () => {
    const { actor, type, save, messages, context, form } = await open();
    type(typed);
    actor.send({ type: 'save.request' });
    actor.send({ type: 'save.cancel' });
    expect(save.signals[0]?.aborted).toBe(true);
    expect({ form: form(), messages, draft: context().draft }).toEqual({
      form: { open: 'editing' },
      messages: [{ type: 'save.failed' }],
      draft: typed,
    });
    expect(isDirty(actor.getSnapshot())).toBe(true);
  });

  test.each<[string, ApiError]>([
    ['400 with fields', invalid],
    ['a refusal', refused],
    ...[404, 413, 415, 429, 502, 504].map((code): [string, ApiError] => [String(code), status(code)]),
  ])('a failed save is shown and keeps what was typed: %s', async (_, error) => {
    const { actor, type, save, messages, context, form } = await open();
    type(typed);
    actor.send({ type: 'save.request' });
    await save.fail(error);
    expect({ form: form(), messages, error: context().error, draft: context().draft }).toEqual({
      form: { open: 'refused' },
      messages: [{ type: 'save.failed' }],
      error,
      draft: typed,
    });
    actor.send({ type: 'save.request' });
    await save.answer({ id: 12, rowVersion: 2 });
    expect({ dirty: isDirty(actor.getSnapshot()), error: context().error }).toEqual({
      dirty: false,
      error: null,
    });
  });

  test('a save without an answer is not refused: it is sent with later input when the network is back', async () => {
    const { actor, type, save, messages, context, form, reconnect } = await open();
    type(typed);
    actor.send({ type: 'save.request', isLeaving: true });
    await save.lose();
    expect({ form: form(), messages, error: context().error }).toEqual({
      form: { open: 'offline' },
      messages: [{ type: 'save.failed' }],
      error: null,
    });
    type(more);
    await reconnect.answer(undefined);
    expect(save.inputs.map(({ draft }) => draft)).toEqual([typed, more]);
    await save.answer({ id: 12, rowVersion: 2 });
    expect(messages.at(-1)).toMatchObject({ type: 'record.saved', isLeaving: false });
  });

  test('a form that waits for the network can be saved at once or cancelled, and sends nothing while incomplete', async () => {
    const offline = async () => {
      const world = await open();
      world.type(typed);
      world.actor.send({ type: 'save.request' });
      await world.save.lose();
      return world;
    };
    const again = await offline();
    again.actor.send({ type: 'save.request' });
    expect([again.form(), again.reconnect.signals[0]?.aborted]).toEqual(['saving', true]);
    const discarded = await offline();
    discarded.actor.send({ type: 'draft.discard' });
    expect([discarded.form(), isDirty(discarded.actor.getSnapshot())]).toEqual([{ open: 'editing' }, false]);
    const incomplete = await offline();
    incomplete.type(empty);
    await incomplete.reconnect.answer(undefined);
    expect([incomplete.form(), incomplete.save.inputs.length]).toEqual([{ open: 'editing' }, 1]);
  });

  test.each([401, 403, 500, 503])(
    'a failure that the whole app announces shows no second message: %i',
    async (code) => {
      const { actor, type, save, form } = await open();
      type(typed);
      actor.send({ type: 'save.request' });
      await save.fail(status(code));
      expect({ form: form(), dirty: isDirty(actor.getSnapshot()) }).toEqual({
        form: { open: 'editing' },
        dirty: true,
      });
    },
  );

  test('a field that the server named loses its message when it is changed', async () => {
    const { actor, type, save } = await open();
    actor.send({ type: 'save.request' });
    await save.fail(invalid);
    actor.send({ type: 'refusal.close' });
    type({ ...base.draft, title: '別的欄位' });
    expect(problems(actor.getSnapshot())).toEqual([
      { key: 'note', label: 'note', message: '最多可輸入 500 個字' },
    ]);
    actor.send({ type: 'refusal.show' });
    expect(actor.getSnapshot().value.form).toEqual({ open: 'refused' });
    type({ title: '別的欄位', note: '短' });
    expect(problems(actor.getSnapshot())).toEqual([]);
  });

  test('a create whose answer was lost continues as an edit of the added record when sent again with other content', async () => {
    const { actor, type, save, messages, context, form } = await open({ isNew: true });
    type(typed);
    actor.send({ type: 'save.request' });
    await save.lose();
    type(more);
    actor.send({ type: 'save.request' });
    await save.fail(exists);
    expect({ form: form(), draft: context().draft, messages: messages.at(-1) }).toEqual({
      form: 'moved',
      draft: more,
      messages: { type: 'record.exists', id: 12 },
    });
  });

  test('a create that is refused with 409 and names no record is shown, and an edit whose answer names one is still a save that came too late', async () => {
    const added = await open({ isNew: true });
    added.actor.send({ type: 'save.request' });
    await added.save.fail(status(409));
    expect(added.form()).toEqual({ open: 'refused' });
    const edited = await open();
    edited.actor.send({ type: 'save.request' });
    await edited.save.fail(exists);
    expect(edited.form()).toEqual({ stale: 'loading' });
  });

  test('input from the create form continues on the added record', async () => {
    const { actor, save } = await open({ draft: more });
    expect(isDirty(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'save.request' });
    expect(save.inputs.map(({ draft, version }) => ({ draft, version }))).toEqual([
      { draft: more, version: 1 },
    ]);
  });
});

describe('A save that came too late', () => {
  async function tooLate() {
    const world = await open();
    world.type(typed);
    world.actor.send({ type: 'save.request' });
    await world.save.fail(status(409));
    return world;
  }

  test('the newest version is compared before a choice, and mine is saved over it', async () => {
    const { actor, loadLatest, save, form, context } = await tooLate();
    expect(form()).toEqual({ stale: 'loading' });
    await loadLatest.answer(theirs);
    expect(form()).toEqual({ stale: { choosing: 'asking' } });
    actor.send({ type: 'difference.show' });
    expect({ form: form(), draft: context().draft, latest: context().latest }).toEqual({
      form: { stale: { choosing: 'comparing' } },
      draft: typed,
      latest: theirs,
    });
    actor.send({ type: 'mine.keep' });
    expect(save.inputs.map(({ draft, version }) => ({ draft, version })).at(-1)).toEqual({
      draft: typed,
      version: 2,
    });
  });

  test('a field that only the colleague changed is merged, and both changes are saved without a question', async () => {
    const { loadLatest, save, form, context, messages } = await tooLate();
    await loadLatest.answer({ ...theirs, draft: { ...base.draft, note: '同事的備註' } });
    const both = { ...typed, note: '同事的備註' };
    expect([form(), context().draft]).toEqual(['saving', both]);
    expect(save.inputs.at(-1)).toMatchObject({ draft: both, version: 2 });
    await save.answer(null);
    expect(messages.at(-1)).toMatchObject({ type: 'record.saved', mergedWith: '林雅婷' });
  });

  test('fields changed by both take the chosen side, and are saved with changes of one side', async () => {
    const { actor, loadLatest, save } = await tooLate();
    await loadLatest.answer({ ...theirs, draft: { title: '別人的名稱', note: '同事的備註' } });
    expect(conflicts(actor.getSnapshot())).toEqual(['title']);
    actor.send({ type: 'conflict.choose', key: 'title', side: 'latest' });
    actor.send({ type: 'mine.keep' });
    expect(save.inputs.at(-1)?.draft).toEqual({ title: '別人的名稱', note: '同事的備註' });
  });

  test('a safety copy of an earlier version asks first, because its base is unknown', async () => {
    const { actor, save, loadLatest, form } = await open({ base: theirs, found: { ...copy, version: 1 } });
    actor.send({ type: 'copy.restore' });
    actor.send({ type: 'save.request' });
    await save.fail(status(409));
    await loadLatest.answer(theirs);
    expect(form()).toEqual({ stale: { choosing: 'asking' } });
    expect(conflicts(actor.getSnapshot())).toContain('title');
  });

  test('my version, invalid meanwhile, is not saved but shown for correction', async () => {
    const { actor, type, loadLatest, save, form, context, messages } = await tooLate();
    await loadLatest.answer(theirs);
    type(empty);
    actor.send({ type: 'mine.keep' });
    expect({ form: form(), version: context().base.version, sent: save.inputs.length }).toEqual({
      form: { open: 'refused' },
      version: 2,
      sent: 1,
    });
    expect(problems(actor.getSnapshot())).toEqual([mistake]);
    expect(messages).toEqual([{ type: 'save.failed' }]);
  });

  test('the comparison can be closed, and the question stays open', async () => {
    const { actor, loadLatest, form } = await tooLate();
    await loadLatest.answer(theirs);
    actor.send({ type: 'difference.show' });
    actor.send({ type: 'difference.hide' });
    expect(form()).toEqual({ stale: { choosing: 'asking' } });
  });

  test('the newest version can be adopted', async () => {
    const { actor, type, loadLatest, messages, context, form } = await tooLate();
    await loadLatest.answer(theirs);
    actor.send({ type: 'latest.adopt' });
    expect({ form: form(), draft: context().draft, messages: messages.at(-1) }).toEqual({
      form: { open: 'editing' },
      draft: theirs.draft,
      messages: { type: 'latest.adopted' },
    });
    expect(isDirty(actor.getSnapshot())).toBe(false);
    type(empty);
    expect(problems(actor.getSnapshot())).toEqual([]);
  });

  test('the choice can be postponed, and the next save asks again', async () => {
    const { actor, loadLatest, save, context, form } = await tooLate();
    await loadLatest.answer(theirs);
    actor.send({ type: 'choice.postpone' });
    expect({ form: form(), draft: context().draft, latest: context().latest }).toEqual({
      form: { open: 'editing' },
      draft: typed,
      latest: null,
    });
    actor.send({ type: 'save.request' });
    expect(save.inputs.at(-1)?.version).toBe(1);
  });

  test('leaving saves nothing before a choice, and discarded changes are gone', async () => {
    const { actor, loadLatest, messages, context, form } = await tooLate();
    const before = messages.length;
    actor.send({ type: 'save.request', isLeaving: true });
    await loadLatest.answer(theirs);
    actor.send({ type: 'save.request', isLeaving: true });
    expect({ form: form(), messages: messages.slice(before) }).toEqual({
      form: { stale: { choosing: 'asking' } },
      messages: [{ type: 'save.failed' }, { type: 'save.failed' }],
    });
    actor.send({ type: 'draft.discard' });
    expect({ form: form(), draft: context().draft, latest: context().latest }).toEqual({
      form: { open: 'editing' },
      draft: base.draft,
      latest: null,
    });
  });

  test('a failed load of the newest version shows a message and can be repeated', async () => {
    const { actor, loadLatest, form } = await tooLate();
    await loadLatest.lose();
    expect(form()).toEqual({ stale: 'unreachable' });
    actor.send({ type: 'latest.retry' });
    await loadLatest.answer(theirs);
    expect(form()).toEqual({ stale: { choosing: 'asking' } });
  });

  test.each(['mine.keep', 'confirm'] as const)(
    'leaving is cancelled when the save turns out to be too late: %s',
    async (way) => {
      const { actor, type, save, loadLatest, messages } = await open();
      type(typed);
      actor.send({ type: 'save.request', isLeaving: true });
      await save.fail(status(409));
      await loadLatest.answer(way === 'confirm' ? { draft: typed, version: 2 } : theirs);
      if (way === 'mine.keep') {
        actor.send({ type: 'mine.keep' });
        await save.answer(null);
      }
      expect(messages).toEqual([
        { type: 'save.failed' },
        { type: 'record.saved', data: null, isLeaving: false, mergedWith: null },
      ]);
    },
  );

  test('a save without an answer is sent again unchanged, so that the server recognises its body', async () => {
    const { actor, type, save, messages, form } = await open();
    type(typed);
    actor.send({ type: 'save.request' });
    await save.lose();
    actor.send({ type: 'record.loaded', base: { draft: typed, version: 2 } });
    actor.send({ type: 'save.request' });
    expect(save.inputs.map(({ draft, version }) => ({ draft, version }))).toEqual([
      { draft: typed, version: 1 },
      { draft: typed, version: 1 },
    ]);
    expect(save.inputs[1]?.draft).toBe(save.inputs[0]?.draft);
    await save.answer({ id: 12, rowVersion: 2 });
    expect({ form: form(), messages: messages.at(-1) }).toEqual({
      form: { open: 'editing' },
      messages: { type: 'record.saved', data: { id: 12, rowVersion: 2 }, isLeaving: false, mergedWith: null },
    });
  });

  test('a save of which only the answer was lost counts as saved', async () => {
    const { actor, loadLatest, messages, form } = await tooLate();
    await loadLatest.answer({ draft: typed, version: 2 });
    expect({ form: form(), messages: messages.at(-1) }).toEqual({
      form: { open: 'editing' },
      messages: { type: 'record.saved', data: null, isLeaving: false, mergedWith: null },
    });
    expect(isDirty(actor.getSnapshot())).toBe(false);
  });
});

describe('The safety copy', () => {
  test('it is written only when something differs, and not at every key', async () => {
    const { type, writeCopy, pause, copyState } = await open();
    expect(copyState()).toBe('clean');
    type({ ...base.draft });
    pause();
    expect(writeCopy.inputs).toEqual([]);
    type(typed);
    type(more);
    expect(writeCopy.inputs).toEqual([]);
    pause();
    expect(writeCopy.inputs).toEqual([{ version: 1, values: more }]);
    await writeCopy.answer();
    expect(copyState()).toBe('stored');
  });

  test.each(['save', 'discard'] as const)(
    'is removed after a %s, also while it is being written',
    async (way) => {
      const { actor, type, save, writeCopy, removeCopy, pause, copyState } = await open();
      type(typed);
      pause();
      expect(writeCopy.inputs).toHaveLength(1);
      if (way === 'discard') actor.send({ type: 'draft.discard' });
      else {
        actor.send({ type: 'save.request' });
        await save.answer({ id: 12, rowVersion: 2 });
      }
      expect(copyState()).toBe('removing');
      await removeCopy.answer();
      expect(copyState()).toBe('clean');
    },
  );

  test('input during a write is written after it', async () => {
    const { type, writeCopy, pause, copyState } = await open();
    type(typed);
    pause();
    type(more);
    await writeCopy.answer();
    expect(copyState()).toBe('waiting');
    pause();
    expect(writeCopy.inputs.map(({ values }) => values)).toEqual([typed, more]);
  });

  test('an offered copy is not overwritten before a choice', async () => {
    const { actor, type, writeCopy, pause, copyState, context } = await open({ found: copy });
    type(more);
    pause();
    expect({ written: writeCopy.inputs, state: copyState(), offer: offer(actor.getSnapshot()) }).toEqual({
      written: [],
      state: 'offering',
      offer: { savedAt: 7, movedOn: null },
    });
    actor.send({ type: 'copy.restore' });
    expect({ draft: context().draft, state: copyState() }).toEqual({ draft: typed, state: 'stored' });
  });

  test('a declined copy is removed, and later input is written', async () => {
    const { actor, type, removeCopy, writeCopy, pause, copyState, context } = await open({ found: copy });
    actor.send({ type: 'copy.discard' });
    expect([copyState(), offer(actor.getSnapshot()), context().draft]).toEqual([
      'removing',
      null,
      base.draft,
    ]);
    await removeCopy.answer();
    type(more);
    pause();
    expect(writeCopy.inputs).toEqual([{ version: 1, values: more }]);
  });

  test('a restored copy is not offered again, and is removed when its text is discarded', async () => {
    const { actor, removeCopy, copyState } = await open({ found: copy });
    actor.send({ type: 'copy.restore' });
    expect(offer(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'draft.discard' });
    expect([copyState(), removeCopy.inputs.length]).toEqual(['removing', 1]);
  });

  test('a restored copy is written again after further changes', async () => {
    const { actor, type, writeCopy, pause, copyState } = await open({ found: copy });
    actor.send({ type: 'copy.restore' });
    type(more);
    expect(copyState()).toBe('waiting');
    pause();
    expect(writeCopy.inputs).toEqual([{ version: 1, values: more }]);
  });

  test('a copy based on an older version is restored with that version, so that its save is compared', async () => {
    const { actor, save } = await open({ base: theirs, found: copy });
    expect(offer(actor.getSnapshot())).toEqual({ savedAt: 7, movedOn: theirs.updateRecord });
    actor.send({ type: 'copy.restore' });
    actor.send({ type: 'save.request' });
    expect(save.inputs.map(({ draft, version }) => ({ draft, version }))).toEqual([
      { draft: typed, version: 1 },
    ]);
  });

  test.each([
    ['of the version that is open', { ...copy, version: 2 }, theirs],
    ['of a newer one', { ...copy, version: 3 }, theirs],
    ['that does not say its version', { ...copy, version: undefined }, theirs],
    ['where the server counts no versions', copy, { ...theirs, version: undefined }],
  ])('a copy %s is offered without the name of who saved later', async (_, found, on) => {
    const { actor } = await open({ base: on, found });
    expect(offer(actor.getSnapshot())).toEqual({ savedAt: 7, movedOn: null });
  });

  test('a copy of an earlier release may lack a field', async () => {
    const old: Partial<typeof typed> = { title: '舊版的字' };
    const { actor, context } = await open({ found: { ...copy, values: old as typeof typed } });
    actor.send({ type: 'copy.restore' });
    expect(context().draft).toEqual({ title: '舊版的字', note: '' });
  });

  test('a copy equal to the record is removed without a question', async () => {
    const { copyState, removeCopy } = await open({ found: { ...copy, values: { ...base.draft } } });
    expect(copyState()).toBe('removing');
    await removeCopy.answer();
    expect(copyState()).toBe('clean');
  });

  test('is written at once when the page closes, with input made during another write', async () => {
    const { actor, type, writeCopy } = await open();
    type(typed);
    actor.send({ type: 'copy.flush' });
    type(more);
    actor.send({ type: 'copy.flush' });
    expect(writeCopy.inputs.map(({ values }) => values)).toEqual([typed, more]);
  });

  test('a failed write shows a message, and is retried at the next change', async () => {
    const { type, writeCopy, pause, copyState } = await open();
    type(typed);
    pause();
    await writeCopy.lose();
    expect(copyState()).toBe('unprotected');
    type(more);
    pause();
    expect(writeCopy.inputs.map(({ values }) => values)).toEqual([typed, more]);
  });

  test('a failed removal shows a message, and is not retried before the next input', async () => {
    const { actor, type, removeCopy, copyState, pause, writeCopy } = await open({ found: copy });
    actor.send({ type: 'copy.discard' });
    await removeCopy.lose();
    expect([copyState(), removeCopy.inputs.length]).toEqual(['unprotected', 1]);
    type(more);
    pause();
    expect(writeCopy.inputs).toHaveLength(1);
  });

  test('a failed read shows a message, and input is still written', async () => {
    const { actor, type, readCopy, writeCopy, pause, copyState } = unread();
    await readCopy.lose();
    expect([copyState(), offer(actor.getSnapshot())]).toEqual(['unprotected', null]);
    type(typed);
    pause();
    expect(writeCopy.inputs).toEqual([{ version: 1, values: typed }]);
  });

  test.each(['a save', 'a return to what was there'])(
    'an older copy is removed after %s, also if the last write failed',
    async (way) => {
      const { actor, type, save, writeCopy, removeCopy, pause } = await open();
      type(typed);
      pause();
      await writeCopy.answer();
      type(more);
      pause();
      await writeCopy.lose();
      if (way === 'a save') {
        actor.send({ type: 'save.request' });
        await save.answer({ id: 12, rowVersion: 2 });
      } else type(base.draft);
      expect(removeCopy.inputs).toHaveLength(1);
    },
  );
});
