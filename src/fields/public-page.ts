import type * as v from 'valibot';
import { limits } from '../../openapi/generated/limits';
import type { components } from '../../openapi/generated/types';
import { image, imageBody, storedImage } from './image-value';
import {
  emptyPublication,
  publicationBody,
  publicationEntries,
  publicationValues,
  type StoredPublication,
} from './publication';
import { optionalText } from './rules';
import { versionNoteBody } from './version-note';

type PageRules = typeof limits.ArticleCreate | typeof limits.NewsCreate;

/** Schema of dated content with a public page: adds summary, SEO, share picture and version note. */
export const publicPageEntries = (rules: PageRules) => ({
  ...publicationEntries(rules),
  summary: optionalText(rules.summary),
  seoTitle: optionalText(rules.seoTitle),
  seoKeywords: optionalText(rules.seoKeywords),
  seoDescription: optionalText(rules.seoDescription),
  shareImage: image(rules.shareImage),
  versionNote: optionalText(limits.ArticleUpdate.versionNote),
});

type Entries = ReturnType<typeof publicPageEntries>;
type PublicPageValues = v.InferInput<v.ObjectSchema<Entries, undefined>>;

/** First values of an add form. */
export const emptyPublicPage = (): PublicPageValues => ({
  ...emptyPublication(),
  summary: '',
  seoTitle: '',
  seoKeywords: '',
  seoDescription: '',
  shareImage: storedImage(null),
  versionNote: '',
});

type Stored = StoredPublication &
  Pick<PublicPageValues, 'summary' | 'seoTitle' | 'seoKeywords' | 'seoDescription'> & {
    shareImage: components['schemas']['FileInfo'] | null;
  };

/** Values of a stored record. */
export function publicPageValues(record: Stored): PublicPageValues {
  const { summary, seoTitle, seoKeywords, seoDescription } = record;
  return {
    ...publicationValues(record),
    summary,
    seoTitle,
    seoKeywords,
    seoDescription,
    shareImage: storedImage(record.shareImage),
    versionNote: '',
  };
}

type Sent = Parameters<typeof publicationBody>[0] & Pick<PublicPageValues, 'shareImage' | 'versionNote'>;

/** Multipart body of valid values; pictures only when new or removed. */
export function publicPageBody<T extends Sent>({
  cover,
  startOn,
  endOn,
  shareImage,
  versionNote,
  ...values
}: T) {
  return {
    ...values,
    ...publicationBody({ cover, startOn, endOn }),
    ...imageBody('shareImage', shareImage),
    ...versionNoteBody(versionNote),
  };
}
