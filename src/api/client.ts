import createClient from 'openapi-fetch';
import { offers } from './features';
import type { Feature } from '../../openapi/generated/enums';
import { publicCalls } from './generated/public-calls';
import type { paths } from '../../openapi/generated/types';
import type { ApiError, ApiResult } from './result';
import { withoutUntoldVersion } from './row-version';
import type { OnProgress } from './upload';

/** What a caller may add to a call: cancel it, follow its upload, or make a retry safe. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Share of the request's bytes that are sent, 0 to 1. */
  onProgress?: OnProgress;
  /** The same key twice makes one record (decisions/002-wire-format). */
  idempotencyKey?: string;
  /** Sends this access token instead of the session's. */
  token?: string;
  /** Looks in the background: no failure of it is announced, so it neither signs out nor shows a toast. */
  isQuiet?: boolean;
  /** Fails without words of the app, as a switch does (specification 8): only the answer's own and the error catalogue's are shown. */
  isWordless?: boolean;
  /** Is sent again by itself once there is a network: that it had no answer is announced to nobody. */
  isRepeated?: boolean;
}

/** What the client needs from, and tells, the rest of the app (specification 7 and 8). */
interface ClientHooks {
  /**
   * The access token, renewed first where that is due. Rejects where the call must not be sent: with an AbortError when
   * its account is no longer signed in, with another error when that can't be found out.
   */
  readToken: () => string | null | Promise<string | null>;
  /** The messages of an answer that succeeded. */
  onMessages: (messages: readonly string[]) => void;
  /**
   * Every failed call, with the token that was sent. Left out: the session's own calls, of which the session tells
   * itself, a cancelled call, and reading without an answer, which the screen shows in place of what it was to show.
   */
  onFailure: (error: ApiError, token: string | null, isWordless: boolean) => void;
}

let hooks: ClientHooks = { readToken: () => null, onMessages: () => {}, onFailure: () => {} };

/** Joins the client to the session and the toasts; called once by main.tsx. */
export function connectClient(given: ClientHooks): void {
  hooks = given;
}

export const client = createClient<paths>({
  baseUrl: '/',
  bodySerializer: (body) => JSON.stringify(body, withoutUntoldVersion),
});

/** Each call whose answer is to be announced, until it is read. */
const calls = new WeakMap<Response, { token: string | null; isWordless: boolean }>();

client.use({
  async onRequest({ request, schemaPath, options }) {
    // Signing in and renewing are public too: waiting for the session would wait for themselves.
    if (publicCalls.includes(`${request.method} ${schemaPath}`) || request.headers.has('authorization')) {
      return request;
    }
    const token = await readToken(request, options.fetch);
    if (token) request.headers.set('authorization', `Bearer ${token}`);
    return request;
  },
  onResponse({ request, response, schemaPath, options }) {
    const isSilent = options.fetch === fetchQuietly || options.fetch === fetchNothing;
    if (schemaPath === sessionPath || isSilent) return;
    calls.set(response, { token: tokenIn(request), isWordless: options.fetch === fetchWordlessly });
  },
  onError({ request, schemaPath, options }) {
    if (schemaPath === sessionPath || request.method === 'GET' || request.signal.aborted) return;
    if (repeated.has(options.fetch)) return;
    hooks.onFailure({ kind: 'network' }, tokenIn(request), options.fetch === fetchWordlessly);
  },
});

/** Announces a change that can't be sent, as one without an answer. */
async function readToken(request: Request, fetchOfCall: typeof fetch): Promise<string | null> {
  try {
    return await hooks.readToken();
  } catch (error) {
    const isAborted = error instanceof DOMException && error.name === 'AbortError';
    if (!isAborted && request.method !== 'GET' && !repeated.has(fetchOfCall)) {
      hooks.onFailure({ kind: 'network' }, null, fetchOfCall === fetchWordlessly);
    }
    throw error;
  }
}

const sessionPath = '/api/identity/token';

/** These mark a call: of what its caller chose, the middleware sees nothing else. */
const fetchQuietly = (request: Request): Promise<Response> => fetch(request);
/** Those of calls that are sent again by themselves. */
const repeated = new WeakSet<object>();
const fetchWordlessly = (request: Request): Promise<Response> => fetch(request);
/** Stands for a call of a part that the server has not got: nothing is sent, and a 404 is announced to nobody. */
const fetchNothing = () => Promise.resolve(new Response(null, { status: 404 }));

function tokenIn(request: Request): string | null {
  return request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null;
}

/** Announces an answer once, as it is read. */
function announced<T>(result: ApiResult<T>, response: Response): ApiResult<T> {
  const call = calls.get(response);
  if (call === undefined) return result;
  if (!result.ok) hooks.onFailure(result.error, call.token, call.isWordless);
  else if (result.messages.length > 0) hooks.onMessages(result.messages);
  return result;
}

/** openapi-fetch options made of a caller's options; `feature` is the part of the server that the call belongs to, if to any. */
export function requestInit(options: CallOptions | undefined, feature?: Feature) {
  return {
    signal: options?.signal ?? null,
    headers: {
      ...(options?.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
      ...(options?.token ? { authorization: `Bearer ${options.token}` } : {}),
    },
    ...(options?.isQuiet ? { fetch: fetchQuietly } : {}),
    ...(options?.isWordless ? { fetch: fetchWordlessly } : {}),
    ...(options?.onProgress ? { fetch: uploading(options.onProgress, options.isRepeated === true) } : {}),
    ...(feature && !offers(feature) ? { fetch: fetchNothing } : {}),
  };
}

/** Its code comes with the first upload; when it cannot, there is no network. */
function uploading(onProgress: OnProgress, isRepeated: boolean) {
  const send = async (request: Request) => (await import('./upload')).sendWithProgress(onProgress)(request);
  if (isRepeated) repeated.add(send);
  return send;
}

interface Envelope<T> {
  succeeded: boolean;
  /** A server that knows only the specification may answer nothing but that it succeeded. */
  messages?: string[];
  data?: T;
}

/** A success carries its data; only calls that have none carry null. */
type DataOf<T> = [Exclude<T, null>] extends [never] ? null : Exclude<T, null>;

interface Answer<T> {
  data?: Envelope<T>;
  error?: unknown;
  response: Response;
}

/** Turns an answer's envelope into a result; never rejects (decisions/002-wire-format). */
export async function settle<T>(sent: Promise<Answer<T>>): Promise<ApiResult<DataOf<T>>> {
  try {
    const { data: envelope, error, response } = await sent;
    if (!envelope) return announced({ ok: false, error: statusError(response.status, error) }, response);
    const { messages = [] } = envelope;
    if (!envelope.succeeded) return announced({ ok: false, error: { kind: 'refused', messages } }, response);
    // A call without data answers null, and its T is null.
    return announced({ ok: true, data: envelope.data as DataOf<T>, messages }, response);
  } catch {
    return { ok: false, error: { kind: 'network' } };
  }
}

function statusError(status: number, body: unknown): ApiError {
  const messages = isRecord(body) && Array.isArray(body['messages']) ? body['messages'].map(String) : [];
  const errors = isRecord(body) && isRecord(body['errors']) ? messagesByField(body['errors']) : undefined;
  const id = isRecord(body) && isRecord(body['data']) ? body['data']['id'] : undefined;
  return {
    kind: 'status',
    status,
    messages,
    ...(errors ? { errors } : {}),
    ...(typeof id === 'number' ? { id } : {}),
  };
}

function messagesByField(errors: Record<string, unknown>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, list]) => [field, Array.isArray(list) ? list.map(String) : []]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Like settle, for an answer that is a file. */
export async function settleBlob(
  sent: Promise<{ data?: Blob; error?: unknown; response: Response }>,
): Promise<ApiResult<Blob>> {
  try {
    const { data, error, response } = await sent;
    return announced(
      data ? { ok: true, data, messages: [] } : { ok: false, error: statusError(response.status, error) },
      response,
    );
  } catch {
    return { ok: false, error: { kind: 'network' } };
  }
}
