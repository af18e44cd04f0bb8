import { useState } from 'react';
import { isSameShape } from './same-shape';

/** The earlier value while the new one shows the same, so that what depends on it does not render again. */
export function useKept<T>(value: T): T {
  const [kept, keep] = useState(value);
  if (isSameShape(kept, value)) return kept;
  keep(() => value);
  return value;
}
