import { asTyped } from '../../openapi/generated/typed';
import { limits } from '../../openapi/generated/limits';

const { maximum } = limits.ProgressMonthInput.percent;

/** Progress of a building site as typed, also with full-width digits; null for anything else. */
export function percentIn(typed: string): { percent: number } | null {
  const plain = asTyped('percent', typed);
  return /^\d{1,3}$/.test(plain) && Number(plain) <= maximum ? { percent: Number(plain) } : null;
}
