import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and always runs the newest `run`: for what outlives a drawing, as a machine's actor. Never call it while drawing. */
export function useStableCallback<TArguments extends unknown[], TResult>(run: (...values: TArguments) => TResult): (...values: TArguments) => TResult {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...values: TArguments) => latest.current(...values), []);
}
