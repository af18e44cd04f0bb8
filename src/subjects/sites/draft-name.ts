import { limits } from '../../../openapi/generated/limits';
import { problemText } from '../../records/record/text';

export const maxNameLength = limits.ThemeFromTemplate.name.maxLength;

/** Error message for a draft's name; null for a valid one. */
export function nameProblem(name: string): string | null {
  if (name.trim() === '') return problemText.required;
  return [...name.trim()].length > maxNameLength ? problemText.maxLength(maxNameLength) : null;
}
