import * as v from 'valibot';
import { asTyped, type TypedKind } from '../../../openapi/typed';
import { htmlText } from '../record/html-text';
import { rangeOf } from './number-range';
import { problemText } from '../record/text';
import { textLength } from '../../ui/text-length';

/** A text field in the generated limits. */
export interface TextLimit {
  maxLength?: number;
  pattern?: string;
  /** Message for a pattern that does not match. */
  message?: string;
  typed?: TypedKind;
}

/** A number field in the generated limits. */
export interface NumberLimit {
  minimum?: number;
  maximum?: number;
  typed?: TypedKind;
}

export function optionalText(limit: TextLimit) {
  return v.pipe(typed(limit), maxLength(limit.maxLength));
}

/** A required text; only spaces count as empty. */
export function requiredText(limit: TextLimit) {
  return v.pipe(typed(limit), filled(), maxLength(limit.maxLength));
}

/** An optional text with the contract's pattern. */
export function optionalPattern(limit: TextLimit) {
  return v.pipe(typed(limit), maxLength(limit.maxLength), shaped(limit));
}

/** A required text with the contract's pattern; reports excessive length separately if the pattern allows it. */
export function requiredPattern(limit: TextLimit) {
  return v.pipe(typed(limit), filled(), maxLength(limit.maxLength), shaped(limit));
}

/** An optional whole number, as text. */
export function optionalInteger(limit: NumberLimit) {
  return v.pipe(number(limit), numeric(/^\d+$/), inRange(limit));
}

/** A required whole number, as text; zero counts as filled. */
export function requiredInteger(limit: NumberLimit) {
  return v.pipe(number(limit), filled(), numeric(/^\d+$/), inRange(limit));
}

/** An optional number with or without a fraction, as text. */
export function optionalNumber(limit: NumberLimit) {
  return v.pipe(number(limit), numeric(/^\d+(?:\.\d+)?$/), inRange(limit));
}

/** A required number or range such as `36～38`, as text. */
export function requiredRange(limit: NumberLimit) {
  return v.pipe(typed(limit), filled(), range(limit));
}

/** An optional number or range, as text. */
export function optionalRange(limit: NumberLimit) {
  return v.pipe(typed(limit), range(limit));
}

function range(limit: NumberLimit) {
  return v.pipe(
    v.string(),
    numeric(/^\d+(?:\.\d+)?(?:～\d+(?:\.\d+)?)?$/),
    v.check((value) => {
      const [min, max] = rangeOf(value);
      return Number.isNaN(max) || min <= max;
    }, problemText.order),
    v.check((value) => {
      if (value === '') return true;
      const [min, max] = rangeOf(value);
      return !isOutside(min, limit) && !isOutside(max, limit);
    }, rangeMessage(limit)),
  );
}

/** HTML of the rich editor, limited by its text length. */
export function richText(limit: { maxText: number }) {
  return v.pipe(v.string(), maxText(limit.maxText));
}

/** HTML of the rich editor with some text or a picture. */
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

/** A list with at least one item. */
export function nonEmptyList<TItem>() {
  return v.pipe(
    v.custom<TItem[]>((value) => Array.isArray(value)),
    v.check((list) => list.length > 0, problemText.list),
  );
}

/** Converts a text with several notations to the contract's form, for the following rules. */
function typed({ typed: kind }: { typed?: TypedKind }) {
  return v.pipe(
    v.string(),
    v.transform((value) => (kind === undefined ? value : asTyped(kind, value))),
  );
}

/** A number may be written with full-width digits also where the contract sends it as a number. */
function number({ typed: kind = 'number' }: NumberLimit) {
  return typed({ typed: kind });
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

// Empty values are checked by `filled`.
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

/** True for a number outside the limits; false for text that is no number, which another rule reports. */
function isOutside(value: number, { minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: NumberLimit): boolean {
  return value < minimum || value > maximum;
}

function rangeMessage({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: NumberLimit): string {
  return problemText.range(minimum, maximum);
}
