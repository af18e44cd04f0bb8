import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client, connectClient, requestInit, settle, settleBlob } from '../../src/api/client';
import { type ApiError, isStale } from '../../src/api/result';
import { sendWithProgress } from '../../src/api/upload';

/** Messages of the client to the app, in order. */
const told: unknown[] = [];
const sent: Request[] = [];
let answers: number;
let token: string | null;
/** Reason why no token is available. */
let withheld: Error | null;
let answer: () => Promise<Response>;

beforeEach(() => {
  told.length = 0;
  sent.length = 0;
  answers = 0;
  token = 't1';
  withheld = null;
  answer = async () => json(200, { succeeded: true, messages: [], data: null });
  connectClient({
    readToken: async () => {
      if (withheld) throw withheld;
      return token;
    },
    onMessages: (messages) => told.push({ messages }),
    onFailure: (error, of, withoutAppText) =>
      told.push({ error, of, ...(withoutAppText ? { withoutAppText } : {}) }),
    onAnswer: (sentOn) => (answers += sentOn > 0 ? 1 : 0),
  });
});
afterEach(() => vi.unstubAllGlobals());

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const fetch = (request: Request) => {
  sent.push(request);
  return answer();
};
const base = { baseUrl: 'http://test/', fetch };
const list = (init: object = {}) => client.GET('/api/identity/role', { ...base, ...init });
const remove = (init: object = {}) =>
  client.DELETE('/api/identity/role/{id}', { ...base, params: { path: { id: 7 } }, ...init });
const signIn = () => client.POST('/api/identity/token', { ...base, body: { account: 'a', password: 'b' } });
const authorization = () => sent.map((request) => request.headers.get('authorization'));

describe('A call that tells how much of it is sent', () => {
  it('is not sent where it was cancelled while its body was being read', async () => {
    const XMLHttpRequest = vi.fn<() => void>();
    vi.stubGlobal('XMLHttpRequest', XMLHttpRequest);
    const cancelled = new AbortController();
    const request = new Request('http://test/', { method: 'PUT', body: 'x', signal: cancelled.signal });
    const sending = sendWithProgress(() => {})(request);
    cancelled.abort();
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
    expect(XMLHttpRequest).not.toHaveBeenCalled();
  });
});

describe('The token of a call', () => {
  it('is the one of the session', async () => {
    await settle(list());
    expect(authorization()).toEqual(['Bearer t1']);
  });

  it('is left out where there is none, and where the call is public', async () => {
    token = null;
    await settle(list());
    token = 't1';
    await settle(signIn());
    expect(authorization()).toEqual([null, null]);
  });

  it('is the one that the caller gives, if it gives one', async () => {
    await settle(list(requestInit({ token: 'own' })));
    expect(authorization()).toEqual(['Bearer own']);
  });
});

describe('What an answer becomes', () => {
  it('a success carries its data and messages', async () => {
    answer = async () => json(200, { succeeded: true, messages: ['儲存成功'], data: { id: 1 } });
    expect(await settle(list())).toEqual({ ok: true, data: { id: 1 }, messages: ['儲存成功'] });
    answer = async () => json(200, { succeeded: true });
    expect(await settle(list())).toEqual({ ok: true, data: undefined, messages: [] });
    expect(told).toEqual([{ messages: ['儲存成功'] }]);
  });

  it('a refusal carries its messages', async () => {
    answer = async () => json(200, { succeeded: false, messages: ['不可以'] });
    expect(await settle(remove())).toEqual({ ok: false, error: { kind: 'refused', messages: ['不可以'] } });
    answer = async () => json(200, { succeeded: false });
    expect(await settle(remove())).toEqual({ ok: false, error: { kind: 'refused', messages: [] } });
    expect(told).toEqual([
      { error: { kind: 'refused', messages: ['不可以'] }, of: 't1' },
      { error: { kind: 'refused', messages: [] }, of: 't1' },
    ]);
  });

  it.each<[string, unknown, object]>([
    ['messages', { messages: ['一', 2] }, { messages: ['一', '2'] }],
    [
      'messages by field',
      { messages: [], errors: { title: ['必填', 3], note: '不是清單' } },
      { messages: [], errors: { title: ['必填', '3'], note: [] } },
    ],
    ['the record that was made before', { messages: [], data: { id: 12 } }, { messages: [], id: 12 }],
    ['no number in place of an id', { messages: [], data: { id: '12' } }, { messages: [] }],
    ['no list of errors', { messages: 'x', errors: ['x'], data: [1] }, { messages: [] }],
    ['nothing', null, { messages: [] }],
    ['a list', ['x'], { messages: [] }],
    ['a text', 'x', { messages: [] }],
  ])('an HTTP status that is no success carries %s', async (_, body, error) => {
    answer = async () => json(409, body);
    expect(await settle(list())).toEqual({ ok: false, error: { kind: 'status', status: 409, ...error } });
    expect(told).toEqual([{ error: { kind: 'status', status: 409, ...error }, of: 't1' }]);
  });

  it('an answer that is no JSON carries its status alone', async () => {
    answer = async () => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } });
    expect(await settle(list())).toEqual({ ok: false, error: { kind: 'status', status: 502, messages: [] } });
  });

  it('no answer is a failure of the network, also where a success cannot be read', async () => {
    answer = () => Promise.reject(new TypeError('lost'));
    expect(await settle(list())).toEqual({ ok: false, error: { kind: 'network' } });
    answer = async () => new Response('no JSON', { status: 200 });
    expect(await settle(list())).toEqual({ ok: false, error: { kind: 'network' } });
    expect(told).toEqual([]);
  });

  it('a quiet call reports its answer only to the caller', async () => {
    vi.stubGlobal('fetch', fetch);
    const look = () => settle(list(requestInit({ isQuiet: true, token: 't0' })));
    for (const status of [401, 403, 500, 503]) {
      answer = async () => json(status, { succeeded: false, messages: ['不可以'], data: null });
      expect(await look()).toEqual({ ok: false, error: { kind: 'status', status, messages: ['不可以'] } });
    }
    answer = async () => json(200, { succeeded: true, messages: ['好'], data: { id: 1 } });
    expect(await look()).toEqual({ ok: true, data: { id: 1 }, messages: ['好'] });
    expect(authorization()).toEqual(Array.from({ length: 5 }, () => 'Bearer t0'));
    expect(told).toEqual([]);
  });

  it('a file is its own data, and its failures are like all others', async () => {
    const file = new Blob(['x']);
    const response = new Response();
    expect(await settleBlob(Promise.resolve({ data: file, response }))).toEqual({
      ok: true,
      data: file,
      messages: [],
    });
    expect(
      await settleBlob(
        Promise.resolve({ error: { messages: ['沒有'] }, response: new Response('', { status: 404 }) }),
      ),
    ).toEqual({ ok: false, error: { kind: 'status', status: 404, messages: ['沒有'] } });
    expect(await settleBlob(Promise.reject(new TypeError('lost')))).toEqual({
      ok: false,
      error: { kind: 'network' },
    });
  });
});

describe('What the client reports to the app', () => {
  it('no success without messages', async () => {
    await settle(list());
    expect(told).toEqual([]);
  });

  it('no calls of the session itself', async () => {
    answer = async () => json(401, { messages: ['帳號或密碼錯誤'] });
    await settle(signIn());
    answer = () => Promise.reject(new TypeError('lost'));
    await settle(signIn());
    expect(told).toEqual([]);
  });

  it('a change without an answer, with its token; not a reading, and not a call that was cancelled', async () => {
    answer = () => Promise.reject(new TypeError('lost'));
    await settle(remove());
    await settle(list());
    const cancelled = new AbortController();
    cancelled.abort();
    await settle(remove({ signal: cancelled.signal }));
    token = null;
    await settle(remove());
    expect(told).toEqual([
      { error: { kind: 'network' }, of: 't1' },
      { error: { kind: 'network' }, of: null },
    ]);
  });
});

describe('A call that stands for a switch', () => {
  it('reports its failure, with or without an answer', async () => {
    vi.stubGlobal('fetch', fetch);
    const change = () =>
      settle(
        client.DELETE('/api/identity/role/{id}', {
          baseUrl: 'http://test/',
          params: { path: { id: 7 } },
          ...requestInit({ withoutAppText: true }),
        }),
      );
    answer = async () => json(200, { succeeded: false, messages: [] });
    await change();
    answer = () => Promise.reject(new TypeError('lost'));
    await change();
    expect(told).toEqual([
      { error: { kind: 'refused', messages: [] }, of: 't1', withoutAppText: true },
      { error: { kind: 'network' }, of: 't1', withoutAppText: true },
    ]);
  });
});

describe('A call that is sent again by itself', () => {
  it('reports nothing until it has an answer', async () => {
    const options = { isRepeated: true, onProgress: () => {} };
    vi.stubGlobal('XMLHttpRequest', function lost() {
      throw new TypeError('lost');
    });
    const path = { params: { path: { id: 7 } }, baseUrl: 'http://test/' };
    const change = (more: object) =>
      settle(client.DELETE('/api/identity/role/{id}', { ...path, ...requestInit({ ...options, ...more }) }));
    const lost = { ok: false, error: { kind: 'network' } };
    expect([await change({}), told]).toEqual([lost, []]);
    expect([await change({ isRepeated: false }), told.length]).toEqual([lost, 1]);
  });
});

describe('The connection', () => {
  it('is found with any answer, of quiet calls, of errors and of the session itself too', async () => {
    vi.stubGlobal('fetch', fetch);
    const count = async (call: Promise<unknown>) => {
      const before = answers;
      await call;
      return answers - before;
    };
    expect(await count(settle(list(requestInit({ isQuiet: true }))))).toBe(1);
    expect(await count(settle(signIn()))).toBe(1);
    answer = async () => json(500, {});
    expect(await count(settle(remove()))).toBe(1);
    answer = () => Promise.reject(new TypeError('lost'));
    expect(await count(settle(remove()))).toBe(0);
  });
});

describe('A save of a form that compares newer versions itself', () => {
  it.each([
    [409, 0],
    [500, 1],
  ])('%i is announced %i times', async (status, times) => {
    class Answered {
      status = status;
      responseText = JSON.stringify({ succeeded: false, messages: [], data: null });
      upload = { addEventListener: () => {} };
      load = () => {};
      open() {}
      setRequestHeader() {}
      getResponseHeader = () => 'application/json';
      addEventListener(type: string, run: () => void) {
        if (type === 'load') this.load = run;
      }
      send() {
        this.load();
      }
    }
    vi.stubGlobal('XMLHttpRequest', Answered);
    const path = { params: { path: { id: 7 } }, baseUrl: 'http://test/' };
    const init = requestInit({ isRepeated: true, onProgress: () => {} });
    const result = await settle(client.DELETE('/api/identity/role/{id}', { ...path, ...init }));
    expect(result).toMatchObject({ ok: false, error: { status } });
    expect(told).toHaveLength(times);
  });
});

describe('A call that may carry no token', () => {
  it('is not sent, and a change is reported like one without an answer', async () => {
    withheld = new Error('nobody is known');
    const lost = { ok: false, error: { kind: 'network' } };
    expect([await settle(list()), told]).toEqual([lost, []]);
    expect([await settle(remove()), told]).toEqual([lost, [{ error: { kind: 'network' }, of: null }]]);
    expect(sent).toEqual([]);
  });

  it('is dropped silently if another account has replaced its own', async () => {
    withheld = new DOMException('gone', 'AbortError');
    expect(await settle(remove())).toEqual({ ok: false, error: { kind: 'network' } });
    expect([sent, told]).toEqual([[], []]);
  });
});

describe("A caller's options", () => {
  it('are none unless given', () => {
    expect(requestInit(undefined)).toEqual({ signal: null, headers: {} });
    expect(requestInit({})).toEqual({ signal: null, headers: {} });
  });

  it('cancel, identify and follow a call', () => {
    const { signal } = new AbortController();
    expect(requestInit({ signal, idempotencyKey: 'k', token: 't', onProgress: () => {} })).toEqual({
      signal,
      headers: { 'idempotency-key': 'k', authorization: 'Bearer t' },
      fetch: expect.any(Function),
    });
  });
});

it.each<[ApiError, boolean]>([
  [{ kind: 'status', status: 409, messages: [] }, true],
  [{ kind: 'status', status: 400, messages: [] }, false],
  [{ kind: 'network' }, false],
])('a save came too late when the answer is 409, and only then: %o', (error, isLate) => {
  expect(isStale(error)).toBe(isLate);
});
