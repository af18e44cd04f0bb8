import { asTyped } from '../../../openapi/typed';
import { problemText } from '../../records/record/text';
import type { FieldProblem, ProblemField } from './block';
import type { TextRule } from './block-kind';

/** Errors of a typed text by the limits of the contract. */
export function textProblems(
  field: ProblemField,
  label: string,
  typed: string,
  rule: TextRule,
): FieldProblem[] {
  const text = rule.typed ? asTyped(rule.typed, typed) : typed;
  const problem = (message: string) => [{ field, label, message }];
  if (text.trim() === '') return rule.required ? problem(problemText.required) : [];
  if ([...text].length > rule.maxLength) return problem(problemText.maxLength(rule.maxLength));
  return rule.pattern && !new RegExp(rule.pattern).test(text)
    ? problem(rule.message ?? problemText.format)
    : [];
}
