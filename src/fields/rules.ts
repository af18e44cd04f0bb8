import * as v from 'valibot';
import { asTyped, type TypedKind } from '../../openapi/generated/typed';
import { htmlText } from '../record/html-text';
import { rangeOf } from './number-range';
import { problemText } from '../record/text';

/** A text field's part of the generated limits. */
interface TextLimit {
  maxLength?: number;
  pattern?: string;
  /** What people read when the pattern does not match. */
  message?: string;
  typed?: TypedKind;
}

/** A number field's part of the generated limits. */
interface NumberLimit {
  minimum?: number;
  maximum?: number;
  typed?: TypedKind;
}

/** Characters as the server counts them: code points, so that an emoji counts once. */
export function textLength(value: string): number {
  return [...value].length;
}

/** A text that may be left empty. */
export function optionalText(limit: TextLimit) {
  return v.pipe(typed(limit), maxLength(limit.maxLength));
}

/** A text that must not be empty; spaces only count as empty. */
export function requiredText(limit: TextLimit) {
  return v.pipe(typed(limit), filled(), maxLength(limit.maxLength));
}

/** A text that, unless empty, has the contract's form. */
export function optionalPattern(limit: TextLimit) {
  return v.pipe(typed(limit), maxLength(limit.maxLength), shaped(limit));
}

/** A text that must be there and have the contract's form; one that is too long is told as such where the form allows it. */
export function requiredPattern(limit: TextLimit) {
  return v.pipe(typed(limit), filled(), maxLength(limit.maxLength), shaped(limit));
}

/** A phone number with area code, landline or mobile; a wrong one of any length has the same message. */
export function requiredPhone(limit: TextLimit) {
  return v.pipe(typed(limit), filled(), shaped(limit));
}

/** The text of a whole number that may be left empty. */
export function optionalInteger(limit: NumberLimit) {
  return v.pipe(typed(limit), numeric(/^\d+$/), inRange(limit));
}

/** The text of a whole number that must be there; zero counts as filled. */
export function requiredInteger(limit: NumberLimit) {
  return v.pipe(typed(limit), filled(), numeric(/^\d+$/), inRange(limit));
}

/** The text of a number, with a fraction or without, that may be left empty. */
export function optionalNumber(limit: NumberLimit) {
  return v.pipe(typed(limit), numeric(/^\d+(?:\.\d+)?$/), inRange(limit));
}

/** The text of a number, with a fraction or without, or of two as `36～38`; it must be there. */
export function requiredRange(limit: NumberLimit) {
  return v.pipe(typed(limit), filled(), range(limit));
}

/** The same, but may be left empty. */
export function optionalRange(limit: NumberLimit) {
  return v.pipe(typed(limit), range(limit));
}

function range(limit: NumberLimit) {
  return v.pipe(
    v.string(),
    numeric(/^\d+(?:\.\d+)?(?:～\d+(?:\.\d+)?)?$/),
    v.check((value) => {
      const [least, most] = rangeOf(value);
      return Number.isNaN(most) || least <= most;
    }, problemText.order),
    v.check((value) => {
      if (value === '') return true;
      const [least, most] = rangeOf(value);
      return !isOutside(least, limit) && !isOutside(most, limit);
    }, rangeMessage(limit)),
  );
}

/** HTML of the rich editor, limited by the characters of its text. */
export function richText(limit: { maxText: number }) {
  return v.pipe(v.string(), maxText(limit.maxText));
}

/** HTML of the rich editor with some text or a picture in it. */
export function requiredRichText(limit: { maxText: number }) {
  return v.pipe(
    v.string(),
    v.check((html) => htmlText(html).trim() !== '' || html.includes('<img '), problemText.required),
    maxText(limit.maxText),
  );
}

/** One of the values offered. */
export function choice<const TValue extends string | number>(values: readonly TValue[]) {
  return v.picklist(values, problemText.required);
}

/** A list that must have an item. */
export function nonEmptyList<TItem>() {
  return v.pipe(
    v.custom<TItem[]>((value) => Array.isArray(value)),
    v.check((list) => list.length > 0, problemText.list),
  );
}

/** A text of a kind that people write in several ways comes out in the contract's form; the rules after it see that. */
function typed({ typed: kind }: { typed?: TypedKind }) {
  return v.pipe(
    v.string(),
    v.transform((value) => (kind === undefined ? value : asTyped(kind, value))),
  );
}

function maxLength(max = Number.POSITIVE_INFINITY) {
  return v.check((value: string) => textLength(value) <= max, problemText.maxLength(max));
}

function maxText(max: number) {
  return v.check((html: string) => textLength(htmlText(html)) <= max, problemText.maxLength(max));
}

function filled() {
  return v.check((value: string) => value.trim() !== '', problemText.required);
}

// Empty is the business of `filled`.
function shaped({ pattern: source, message = problemText.format }: TextLimit) {
  const expression = source === undefined ? null : new RegExp(source, 'u');
  return v.check((value: string) => value === '' || expression === null || expression.test(value), message);
}

function numeric(expression: RegExp) {
  return v.check((value: string) => value === '' || expression.test(value), problemText.number);
}

function inRange(limit: NumberLimit) {
  return v.check((value: string) => value === '' || !isOutside(Number(value), limit), rangeMessage(limit));
}

/** What is no number at all is told as that. */
function isOutside(value: number, { minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: NumberLimit): boolean {
  return value < minimum || value > maximum;
}

function rangeMessage({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: NumberLimit): string {
  return problemText.range(minimum, maximum);
}
