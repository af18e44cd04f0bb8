import { type TypedStep, typedSteps } from './generated/typed-steps';

/** Kinds of text that people write in several ways. */
export type TypedKind = keyof typeof typedSteps;

/** Above any limit of these fields: replacing in longer texts could be slow. */
const longest = 4000;
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/gu;
const fullWidth = /[\uff01-\uff5e]/gu;

/** A text in the contract's form, `0422581700` for `０４-2258 1700`; overlong texts stay unchanged. */
export function asTyped(kind: TypedKind, typed: string): string {
  if (typed.length > longest) return typed;
  const text = typed.replaceAll(invisible, '').trim();
  const steps: readonly TypedStep[] = typedSteps[kind];
  if (steps.some((step) => 'keep' in step && step.keep.test(text))) return text;
  const half = text.replaceAll(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  return steps.reduce((form, step) => ('of' in step ? form.replaceAll(step.of, step.to) : form), half);
}
