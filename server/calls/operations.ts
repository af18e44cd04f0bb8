import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import fastifyPlugin from 'fastify-plugin';
import glue from 'fastify-openapi-glue';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'yaml';
import { composed, withoutReferences } from '../contract/document';
import type { Db, PooledDb } from '../db/client';
import { inTransaction, type Tx } from '../db/transaction';
import { ServiceError } from '../contract/errors';
import type { Bodies } from '../contract/bodies';
import { claims, type OperationId } from '../../openapi/generated/operations';
import type { operations } from '../../openapi/generated/types';
import { paths } from '../process/paths';
import { tokenOf } from './auth';
import { signalOf } from './client-gone';
import { originOf } from './origin';
import type { JsonBounds } from './json-bodies';
import { bodyAjv, fieldErrors } from './validation';
import { admit } from '../identity/access';
import { auditDeeds, byVisitor, type Deed, withTrail } from '../audit/audit';
import { once, onceForItsBody, isToBeKnownAgain, type Created, type CreatingCall } from './idempotency';
import type { Reader } from '../records/csv';
import { searching } from './searching';
import type { CurrentAccount } from '../identity/sessions';
import type { BodyCheck } from '../records/version-fit';
import { write as writeAs } from '../identity/writes';
import { serverText } from '../contract/text';

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

/** What a handler is given: everything is validated against the contract, and the caller may make this call. */
interface Call<Op extends OperationId> {
  params: Parameters<Op, 'path'>;
  query: Parameters<Op, 'query'>;
  body: Bodies[Op];
  /** The account that is signed in, as known when the call came in: for reading. Throws for a public call. */
  account: CurrentAccount;
  request: FastifyRequest;
  /** For headers of an answer that is no envelope. */
  reply: FastifyReply;
  /** Looks at the caller again, for an answer that is read over a long time. Throws 401 and 403. */
  readmit: () => Promise<void>;
  /** For reading; of a call with a keyword, within the limits of a search until its handler has answered. */
  db: Db;
  /** Reads a page of an answer that is sent after that, within the places for searches where the call has a keyword. */
  readPage: Reader['readPage'];
  /**
   * The one way to write. Runs a change in a transaction and gives it the caller as known there; throws 401 and 403 when
   * the caller may no longer make this call. It may be run again, so what takes long or reaches out comes before.
   */
  write: <T>(
    change: (tx: Tx, caller: Caller<Op>) => Promise<T>,
    /** Of a body with a password: whether that is the one which is stored. Without it no repeat of the call is known again. */
    isStored?: (tx: Tx) => Promise<boolean>,
  ) => Promise<T>;
  /** The same for what adds a record: done once for each idempotency key. Throws 409 for a key that came with another body before. */
  create: <T extends Created>(change: (tx: Tx, caller: Caller<Op>) => Promise<T>) => Promise<T>;
  /** Writes to the audit trail what changes no record: an export. */
  audit: (deed: Deed) => Promise<void>;
}

type Caller<Op extends OperationId> = (typeof claims)[Op] extends 'public' ? null : CurrentAccount;

/** An answer with a message that the app shows as a toast. */
export class Done<T> {
  readonly data: T;
  readonly message: string;
  constructor(data: T, message: string) {
    this.data = data;
    this.message = message;
  }
}

/** Text of any length may come as a stream. */
export type Handler<Op extends OperationId> = (
  call: Call<Op>,
) => Promise<Answer<Op> | Done<Answer<Op>> | (Answer<Op> extends string ? Readable : never)>;

/** One handler an operation: a missing or mistyped one does not compile. */
export type Handlers = { [Op in OperationId]: Handler<Op> };

interface Operation {
  operationId: OperationId;
  requestBody?: { content: Record<string, { schema: object }> };
  responses?: Record<string, { content?: Record<string, object> }>;
  [key: string]: unknown;
}

export interface RouteContract {
  operationId: OperationId;
  claim: (typeof claims)[OperationId];
  /** True when the call needs a JSON body. */
  json: boolean;
  /** How much a JSON body may hold (calls/json-bodies.ts). */
  bounds?: JsonBounds;
  /** Schema of a multipart body, which plugins/multipart.ts validates itself. */
  multipart?: object;
}

/** The contract, with its references resolved, as glue wants it: claims and multipart schemas go to the route's config. */
export function readContract() {
  // Our own file; `npm run generate` has parsed the same text.
  const raw = parse(readFileSync(paths.contract, 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const contract = withoutReferences(composed(raw));
  for (const methods of Object.values(contract.paths)) {
    for (const operation of Object.values(methods)) describe(operation);
  }
  return contract;
}

function describe(operation: Operation): void {
  const claim = claims[operation.operationId];
  if (!claim) throw new Error(`${operation.operationId} has no x-claim`);
  const multipart = operation.requestBody?.content['multipart/form-data']?.schema;
  const jsonSchema = operation.requestBody?.content['application/json']?.schema;
  const json = Boolean(jsonSchema);
  const body = multipart ?? jsonSchema;
  if (body) bodies.set(operation.operationId, body);
  if (operation.responses?.['200']?.content?.['text/csv']) answersInPages.add(operation.operationId);
  const config: RouteContract = {
    operationId: operation.operationId,
    claim,
    json,
    ...(multipart ? { multipart } : {}),
  };
  operation['x-fastify-config'] = { contract: config };
  if (multipart) delete operation.requestBody;
}

const bodies = new Map<OperationId, { properties?: object }>();

/** Of some values those that the body of an operation has, as the contract reads them, with what is wrong with them. */
export const checkBody: BodyCheck = (operation, values) => {
  const schema = bodies.get(operation);
  if (!schema) throw new Error(`${operation} has no body`);
  const names = new Set(Object.keys(schema.properties ?? {}));
  const body: Record<string, unknown> = Object.fromEntries(
    Object.entries(structuredClone(values)).filter(([name]) => names.has(name)),
  );
  // Compiled once for each schema.
  const validate = bodyAjv.compile(schema);
  return { body, errors: validate(body) ? null : fieldErrors(validate.errors) };
};

/** Visitors have no account: a key of theirs stands under this one, and counts for their address alone. */
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

/** Milliseconds that one page of an export may take, as any other statement. */
const maxPageMs = 30_000;
/** Operations whose answer is read while it is sent, which a slow client makes long. */
const answersInPages = new Set<OperationId>();

type Reading = <T>(maxMs: number, read: (from: Db) => Promise<T>) => Promise<T>;

/** How a call reads: one with a keyword within the limits of a search (decisions 29). */
function readingOf(
  db: PooledDb,
  { query, account }: FastifyRequest,
  reply: FastifyReply,
  maxWaitMs: number,
): Reading {
  if (!account || !hasKeyword(query)) return (_, read) => read(db);
  const limits = { accountId: account.id, maxWaitMs, signal: signalOf(reply) };
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

/** Registers every operation of the contract with its handler. */
export const contractRoutes = fastifyPlugin<{ db: PooledDb; handlers: Handlers; maxSearchMs: number }>(
  async (app, { db, handlers, maxSearchMs }) => {
    await app.register(glue, {
      specification: readContract(),
      operationResolver: (operationId: string) => {
        // glue hands the contract's own ids; which call goes with which handler only the types of both know.
        const id = operationId as OperationId;
        const handle: (call: never) => Promise<unknown> = handlers[id];
        const claim = claims[id];
        return async (request: FastifyRequest, reply: FastifyReply) => {
          type Change = (tx: Tx, caller: CurrentAccount | null) => Promise<unknown>;
          type Creation = (tx: Tx, caller: CurrentAccount | null) => Promise<Created>;
          const isKnownAgain = !isKeyed(request) && isToBeKnownAgain(request.body);
          const write = (change: Change, isStored?: (tx: Tx) => Promise<boolean>) =>
            claim === 'public'
              ? inTransaction(db, (bare) =>
                  withTrail(bare, ...byVisitor(originOf(request)), (tx) => change(tx, null)),
                )
              : writeAs(
                  db,
                  {
                    token: tokenOf(request),
                    claim,
                    age: () => reply.elapsedTime / 1000,
                    origin: originOf(request),
                  },
                  (tx, caller) => {
                    if (!isKnownAgain) return change(tx, caller);
                    const save = {
                      accountId: caller.id,
                      operation: operationId,
                      body: request.body,
                      isStored,
                    };
                    return onceForItsBody(tx, save, () => change(tx, caller));
                  },
                );
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
              audit: async (deed: Deed) => {
                if (request.account) await auditDeeds(db, request.account, originOf(request), deed);
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
          const answer = answersInPages.has(id)
            ? await handle(callOn(db))
            : await reading(maxSearchMs, (from) => handle(callOn(from)));
          if (reply.sent) return reply;
          if (typeof answer === 'string' || Buffer.isBuffer(answer) || answer instanceof Readable) {
            return answer;
          }
          return answer instanceof Done
            ? { succeeded: true, messages: [answer.message], data: answer.data }
            : { succeeded: true, messages: [], data: answer ?? null };
        };
      },
    });
  },
);
