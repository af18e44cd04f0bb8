import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';

/** Bytes of a process with its descendants; counts shared memory once per group, so it errs upwards. */
export async function residentBytes(pid: number): Promise<number> {
  const processes = process.platform === 'linux' ? await fromProc() : fromPs();
  const family = new Set([pid]);
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const each of processes) if (family.has(each.parent)) family.add(each.pid);
  }
  return processes.filter((each) => family.has(each.pid)).reduce((total, each) => total + each.bytes, 0);
}

interface Process {
  pid: number;
  parent: number;
  bytes: number;
}

async function fromProc(): Promise<Process[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return Promise.all(
    names.map(async (name) => {
      const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '');
      const rollup = await readFile(`/proc/${name}/smaps_rollup`, 'utf8').catch(() => '');
      return {
        pid: Number(name),
        parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0),
        bytes: Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024,
      };
    }),
  );
}

/** Without /proc, shared memory counts in full for each process. */
function fromPs(): Process[] {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent, bytes: kilobytes * 1024 };
  });
}
