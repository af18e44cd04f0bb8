import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectionFound, connectionLost, isConnectionLost } from '../../src/base/session/network';

const start = new Date('2026-11-28T10:00:00+08:00').getTime();
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { baseURI: 'http://test/mng/' });
  vi.stubGlobal('fetch', () => answer());
});
afterEach(() => {
  connectionFound(Infinity);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a connection is lost until a call that was sent later is answered', () => {
  connectionLost();
  connectionFound(start - 1);
  connectionFound(start);
  expect(isConnectionLost()).toBe(true);
  connectionFound(start + 1);
  expect(isConnectionLost()).toBe(false);
});

test('whether there is a connection again is asked by itself, and at once when the browser says so', async () => {
  answer = () => Promise.reject(new TypeError('lost'));
  connectionLost();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isConnectionLost()).toBe(true);
  answer = async () => new Response();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isConnectionLost()).toBe(false);
});
