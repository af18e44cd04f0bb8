// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import type { ApiResult } from '../../src/api/result';
import { requiredPattern, requiredText } from '../../src/records/fields/rules';
import { type SmallForm, useSmallForm } from '../../src/records/record/use-small-form';

const limits = { tel: { required: true, maxLength: 10, pattern: '^09\\d{8}$', typed: 'phone' } } as const;
const schema = v.pipe(
  v.object({ name: requiredText({}), tel: requiredPattern(limits.tel) }),
  v.check(({ name, tel }) => name !== tel, '不能相同'),
);
const send = vi.fn<(values: object, options: { idempotencyKey?: string }) => Promise<ApiResult<number>>>();
const done = vi.fn<(data: number) => void>();
const refusal = (errors: Record<string, string[]>): ApiResult<number> => ({
  ok: false,
  error: { kind: 'status', status: 400, messages: ['資料有誤'], errors },
});

let form: SmallForm<{ name: string; tel: string }>;
function Screen({ onDrawn }: { onDrawn: (drawn: typeof form) => void }) {
  const drawn = useSmallForm({
    schema,
    labels: { name: '姓名', tel: '電話' },
    limits,
    rename: { phone: 'tel' },
    empty: () => ({ name: '', tel: '' }),
    send,
    onDone: done,
  });
  useEffect(() => onDrawn(drawn));
  return null;
}

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.resetAllMocks();
  send.mockResolvedValue({ ok: true, data: 7, messages: [] });
  root = createRoot(document.createElement('div'));
  act(() => root.render(<Screen onDrawn={(drawn) => void (form = drawn)} />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const type = (values: Partial<typeof form.values>) => act(() => form.patch(values));
const submit = () => act(async () => void (await form.submit()));
const errors = () => [form.fields.name.error, form.fields.tel.error, form.failure];

test('nothing is marked before the first attempt, then each input is checked at once', async () => {
  expect(errors()).toEqual([undefined, undefined, '']);
  await submit();
  expect(errors()).toEqual(['此欄位為必填', '此欄位為必填', '']);
  type({ name: '王' });
  expect(errors()).toEqual([undefined, '此欄位為必填', '']);
  expect(send).not.toHaveBeenCalled();
});

test('values are sent in the form of the contract, and the form counts as unchanged after that', async () => {
  type({ name: '王', tel: '0912-345-678' });
  expect(form.isChanged).toBe(true);
  await submit();
  expect(send.mock.calls[0]?.[0]).toEqual({ name: '王', tel: '0912345678' });
  expect(done).toHaveBeenCalledExactlyOnceWith(7);
  expect(form.isChanged).toBe(false);
});

test('leaving a field brings its text into the form of the contract', () => {
  type({ tel: '0912-345-678' });
  act(() => void form.fields.tel.settle());
  expect(form.values.tel).toBe('0912345678');
});

test('a message of the server stays at its field until that changes; others stand below', async () => {
  send.mockResolvedValue(refusal({ 'phone[0]': ['已停用'], contactId: ['已刪除'] }));
  type({ name: '王', tel: '0912345678' });
  await submit();
  expect(errors()).toEqual([undefined, '已停用', '已刪除']);
  type({ name: '李' });
  expect(errors()).toEqual([undefined, '已停用', '已刪除']);
  type({ tel: '0912345679' });
  expect(errors()).toEqual([undefined, undefined, '已刪除']);
});

test('a failure without fields and a broken rule between fields stand below', async () => {
  send.mockResolvedValue(refusal({}));
  type({ name: '王', tel: '0912345678' });
  await submit();
  expect(errors()).toEqual([undefined, undefined, '資料有誤']);
  type({ name: '0912345678' });
  expect(errors()).toEqual([undefined, undefined, '不能相同']);
});

test('another attempt with the same values has the same key, one with other values another', async () => {
  send.mockResolvedValue(refusal({}));
  type({ name: '王', tel: '0912345678' });
  await submit();
  await submit();
  type({ name: '李' });
  await submit();
  const [first, second, third] = send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('beginning again empties the form and its messages', async () => {
  type({ name: '王' });
  await submit();
  act(() => form.reset());
  expect([form.values, errors()]).toEqual([{ name: '', tel: '' }, [undefined, undefined, '']]);
});
