import type * as v from 'valibot';
import { ContentStatus } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import type { UploadRule } from '../pictures/upload-rules';
import { todayInTaipei } from '../../base/time/date-time';
import {
  endsAfterStart,
  moment,
  momentInWords,
  momentOf,
  momentValue,
  type MomentValue,
} from '../../base/time/schedule';
import { scheduleText, statusInWords } from '../../base/time/text';
import { image } from './image-rule';
import { imageBody, storedImage, type ImageValue } from './image-value';
import type { Codec, CrossRule } from './record-form';
import {
  choice as oneOf,
  type NumberLimit,
  optionalInteger,
  optionalPattern,
  requiredPattern,
  requiredRichText,
  richText as optionalRichText,
  type TextLimit,
} from './rules';

interface Required {
  required: boolean;
}

const same = <TValue>(value: TValue) => value;
/** The value as a body field. */
export const sent = <TName extends string, TValue>(name: TName, value: TValue) =>
  // TypeScript widens a computed key of a type parameter to string.
  ({ [name]: value }) as { readonly [_ in TName]: TValue };

/** A text, required and shaped as the contract says. */
export const text: Codec<TextLimit & Required, string, string> = {
  rule: (limit) => (limit.required ? requiredPattern(limit) : optionalPattern(limit)),
  empty: () => '',
  read: same,
  write: sent,
};

/** A day; today on an add form. */
const date: typeof text = { ...text, empty: todayInTaipei };

/** HTML of the rich editor. */
export const richText: Codec<Required & { maxText: number }, string, string> = {
  ...text,
  rule: (limit) => (limit.required ? requiredRichText(limit) : optionalRichText(limit)),
};

/** A whole number, typed as text; empty for none. */
export const integer: Codec<NumberLimit, number | null, string, number | null> = {
  rule: optionalInteger,
  empty: () => '',
  read: (number) => (number === null ? '' : String(number)),
  write: (name, typed) => sent(name, typed === '' ? null : Number(typed)),
};

/** A value that is sent as it is read. */
export const plain = <TValue>(
  rule: () => v.GenericSchema<TValue>,
  first: TValue,
  show: (value: TValue) => string,
): Codec<unknown, TValue, TValue> => ({ rule, empty: () => first, read: same, write: sent, show });

/** One of the values offered. */
export const choice = <const TValue extends string | number>(
  values: readonly TValue[],
  first: TValue,
  show: (value: TValue) => string,
) => plain<TValue>(() => oneOf(values), first, show);

/** A picture, sent only when new or removed. */
export const picture: Codec<UploadRule, components['schemas']['FileInfo'] | null, ImageValue, File> = {
  rule: image,
  empty: () => storedImage(null),
  read: storedImage,
  write: imageBody,
};

/** An optional time; unset ones are not sent to servers without schedules. */
const time = (none: string): Codec<unknown, string | null | undefined, MomentValue, string | null> => ({
  rule: moment,
  empty: () => momentValue(undefined),
  read: momentValue,
  write: (name, value) => (value.isSet || value.stored !== undefined ? sent(name, momentOf(value)) : {}),
  show: momentInWords(none),
});

/** Status and times of what visitors see. */
export const schedule = {
  status: choice([ContentStatus.online, ContentStatus.offline], ContentStatus.offline, statusInWords),
  startOn: time(scheduleText.atOnce),
  endOn: time(scheduleText.never),
};

/** The end follows the start. */
export const inOrder: CrossRule<Record<'startOn' | 'endOn', MomentValue>> = {
  at: 'endOn',
  holds: endsAfterStart,
  message: scheduleText.endBeforeStart,
};

export const seo = { seoTitle: text, seoKeywords: text, seoDescription: text, shareImage: picture };

/** Note of a save, stored with its version; none is read. */
export const versionNote: Codec<TextLimit & Required, undefined, string> = {
  ...text,
  read: text.empty,
  write: (name, value) => (value.trim() === '' ? {} : sent(name, value.trim())),
};

/** Dated content with a public page. */
export const publicPage = {
  title: text,
  summary: text,
  publishDate: date,
  ...schedule,
  cover: picture,
  coverAlt: text,
  ...seo,
  versionNote,
};
