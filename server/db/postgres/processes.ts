import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

interface ProcessInfo {
  /** The whole command line, its parts joined by a space, with one at the end. */
  command: string;
  /** Differs between two processes that had the same number one after the other. */
  started: string;
}

/** The living process of that number; undefined when there is none (a zombie counts as none). */
export function inspectProcess(pid: number): ProcessInfo | undefined {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return undefined;
  }
}

/** A name for this process that no later one has, even one with the same number. */
export function processTag(): string {
  return `${process.pid}.${inspectProcess(process.pid)?.started ?? '0'}`;
}

/** Whether the process that once called `processTag` still lives. */
export function isTagAlive(tag: string): boolean {
  const [pid, started] = tag.split('.');
  return inspectProcess(Number(pid))?.started === started;
}

/** Resolves with true as soon as `done` holds, with false when it does not within that many ms. */
export async function until(done: () => boolean, ms: number): Promise<boolean> {
  const deadline = Date.now() + ms;
  while (!done()) {
    if (Date.now() > deadline) return false;
    await delay(20);
  }
  return true;
}

// Slim systems have no ps.
function fromProc(pid: number): ProcessInfo | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in brackets, may hold anything; state is the first field after it, start time the 20th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  return { command, started: fields[19] ?? '' };
}

function fromPs(pid: number): ProcessInfo | undefined {
  const ps = (column: string) =>
    execFileSync('ps', ['-ww', '-p', String(pid), '-o', `${column}=`], { encoding: 'utf8' }).trim();
  if (ps('state').startsWith('Z')) return undefined;
  return { command: `${ps('args')} `, started: ps('lstart').replaceAll(/\W/g, '') };
}
