import { ContentStatus } from '../../openapi/generated/enums';
import * as v from 'valibot';
import { limits } from '../../openapi/generated/limits';
import type { components } from '../../openapi/generated/types';
import { todayInTaipei } from '../time/date-time';
import { image, imageBody, storedImage } from './image-value';
import { choice, requiredText, optionalText } from './rules';
import {
  emptySchedule,
  scheduleBody,
  scheduleEntries,
  scheduleInWords,
  scheduleValues,
} from '../time/schedule';
import { versionNoteBody } from './version-note';
import { statusInWords } from '../time/text';

/** Limits of the fields that articles and news share. */
export type PublicationRules = Pick<typeof limits.ArticleCreate | typeof limits.NewsCreate, Field>;

type Field =
  'title' | 'summary' | 'cover' | 'coverAlt' | 'seoTitle' | 'seoKeywords' | 'seoDescription' | 'shareImage';

/** Schema of the fields that articles and news share. */
export const publicationEntries = (rules: PublicationRules) => ({
  title: requiredText(rules.title),
  summary: optionalText(rules.summary),
  publishDate: requiredText({}),
  status: choice([ContentStatus.online, ContentStatus.offline]),
  ...scheduleEntries,
  cover: image(rules.cover),
  coverAlt: optionalText(rules.coverAlt),
  seoTitle: optionalText(rules.seoTitle),
  seoKeywords: optionalText(rules.seoKeywords),
  seoDescription: optionalText(rules.seoDescription),
  shareImage: image(rules.shareImage),
  versionNote: optionalText(limits.ArticleUpdate.versionNote),
});

const publicationSchema = v.object(publicationEntries(limits.ArticleCreate));
type PublicationValues = v.InferInput<typeof publicationSchema>;

/** First values of an add form: today, offline. */
export function emptyPublication(): PublicationValues {
  return {
    title: '',
    summary: '',
    publishDate: todayInTaipei(),
    status: ContentStatus.offline,
    ...emptySchedule,
    cover: storedImage(null),
    coverAlt: '',
    seoTitle: '',
    seoKeywords: '',
    seoDescription: '',
    shareImage: storedImage(null),
    versionNote: '',
  };
}

type Stored = Omit<PublicationValues, 'cover' | 'shareImage' | 'startOn' | 'endOn' | 'versionNote'> &
  Record<'cover' | 'shareImage', components['schemas']['FileInfo'] | null> &
  components['schemas']['ScheduleFields'];

export function publicationValues(record: Stored): PublicationValues {
  const { title, summary, publishDate, status, coverAlt, seoTitle, seoKeywords, seoDescription } = record;
  return {
    title,
    summary,
    publishDate,
    status,
    ...scheduleValues(record),
    coverAlt,
    seoTitle,
    seoKeywords,
    seoDescription,
    cover: storedImage(record.cover),
    shareImage: storedImage(record.shareImage),
    versionNote: '',
  };
}

type Sent = Pick<PublicationValues, 'startOn' | 'endOn' | 'cover' | 'shareImage' | 'versionNote'>;

/** Multipart body of valid values; pictures only when new or removed. */
export function publicationBody<T extends Sent>({
  cover,
  shareImage,
  startOn,
  endOn,
  versionNote,
  ...values
}: T) {
  return {
    ...values,
    ...scheduleBody({ startOn, endOn }),
    ...imageBody('cover', cover),
    ...imageBody('shareImage', shareImage),
    ...versionNoteBody(versionNote),
  };
}

/** Texts of values, for comparing versions. */
export const publicationInWords = {
  status: statusInWords,
  ...scheduleInWords,
};
