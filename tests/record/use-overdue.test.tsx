// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { useOverdue } from '../../src/records/record/use-overdue';

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('A wait is overdue only after most answers would have come, and each wait begins anew', () => {
  const seen: boolean[] = [];
  function Seen({ isAwaited }: { isAwaited: boolean }) {
    seen.push(useOverdue(isAwaited));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const show = (isAwaited: boolean) => act(() => root.render(<Seen isAwaited={isAwaited} />));
  const pass = (milliseconds: number) =>
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  show(true);
  pass(500);
  show(false);
  pass(5000);
  // A dialog would not have opened for a moment.
  expect(seen).not.toContain(true);
  show(true);
  pass(500);
  expect(seen.at(-1)).toBe(false);
  pass(500);
  expect(seen.at(-1)).toBe(true);
  show(false);
  expect(seen.at(-1)).toBe(false);
});
