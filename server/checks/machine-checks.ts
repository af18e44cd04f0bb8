import { execFile } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { doubtsAbout } from '../config/doubts';
import { countUnreadable } from '../secrets/secret-key';
import { type Checker, good, off, orBeforeTables, trouble } from './check';
import { checkText as text } from './text';

/** Settings that are allowed but unlikely, and secrets that the current key cannot decrypt. */
export const checkSettings: Checker = async ({ db, config, env }) => {
  const unreadable = db ? await orBeforeTables(countUnreadable(db, config.secretKeys), 0) : 0;
  if (unreadable > 0) return trouble('bad', text.settings, text.otherSecretKey(unreadable));
  const doubts = doubtsAbout(config, env);
  if (doubts.length > 0) return trouble('attention', text.settings, text.settingsDoubt(doubts));
  return good(text.settings, text.settingsRight);
};

const fewBytes = { attention: 4 * 1024 ** 3, bad: 512 * 1024 ** 2 };
const fewShare = { attention: 0.15, bad: 0.05 };

/** Free space for our own database and for mails. A small share of a large disk may be enough. */
export const checkDisk: Checker = async ({ config }) => {
  const folder = await existing(config.dataDir);
  const { bavail, blocks, bsize } = await statfs(folder);
  const [bytes, share] = [bavail * bsize, bavail / blocks];
  const about = text.diskOf(folder);
  const percent = Math.floor(share * 100);
  for (const state of ['bad', 'attention'] as const) {
    if (bytes < fewBytes[state] && (share < fewShare[state] || bytes < fewBytes.bad)) {
      return trouble(state, about, text.diskFull(percent, bytes));
    }
  }
  const detail = text.diskRight(bytes, percent);
  return good(about, config.databaseUrl === undefined ? detail : `${detail}；${text.diskElsewhere}`);
};

async function existing(folder: string): Promise<string> {
  const isThere = await statfs(folder).then(
    () => true,
    () => false,
  );
  return isThere || folder === dirname(folder) ? folder : existing(dirname(folder));
}

const run = promisify(execFile);

/** nginx's check of its current configuration; a missing nginx is no fault. */
export const checkNginx: Checker = async ({ env }) => {
  const program = env['NGINX_PATH'] ?? 'nginx';
  const path = `${env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin`;
  try {
    await run(program, ['-t'], { env: { PATH: path }, timeout: 5_000 });
    return good(text.names.nginx, text.nginxRight);
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT') return off(text.names.nginx, text.nginxNone);
    if (/permission denied/i.test(stderr)) {
      return trouble('attention', text.names.nginx, text.nginxDenied);
    }
    const line = /\[emerg\][^\n]*/.exec(stderr)?.[0] ?? stderr.trim().split('\n')[0] ?? '';
    return trouble('bad', text.names.nginx, text.nginxWrong(line));
  }
};
