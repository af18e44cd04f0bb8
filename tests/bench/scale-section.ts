import type { ScaleFigures } from './scale';
import { table } from './table';

const ms = (value: number) => value.toFixed(1);
const times = (value: number, of: number) => `${(value / of).toFixed(1)} x`;

/** Section of docs/performance.md on lists of a million rows. */
export function scaleSection({ lists, writes, indexes }: ScaleFigures): string {
  return `Two databases in one PostgreSQL (64 MB of shared buffers), a server on each, called in turn, one call at a time; medians. Few: 1,000 enquiries and 1,000 cases; many: 1,000,000 and 100,000. Goal: at most twice as long.

${table(
  ['list, p50 ms', 'few', 'many', 'many to few'],
  lists.map(({ call, few, many }) => [call, ms(few), ms(many), times(many, few)]),
)}

### What it costs to write
${table(
  ['p50 ms', 'without these indexes', 'with them', 'with to without'],
  writes.map(({ write, without, with: own }) => [write, ms(without), ms(own), times(own, without)]),
)}

Each is one statement and its commit, on disk.

### Making the indexes
${table(
  ['index over many', 'seconds', 'MB'],
  indexes.map(({ name, seconds, megabytes }) => [name, seconds.toFixed(1), megabytes.toFixed(0)]),
)}

How the rows are found: docs/list-queries.md.`;
}
