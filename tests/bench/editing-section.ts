import type { EditingFigures } from './editing';
import { table } from './table';

const ms = (time: number) => `${time.toFixed(1)} ms`;

/** Section of docs/evidence/performance.md on keys, dragging and shifts. */
export function editingSection({
  empty,
  line,
  formatted,
  preview,
  still,
  dragging,
  shifts,
}: EditingFigures): string {
  const keys = ({ work, paint }: EditingFigures['line']) => [
    ms(work.p50),
    ms(work.p95),
    ms(paint.p50),
    ms(paint.p95),
  ];
  const goal = `≤ ${Math.max(16, 2.5 * empty.paint.p95).toFixed(1)} ms`;
  return `A page of 300 blocks beside its preview, CPU not slowed. Work: time of the main thread until the frame. Paint: time from the key until a message sent in that frame arrives. The empty page shows the browser’s own share. Goal for paint at p95: 16 ms, or 2.5 times the empty page on a slower machine.

${table(
  ['a key', 'work, p50', 'work, p95', 'paint, p50', 'paint, p95', 'goal'],
  [
    ['empty page with one field', ...keys(empty), ''],
    ['a line of text', ...keys(line), goal],
    ['a formatted text', ...keys(formatted), goal],
  ],
)}

${table(
  ['three seconds', 'frames a second', 'dropped', 'tasks above 16.7 ms', 'the longest', 'goal'],
  [
    ['nothing moves', still.rate, still.dropped, still.longTasks, ms(still.longest), ''],
    [
      'a block is dragged',
      dragging.rate,
      dragging.dropped,
      dragging.longTasks,
      ms(dragging.longest),
      '60 frames a second',
    ],
  ],
)}

${table(
  ['', 'measured', 'goal'],
  [
    ['until the preview shows it, p50', ms(preview.p50), ''],
    ['until the preview shows it, p95', ms(preview.p95), '≤ 100 ms'],
    ['screens with layout shifts, 1440 and 390 wide', shifts.length, '0'],
  ],
)}${shifts.map(({ path, width, moves }) => `\n\n- \`${path}\` at ${width}: ${moves.join('; ')}`).join('')}`;
}
