import { expect, it } from 'vitest';
import type { ApiError } from '../../src/api/result';
import {
  failureNotice,
  failureText,
  failureToasts,
  failureWords,
  noted,
} from '../../src/base/calls/failure-words';
import { idIn, LoadError, unwrap } from '../../src/base/calls/load';

const status = (code: number, messages: string[] = []): ApiError => ({
  kind: 'status',
  status: code,
  messages,
});

it.each<[string, ApiError, string[]]>([
  ['no answer', { kind: 'network' }, ['無法連線，請檢查網路後再試']],
  ['a refusal without words', { kind: 'refused', messages: [' '] }, ['無法完成，請確認內容後再試']],
  ['a refusal in words', { kind: 'refused', messages: ['一', '', '二'] }, ['一', '二']],
  ['401', status(401), ['權限已過期，請重新登入']],
  ['403', status(403), ['權限不足']],
  ['404', status(404), ['找不到這筆資料，可能已被刪除']],
  ['409', status(409), ['資料已由他人更新，請重新整理後再編輯']],
  ['413', status(413), ['檔案或內容太大，請縮小後再試']],
  ['429', status(429), ['操作過於頻繁，請稍後再試']],
  ['500', status(500), ['系統發生錯誤']],
  ['502', status(502), ['伺服器暫時沒有回應，請稍後再試']],
  ['503', status(503), ['系統維護中，造成您的不便敬請見諒，我們將儘快恢復服務']],
  ['504', status(504), ['伺服器暫時沒有回應，請稍後再試']],
  ['418', status(418), ['伺服器無法完成，請稍後再試（代碼 418）']],
  ['404 in words', status(404, ['已刪除']), ['已刪除']],
])('message of a failed call: %s', (_, error, words) => {
  expect([failureWords(error), failureText(error)]).toEqual([words, words.join(' ')]);
});

it.each<[string, ApiError, string[]]>([
  ['401 in words', status(401, ['登入已失效']), ['權限已過期，請重新登入', '登入已失效']],
  ['403 in words', status(403, ['不可停用自己']), ['權限不足', '不可停用自己']],
  ['500 in the same words', status(500, ['系統發生錯誤']), ['系統發生錯誤']],
  ['503 without words', status(503), ['系統維護中，造成您的不便敬請見諒，我們將儘快恢復服務']],
  ['404 in words', status(404, ['已刪除']), ['已刪除']],
  ['no answer', { kind: 'network' }, ['無法連線，請檢查網路後再試']],
  ['a refusal', { kind: 'refused', messages: ['一', '二'] }, ['一', '二']],
])('its toasts begin with the error catalogue where that knows the status: %s', (_, error, toasts) => {
  expect(failureToasts(error)).toEqual(toasts);
});

it.each<[string, ApiError, string[]]>([
  ['a refusal without words', { kind: 'refused', messages: [' '] }, []],
  ['a refusal in words', { kind: 'refused', messages: ['不可以'] }, ['不可以']],
  ['404 without words', status(404), []],
  ['409 in words', status(409, ['已更新']), ['已更新']],
  ['500 without words', status(500), ['系統發生錯誤']],
  [
    '503 in words',
    status(503, ['維護到十點']),
    ['系統維護中，造成您的不便敬請見諒，我們將儘快恢復服務', '維護到十點'],
  ],
  ['no answer', { kind: 'network' }, []],
  ['400 at a field', { kind: 'status', status: 400, messages: [], errors: { title: ['必填'] } }, []],
])('a failed switch, and a save whose dialog speaks, show no text of the app: %s', (_, error, toasts) => {
  expect(failureToasts(error, true)).toEqual(toasts);
});

it('a form that shows the fields of an error needs no toast that there are some, other words stay', () => {
  const error = status(400, ['請確認以下欄位', '另一句']);
  expect(failureToasts(error)).toEqual(['請確認以下欄位', '另一句']);
  noted({ ok: false, error }, () => false);
  expect(failureToasts(error)).toEqual(['請確認以下欄位', '另一句']);
  noted({ ok: false, error }, () => true);
  expect(failureToasts(error)).toEqual(['另一句']);
});

it.each<[string, ApiError]>([
  ['429', status(429)],
  ['500', status(500)],
  ['503', status(503)],
  ['503 in words', status(503, ['維護到十點'])],
  ['no answer', { kind: 'network' }],
])('a screen that fails to load shows the text of the toast: %s', (_, error) => {
  expect(failureNotice(error)).toBe(failureToasts(error).join(' '));
});

it('an id in an address is a valid record number, otherwise the screen is not found', () => {
  expect([idIn('1'), idIn('2147483647')]).toEqual([1, 2_147_483_647]);
  for (const param of ['', '0', '01', '-1', '1.5', '1e3', 'abc', ' 1', '2147483648', '9'.repeat(400)]) {
    expect(() => idIn(param)).toThrow(new LoadError(status(404)));
  }
});

it('a loader returns the data of a call, or throws its error', async () => {
  await expect(unwrap(Promise.resolve({ ok: true, data: 7, messages: [] }))).resolves.toBe(7);
  const failure = await unwrap(Promise.resolve({ ok: false, error: status(404) })).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(LoadError);
  expect(failure).toMatchObject({ name: 'LoadError', message: 'status', error: status(404) });
});
