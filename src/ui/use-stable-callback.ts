import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * Stable function that calls the newest `run`, for callers that outlive a render. Not during render; in
 * effects use `useEffectEvent`.
 */
export function useStableCallback<TArguments extends unknown[], TResult>(
  run: (...values: TArguments) => TResult,
): (...values: TArguments) => TResult {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...values: TArguments) => latest.current(...values), []);
}

type Methods<T> = { [TName in keyof T]: (...values: never[]) => unknown };

/** Like `useStableCallback`, for an object of functions, as for memoized rows. */
export function useStableMethods<T extends Methods<T>>(methods: T): T {
  const latest = useRef(methods);
  useLayoutEffect(() => {
    latest.current = methods;
  });
  const [stable] = useState(() => {
    const names = Object.keys(methods) as (keyof T)[];
    // Each has the parameters of the function that it calls.
    return Object.fromEntries(
      names.map((name) => [name, (...values: never[]) => latest.current[name](...values)]),
    ) as T;
  });
  return stable;
}
