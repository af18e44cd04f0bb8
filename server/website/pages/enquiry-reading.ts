import { changedFields } from '../../../src/drawing/EnquiryChange';
import { enquiryText } from '../../../src/drawing/enquiry-text';
import { lengthOf } from '../../../src/drawing/measure';
import type { EnquiryErrors } from '../../../src/drawing/EnquiryFields';
import {
  type EnquiryField,
  type EnquiryFormPart,
  type EnquiryValues,
  maxChoices,
  maxLengths,
  renderedFields,
  topics,
  trapName,
  wordsOf,
} from '../../../src/drawing/enquiry';
import { limits } from '../../../openapi/generated/limits';
import type { components } from '../../../openapi/generated/types';
import { firstCharacters } from '../../base/contract/characters';

type Schemas = components['schemas'];

/** Submitted form, parsed and bounded, but not validated. */
export interface SentForm {
  values: EnquiryValues;
  step: string;
  token: string;
  trap: string;
  /** Solved work, if a script sent the form. */
  work: string;
  /** Section, version and referrer, as stated by the page. */
  section: string;
  version: string;
  referrer: string;
  /** Milliseconds since the page's display, by its script; NaN without one. */
  shownFor: number;
}

/**
 * Submitted text without control characters, which break database or mails. Truncated before normalisation,
 * as combining marks take quadratic time.
 */
export function plain(text: string, max: number): string {
  const clean = firstCharacters(text.trimStart(), 2 * max)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '');
  return firstCharacters(clean.normalize('NFC').trim(), max);
}

/** Parses a submitted form. */
export function readForm(body: URLSearchParams): SentForm {
  const text = (name: string, max: number) => plain(body.get(name) ?? '', max);
  const own = (name: keyof typeof maxLengths) => text(name, maxLengths[name]);
  const several = (name: 'rooms' | 'time') =>
    body
      .getAll(name)
      .slice(0, maxChoices)
      .map((value) => plain(value, maxLengths[name]))
      .filter(Boolean);
  return {
    values: {
      name: own('name').replaceAll('\n', ' '),
      mobile: own('mobile'),
      email: own('email'),
      county: own('county'),
      area: own('area'),
      budget: own('budget'),
      rooms: several('rooms'),
      time: several('time'),
      note: own('note'),
      consent: own('consent'),
      news: body.get('news') === '1',
      topic: topics.some(({ value }) => value === body.get('topic')) ? own('topic') : '',
      about: own('about').replaceAll('\n', ' '),
    },
    step: text('step', 10),
    token: text('token', 200),
    trap: text(trapName, 200),
    work: text('work', 4000),
    section: text('section', 60),
    version: text('v', 12),
    referrer: text('ref', 300),
    shownFor: Number.parseInt(text('shown', 12), 10),
  };
}

/** Answers that a visitor may change, as lines for staff; empty ones are left out. */
export function changeText(form: EnquiryFormPart, { rooms, time, note }: EnquiryValues): string {
  const { labels, joiner, change } = enquiryText;
  const asked = changedFields(form);
  const lines = [
    ['rooms', labels.rooms, rooms.join(joiner)],
    ['time', labels.time, time.join(joiner)],
    ['note', change.more, note],
  ] as const;
  return lines
    .filter(([field, , answer]) => asked.has(field) && answer)
    .map(([, label, answer]) => `${label}：${answer}`)
    .join('\n');
}

/** Values as hidden fields, in the order in which they are signed. */
export function hiddenOf({ values, section, version, referrer }: SentForm): [name: string, value: string][] {
  const { rooms, time, news, topic, about, ...texts } = values;
  return [
    ...Object.entries(texts).map(([name, value]): [string, string] => [name, value]),
    ...rooms.map((value): [string, string] => ['rooms', value]),
    ...time.map((value): [string, string] => ['time', value]),
    ...(news ? [['news', '1'] satisfies [string, string]] : []),
    // Omitted if empty, as before these fields existed.
    ...[['topic', topic] as const, ['about', about] as const]
      .filter(([, value]) => value)
      .map(([name, value]): [string, string] => [name, value]),
    ['section', section],
    ['v', version],
    ['ref', referrer],
  ];
}

/** Digits of a mobile number as people type it: full-width, with blanks, hyphens, or the country's code. */
export function mobileOf(typed: string): string {
  const digits = typed.normalize('NFKC').replaceAll(/[\s().\-‐-―]/g, '');
  return digits.replace(/^(?:\+|00)?886\(?0?/, '0');
}

const email = new RegExp(limits.Email.pattern);

/** Errors as texts for the visitor; a field that the form does not have is never wrong. */
export function problemsOf(
  form: EnquiryFormPart,
  values: EnquiryValues,
  consentVersion: number,
): EnquiryErrors {
  const { problems } = wordsOf(form);
  const errors: EnquiryErrors = {};
  for (const [field, isRequired] of renderedFields(form)) {
    const problem =
      field === 'mobile'
        ? telProblem(form, values.mobile)
        : field === 'consent'
          ? consentProblem(form, values.consent, consentVersion)
          : field !== 'news' && field !== 'about' && isRequired && isEmpty(values[field])
            ? problems[field]
            : undefined;
    if (problem) errors[field] = problem;
  }
  if (renderedFields(form).has('email') && values.email && !email.test(values.email)) {
    errors.email = problems.emailWrong;
  }
  return errors;
}

/** True for a form sent as it came. */
export const isUntouched = (values: EnquiryValues): boolean =>
  Object.values(values).every((value) => value === false || isEmpty(value));

const isEmpty = (value: EnquiryValues[EnquiryField]) =>
  typeof value === 'string' ? lengthOf(value) === 0 : Array.isArray(value) && value.length === 0;

const anyTel = new RegExp(limits.Phone.pattern);

function telProblem(form: EnquiryFormPart, typed: string): string | undefined {
  const { mobile, mobileDigits, mobileStart } = wordsOf(form).problems;
  if (lengthOf(typed) === 0) return mobile;
  const digits = mobileOf(typed);
  // Sales staff call mobile numbers; the office accepts any number.
  if (form.partType === 'contact' && anyTel.test(digits)) return undefined;
  if (/^09\d{8}$/.test(digits)) return undefined;
  return /^09\d*$/.test(digits) ? mobileDigits(digits.length) : mobileStart;
}

function consentProblem(form: EnquiryFormPart, ticked: string, version: number): string | undefined {
  if (ticked === String(version)) return undefined;
  const { consentChanged, consent } = wordsOf(form).problems;
  return ticked ? consentChanged : consent;
}

const address = /https?:\/\/|www\.|\[url|<a\s/gi;

/** Signs of spam in the form itself; the answer reveals nothing. */
export function spamIn({ values, trap }: SentForm): Schemas['SpamReason'] | null {
  if (trap) return 'trap';
  const links = values.note.match(address)?.length ?? 0;
  const isForeign = !/\p{Script=Han}/u.test(values.name + values.note);
  if (values.name.search(address) >= 0 || links > 2 || (links > 0 && isForeign)) return 'links';
  return null;
}

const utm = {
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  content: 'utm_content',
  term: 'utm_term',
} as const;
const maxOrigin = 60;

/** Origin of a visitor by the page's address, to which the form posts. Untrusted; lengths are limited. */
export function campaignOf(query: URLSearchParams): Schemas['ContactOrigin'] {
  const origin: Schemas['ContactOrigin'] = {};
  for (const name of ['source', 'medium', 'campaign', 'content', 'term'] as const) {
    const value = plain(query.get(utm[name]) ?? '', maxOrigin).replaceAll('\n', ' ');
    if (value) origin[name] = value;
  }
  if (query.has('gclid')) origin.clickId = 'gclid';
  else if (query.has('fbclid')) origin.clickId = 'fbclid';
  return origin;
}

/** Host of the referrer, if it is another site. */
export function referrerHost(referrer: string, ownHost: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const { host, protocol } = new URL(referrer);
  return /^https?:$/.test(protocol) && host !== ownHost ? firstCharacters(host, 100) : undefined;
}

/** Campaign by channel and name, for counting; empty without one. */
export function campaignLabel(origin: Schemas['ContactOrigin']): string {
  if (!origin.source && !origin.clickId && !origin.campaign) return '';
  const channel = sourceOf(origin, 'other');
  return origin.campaign ? `${channel}|${origin.campaign}` : channel;
}

const sources: readonly (readonly [RegExp, Schemas['ContactSource']])[] = [
  [/facebook|^fb$|fbclid/i, 'facebook'],
  [/instagram|^ig$/i, 'instagram'],
  [/google|gclid/i, 'google'],
  [/^line|line\.me|lin\.ee/i, 'line'],
];

/** Source by the campaign's own name, its click id or the referrer; `other` for an unknown one, `own` without any. */
export function sourceOf(
  { source, clickId, referrer }: Schemas['ContactOrigin'],
  own: Schemas['ContactSource'],
): Schemas['ContactSource'] {
  for (const said of [source, clickId, referrer]) {
    const found = said && sources.find(([pattern]) => pattern.test(said));
    if (found) return found[1];
  }
  return source || referrer ? 'other' : own;
}
