import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

interface ProcessInfo {
  /** Command line, each part followed by a space. */
  command: string;
  /** Distinguishes processes with a reused id. */
  started: string;
}

/** Undefined for a dead process or a zombie. */
export function inspectProcess(pid: number): ProcessInfo | undefined {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return undefined;
  }
}

/** Unique name of this process, even if its id is reused. */
export function processTag(): string {
  return `${process.pid}.${inspectProcess(process.pid)?.started ?? '0'}`;
}

/** True while the process with this tag lives. */
export function isProcessRunning(tag: string): boolean {
  const [pid, started] = tag.split('.');
  return inspectProcess(Number(pid))?.started === started;
}

/** Polls `done`; false when it does not hold within `ms`. */
export async function pollUntil(done: () => boolean, ms: number): Promise<boolean> {
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
  // The name in brackets may contain any character; state is the first field after it, start time the 20th.
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
