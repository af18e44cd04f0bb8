import { expect, test } from 'vitest';
import type { ApiError } from '../../src/api/result';
import { failureMessages } from '../../src/records/record/failure';
import { errorText } from '../../src/base/calls/text';

const status = (code: number, more: Partial<Extract<ApiError, { kind: 'status' }>> = {}): ApiError => ({
  kind: 'status',
  status: code,
  messages: [],
  ...more,
});

test.each<[string, ApiError, readonly string[]]>([
  ['no answer', { kind: 'network' }, [errorText.network]],
  ['a refusal in words', { kind: 'refused', messages: ['此代碼已被使用'] }, ['此代碼已被使用']],
  ['a refusal without words', { kind: 'refused', messages: [] }, [errorText.refused]],
  ['400 with its fields', status(400, { messages: ['內容有誤'], errors: { title: ['此欄位為必填'] } }), []],
  ['400 without fields', status(400, { errors: {} }), [errorText.status(400)]],
  ['404', status(404), [errorText.gone]],
  ['409', status(409), [errorText.stale]],
  ['413 of a proxy', status(413), [errorText.tooLarge]],
  ['413 in words', status(413, { messages: ['檔案大小超過 2 MB'] }), ['檔案大小超過 2 MB']],
  ['429', status(429), [errorText.tooMany]],
  ['502', status(502, { messages: [' '] }), [errorText.gateway]],
  ['504', status(504), [errorText.gateway]],
  ['418', status(418), [errorText.status(418)]],
])('a failed call has a message: %s', (_, error, messages) => {
  expect(failureMessages(error)).toEqual(messages);
});

test.each([401, 403, 500, 503])('the whole app announces %i, so it shows no second message', (code) => {
  expect(failureMessages(status(code, { messages: ['系統發生錯誤'] }))).toEqual([]);
});
