import { useEffect, useState } from 'react';

/** Pause in typing before a search. */
const debounceMs = 300;

/** A text after its typing has paused. */
export function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
