import { type Kind, kinds } from './requests';
import type { ServerFigures } from './server';
import { table } from './table';

const ratio = (own: number, limit: number) => (own / limit).toFixed(2);
const goals: Readonly<Record<Kind, number>> = { list: 1.2, get: 0.6, update: 0.6 };
/** Requests per second of alternatives, and of the limit measured with them, in November 2026. */
const others = {
  limit: { list: 3252, get: 7525, update: 3546 },
  'Directus 12': { list: 216, get: 282, update: 167 },
  'Strapi 5': { list: 117, get: 308, update: 182 },
} as const;

export function serverSection({ requests, lists, publicPage, startMs, memory }: ServerFigures): string {
  return `Limit: Fastify and pg with prepared statements that write the same rows (record, version, audit entry), without sign-in and rules (tests/bench/limit-server.ts). What a call asks of the database: tests/server/data/asked.txt.

${table(
  ['requests/s, 10,000 cases', 'own', 'limit', 'part', 'goal', 'p50 ms', 'p99 ms'],
  kinds.map((kind) => {
    const { own, limit } = requests[kind];
    return [
      kind,
      Math.round(own.rate),
      Math.round(limit.rate),
      ratio(own.rate, limit.rate),
      `≥ ${goals[kind]}`,
      own.p50,
      own.p99,
    ];
  }),
)}

Directus and Strapi ran on another machine of two cores: compare only parts of the limit. All signed in.

${table(
  ['part of the limit', ...kinds],
  [
    ['this back office', ...kinds.map((kind) => ratio(requests[kind].own.rate, requests[kind].limit.rate))],
    ...(['Directus 12', 'Strapi 5'] as const).map((name) => [
      name,
      ...kinds.map((kind) => ratio(others[name][kind], others.limit[kind])),
    ]),
  ],
)}

${table(
  ['list, p50 ms', '1,000 rows', '100,000 rows', 'goal'],
  [
    [1, 'page 1'],
    [30, 'page 30'],
    [0, 'with a keyword, ten accounts'],
  ].map(([page, label]) => {
    const of = (rows: number) => lists.find((each) => each.rows === rows && each.page === page)?.p50 ?? 0;
    return [String(label), of(1_000), of(100_000), '≤ 2 times'];
  }),
)}

${table(
  ['', 'measured', 'goal'],
  [
    [
      `public page, part of a file of its ${(publicPage.bytes / 1000).toFixed(1)} kB`,
      ratio(publicPage.own.rate, publicPage.file.rate),
      '≥ 0.7',
    ],
    ['first start to first answer', `${startMs.first} ms`, '≤ 5,000 ms'],
    ['later start', `${startMs.second} ms`, '≤ 1,500 ms'],
    ['idle memory, server and database', `${Math.round(memory / 1_048_576)} MB`, '≤ 250 MB'],
  ],
)}`;
}
