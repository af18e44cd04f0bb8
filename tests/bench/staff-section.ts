import { cases, goals, importedRows, people, seconds, type Act, type StaffFigures } from './staff';
import { table } from './table';

/** Section of docs/evidence/performance.md on many people at work. */
export function staffSection({ own, limit, refused, exported, imported, memory }: StaffFigures): string {
  const failed = Object.entries(refused).map(([status, count]) => `${count} × ${status}`);
  const count = (rows: number) => rows.toLocaleString('en');
  return `${people} members of staff for ${(seconds / 60).toFixed(0)} minutes on two processes behind \`deploy/nginx.conf\`, each with an act every two to six seconds, on ${count(cases)} cases. Beside them one export of all cases (${exported.toFixed(0)} s) and one import of ${count(importedRows)} news items, the most a file may have (${imported.toFixed(0)} s). Limit: the same pace on tests/bench/limit-server.ts without nginx. Servers, PostgreSQL, nginx and callers share the cores.

${table(
  ['act', 'calls', 'p50 ms', 'p99 ms', 'goal', 'limit p50 ms', 'limit p99 ms'],
  (Object.keys(goals) as Act[]).map((act) => [
    act,
    own[act].calls,
    own[act].p50.toFixed(1),
    own[act].p99.toFixed(1),
    goals[act] ? `≤ ${goals[act]}` : '',
    ...(limit[act].calls > 0 ? [limit[act].p50.toFixed(1), limit[act].p99.toFixed(1)] : ['', '']),
  ]),
)}

Answers other than 200: ${failed.length > 0 ? failed.join(', ') : 'none'}. Memory of both processes after a tenth of the time and at its end: ${memory.early.toFixed(0)} and ${memory.late.toFixed(0)} MB.`;
}
