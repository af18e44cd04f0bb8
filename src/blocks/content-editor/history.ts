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
  /** Tag and time of the last change: keystrokes in one field form one step. */
  last: { tag: string; at: number } | null;
}

const maxSteps = 200;
/** Milliseconds of a typing pause after which a new step begins. */
const typingPause = 1000;

/** Creates a history without steps. */
export function startHistory(present: HistoryEntry): History {
  return { past: [], present, future: [], last: null };
}

/**
 * Adds a step, or merges it with a recent one of the same tag; without a tag, always adds. `at`:
 * milliseconds.
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

/** Selects another block of the same list, without a step. */
export function selectIn(history: History, selected: string | null): History {
  return { ...history, present: { ...history.present, selected }, last: null };
}

/** One step back; the same history if there is none. */
export function undo({ past, present, future, ...rest }: History): History {
  const before = past.at(-1);
  return before
    ? { past: past.slice(0, -1), present: before, future: [present, ...future], last: null }
    : { past, present, future, ...rest };
}

/** One step forward; the same history if there is none. */
export function redo({ past, present, future, ...rest }: History): History {
  const [next, ...later] = future;
  return next
    ? { past: [...past, present], present: next, future: later, last: null }
    : { past, present, future, ...rest };
}
