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
const campaigns: Record<string, string> = {
  approvals: 'tests/server/approvals/races.test.ts',
  fuzz: 'tests/server/deploy/fuzz.test.ts',
  principals: 'tests/server/identity/principals.test.ts',
  revocation: 'tests/server/identity/revocation.test.ts',
  'slow-bodies': 'tests/server/plugins/slow-bodies.test.ts',
  'big-bodies': 'tests/server/plugins/flood.test.ts',
  uploads: 'tests/server/files/picture-load.test.ts',
  kills: 'tests/server/deploy/kill.test.ts',
  counting: 'tests/server/site/counting-truth.test.ts',
  enquiries: 'tests/server/deploy/enquiries.test.ts',
  processes: 'tests/server/deploy/cluster.test.ts',
  webhooks: 'tests/server/webhooks/kills.test.ts',
  mirror: 'tests/server/delivery/mirror.test.ts',
};
const usage = `npm run campaign -- [--scale 10] [--seed 7] [--only ${Object.keys(campaigns).join(',')}]`;

const { scale, seed, only } = readArguments();
const folder = mkdtempSync(join(tmpdir(), 'back-office-campaign-'));
const file = join(folder, 'figures');
try {
  for (const name of only) {
    console.log(`\n> ${name}, scale ${scale}, seed ${seed}`);
    writeFileSync(file, '');
    const { status } = spawnSync(
      join(root, 'node_modules/.bin/vitest'),
      ['run', '--project', 'server', '--reporter=dot', campaigns[name] ?? ''],
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
      },
    });
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
