import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

declare global {
  /** 1 for each block of code that has run; `instrument.ts` writes it. */
  // oxlint-disable-next-line no-var
  var ranBlocks: Uint8Array;
}

export type Runner = 'vitest' | 'playwright';

/** Part of the record of a run; a test may have several. */
export interface Line {
  file: string;
  /** Null for the set-up of a file. */
  title: string | null;
  /** Milliseconds on the recording machine; only their relation to each other counts. */
  ms: number;
  /** Numbers of the blocks that ran. */
  blocks: number[];
}

/** More than there are. */
export const mostBlocks = 1 << 19;

/** The last record; no test run removes it, so that a gate can be chosen from it again. */
export const recordFolder = join(import.meta.dirname, '../../node_modules/.cache/gate');

const folderOf = (runner: Runner) => join(recordFolder, runner);

/** Writes lines to a file of this process. */
export function recordOf(runner: Runner): (line: Line) => void {
  const folder = folderOf(runner);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}-${Date.now()}.jsonl`);
  return (line) => appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/** All lines of a run; none without a record. */
export function linesOf(runner: Runner): Line[] {
  const folder = folderOf(runner);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as Line);
}

/** Numbers of the blocks that have run. */
export function blocksOf(ran: Uint8Array): number[] {
  const blocks: number[] = [];
  for (let at = ran.indexOf(1); at >= 0; at = ran.indexOf(1, at + 1)) blocks.push(at);
  return blocks;
}
