import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { readRoutes } from '../../base/contract/route-file';
import type { Db, PooledDb } from '../../base/db/client';
import type { Tx } from '../../base/db/transaction';
import { ServiceError } from '../../base/contract/errors';
import type { Bodies } from '../../base/contract/bodies';
import type { Claim } from '../../../openapi/generated/claims';
import { claims, type OperationId } from '../../../openapi/generated/operations';
import type { operations } from '../../../openapi/generated/types';
import { paths } from '../../base/process/paths';
import { confirmed, tokenOf } from './auth';
import { signalOf } from './client-gone';
import { originOf } from './origin';
import type { JsonBounds } from './json-bodies';
import { bodyAjv, fieldErrors } from './validation';
import { admit, Forbidden } from '../identity/access';
import { type AuditedAction, writeAuditEntries } from '../../base/audit/audit';
import { once, oncePerBody, needsStoredAnswer, type Created, type CreatingCall } from './idempotency';
import type { Reader } from '../../records/csv';
import { searching } from './searching';
import type { CurrentAccount } from '../identity/authentication';
import type { BodyCheck } from '../../records/version-fit';
import { write as writeAs, writeForVisitor } from '../identity/writes';
import { serverText } from '../../base/contract/text';

type Parameters<
  Op extends OperationId,
  Place extends 'path' | 'query',
> = operations[Op]['parameters'] extends { [key in Place]?: infer Given }
  ? NonNullable<Given>
  : Record<string, never>;

type Answer<Op extends OperationId> = operations[Op]['responses'][200]['content'] extends {
  'application/json': { data: infer Data };
}
  ? Exclude<Data, null> extends never
    ? null
    : Exclude<Data, null>
  : string;

/** Argument of a handler: validated against the contract; the caller has the claim. */
interface Call<Op extends OperationId> {
  params: Parameters<Op, 'path'>;
  query: Parameters<Op, 'query'>;
  body: Bodies[Op];
  /** Caller at the time of the request, for reading. Throws for a public call. */
  account: CurrentAccount;
  request: FastifyRequest;
  /** For headers of answers without an envelope. */
  reply: FastifyReply;
  /** Checks the caller again during a long answer. Throws 401 and 403. */
  readmit: () => Promise<void>;
  /** For reading; calls with a keyword read within the limits of a search. */
  db: Db;
  /** Reads one page of a streamed answer; calls with a keyword read within the limits of a search. */
  readPage: Reader['readPage'];
  /**
   * The only way to write: a transaction that checks the caller again. May be retried, so slow work comes
   * first. Throws 401 and 403.
   */
  write: <T>(
    change: (tx: Tx, caller: Caller<Op>) => Promise<T>,
    /** Compares the body's password with the stored one; without it, a repeat of such a call is not recognised. */
    isStored?: (tx: Tx) => Promise<boolean>,
  ) => Promise<T>;
  /** `write` for a new record, once for each idempotency key. Throws 409 for a key that was used with another body. */
  create: <T extends Created>(change: (tx: Tx, caller: Caller<Op>) => Promise<T>) => Promise<T>;
  /** Audit entry of a call that changes no record: an export. */
  audit: (action: AuditedAction) => Promise<void>;
}

type Caller<Op extends OperationId> = (typeof claims)[Op] extends 'public' ? null : CurrentAccount;

/** Answer with a message for a toast. */
export class Done<T> {
  readonly data: T;
  readonly message: string;
  constructor(data: T, message: string) {
    this.data = data;
    this.message = message;
  }
}

/** Long text may be a stream. */
export type Handler<Op extends OperationId> = (
  call: Call<Op>,
) => Promise<Answer<Op> | Done<Answer<Op>> | (Answer<Op> extends string ? Readable : never)>;

/** One handler per operation; a missing or mistyped one is a compile error. */
export type Handlers = { [Op in OperationId]: Handler<Op> };

export interface RouteContract {
  operationId: OperationId;
  claim: (typeof claims)[OperationId];
  json: boolean;
  /** Limits of the JSON body (calls/json-bodies.ts). */
  bounds?: JsonBounds;
  /** Schema of a multipart body, which plugins/multipart.ts validates. */
  multipart?: { properties?: object };
  /** True for a streamed answer, which lasts as long as a slow client reads. */
  isCsv?: true;
}

const routes = readRoutes<OperationId, { contract: RouteContract }>(paths.routes);
const bodies = new Map(
  routes.map(({ operationId, schema, config: { contract } }) => [
    operationId,
    contract.multipart ?? schema.body?.content['application/json']?.schema,
  ]),
);

/** Fields with a claim of their own (`x-claim` of their schema), by operation. */
const claimedFields = new Map(
  [...bodies].map(([operation, schema]) => {
    const fields: Readonly<Record<string, { 'x-claim'?: Claim }>> = { ...schema?.properties };
    return [
      operation,
      Object.entries(fields).flatMap(([name, { 'x-claim': claim }]) => (claim ? [{ name, claim }] : [])),
    ];
  }),
);

/** Throws 403 for a field of the body that the caller may not send. */
function assertFields(operation: OperationId, body: unknown, caller: CurrentAccount): void {
  for (const { name, claim } of claimedFields.get(operation) ?? []) {
    if (Object.hasOwn(Object(body), name) && !caller.claims.has(claim)) throw new Forbidden(caller, claim);
  }
}

/** Picks the fields of an operation's body, and reads them as the contract does, with errors. */
export const checkBody: BodyCheck = (operation, values) => {
  const schema = bodies.get(operation);
  if (!schema) throw new Error(`${operation} has no body`);
  const names = new Set(Object.keys(schema.properties ?? {}));
  const body: Record<string, unknown> = Object.fromEntries(
    Object.entries(structuredClone(values)).filter(([name]) => names.has(name)),
  );
  // Ajv caches by schema.
  const validate = bodyAjv.compile(schema);
  return { body, errors: validate(body) ? null : fieldErrors(validate.errors) };
};

/** Account id of visitors; their keys are bound to their address. */
const visitor = 0;

const isKeyed = ({ headers }: FastifyRequest) => typeof headers['idempotency-key'] === 'string';

function creatingCall(
  request: FastifyRequest,
  operation: string,
  caller: CurrentAccount | null,
): CreatingCall | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return undefined;
  const call = { operation, body: request.body };
  if (caller) return { ...call, accountId: caller.id, key };
  return {
    ...call,
    accountId: visitor,
    key: createHash('sha256').update(`${request.ip} ${key}`).digest('hex'),
  };
}

/** Time limit for one page of an export, as for any other statement. */
const maxPageMs = 30_000;
type Reading = <T>(maxMs: number, read: (from: Db) => Promise<T>) => Promise<T>;

/** Reads within the search limits if the call has a keyword (decisions/029-search-limits). */
function readingOf(
  db: PooledDb,
  { query, account }: FastifyRequest,
  reply: FastifyReply,
  maxWaitMs: number,
): Reading {
  if (!account || !hasKeyword(query)) return (_, read) => read(db);
  const { id: requestId } = reply.request;
  const limits = { accountId: account.id, requestId, maxWaitMs, signal: signalOf(reply) };
  return (maxMs, read) => searching(db, { ...limits, maxMs }, read);
}

function hasKeyword(query: unknown): boolean {
  if (typeof query !== 'object' || query === null || !('keyword' in query)) return false;
  return typeof query.keyword === 'string' && query.keyword.trim() !== '';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    contract?: RouteContract;
  }
}

/** Lets the route throw what is wrong with a read, once its caller is confirmed. */
function confirmLater(route: RouteOptions): void {
  const { contract } = route.config ?? {};
  const isRead = route.method === 'GET' || route.method === 'HEAD';
  if (!contract || !isRead || contract.isCsv) return;
  route.attachValidation = true;
  route.config = { ...route.config, confirms: true };
}

type Change = (tx: Tx, caller: CurrentAccount | null) => Promise<unknown>;
type Creation = (tx: Tx, caller: CurrentAccount | null) => Promise<Created>;

/** The one transaction of a call, as the caller or for a visitor; a body sent again gets its first answer. */
function writingOf(db: PooledDb, operation: OperationId, request: FastifyRequest, reply: FastifyReply) {
  const claim = claims[operation];
  const isKnownAgain = !isKeyed(request) && needsStoredAnswer(request.body);
  const age = () => reply.elapsedTime / 1000;
  return (change: Change, isStored?: (tx: Tx) => Promise<boolean>) => {
    const origin = originOf(request);
    if (claim === 'public') return writeForVisitor(db, origin, (tx) => change(tx, null));
    return writeAs(db, { token: tokenOf(request), claim, age, origin }, (tx, caller) => {
      assertFields(operation, request.body, caller);
      if (!isKnownAgain) return change(tx, caller);
      const save = { accountId: caller.id, operation, body: request.body, isStored };
      return oncePerBody(tx, save, () => change(tx, caller));
    });
  };
}

/** A handler's answer as it is sent; files and streams stand for themselves. */
function envelopeOf(answer: unknown) {
  if (typeof answer === 'string' || Buffer.isBuffer(answer) || answer instanceof Readable) return answer;
  return answer instanceof Done
    ? { succeeded: true, messages: [answer.message], data: answer.data }
    : { succeeded: true, messages: [], data: answer ?? null };
}

export const contractRoutes = fastifyPlugin<{ db: PooledDb; handlers: Handlers; maxSearchMs: number }>(
  async (app, { db, handlers, maxSearchMs }) => {
    app.addHook('onRoute', confirmLater);
    for (const { operationId, method, url, schema, config } of routes) {
      const handle: (call: never) => Promise<unknown> = handlers[operationId];
      const claim = claims[operationId];
      app.route({
        method,
        url,
        schema,
        // Each app adds its bounds.
        config: { contract: { ...config.contract } },
        handler: async (request, reply) => {
          const write = writingOf(db, operationId, request, reply);
          const reading = readingOf(db, request, reply, maxSearchMs);
          const callOn = (from: Db) =>
            ({
              params: request.params,
              query: request.query,
              body: request.body,
              request,
              reply,
              db: from,
              readPage: (read: (page: Db) => Promise<unknown>) => reading(maxPageMs, read),
              write,
              readmit: async () => {
                if (claim !== 'public') await admit(db, tokenOf(request), claim, reply.elapsedTime / 1000);
              },
              audit: async (action: AuditedAction) => {
                if ((await request.confirmCaller?.()) === false) throw new Error('The caller has changed');
                if (request.account) await writeAuditEntries(db, request.account, originOf(request), action);
              },
              create: (change: Creation) =>
                write(async (tx, caller) => {
                  const call = creatingCall(request, operationId, caller);
                  return call ? once(tx, call, () => change(tx, caller)) : change(tx, caller);
                }),
              get account() {
                if (!request.account) throw new ServiceError(401, serverText.unauthorized);
                return request.account;
              },
            }) as never;
          const answer = await confirmed(request, async () => {
            if (request.validationError) throw request.validationError;
            return config.contract.isCsv
              ? handle(callOn(db))
              : reading(maxSearchMs, (from) => handle(callOn(from)));
          });
          return reply.sent ? reply : envelopeOf(answer);
        },
      });
    }
  },
);
