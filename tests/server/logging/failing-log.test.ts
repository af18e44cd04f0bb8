import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../../../server/base/config/config';
import { readContract } from '../../../scripts/generate/described';
import { jobs } from '../../../server/base/db/schema';
import { claims } from '../../../openapi/generated/claims';
import { cleanUps } from '../../../server/operation/jobs/clean-ups';
import { runJob } from '../../../server/base/db/job-runner';
import { s3Store } from '../../../server/base/files/store';
import { openSession } from '../../../server/access/identity/sign-in';
import { contractOperations, type ContractOperation } from '../support/contract-operations';
import { type Failure, failQueries } from '../support/failing-queries';
import { jpeg, multipart } from '../support/multipart';
import { createTestApp, nowhere } from '../support/test-app';
import { addRecords, addSources, prepareOwnAccount, type Sent, writingCalls } from '../support/writing-calls';

const secret = 'a secret of at least thirty-two characters';
const password = 'sent-password';
let log: string[] = [];
let failure: Failure | undefined;

const test = await createTestApp(
  {
    LOG_LEVEL: 'trace',
    PLATFORM_SECRET: secret,
    SMTP_URL: 'smtp://127.0.0.1:9',
    ADMIN_ORIGIN: 'https://office.example',
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'office',
    OIDC_CLIENT_SECRET: 'secret-of-the-office',
  },
  undefined,
  {
    write: (line) => log.push(line),
  },
);
failQueries(test.db.$client, () => failure);
await addSources(test.db);
const staff = await test.addAccount('sent-account', password, claims);
const records = await addRecords(test.db);
// For all calls: none that fails changes the caller. Some calls are those of the newest account.
const { authorization } = await test.signInAs(claims);
await prepareOwnAccount(test.db);
afterAll(() => test.close());

const platformKey = () =>
  new SignJWT({ account: 'sent-account', name: '送出的名字' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setJti(randomUUID())
    .sign(new TextEncoder().encode(secret));
const refreshToken = async () => (await openSession(test.db, staff, nowhere)).refreshToken;

/** Calls open to anyone. */
const strangers: Record<string, () => Promise<Sent[]>> = {
  createToken: async () => [
    { json: { account: 'sent-account', password } },
    { json: { refreshToken: await refreshToken() } },
    { json: { platformKey: await platformKey() } },
  ],
  revokeToken: async () => [{ json: { refreshToken: await refreshToken() } }],
  requestPasswordLink: async () => [{ json: { account: 'sent-account' } }],
  checkPasswordLink: async () => [{ json: { passwordLink: 'a'.repeat(43) } }],
  createContact: async () => [
    {
      json: {
        type: 1,
        name: '送出的名字',
        gender: 1,
        tel: '0225718170',
        email: 'sent-mail@example.com',
        content: '送出的內容',
      },
    },
  ],
};

/** Query parameters: keywords of lists and ids of records. */
const searched: Record<string, string> = {
  filePath: `/files/${'a'.repeat(64)}.png`,
  keyword: '送出的詞',
  startDate: '1987-06-05',
  id: '1',
  recordId: '1',
  partId: '1',
};
const parametersOf = new Map<string, { name: string; in: string }[]>(
  Object.values(readContract().paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId, ...rest }) => [
      operationId,
      (rest['parameters'] ?? []) as { name: string; in: string }[],
    ]),
  ),
);

async function callsOf({ operationId }: ContractOperation): Promise<Sent[]> {
  const writing = writingCalls[operationId]?.(records);
  if (writing) {
    return [
      /^(?:create|update)(?:CaseInfo|Article|News)$/.test(operationId)
        ? {
            form: { ...writing.form, cover: await jpeg('送出的照片.jpg', 40, 30) },
            ...(writing.id === undefined ? {} : { id: writing.id }),
          }
        : writing,
    ];
  }
  const query = (parametersOf.get(operationId) ?? []).flatMap(({ name, in: place }) =>
    place === 'query' && searched[name] ? `${name}=${encodeURIComponent(searched[name])}` : [],
  );
  return (await strangers[operationId]?.()) ?? [{ id: 1, query: `?${query.join('&')}` }];
}

/** Sent texts long enough to be recognised. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    // Enumerated words also occur in statements and in names of operations.
    const isWord = /^[a-z]+$/i.test(value);
    return !isWord && (value.length >= 4 || /[^\p{ASCII}]{3}/u.test(value)) ? [value] : [];
  }
  if (value instanceof File) return [value.name];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** True for a query that checks the caller before the call. */
const isAdmission = (statement: string) =>
  /^select "stamp" from|from "tokens" inner join "accounts"|update "tokens" set "used_on"/.test(statement);
const failures: [string, Failure][] = [
  [
    'at its first query',
    {
      isMeant: (statement) => !isAdmission(statement),
      errorOf: (values) =>
        Object.assign(new Error(`invalid input syntax for type integer: "${values}"`), {
          code: '22P02',
          where: `unnamed portal with parameters: ${values}`,
        }),
    },
  ],
  [
    'at its first change',
    {
      isMeant: (statement) => !isAdmission(statement) && /^\s*(?:insert|update|delete|with)/i.test(statement),
      errorOf: (values) =>
        Object.assign(new Error('new row for relation "contacts" violates check constraint "broken"'), {
          code: '23514',
          constraint: 'broken',
          detail: `Failing row contains (${values}).`,
        }),
    },
  ],
];

/** Operations without queries. */
const without: ReadonlySet<string> = new Set(['getHealth']);

const failing = failures.flatMap(([where, how]) =>
  contractOperations()
    .filter(({ method }) => method !== 'GET' || where === 'at its first query')
    .map((operation) => [operation.operationId, where, operation, how] as const),
);
it.each(failing)(
  '%s that fails %s is logged without values of the request',
  async (operationId, _, operation, how) => {
    for (const sent of await callsOf(operation)) {
      const key = randomUUID();
      const body = sent.form ? await multipart(sent.form) : { payload: sent.json, headers: {} };
      [log, failure] = [[], how];
      const answer = await test.inject({
        method: operation.method,
        url: operation.url.replace('999999', String(sent.id ?? 1)) + (sent.query ?? ''),
        headers: {
          ...(operation.claim === 'public' ? {} : { authorization }),
          'idempotency-key': key,
          ...body.headers,
        },
        ...(body.payload ? { payload: body.payload } : {}),
      });
      failure = undefined;
      const status = without.has(operationId) ? 200 : 500;
      expect([
        answer.statusCode,
        log.filter((line) => line.includes('"msg":"request failed"')).length,
      ]).toEqual([status, status === 500 ? 1 : 0]);
      for (const text of [
        ...textsOf(sent.json),
        ...textsOf(sent.form),
        authorization.slice(7),
        key,
        '送出的',
        '1987-06-05',
      ]) {
        expect(log.filter((line) => line.includes(text))).toEqual([]);
      }
    }
  },
);

const { filesUrl } = readConfig({ FILES_URL: 's3://bucket?endpoint=http://127.0.0.1:9' });
it.each(cleanUps(filesUrl && s3Store(filesUrl)).map((job) => [job.name, job] as const))(
  'the job %s that fails is logged and recorded without values of its queries',
  async (name, job) => {
    [log, failure] = [
      [],
      {
        isMeant: (statement) => !statement.includes('"jobs"'),
        errorOf: (values) =>
          Object.assign(new Error(`invalid input syntax for type date: "sent-value ${values}"`), {
            code: '22007',
            detail: 'sent-value',
          }),
      },
    ];
    await runJob(test.db, job, test.app.log, { isForced: true });
    failure = undefined;
    expect(log.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['job failed']);
    const noted = (await test.db.select().from(jobs)).find((row) => row.name === name);
    expect(noted?.error).toBe('Error: invalid input syntax for type date');
    expect(log.join('')).not.toContain('sent-value');
  },
);
