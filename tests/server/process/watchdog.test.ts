import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { feedWatchdog } from '../../../server/base/process/watchdog';
import { launchServer } from '../support/server-process';

let folder: string;
let file: string;
let failures: Error[];
beforeEach(() => {
  failures = [];
  folder = mkdtempSync(join(tmpdir(), 'back-office-watchdog-'));
  file = join(folder, 'told');
  const program = join(folder, 'systemd-notify');
  writeFileSync(program, `#!/bin/sh\nif test -e ${folder}/broken; then exit 1; fi\necho "$*" >> ${file}\n`);
  chmodSync(program, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

const told = () => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
const feed = (env: Record<string, string>) =>
  feedWatchdog({ PATH: folder, ...env }, (error) => failures.push(error));

it('systemd gets regular notices from the process while its event loop runs', async () => {
  const watchdog = feed({ WATCHDOG_USEC: '90000', WATCHDOG_PID: String(process.pid) });
  await expect.poll(() => told().length, { timeout: 10_000 }).toBeGreaterThan(3);
  watchdog.stop();
  expect(new Set(told())).toEqual(new Set(['WATCHDOG=1']));
  expect(failures).toEqual([]);
});

it('a server notifies systemd from its start on', async () => {
  const env = { PATH: folder, WATCHDOG_USEC: '90000', DATABASE_URL: 'postgres://127.0.0.1:1/none' };
  const { child } = launchServer({ env });
  const ended = once(child, 'close');
  await expect.poll(told, { timeout: 30_000 }).toContain('WATCHDOG=1');
  child.kill('SIGKILL');
  await ended;
});

it.each([
  ['systemd watches another process', { WATCHDOG_USEC: '1', WATCHDOG_PID: '1' }],
  ['nobody watches', {}],
])('no notice is sent if %s', async (_, env) => {
  feed(env);
  // If the second one has sent a notice, the first would have sent one too.
  const other = feed({ WATCHDOG_USEC: '3600000000' });
  await expect.poll(told, { timeout: 10_000 }).toEqual(['WATCHDOG=1']);
  other.stop();
});

it('a failing systemd-notify is reported once', async () => {
  writeFileSync(join(folder, 'broken'), '');
  const watchdog = feed({ WATCHDOG_USEC: '30000' });
  await expect.poll(() => failures.length, { timeout: 10_000 }).toBe(1);
  rmSync(join(folder, 'broken'));
  await expect.poll(() => told().length, { timeout: 10_000 }).toBeGreaterThan(1);
  watchdog.stop();
  expect(failures).toHaveLength(1);
});

it('the unit waits longer than three notices, kills a silent process, and accepts notices of the program', () => {
  const unit = readFileSync(
    join(import.meta.dirname, '../../../deploy/website-back-office@.service'),
    'utf8',
  ).split('\n');
  for (const line of ['WatchdogSec=15', 'WatchdogSignal=SIGKILL', 'NotifyAccess=all', 'Restart=always']) {
    expect(unit).toContain(line);
  }
});
