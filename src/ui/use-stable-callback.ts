import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** A function that stays the same and always runs the newest `run`: for what outlives a drawing, as a machine's actor. Never call it while drawing. */
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

/** The same for a set of functions: an object that stays the same, for rows that are drawn anew only when they change. */
export function useStableMethods<T extends Methods<T>>(methods: T): T {
  const latest = useRef(methods);
  useLayoutEffect(() => {
    latest.current = methods;
  });
  const [stable] = useState(() => {
    const names = Object.keys(methods) as (keyof T)[];
    // Each has the parameters of the function that it stands for.
    return Object.fromEntries(
      names.map((name) => [name, (...values: never[]) => latest.current[name](...values)]),
    ) as T;
  });
  return stable;
}
