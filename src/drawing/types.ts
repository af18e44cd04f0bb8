import type { ArticleType, PartType } from '../../openapi/generated/enums';

export const templateCodes = ['liubai', 'yejing', 'jiekuo', 'nuanju'] as const;
export type TemplateCode = (typeof templateCodes)[number];

interface Text {
  textContent?: string | null;
}

interface Aligned extends Text {
  align?: number | null;
}

/** A picture as stored; older servers send no narrower widths. */
export interface Pictured {
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

export type PictureKind = 'photo' | 'drawing' | 'rendering';

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
  [PartType.title]: Aligned & { navName?: string; isUnlisted?: boolean };
  [PartType.text]: Formatted;
  [PartType.video]: Text & Pictured & { url?: string | null; autoPlay?: boolean | null };
  [PartType.image]: Text & Pictured & { kind?: PictureKind | undefined };
  [PartType.link]: Text & { url?: string | null; urlTarget?: string | null };
  [PartType.phone]: Text & { tel?: string | null };
  [PartType.list]: { items?: readonly { textContent: string }[] };
  [PartType.gallery]: { items?: readonly GalleryItem[] };
  [PartType.projectFacts]: { items?: readonly FactItem[] };
  [PartType.plans]: { items?: readonly PlanItem[] };
  [PartType.progress]: { items?: readonly MonthItem[] };
  [PartType.places]: Text &
    Pictured & {
      siteAddress?: string;
      receptionAddress?: string;
      items?: readonly { label: string; textContent: string; minutes?: number | undefined }[];
    };
  [PartType.questions]: { items?: readonly { label: string; textContent: string }[] };
  [PartType.download]: Text & {
    detail?: string;
    documentPath?: string | null;
    documentName?: string | null;
    documentSize?: number | null;
  };
  [PartType.form]: {
    fields?: readonly { name: FormFieldName; isRequired: boolean }[];
    /** One choice per line. */
    budgets?: string;
    asksNews?: boolean;
    thanks?: string;
  };
  [PartType.bars]: {
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

export type TitlePart = PartOf<typeof PartType.title>;
export type TextPart = PartOf<typeof PartType.text>;
export type VideoPart = PartOf<typeof PartType.video>;
export type ImagePart = PartOf<typeof PartType.image>;
export type LinkPart = PartOf<typeof PartType.link>;
export type PhonePart = PartOf<typeof PartType.phone>;
export type ListPart = PartOf<typeof PartType.list>;
export type FormPart = PartOf<typeof PartType.form>;
export type BarsPart = PartOf<typeof PartType.bars>;
export type PlacesPart = PartOf<typeof PartType.places>;
export type PicturePart = ImagePart | VideoPart | PlacesPart | PlanItem | KindPicture;
export type DownloadPart = PartOf<typeof PartType.download>;
export type GalleryPart = PartOf<typeof PartType.gallery>;
export type ProgressPart = PartOf<typeof PartType.progress>;
export type ProjectFactsPart = PartOf<typeof PartType.projectFacts>;
export type PlansPart = PartOf<typeof PartType.plans>;
export type QuestionsPart = PartOf<typeof PartType.questions>;

/** Block of a page; unknown types are not rendered. */
export type PagePart = SitePart | { id?: number | undefined; partType: number };

export interface SiteInfo {
  title: string;
  district: string;
  /** Company that answers for the page; undefined without company data. */
  publisher?: string | undefined;
  /** Day of the publication, YYYY-MM-DD. */
  publishedOn?: string | undefined;
  /** Address of the privacy notice; undefined without a form. */
  privacyHref?: string | undefined;
  /** The company with addresses of its website; undefined without one, and where a page stands alone. */
  developer?: Developer | undefined;
}

export interface Developer {
  name: string;
  /** Start page of the website. */
  home: string;
  /** Its list of cases. */
  cases: string;
}

/** Another case of the company, as a one-page site names it. */
export interface OtherCase {
  id: number;
  title: string;
  /** County and district. */
  place: string;
  href: string;
  picture: ImagePart | null;
  /** Range of the areas; empty if unknown. */
  area: string;
  /** Range of the prices; empty if unknown. */
  price: string;
}

/** Head of an article or news; its cover is the first block. */
export interface Post {
  /** Articles only. */
  type?: ArticleType;
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

export type RecordPage = { kind: 'case'; isSoldOut: boolean } | { kind: 'article' | 'newsItem'; post: Post };
