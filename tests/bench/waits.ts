/** Waits for answers, in milliseconds. */
export interface Waits {
  calls: number;
  p50: number;
  p99: number;
}

export function waitsOf(times: readonly number[]): Waits {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { calls: sorted.length, p50: at(0.5), p99: at(0.99) };
}

/** The value in the middle, the upper one of two; 0 of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
