import type { Block } from './block';

/** A list with its selection. */
export interface HistoryEntry {
  blocks: Block[];
  selected: string | null;
}

export interface History {
  past: readonly HistoryEntry[];
  present: HistoryEntry;
  future: readonly HistoryEntry[];
  /** Tag and time of the last change: keystrokes in one field make one step. */
  last: { tag: string; at: number } | null;
}

const maxSteps = 200;
/** Milliseconds after which a pause in typing begins a new step. */
const typingPause = 1000;

/** A history without steps. */
export function startHistory(present: HistoryEntry): History {
  return { past: [], present, future: [], last: null };
}

/**
 * Adds a step, or joins it to the last one with the same tag shortly before. Without a tag it is always a step. `at` is
 * in milliseconds.
 */
export function recordChange(
  history: History,
  present: HistoryEntry,
  tag: string | undefined,
  at: number,
): History {
  const { last } = history;
  const joins = tag !== undefined && last?.tag === tag && at - last.at < typingPause;
  return {
    past: joins ? history.past : [...history.past, history.present].slice(-maxSteps),
    present,
    future: [],
    last: tag === undefined ? null : { tag, at },
  };
}

/** The same list with another block selected: no step of its own. */
export function selectIn(history: History, selected: string | null): History {
  return { ...history, present: { ...history.present, selected }, last: null };
}

/** One step back; the same history when there is none. */
export function undo({ past, present, future, ...rest }: History): History {
  const before = past.at(-1);
  return before
    ? { past: past.slice(0, -1), present: before, future: [present, ...future], last: null }
    : { past, present, future, ...rest };
}

/** One step forward again; the same history when there is none. */
export function redo({ past, present, future, ...rest }: History): History {
  const [next, ...later] = future;
  return next
    ? { past: [...past, present], present: next, future: later, last: null }
    : { past, present, future, ...rest };
}
