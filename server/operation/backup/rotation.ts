import { dayMs } from '../../base/contract/taipei-time';

/** Numbers of daily, weekly and monthly backups to keep, the newest of each period. */
export interface BackupCounts {
  daily: number;
  weekly: number;
  monthly: number;
}

const prefix = 'back-office-';
const suffix = '.backup';

/** File name such as `back-office-20261123T190000Z.backup`; names sort by time. */
export function backupName(on: Date): string {
  return `${prefix}${on.toISOString().replaceAll(/[-:]|\.\d+/g, '')}${suffix}`;
}

/** Time in a backup's name; undefined for other files. */
export function madeOn(name: string): Date | undefined {
  const [, year, month, day, hour, minute, second] =
    /^back-office-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/.exec(name) ?? [];
  if (second === undefined) return undefined;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Names of outdated backups; the newest always stays, as do other files. */
export function outdated(names: readonly string[], { daily, weekly, monthly }: BackupCounts): string[] {
  const made = names
    .flatMap((name) => {
      const on = madeOn(name);
      return on ? [{ name, on }] : [];
    })
    .toSorted((a, b) => b.on.getTime() - a.on.getTime());
  const newestOf = (periodOf: (on: Date) => string, count: number) => {
    const newest = new Map<string, string>();
    for (const { name, on } of made) if (!newest.has(periodOf(on))) newest.set(periodOf(on), name);
    return [...newest.values()].slice(0, count);
  };
  const kept = new Set([
    ...made.slice(0, 1).map(({ name }) => name),
    ...newestOf((on) => on.toISOString().slice(0, 10), daily),
    // Weeks from Monday to Sunday: 1970-01-01 was a Thursday.
    ...newestOf((on) => String(Math.floor((on.getTime() / dayMs + 3) / 7)), weekly),
    ...newestOf((on) => on.toISOString().slice(0, 7), monthly),
  ]);
  return made.filter(({ name }) => !kept.has(name)).map(({ name }) => name);
}
