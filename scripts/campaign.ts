/**
 * `npm run campaign`: runs the tests with configurable counts longer than usual. Each prints a line of figures at its
 * end.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '..');
interface Campaign {
  test: string;
  does: string;
  /** Count at scale 1. */
  count: string;
}

const campaigns: Record<string, Campaign> = {
  approvals: {
    test: 'tests/server/approvals/races.test.ts',
    does: 'simultaneous edits, approvals and publications of one page over two processes',
    count: '50 races',
  },
  fuzz: {
    test: 'tests/server/deploy/fuzz.test.ts',
    does: 'every operation with bodies, queries and headers that mostly fit',
    count: '20 calls each',
  },
  principals: {
    test: 'tests/server/identity/principals.test.ts',
    does: 'every operation with single claims, all but one, none, expired, signed out …',
    count: '80 principals',
  },
  revocation: {
    test: 'tests/server/identity/revocation.test.ts',
    does: 'sign-ins and renewals while the account is signed out or changed',
    count: '12 races of each kind',
  },
  'slow-bodies': {
    test: 'tests/server/plugins/slow-bodies.test.ts',
    does: 'every write sent slowly while its caller is dismissed',
    count: '1 call each',
  },
  'big-bodies': {
    test: 'tests/server/plugins/flood.test.ts',
    does: '919 KB of unknown keys to public calls, 80 at once',
    count: '1 round',
  },
  uploads: {
    test: 'tests/server/files/picture-load.test.ts',
    does: 'heavy pictures, 12 at once',
    count: '1 round',
  },
  kills: {
    test: 'tests/server/deploy/kill.test.ts',
    does: 'kill -9 during uploads and publishing',
    count: '3 kills',
  },
  replace: {
    test: 'tests/server/replace/never-half.test.ts',
    does: 'a text replaced everywhere, cut off at a random point',
    count: '15 cuts',
  },
  counting: {
    test: 'tests/server/website/counting-truth.test.ts',
    does: 'views, sections, calls and forms against known counts, with robots',
    count: '1,000 visits',
  },
  enquiries: {
    test: 'tests/server/deploy/enquiries.test.ts',
    does: 'spam, people, campaigns, one sending 50 times, kill -9',
    count: '32 of spam, 10 people, 1 kill',
  },
  processes: {
    test: 'tests/server/deploy/cluster.test.ts',
    does: 'kill -9 of three processes behind nginx, under load',
    count: '3 kills',
  },
  webhooks: {
    test: 'tests/server/connections/webhook-kills.test.ts',
    does: 'kill -9 of three processes that send events, under writes',
    count: '3 kills',
  },
  mirror: {
    test: 'tests/server/connections/mirror.test.ts',
    does: 'random writes, starts and ends; a mirror that polls at random, stops, and meets a restored backup',
    count: '300 writes',
  },
};
const usage = [
  'npm run campaign -- [--scale 10] [--seed 7] [--only name,name]',
  ...Object.entries(campaigns).map(
    ([name, { does, count }]) => `  ${name.padEnd(12)} ${does} (at scale 1: ${count})`,
  ),
].join('\n');

const { scale, seed, only } = readArguments();
const folder = mkdtempSync(join(tmpdir(), 'back-office-campaign-'));
const file = join(folder, 'figures');
try {
  for (const name of only) {
    console.log(`\n> ${name}, scale ${scale}, seed ${seed}`);
    writeFileSync(file, '');
    const { status } = spawnSync(
      join(root, 'node_modules/.bin/vitest'),
      ['run', '--project', 'server', '--reporter=dot', campaigns[name]?.test ?? ''],
      {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, CAMPAIGN_SCALE: scale, CAMPAIGN_SEED: seed, CAMPAIGN_REPORT: file },
      },
    );
    console.log(
      `${readFileSync(file, 'utf8') || `${name}: no figures\n`}${name}: ${status === 0 ? 'passed' : 'FAILED'}`,
    );
    if (status !== 0) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function readArguments(): { scale: string; seed: string; only: string[] } {
  try {
    const { values } = parseArgs({
      options: {
        scale: { type: 'string', default: '10' },
        seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
        only: { type: 'string', default: Object.keys(campaigns).join(',') },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    const names = values.only.split(',');
    if (
      Number(values.scale) > 0 &&
      /^\d{1,10}$/.test(values.seed) &&
      names.every((name) => name in campaigns)
    ) {
      return { scale: values.scale, seed: values.seed, only: names };
    }
  } catch {
    // Unknown option: the usage below lists the known ones.
  }
  console.error(usage);
  process.exit(2);
}
