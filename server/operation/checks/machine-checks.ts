import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { configWarnings } from '../../base/config/config-warnings';
import { judgeSecretKey } from '../../base/secrets/secret-key';
import {
  type Checker,
  type CheckInput,
  type Finding,
  goodFinding,
  off,
  orBeforeTables,
  problemFinding,
} from './check';
import { checkText as text } from './text';

/** Settings that are allowed but unlikely, and secrets that the current key cannot decrypt. */
export const checkSettings: Checker = async ({ db, config, env }) => {
  const verdict = db ? await orBeforeTables(judgeSecretKey(db, config.secretKeys), undefined) : undefined;
  if (verdict?.kind === 'unreadable') {
    return problemFinding('bad', text.settings, text.otherSecretKey(verdict.accounts));
  }
  if (verdict?.kind === 'changed' && verdict.secrets > 0) {
    return problemFinding('bad', text.settings, text.lostSecrets(verdict.secrets));
  }
  const doubts = configWarnings(config, env);
  if (doubts.length > 0) return problemFinding('attention', text.settings, text.settingsDoubt(doubts));
  return goodFinding(text.settings, text.settingsRight);
};

const fewBytes = { attention: 4 * 1024 ** 3, bad: 512 * 1024 ** 2 };
const fewShare = { attention: 0.15, bad: 0.05 };

interface Space {
  /** Device number; the same for all folders of one file system. */
  device: number;
  bytes: number;
  /** From 0 to 1. */
  share: number;
}

interface Problem {
  state: 'attention' | 'bad';
  words: { status: string; detail: string; remedy: string };
}

/** Free space of a folder's file system. */
async function readSpace(folder: string): Promise<Space> {
  const [{ dev }, { bavail, blocks, bsize }] = await Promise.all([stat(folder), statfs(folder)]);
  return { device: dev, bytes: bavail * bsize, share: bavail / blocks };
}

/** Free space for our own database, mails and backups, and access to BACKUP_DIR. */
export const checkDisk: Checker = (surroundings) => checkDisks(surroundings);

/** `checkDisk` with a replaceable source of free space. */
export async function checkDisks(
  { config: { dataDir, backupDir, databaseUrl } }: Pick<CheckInput, 'config'>,
  spaceOf: (folder: string) => Promise<Space> = readSpace,
): Promise<Finding> {
  const folder = await existing(dataDir);
  const own = await spaceOf(folder);
  const beside = backupDir === undefined ? undefined : await spaceOf(await existing(backupDir));
  const backups = beside?.device === own.device ? undefined : beside;
  const about = backupDir === undefined ? folder : text.disksOf([folder, backupDir]);
  const problems = [
    ...shortage(own, text.diskFull),
    ...(backups ? shortage(backups, text.backupDiskFull) : []),
    ...(backupDir === undefined ? [] : await backupFolderProblems(backupDir)),
  ];
  if (problems.length > 0) {
    const isBad = problems.some(({ state }) => state === 'bad');
    return problemFinding(
      isBad ? 'bad' : 'attention',
      about,
      text.together(problems.map(({ words }) => words)),
    );
  }
  const details = [
    text.diskRight(own.bytes, percentOf(own)),
    ...(backups ? [text.backupDiskRight(backups.bytes, percentOf(backups))] : []),
    ...(databaseUrl === undefined ? [] : [text.diskElsewhere]),
  ];
  return goodFinding(about, details.join('；'));
}

const percentOf = ({ share }: Space) => Math.floor(share * 100);

/** The threshold of every disk. A small share of a large disk may be plenty. */
function shortage(space: Space, wordsOf: (percent: number, bytes: number) => Problem['words']): Problem[] {
  const { bytes, share } = space;
  const state = (['bad', 'attention'] as const).find(
    (each) => bytes < fewBytes[each] && (share < fewShare[each] || bytes < fewBytes.bad),
  );
  return state ? [{ state, words: wordsOf(percentOf(space), bytes) }] : [];
}

async function backupFolderProblems(folder: string): Promise<Problem[]> {
  try {
    if (!(await stat(folder)).isDirectory()) return [{ state: 'bad', words: text.backupNoFolder(folder) }];
    await access(folder, constants.W_OK | constants.X_OK);
    return [];
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // The first backup makes the folder, where it may.
    if (code === 'ENOENT') return [{ state: 'attention', words: text.backupFolderMissing(folder) }];
    // systemd may keep a folder read-only for this unit that the backup's unit may write.
    const state = code === 'EROFS' ? 'attention' : 'bad';
    return [{ state, words: text.backupFolderClosed(folder, code) }];
  }
}

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
    return goodFinding(text.names.nginx, text.nginxRight);
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT') return off(text.names.nginx, text.nginxNone);
    if (/permission denied/i.test(stderr)) {
      return problemFinding('attention', text.names.nginx, text.nginxDenied);
    }
    const line = /\[emerg\][^\n]*/.exec(stderr)?.[0] ?? stderr.trim().split('\n')[0] ?? '';
    return problemFinding('bad', text.names.nginx, text.nginxWrong(line));
  }
};
