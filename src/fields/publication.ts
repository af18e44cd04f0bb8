import type * as v from 'valibot';
import { ContentStatus } from '../../openapi/generated/enums';
import type { components } from '../../openapi/generated/types';
import type { UploadRule } from '../pictures/upload-rules';
import { todayInTaipei } from '../time/date-time';
import {
  emptySchedule,
  scheduleBody,
  scheduleEntries,
  scheduleInWords,
  scheduleValues,
} from '../time/schedule';
import { statusInWords } from '../time/text';
import { image, imageBody, storedImage } from './image-value';
import { choice, optionalText, requiredText } from './rules';

/** Limits of the fields of dated content, from the contract. */
export interface PublicationRules {
  title: { maxLength: number };
  cover: UploadRule;
  coverAlt: { maxLength: number };
}

/** Schema of the fields of dated content: title, date, status, times, cover. */
export const publicationEntries = (rules: PublicationRules) => ({
  title: requiredText(rules.title),
  publishDate: requiredText({}),
  status: choice([ContentStatus.online, ContentStatus.offline]),
  ...scheduleEntries,
  cover: image(rules.cover),
  coverAlt: optionalText(rules.coverAlt),
});

type Entries = ReturnType<typeof publicationEntries>;
type PublicationValues = v.InferInput<v.ObjectSchema<Entries, undefined>>;

/** First values of an add form: today, offline. */
export const emptyPublication = (): PublicationValues => ({
  title: '',
  publishDate: todayInTaipei(),
  status: ContentStatus.offline,
  ...emptySchedule,
  cover: storedImage(null),
  coverAlt: '',
});

/** Fields of a stored record. */
export type StoredPublication = Pick<PublicationValues, 'title' | 'publishDate' | 'status' | 'coverAlt'> & {
  cover: components['schemas']['FileInfo'] | null;
} & components['schemas']['ScheduleFields'];

/** Values of a stored record. */
export function publicationValues(record: StoredPublication): PublicationValues {
  const { title, publishDate, status, coverAlt } = record;
  return {
    title,
    publishDate,
    status,
    ...scheduleValues(record),
    cover: storedImage(record.cover),
    coverAlt,
  };
}

type Sent = Pick<PublicationValues, 'startOn' | 'endOn' | 'cover'>;

/** Multipart body of valid values; the cover only when new or removed. */
export function publicationBody<T extends Sent>({ cover, startOn, endOn, ...values }: T) {
  return { ...values, ...scheduleBody({ startOn, endOn }), ...imageBody('cover', cover) };
}

/** Texts of values, for comparing versions. */
export const publicationInWords = { status: statusInWords, ...scheduleInWords };
