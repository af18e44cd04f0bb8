export const templateCodes = ['liubai', 'yejing', 'jiekuo', 'nuanju'] as const;
export type TemplateCode = (typeof templateCodes)[number];

interface Text {
  textContent?: string | null;
}

interface Aligned extends Text {
  align?: number | null;
}

interface Pictured {
  altText?: string | null;
  filePath?: string | null;
  /** Pixels. */
  width?: number | null;
  /** Pixels. */
  height?: number | null;
  /** What stays in sight where the picture is cut: percent from the left; the middle where it is not said. */
  focusX?: number | null | undefined;
  /** Percent from the top. */
  focusY?: number | null | undefined;
  sources?: readonly { filePath: string; width: number }[];
}

/** `html` is the same text with its formatting. */
interface Formatted extends Aligned {
  html?: string;
}

/** A printed fact of a project. */
interface FactItem {
  label: string;
  textContent: string;
  group?: string | undefined;
  detail?: string | undefined;
}

/** A housing unit with its plan, if it has one. */
export interface PlanItem extends Pictured {
  textContent: string;
}

/** What a page reads of a block, by its type (specification 3); absent and null mean the same. */
interface PartFields {
  1: Aligned;
  2: Formatted;
  5: Text & Pictured & { url?: string | null; autoPlay?: boolean | null };
  6: Text & Pictured;
  8: Text & { url?: string | null; urlTarget?: string | null };
  10: Text & { tel?: string | null };
  11: { items?: readonly { textContent: string }[] };
  102: { items?: readonly FactItem[] };
  103: { items?: readonly PlanItem[] };
  106: { items?: readonly { label: string; textContent: string }[] };
  108: {
    fields?: readonly { name: FormFieldName; isRequired: boolean }[];
    /** One choice a line. */
    budgets?: string;
    asksNews?: boolean;
    thanks?: string;
  };
}

/** Possible fields of a form beside name, mobile and consent. */
type FormFieldName = 'email' | 'residence' | 'budget' | 'rooms' | 'time' | 'note';

export type SitePartType = keyof PartFields;

/** A block of one type, or of one among several; not each has an id (specification 3, block 10). */
export type PartOf<T extends SitePartType> = {
  [K in T]: { id?: number | undefined; partType: K } & PartFields[K];
}[T];

/** One block as the wire shows it. */
export type SitePart = PartOf<SitePartType>;

export type TitlePart = PartOf<1>;
export type TextPart = PartOf<2>;
export type VideoPart = PartOf<5>;
export type ImagePart = PartOf<6>;
export type LinkPart = PartOf<8>;
export type PhonePart = PartOf<10>;
export type ListPart = PartOf<11>;
export type FormPart = PartOf<108>;
export type PicturePart = ImagePart | VideoPart | PlanItem;
export type ProjectFactsPart = PartOf<102>;
export type PlansPart = PartOf<103>;
export type QuestionsPart = PartOf<106>;

/** What a page is made of; a block of a newer type is not drawn. */
export type PagePart = SitePart | { id?: number | undefined; partType: number };

export interface SiteInfo {
  title: string;
  district: string;
}

/** Head of an article or a piece of news; its cover is the first of its blocks. */
export interface Post {
  /** Of an article. */
  type?: 2 | 3;
  title: string;
  summary: string;
  /** YYYY-MM-DD. */
  publishDate: string;
  hasCover: boolean;
}

/** What a page shows: blocks under the name of whom they are about, and a text that stands after its first section. */
export interface SiteContent {
  site: SiteInfo;
  parts: readonly PagePart[];
  /** HTML. */
  richText?: string | undefined;
  /** The page of the company's website that it is; a one-page site stands alone. */
  record?: RecordPage | undefined;
}

export type RecordPage = { kind: 'case' } | { kind: 'article' | 'newsItem'; post: Post };
