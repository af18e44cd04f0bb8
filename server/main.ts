import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from './base/config/config';
import { configWarnings } from './base/config/config-warnings';
import { exitOnCrash } from './base/logging/crash';
import { operatorLine } from './base/logging/logging';
import { start } from './start';
import { explainStart } from './base/process/start-error';
import { startText } from './base/process/text';
import { feedWatchdog } from './base/process/watchdog';

// Destructured: the build replaces `process.env.NODE_ENV` for the packages.
const { NODE_ENV } = process.env;
const isProduction = NODE_ENV === 'production';
const say = (line: string) => process.stdout.write(operatorLine(line, 30, isProduction));
const warn = (line: string) => process.stderr.write(operatorLine(line, 40, isProduction));

exitOnCrash();
feedWatchdog(process.env, complain);
const starting = begin();
let stopping: Promise<void> | undefined;
// `on`, not `once`: npm and the terminal may both deliver Ctrl-C. No SIGHUP, so that nohup works.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    stopping ??= finish(0);
  });
}

starting.then(
  ({ address, guide }) => [startText.listening(address), ...guide].forEach(say),
  (error: unknown) => fail(error),
);

async function begin() {
  const config = readConfig(process.env);
  for (const doubt of configWarnings(config, process.env)) warn(doubt);
  return await start(config, { say, warn, onLost: giveUp });
}

async function finish(exitCode: number): Promise<void> {
  // A hanging start is not awaited: PostgreSQL's guard stops it after our exit.
  const running = await Promise.race([starting.catch(() => undefined), delay(10_000, undefined)]);
  // Time limit, against hanging clients or mail servers.
  await Promise.race([running?.stop().catch(complain), delay(40_000)]);
  say(startText.stopped);
  process.exit(exitCode);
}

function giveUp(error: Error): void {
  complain(error);
  stopping ??= finish(1);
}

function complain(error: unknown): void {
  process.stderr.write(operatorLine(explainStart(error), 60, isProduction));
}

function fail(error: unknown): void {
  complain(error);
  process.exit(1);
}
