import { createActor, SimulatedClock } from 'xstate';
import type { ApiError } from '../../src/api/result';
import {
  createRecordMachine,
  SAFETY_COPY_MS,
  type RecordBase,
  type RecordInput,
  type RecordRules,
  type SafetyCopy,
  type SaveInput,
} from '../../src/machines/record';
import { fakeCall } from './fake-call';

export interface Draft {
  title: string;
  note: string;
}

export type Answer = { id: number; rowVersion?: number } | null;

/** Messages by label, as on the screen. */
const rules: RecordRules<Draft> = {
  check: ({ title }) => (title === '' ? [{ key: 'title', label: '名稱', message: '此欄位為必填' }] : []),
  explain: (error) =>
    error.kind === 'status' && error.errors
      ? Object.entries(error.errors).map(([key, list]) => ({ key, label: key, message: list.join() }))
      : [],
  readsSame: (a, b) => a.title === b.title && a.note === b.note,
};

export const recordMachine = createRecordMachine<Draft, Answer>(rules);

export const base: RecordBase<Draft> = { draft: { title: '松濤硯', note: '' }, version: 1 };
export const typed: Draft = { title: '松濤硯二期', note: '' };
export const more: Draft = { title: '松濤硯三期', note: '' };
export const empty: Draft = { title: '', note: '' };
/** Version saved by another user. */
export const theirs: RecordBase<Draft> = {
  draft: { title: '別人的名稱', note: '' },
  version: 2,
  updateRecord: { lastModifiedBy: '林雅婷', lastModifiedOn: '2026-01-02T03:04:05Z' },
};
export const copy: SafetyCopy<Draft> = {
  accountId: 1,
  path: '/case/edit/12',
  title: '編輯建案',
  savedAt: 7,
  version: 1,
  values: typed,
};
export const invalid: ApiError = {
  kind: 'status',
  status: 400,
  messages: [],
  errors: { note: ['最多可輸入 500 個字'] },
};
export const exists: ApiError = { kind: 'status', status: 409, messages: [], id: 12 };

/** Opens a record whose calls and storage the test answers; its safety copy is already read. */
export async function open({
  found = null,
  ...input
}: Partial<RecordInput<Draft>> & { found?: SafetyCopy<Draft> | null } = {}) {
  const world = unread(input);
  await world.readCopy.answer(found);
  return world;
}

/** Opens a record whose safety copy is not read yet. */
export function unread(input: Partial<RecordInput<Draft>> = {}) {
  const save = fakeCall<Answer, SaveInput<Draft>>();
  const loadLatest = fakeCall<RecordBase<Draft>, void>();
  const readCopy = fakeCall<SafetyCopy<Draft> | null, void>();
  const writeCopy = fakeCall<void, Pick<SafetyCopy<Draft>, 'version' | 'values'>>();
  const removeCopy = fakeCall<void, void>();
  const reconnect = fakeCall<void, void>();
  const clock = new SimulatedClock();
  const actors = {
    save: save.logic,
    loadLatest: loadLatest.logic,
    readCopy: readCopy.logic,
    writeCopy: writeCopy.logic,
    removeCopy: removeCopy.logic,
    reconnect: reconnect.logic,
  };
  const actor = createActor(recordMachine.provide({ actors }), {
    clock,
    input: { base, isNew: false, ...input },
  });
  const messages: unknown[] = [];
  actor.on('*', (event) => messages.push(event));
  actor.start();
  return {
    actor,
    save,
    loadLatest,
    readCopy,
    writeCopy,
    removeCopy,
    reconnect,
    /** Emitted events, in order. */
    messages,
    type: (draft: Draft) => actor.send({ type: 'draft.changed', draft }),
    pause: () => clock.increment(SAFETY_COPY_MS),
    context: () => actor.getSnapshot().context,
    form: () => actor.getSnapshot().value.form,
    copyState: () => actor.getSnapshot().value.copy,
  };
}
