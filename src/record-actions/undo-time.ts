/** Milliseconds in which a toast offers to undo: longer than the plain toast, as it must be read and reached. */
export const UNDO_MS = 6000;
