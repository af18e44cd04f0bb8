// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, vi } from 'vitest';
import type { ApiResult } from '../../src/api/result';
import { CallButton } from '../../src/records/record-actions/CallButton';
import { failed, ok, status } from '../machines/fake-call';

const load = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => {}));

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ invalidate: load }),
}));

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
});

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
  );

const question = () => document.querySelector('[role=dialog], [role=alertdialog]');

it('a call is asked about first; 取消 sends nothing, a failure stays in the question, and success loads the screen again', async () => {
  const operation = vi.fn<() => Promise<ApiResult<null>>>(async () => failed(status(500)));
  await act(async () =>
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <CallButton question={{ title: '要停止嗎？', confirmLabel: '停止', operation }}>停止匯入</CallButton>,
    ),
  );
  await press('停止匯入');
  expect(question()?.textContent).toContain('要停止嗎？');
  await press('取消');
  expect(question()).toBe(null);
  expect(operation).not.toHaveBeenCalled();

  await press('停止匯入');
  await press('停止');
  expect(operation).toHaveBeenCalledOnce();
  expect(question()?.querySelector('[role=alert]')?.textContent).toMatch(/./);
  expect(load).not.toHaveBeenCalled();

  operation.mockResolvedValue(ok(null));
  await press('停止');
  expect(question()).toBe(null);
  expect(load).toHaveBeenCalledOnce();
});

it('the screen is not loaded again where the call has a follow-up of its own, which gets the answer', async () => {
  load.mockClear();
  const done = vi.fn<(data: number) => void>();
  await act(async () =>
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <CallButton
        question={{ title: '要複製嗎？', confirmLabel: '複製', operation: async () => ok(7) }}
        onDone={done}
      >
        複製一份
      </CallButton>,
    ),
  );
  await press('複製一份');
  await press('複製');
  expect(done).toHaveBeenCalledExactlyOnceWith(7);
  expect(question()).toBe(null);
  expect(load).not.toHaveBeenCalled();
});
