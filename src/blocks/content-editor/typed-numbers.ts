import { limits } from '../../../openapi/generated/limits';
import { asTyped, type TypedKind } from '../../../openapi/typed';

const { percent } = limits.ProgressMonthInput;
const { minutes } = limits.PlaceInput;

/** Progress of a building site as typed; null for anything but a number within its limits. */
export function percentIn(typed: string): { percent: number } | null {
  const found = wholeIn('percent', typed, percent);
  return found === null ? null : { percent: found };
}

/** Minutes to a place as typed; null for anything but a number within its limits. */
export function minutesIn(typed: string): { minutes: number } | null {
  const found = wholeIn('number', typed, minutes);
  return found === null ? null : { minutes: found };
}

function wholeIn(kind: TypedKind, typed: string, { minimum, maximum }: { minimum: number; maximum: number }) {
  const plain = asTyped(kind, typed);
  const found = /^\d{1,3}$/.test(plain) ? Number(plain) : Number.NaN;
  return found >= minimum && found <= maximum ? found : null;
}
