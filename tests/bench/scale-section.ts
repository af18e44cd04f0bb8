import type { ScaleFigures } from './scale';
import { table } from './table';

const ms = (value: number) => value.toFixed(1);
const times = (value: number, of: number) => `${(value / of).toFixed(1)} x`;

/** Section of docs/evidence/performance.md on lists of a million rows. */
export function scaleSection({ lists, exports, writes, indexes }: ScaleFigures): string {
  return `One call at a time, medians, 64 MB of shared buffers. Few: 1,000 enquiries, cases and audit entries; many: 1,000,000, 100,000 and 1,000,000. Goal: at most twice as long. Explained in docs/list-queries.md.

${table(
  ['list, p50 ms', 'few', 'many', 'many to few'],
  lists.map(({ call, few, many }) => [call, ms(few), ms(many), times(many, few)]),
)}

### Exports
${table(
  ['export, ms for 1,000 rows', 'few', 'many', 'many to few'],
  exports.map(({ call, few, many }) => [call, ms(few), ms(many), times(many, few)]),
)}

Many rows are exported once.

### Cost of writing
${table(
  ['p50 ms', 'without these indexes', 'with them', 'with to without'],
  writes.map(({ write, without, with: own }) => [write, ms(without), ms(own), times(own, without)]),
)}

Each is one statement and its commit.

### Time and size of the indexes
${table(
  ['index over many', 'seconds', 'MB'],
  indexes.map(({ name, seconds, megabytes }) => [name, seconds.toFixed(1), megabytes.toFixed(0)]),
)}`;
}
