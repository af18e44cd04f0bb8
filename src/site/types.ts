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
  /** Focus of crops: percent from the left; absent: centre. */
  focusX?: number | null | undefined;
  /** Percent from the top. */
  focusY?: number | null | undefined;
  sources?: readonly { filePath: string; width: number }[];
}

/** `html`: the text with its formatting. */
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

type PictureKind = 'photo' | 'drawing' | 'rendering';

/** A picture of a gallery or a month, with its kind. */
export interface KindPicture extends Pictured {
  kind: PictureKind;
}

export interface GalleryItem extends KindPicture {
  textContent?: string | null;
}

/** A month of the building site. */
interface MonthItem {
  /** 2026-11 */
  label: string;
  textContent: string;
  percent?: number | undefined;
  pictures?: readonly KindPicture[];
}

/** Fields of a block by type (specification 3); absent and null are equal. */
interface PartFields {
  1: Aligned & { navName?: string; isUnlisted?: boolean };
  2: Formatted;
  5: Text & Pictured & { url?: string | null; autoPlay?: boolean | null };
  6: Text & Pictured;
  8: Text & { url?: string | null; urlTarget?: string | null };
  10: Text & { tel?: string | null };
  11: { items?: readonly { textContent: string }[] };
  101: { items?: readonly GalleryItem[] };
  102: { items?: readonly FactItem[] };
  103: { items?: readonly PlanItem[] };
  104: { items?: readonly MonthItem[] };
  105: Text &
    Pictured & {
      siteAddress?: string;
      receptionAddress?: string;
      items?: readonly { label: string; textContent: string; minutes?: number | undefined }[];
    };
  106: { items?: readonly { label: string; textContent: string }[] };
  107: Text & {
    detail?: string;
    documentPath?: string | null;
    documentName?: string | null;
    documentSize?: number | null;
  };
  108: {
    fields?: readonly { name: FormFieldName; isRequired: boolean }[];
    /** One choice per line. */
    budgets?: string;
    asksNews?: boolean;
    thanks?: string;
  };
  109: {
    hasSections?: boolean;
    actions?: readonly BarAction[];
    highlighted?: BarAction;
    tel?: string;
    lineId?: string;
    lineText?: string;
    address?: string;
  };
}

export type BarAction = 'call' | 'line' | 'directions' | 'book';

/** Possible fields of a form besides name, mobile and consent. */
type FormFieldName = 'email' | 'residence' | 'budget' | 'rooms' | 'time' | 'note';

export type SitePartType = keyof PartFields;

/** A block of one or several types; some have no id (specification 3, block 10). */
export type PartOf<T extends SitePartType> = {
  [K in T]: { id?: number | undefined; partType: K } & PartFields[K];
}[T];

/** A block on the wire. */
export type SitePart = PartOf<SitePartType>;

export type TitlePart = PartOf<1>;
export type TextPart = PartOf<2>;
export type VideoPart = PartOf<5>;
export type ImagePart = PartOf<6>;
export type LinkPart = PartOf<8>;
export type PhonePart = PartOf<10>;
export type ListPart = PartOf<11>;
export type FormPart = PartOf<108>;
export type BarsPart = PartOf<109>;
export type PlacesPart = PartOf<105>;
export type PicturePart = ImagePart | VideoPart | PlacesPart | PlanItem | KindPicture;
export type DownloadPart = PartOf<107>;
export type GalleryPart = PartOf<101>;
export type ProgressPart = PartOf<104>;
export type ProjectFactsPart = PartOf<102>;
export type PlansPart = PartOf<103>;
export type QuestionsPart = PartOf<106>;

/** Block of a page; unknown types are not rendered. */
export type PagePart = SitePart | { id?: number | undefined; partType: number };

export interface SiteInfo {
  title: string;
  district: string;
}

/** Head of an article or news; its cover is the first block. */
export interface Post {
  /** Articles only. */
  type?: 2 | 3;
  title: string;
  summary: string;
  /** YYYY-MM-DD. */
  publishDate: string;
  hasCover: boolean;
}

/** Content of a page: blocks below a name, and a text after its first section. */
export interface SiteContent {
  site: SiteInfo;
  parts: readonly PagePart[];
  /** HTML. */
  richText?: string | undefined;
  /** Its page on the company's website; undefined for a one-page site. */
  record?: RecordPage | undefined;
  /** Consent text of a draft's form; a public page has the whole context. */
  formConsent?: FormConsent | undefined;
}

export interface FormConsent {
  /** Above the box. */
  summary: string;
  /** Next to the marketing box. */
  news: string;
}

export type RecordPage = { kind: 'case' } | { kind: 'article' | 'newsItem'; post: Post };
