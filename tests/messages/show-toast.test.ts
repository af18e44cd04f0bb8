import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ApiResult } from '../../src/api/result';
import { toasts } from '../../src/machines/actors';
import { showToast } from '../../src/base/messages/messages';

const undo = {
  label: '復原',
  running: '復原中',
  done: '已復原',
  call: async (): Promise<ApiResult<null>> => ({ ok: true, data: null, messages: [] }),
};
const online = {
  kind: 'success',
  text: '已改為「上架」',
  action: { ...undo, subjects: ['case-12/status'] },
} as const;

beforeEach(() => toasts.start());
afterEach(() => {
  for (const { id } of toasts.getSnapshot().context.toasts) {
    toasts.send({ type: 'toast.close', id });
    toasts.send({ type: 'animation.end', id });
  }
});

test.each([
  ['the same was changed again', { text: 'b', action: { ...undo, subjects: ['case-12/status'] } }, true],
  [
    'the record that it is a part of was deleted',
    { text: 'b', action: { ...undo, subjects: ['case-12'] } },
    true,
  ],
  ['another part was changed', { text: 'b', action: { ...undo, subjects: ['case-12/site'] } }, false],
  [
    'many were taken offline, it among them',
    { text: 'b', action: { ...undo, subjects: ['case-3/status', 'case-12/status'] } },
    true,
  ],
  ['another record was deleted', { text: 'b', action: { ...undo, subjects: ['case-1'] } }, false],
  ['something was saved', { text: 'b' }, false],
  ['it is shown again', online, false],
])('an offer of a toast is removed when it becomes impossible: %s', (_, next, isGone) => {
  showToast(online);
  showToast({ kind: 'success', ...next });
  const [first] = toasts.getSnapshot().context.toasts;
  expect([first?.text, first?.closing]).toEqual([online.text, isGone]);
});

test('an offer to undo several changes is removed when one of them changes separately', () => {
  const many = { ...online, action: { ...undo, subjects: ['case-3/status', 'case-12/status'] } };
  showToast(many);
  showToast({ kind: 'success', text: 'b', action: { ...undo, subjects: ['case-4/status'] } });
  expect(toasts.getSnapshot().context.toasts[0]?.closing).toBe(false);
  showToast({ kind: 'success', text: 'c', action: { ...undo, subjects: ['case-3/status'] } });
  expect(toasts.getSnapshot().context.toasts[0]?.closing).toBe(true);
});
