import { useEffect, useState } from 'react';

/** Milliseconds that most answers take less than. */
const patience = 600;

/**
 * True once something has been awaited for longer than most answers take. A dialog that opens before, and closes at
 * once, would swallow keys that are meant for the form.
 */
export function useOverdue(isAwaited: boolean): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => setOverdue(true), patience);
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [isAwaited]);
  return isOverdue;
}
