import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../docs/evidence/performance.md');

/** Sections of docs/evidence/performance.md in order. */
export const titles = {
  browser: 'What the browser loads',
  visitor: 'A project page on a phone',
  lighthouse: 'Lighthouse',
  hand: 'Typing and dragging',
  server: 'The server',
  uploads: 'During uploads',
  cache: 'Public pages from the cache',
  hosts: 'Several processes',
  staff: 'A hundred people at work',
  scale: 'A million rows',
} as const;

export type Section = keyof typeof titles;

const head = `# Performance

Measured on one machine: compare ratios and bytes, not times. \`npm run bench\` rewrites the sections it is asked for.`;

/** Replaces one section by its title. */
export function writeSection(section: Section, text: string): void {
  const found = new Map(
    readReport()
      .split(/^## /m)
      .slice(1)
      .map((each): [string, string] => {
        const [title = '', ...lines] = each.split('\n');
        return [title, lines.join('\n').trim()];
      }),
  );
  found.set(titles[section], text);
  const order: readonly string[] = Object.values(titles);
  const placeOf = (title: string) => (order.includes(title) ? order.indexOf(title) : order.length);
  const all = [...found].toSorted(([a], [b]) => placeOf(a) - placeOf(b));
  const texts = all.map(([title, body]) => `## ${title}\n\n${body}`);
  writeFileSync(file, `${[head, ...texts].join('\n\n')}\n`);
}

/** Everything measured so far. */
export const readReport = () => readFileSync(file, 'utf8');

/** Command, date, and load of the machine before. */
export function measuredBy(flags: string): string {
  const [load = 0] = loadavg();
  return `Written by \`npm run bench${flags}\` on ${cpus().length} cores with a load of ${load.toFixed(1)}, ${new Date().toISOString().slice(0, 10)}.`;
}
