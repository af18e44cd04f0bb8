/**
 * `npm run bench`: measures the built product and writes docs/performance.md. With `-- --scale` it measures lists of a
 * million rows instead, which takes minutes, with `-- --hand` keys, dragging and shifts of the layout; each then writes
 * its section alone.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { measureBrowser, type ScreenFigures } from './browser';
import { handSection, handTitle } from './hand-section';
import { measureHand } from './hand';
import { measureScale } from './scale';
import { scaleSection } from './scale-section';
import { measureServer, type ServerFigures } from './server';
import { table } from './table';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const ratio = (own: number, limit: number) => (own / limit).toFixed(2);

function browserTable(screens: ScreenFigures[]): string {
  return table(
    ['screen', 'JS kB br', 'CSS kB br', 'requests', 'usable after ms'],
    screens.map(({ name, script, style, requests, usable }) => [
      name,
      kilobytes(script),
      kilobytes(style),
      requests,
      usable,
    ]),
  );
}

function serverTables({ requests, lists, publicPage, startMs, memory }: ServerFigures): string {
  const goals = { list: 0.6, get: 0.5, update: 0.6 };
  return [
    table(
      ['requests/s, 10,000 cases', 'own', 'limit', 'part', 'goal', 'p50 ms', 'p99 ms'],
      (['list', 'get', 'update'] as const).map((kind) => {
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
    ),
    table(
      ['list, p50 ms', '1,000 rows', '100,000 rows', 'goal'],
      [
        [1, 'page 1'],
        [30, 'page 30'],
        [0, 'with a keyword'],
      ].map(([page, label]) => {
        const of = (rows: number) => lists.find((each) => each.rows === rows && each.page === page)?.p50 ?? 0;
        return [String(label), of(1_000), of(100_000), '≤ 1.5 times'];
      }),
    ),
    table(
      ['', 'measured', 'goal'],
      [
        ['public page, part of a static file', ratio(publicPage.own.rate, publicPage.file.rate), '≥ 0.7'],
        ['first start to first answer', `${startMs.first} ms`, '≤ 5,000 ms'],
        ['later start', `${startMs.second} ms`, '≤ 1,500 ms'],
        ['idle memory, server and database', `${Math.round(memory / 1_048_576)} MB`, '≤ 250 MB'],
      ],
    ),
  ].join('\n\n');
}

const report = 'docs/performance.md';
const scaleTitle = '## A million rows';

const built = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);
const [others = '', scale = ''] = readFileSync(report, 'utf8').split(scaleTitle);
const [head, tail] = await measured();
const text = `${head.trimEnd()}\n\n${scaleTitle}${tail}`;
writeFileSync(report, text);
process.stdout.write(`\n${text}`);

/** What stands before the title of the lists of a million rows, and what after it. */
async function measured(): Promise<[string, string]> {
  if (process.argv.includes('--scale')) return [others, `\n\n${scaleSection(await measureScale())}\n`];
  if (!process.argv.includes('--hand')) return [await measureOthers(), scale];
  const section = new RegExp(`${handTitle}\\n[^]*?(?=\\n## )`);
  const hand = handSection(await measureHand());
  return [others.replace(section, () => `${hand}\n`), scale];
}

/** All but the lists of a million rows. */
async function measureOthers(): Promise<string> {
  const server = await measureServer();
  const screens = await measureBrowser();
  const hand = handSection(await measureHand());
  return `# Performance

Written by \`npm run bench\` on ${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}. Absolute times are those of one machine on one day; ratios and bytes are what counts. The limit is Fastify and pg alone with prepared statements, measured in the same run (tests/bench/limit-server.ts).

## What the browser loads

Cold, signed in where needed, scripts as brotli, CPU slowed four times, the median of five. Goals: sign-in ≤ 105 kB and ≤ 6 requests, case list ≤ 135 kB and ≤ 10, content editor 35 kB more, rich editor 130 kB more, public page 0.

${browserTable(screens)}

${hand}

## The server

${serverTables(server)}
`;
}
