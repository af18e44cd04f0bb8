import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { claims } from '../../../openapi/generated/claims';
import type { PooledDb } from '../../../server/base/db/client';
import { accounts, roles } from '../../../server/base/db/schema';
import { openSession } from '../../../server/access/identity/sign-in';
import { paths } from '../../../server/base/process/paths';
import { type ContractOperation, contractOperations } from './contract-operations';
import { multipart } from './multipart';
import { type RoundTrip, watchRoundTrips } from './round-trips';
import {
  addNeighbours,
  addRecords,
  addSources,
  prepareOwnAccount,
  type Records,
  writingCalls,
} from './writing-calls';

/** What each operation asks of the database, recorded by `npm run statements`. */
export const askedFile = join(paths.root, 'tests/server/data/asked.txt');

/** Settings of the app whose calls are recorded. */
export const askedEnv = { SMTP_URL: 'smtp://127.0.0.1:9', ADMIN_ORIGIN: 'https://office.example' };

/** A call by its operation, with its round trips to the database. */
export interface Asked {
  call: string;
  status: number;
  trips: RoundTrip[];
}

const nowhere = { operation: '', requestId: '', address: '127.0.0.1', userAgent: '' };

/** Addresses of reading calls that need more than an id in their path, or that differ much by it. */
const queries: Readonly<Record<string, (records: Records) => readonly string[]>> = {
  listCaseInfos: () => ['', '?tab=1'],
  getContact: ({ contactId }) => [`?id=${contactId}`],
  getContactNeighbours: ({ contactId }) => [`?id=${contactId}`],
  listSuggestedMediaTags: ({ mediaId }) => [`?ids=${mediaId}`],
  getContactReply: ({ contactId }) => [`?id=${contactId}`],
  getAppointmentCalendar: ({ visitId }) => [`?id=${visitId}`],
  searchRecords: () => [],
  listSampleFillings: () => ['?partId=1'],
  listApprovals: () => ['?box=mine', '?box=sent'],
  listImportRows: ({ importId }) => [`?id=${importId}`],
  listCasePreviewLinks: ({ caseId }) => [`?recordId=${caseId}`],
  listThemePreviewLinks: ({ themeId }) => [`?recordId=${themeId}`],
  listArticlePreviewLinks: ({ articleId }) => [`?recordId=${articleId}`],
  listNewsPreviewLinks: ({ newsId }) => [`?recordId=${newsId}`],
  listReleasePreviewLinks: ({ releaseId }) => [`?recordId=${releaseId}`],
  getApprovalBatch: () => ['?kind=article'],
  listSalesCodes: () => ['', '?countOnly=true'],
  listCalendar: () => ['?from=2026-12-01&to=2026-12-31'],
  listDeadLinks: ({ articleId }) => ['', `?kind=article&recordId=${articleId}`],
  getReleaseOf: ({ articleId }) => [`?kind=article&recordId=${articleId}`],
  getLinksOf: ({ articleId }) => [`?kind=article&recordId=${articleId}`],
  findReplaceHits: () => ['?find=0225718170'],
  getPersonCopy: ({ contactId }) => [`?contactIds=${contactId}`],
};

/** Makes a call of each operation, with what the process caches already known, on an empty, migrated database. */
export async function askAll(app: FastifyInstance, db: PooledDb): Promise<Asked[]> {
  const watch = watchRoundTrips(db.$client);
  await addSources(db);
  // First, as some records belong to an account.
  const headers = await signedIn(db, 'reader');
  const records = await addRecords(db);
  await addNeighbours(db, records);
  const all = await askReads(app, { watch, records, headers });
  for (const operation of contractOperations().filter(({ method }) => method !== 'GET')) {
    const own = await addRecords(db);
    const writer = await signedIn(db, operation.operationId);
    await warm(app, db, writer);
    all.push(await ask(app, watch, operation.operationId, await callOf(operation, own, writer)));
  }
  return all;
}

/** Makes a call of each reading operation, with what the process caches already known. */
export async function askReads(
  app: FastifyInstance,
  { watch, records, headers }: { watch: Watch; records: Records; headers: Headers },
): Promise<Asked[]> {
  const all: Asked[] = [];
  for (const { operationId, method, url, query } of contractOperations()) {
    if (method !== 'GET') continue;
    const plain = queries[operationId]?.(records) ?? [''];
    const searching = query.includes('keyword') ? [withKeyword(plain[0] ?? '')] : [];
    for (const each of [...plain, ...searching]) {
      // The first answer also fills the caches of the process.
      const found = await firstFound(app, [...Object.values(records), 999_999], (id) => ({
        method,
        url: url.replace('999999', String(id)) + each,
        headers,
      }));
      all.push(await ask(app, watch, operationId + each.replaceAll(/=(?:\d+|%[^&]*)/g, ''), found));
    }
  }
  return all;
}

type Watch = ReturnType<typeof watchRoundTrips>;

async function ask(app: FastifyInstance, watch: Watch, call: string, options: Options): Promise<Asked> {
  watch.take();
  const { statusCode } = await app.inject(options);
  return { call, status: statusCode, trips: watch.take() };
}

const withKeyword = (query: string) => `${query}${query ? '&' : '?'}keyword=${encodeURIComponent('公告')}`;

/** The first call that is answered with 200, else the last. */
async function firstFound(
  app: FastifyInstance,
  ids: readonly number[],
  optionsOf: (id: number) => Options,
): Promise<Options> {
  const calls = (optionsOf(1).url === optionsOf(2).url ? [1] : ids).map(optionsOf);
  for (const call of calls) {
    if ((await app.inject(call)).statusCode === 200) return call;
  }
  return optionsOf(ids.at(-1) ?? 0);
}

/** Equips the newest account; its first calls note the use of its session and fill the caches of the process. */
async function warm(app: FastifyInstance, db: PooledDb, headers: Headers): Promise<void> {
  await prepareOwnAccount(db);
  for (const _ of [1, 2]) await app.inject({ url: '/api/identity/account/me', headers });
}

type Options = InjectOptions & { url: string };
type Headers = Record<string, string>;

/** Headers of a new account with every claim. */
export async function signedIn(db: PooledDb, account: string): Promise<Headers> {
  const [role] = await db
    .insert(roles)
    .values({ name: account, claims: [...claims] })
    .returning({ id: roles.id });
  const [added] = await db
    .insert(accounts)
    .values({ account, name: '同仁', email: 'a@example.com', roleId: role?.id ?? null })
    .returning({ id: accounts.id });
  const { token } = await openSession(db, added?.id ?? 0, nowhere);
  return { authorization: `Bearer ${token}`, 'idempotency-key': `${account}-key` };
}

/** A call that changes something if it writes; a read has 999999 as the id in its path. */
export async function callOf(
  { method, operationId, url }: ContractOperation,
  records: Records,
  headers: Headers,
): Promise<Options> {
  const sent = writingCalls[operationId]?.(records) ?? {};
  const form = sent.form && (await multipart(sent.form));
  return {
    method,
    url: url.replace('999999', String(sent.id ?? 999_999)) + (sent.query ?? ''),
    headers: { ...headers, ...form?.headers },
    ...(form ? { payload: form.payload } : sent.json ? { payload: sent.json } : {}),
  };
}

/** The recorded form: each operation with a line for each round trip; `*` marks what PostgreSQL parses at each use. */
export function askedText(all: readonly Asked[]): string {
  return all
    .map(({ call, trips }) => `${call}\n${trips.map((trip) => `  ${lineOf(trip)}\n`).join('')}`)
    .toSorted()
    .join('');
}

const lineOf = (trip: RoundTrip) =>
  trip
    .map(({ text, isPrepared }) => `${shortened(text)}${isPrepared || isFrame(text) ? '' : ' *'}`)
    .toSorted()
    .join(' + ');

/** Frames of a transaction have no values, and nothing to plan. */
export const isFrame = (text: string) =>
  /^(?:begin|commit|rollback|savepoint|release savepoint)\b/i.test(text);

/** Verbs and tables of a statement. */
function shortened(text: string): string {
  if (isFrame(text)) return /^\w+/.exec(text)?.[0].toLowerCase() ?? '';
  const plain = text.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim();
  const writes = [...plain.matchAll(/\b(insert into|delete from|update) (?:only )?([a-z]\w*)/gi)].map(
    ([, verb = '', table]) => `${verb.split(' ')[0]?.toLowerCase()} ${table}`,
  );
  const reads = [...plain.matchAll(/(?<!\bdelete )\b(?:from|join) ([a-z]\w*)/gi)].map(([, table]) => table);
  const tables = [...new Set(reads)].toSorted().join(', ');
  const lock = /\bfor (?:update|share)\b.*$/i.exec(plain)?.[0].toLowerCase();
  const verbs = [
    ...new Set(writes.filter((write) => !/^update (?:set|skip|of)$/.test(write))),
    ...(tables ? [`select ${tables}`] : []),
    ...(lock ? [lock] : []),
  ];
  return verbs.length > 0 ? verbs.join(' ') : plain.slice(0, 60);
}

/** Each call that differs from the recorded text, with both figures and the complete statements that were added. */
export function growth(recorded: string, all: readonly Asked[]): string[] {
  const before = linesByCall(recorded);
  const now = linesByCall(askedText(all));
  const differing = all.filter(({ call }) => before.get(call)?.join('\n') !== now.get(call)?.join('\n'));
  const gone = [...before.keys()].filter((call) => !now.has(call));
  return [
    ...differing.map(({ call, trips }) => {
      const left = statementsIn(before.get(call));
      const added = trips.flat().filter((statement) => {
        const place = left.indexOf(lineOf([statement]));
        if (place >= 0) left.splice(place, 1);
        return place < 0;
      });
      return [
        `${call}: ${figures(before.get(call))} before, ${figures(now.get(call))} now`,
        ...added.map(({ text }) => `  added: ${text}`),
        ...left.map((text) => `  gone: ${text}`),
      ].join('\n');
    }),
    ...gone.map((call) => `${call}: no longer called`),
  ];
}

const statementsIn = (trips: readonly string[] = []) => trips.flatMap((trip) => trip.split(' + '));

const figures = (trips: readonly string[] = []) =>
  `${statementsIn(trips).length} statements in ${trips.length} round trips`;

/** Round trips of each call, from the recorded form. */
function linesByCall(text: string): Map<string, string[]> {
  const calls = text.split(/\n(?=\S)/).map((each) => each.trimEnd().split('\n'));
  return new Map(calls.map(([call = '', ...trips]) => [call, trips.map((trip) => trip.trim())]));
}
