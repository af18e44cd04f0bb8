import createClient from 'openapi-fetch';
import { offers } from './features';
import type { Feature } from '../../openapi/generated/enums';
import { publicCalls } from './generated/public-calls';
import type { paths } from '../../openapi/generated/types';
import type { ApiError, ApiResult } from './result';
import { withoutUnknownVersion } from './row-version';
import type { OnProgress } from './upload';

/** Options of a call: cancellation, upload progress, safe retry. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Called with the share of the request sent so far, 0 to 1. */
  onProgress?: OnProgress;
  /** Calls with the same key create one record (decisions/002-wire-format). */
  idempotencyKey?: string;
  /** Access token instead of the session's. */
  token?: string;
  /** Background call: its failure neither signs out nor shows a toast. */
  isQuiet?: boolean;
  /**
   * Shows messages of the answer and of the error catalogue, but none of the app: for switches (specification 8), and for
   * forms, whose dialog shows it.
   */
  withoutAppText?: boolean;
  /**
   * Save of a record form, which repeats it when there is a network again and compares a newer version: neither a
   * missing answer nor a 409 is announced.
   */
  isRepeated?: boolean;
  /** Sent even if the page closes. */
  isLast?: boolean;
}

/** Hooks into session and toasts (specification 7 and 8). */
interface ClientHooks {
  /**
   * Access token, renewed if due. Rejects to prevent the call; with AbortError if its account has signed out.
   */
  readToken: () => string | null | Promise<string | null>;
  /** Receives the messages of a successful answer. */
  onMessages: (messages: readonly string[]) => void;
  /**
   * Receives every failed call with the sent token. Exceptions: the session's own calls, cancelled calls, and reads
   * without an answer, which the screen reports.
   */
  onFailure: (error: ApiError, token: string | null, withoutAppText: boolean) => void;
  /** Called when any call is answered, with the time when it was sent: there is a connection since. */
  onAnswer: (sentOn: number) => void;
}

let hooks: ClientHooks = {
  readToken: () => null,
  onMessages: () => {},
  onFailure: () => {},
  onAnswer: () => {},
};

/** Connects the client to session and toasts; called once by main.tsx. */
export function connectClient(newHooks: ClientHooks): void {
  hooks = newHooks;
}

export const client = createClient<paths>({
  baseUrl: '/',
  bodySerializer: (body) => JSON.stringify(body, withoutUnknownVersion),
});

const sentOn = new WeakMap<Request, number>();

/** Calls to announce, until their answers are read. */
const calls = new WeakMap<Response, { token: string | null; withoutAppText: boolean; isRepeated: boolean }>();

client.use({
  async onRequest({ request, schemaPath, options }) {
    sentOn.set(request, Date.now());
    if (options.fetch === fetchNothing) return request;
    // Sign-in and renewal are public: waiting for the session would be a deadlock.
    if (publicCalls.includes(`${request.method} ${schemaPath}`) || request.headers.has('authorization')) {
      return request;
    }
    const token = await readToken(request, options.fetch);
    if (token) request.headers.set('authorization', `Bearer ${token}`);
    return request;
  },
  onResponse({ request, response, schemaPath, options }) {
    if (options.fetch === fetchNothing) return;
    hooks.onAnswer(sentOn.get(request) ?? 0);
    const { isQuiet, withoutAppText = false, isRepeated = false } = optionsOf(options.fetch);
    if (schemaPath === sessionPath || isQuiet) return;
    calls.set(response, { token: tokenIn(request), withoutAppText, isRepeated });
  },
  onError({ request, schemaPath, options }) {
    if (schemaPath === sessionPath || request.method === 'GET' || request.signal.aborted) return;
    reportLost(options.fetch, tokenIn(request));
  },
});

/** Announces a change that cannot be sent like a call without an answer. */
async function readToken(request: Request, fetchOfCall: typeof fetch): Promise<string | null> {
  try {
    return await hooks.readToken();
  } catch (error) {
    const isAborted = error instanceof DOMException && error.name === 'AbortError';
    if (!isAborted && request.method !== 'GET') reportLost(fetchOfCall, null);
    throw error;
  }
}

function reportLost(fetchOfCall: typeof fetch, token: string | null): void {
  const { isRepeated, withoutAppText = false } = optionsOf(fetchOfCall);
  if (!isRepeated) hooks.onFailure({ kind: 'network' }, token, withoutAppText);
}

const sessionPath = '/api/identity/token';

/** Options by the call's own fetch function: the middleware sees nothing else of the caller. */
const optionsByFetch = new WeakMap<object, CallOptions>();
const optionsOf = (fetchOfCall: typeof fetch): CallOptions => optionsByFetch.get(fetchOfCall) ?? {};
/** Answers a call of a part that the server lacks: 404, without sending or announcing. */
const fetchNothing = () => Promise.resolve(new Response(null, { status: 404 }));

function tokenIn(request: Request): string | null {
  return request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null;
}

/** Announces an answer once, when it is read. */
function announced<T>(result: ApiResult<T>, response: Response): ApiResult<T> {
  const call = calls.get(response);
  if (call === undefined) return result;
  if (!result.ok) {
    const isCompared = call.isRepeated && result.error.kind === 'status' && result.error.status === 409;
    if (!isCompared) hooks.onFailure(result.error, call.token, call.withoutAppText);
  } else if (result.messages.length > 0) hooks.onMessages(result.messages);
  return result;
}

/** Options for openapi-fetch; `feature`: part of the server to which the call belongs. */
export function requestInit(options: CallOptions | undefined, feature?: Feature) {
  return {
    signal: options?.signal ?? null,
    headers: {
      ...(options?.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
      ...(options?.token ? { authorization: `Bearer ${options.token}` } : {}),
    },
    ...(options?.isLast ? { keepalive: true } : {}),
    ...(options?.isQuiet || options?.withoutAppText || options?.onProgress
      ? { fetch: fetchWith(options) }
      : {}),
    ...(feature && !offers(feature) ? { fetch: fetchNothing } : {}),
  };
}

/**
 * Result of a call whose operation names its answer for servers without the feature (`x-without`): that answer without
 * sending anything, else the call's.
 */
export function orWithout<T>(
  feature: Feature,
  answer: T,
  call: () => Promise<ApiResult<T>>,
): Promise<ApiResult<T>> {
  return offers(feature) ? call() : Promise.resolve({ ok: true, data: answer, messages: [] });
}

/** Features of a body's properties and of those of its parts. */
interface Beyond {
  readonly [property: string]: Feature | Beyond;
}

/** The body without the properties whose feature the server lacks (`x-feature`). */
export function offeredBody<Body>(body: Body, beyond: Beyond): Body;
export function offeredBody(body: object, beyond: Beyond): unknown {
  if (Array.isArray(body)) return body.map((each) => offeredBody(each, beyond));
  const sent = { ...body } as Record<string, object>;
  for (const [name, own] of Object.entries(beyond)) {
    if (typeof own !== 'string') sent[name] &&= offeredBody(sent[name], own);
    else if (!offers(own)) delete sent[name];
  }
  return sent;
}

function fetchWith(options: CallOptions) {
  const { onProgress } = options;
  const send = async (request: Request): Promise<Response> =>
    // Loaded with the first upload; a failure to load means no network.
    onProgress ? (await import('./upload')).sendWithProgress(onProgress)(request) : fetch(request);
  optionsByFetch.set(send, options);
  return send;
}

interface Envelope<T> {
  succeeded: boolean;
  /** Omitted by servers that implement only the specification. */
  messages?: string[];
  data?: T;
}

/** Data of a success; null only for calls without data. */
type DataOf<T> = [Exclude<T, null>] extends [never] ? null : Exclude<T, null>;

interface Answer<T> {
  data?: Envelope<T>;
  error?: unknown;
  response: Response;
}

/** Converts an answer's envelope into a result; never rejects (decisions/002-wire-format). */
export async function settle<T>(sent: Promise<Answer<T>>): Promise<ApiResult<DataOf<T>>> {
  try {
    const { data: envelope, error, response } = await sent;
    if (!envelope) return announced({ ok: false, error: statusError(response.status, error) }, response);
    const { messages = [] } = envelope;
    if (!envelope.succeeded) return announced({ ok: false, error: { kind: 'refused', messages } }, response);
    // T is null for a call without data.
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

/** Like `settle`, for a file. */
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
