import { useSyncExternalStore } from 'react';

/** A value outside of React that components follow. */
interface SharedState<T> {
  get: () => T;
  set: (next: T) => void;
  /** Hook: the present value. */
  use: () => T;
}

/** Shares a value between components and code without React; `follow` runs when a component begins to follow it. */
export function sharedState<T>(initial: T, follow?: () => void): SharedState<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    follow?.();
    return () => listeners.delete(listener);
  };
  return {
    get,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, get),
  };
}
