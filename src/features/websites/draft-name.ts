import { limits } from '../../../openapi/generated/limits';
import { problemText } from '../../record/text';

/** Most characters of a draft's name. */
export const maxNameLength = limits.ThemeFromTemplate.name.maxLength;

/** What is wrong with a draft's name; null when nothing is. */
export function nameProblem(name: string): string | null {
  if (name.trim() === '') return problemText.required;
  return [...name.trim()].length > maxNameLength ? problemText.maxLength(maxNameLength) : null;
}
