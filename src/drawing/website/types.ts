import type { ArticleType, CaseTab } from '../../../openapi/generated/enums';
import type { ImagePart, Post, SiteContent } from '../types';

/** Company data of every page; may be empty. */
export interface Company {
  name: string;
  legalName: string;
  taxId: string;
  tel: string;
  hours: string;
  address: string;
  headline: string;
  introduction: string;
  /** Path of its mark. */
  mark?: string;
}

export type Section = 'cases' | 'news' | 'articles' | 'contact';

/** Base and current page of the website; without a base there are no links to it. */
export interface WebsiteFrame {
  company: Company;
  /** Prefix of all addresses: empty on a separate host. */
  base: string | null;
  here: Section | 'home' | null;
  /** Address of the privacy notice. */
  privacy?: string | undefined;
}

export interface Linked {
  id: number;
  slug: string;
  title: string;
}

interface Card extends Linked {
  picture: ImagePart | null;
}

export interface CaseCard extends Card {
  subtitle: string;
  place: string;
  floors: string;
  households: number | null;
  isSoldOut: boolean;
  /** Range of the areas; empty like the others where no page of the case says it. */
  area: string;
  /** Never of a case that is sold out. */
  price: string;
  completion: string;
  /** Percent of the newest month of construction; null too for a case that is sold out. */
  progress: number | null;
}

/** Cases of a county, for a link to them. */
export interface County {
  county: string;
  count: number;
}

/** A case's own site, as far as visitors may open it. */
export interface CaseSite {
  href: string;
  /** Address of its form; null without one, and for a case that is sold out. */
  bookHref: string | null;
}

/** A case that a news item or an article names. */
export interface NamedCase extends CaseCard {
  /** Address of its form. */
  bookHref: string | null;
}

export interface NewsCard extends Linked {
  /** YYYY-MM-DD. */
  publishDate: string;
}

export interface ArticleCard extends Card {
  type: ArticleType;
  publishDate: string;
  summary: string;
}

/** Pages of a list: the current one from 1, and their number. */
export interface Pages {
  page: number;
  pageCount: number;
}

export interface Popup {
  title: string;
  picture: ImagePart | null;
  url: string;
  isNewWindow: boolean;
}

export interface Neighbours {
  before: Linked | null;
  after: Linked | null;
}

export type WebsiteView =
  | {
      kind: 'home';
      popup: Popup | null;
      hero: CaseCard | null;
      cases: readonly CaseCard[];
      /** Of the cases that sell; empty unless there are several. */
      counties: readonly County[];
      news: readonly NewsCard[];
      articles: readonly ArticleCard[];
    }
  | ({
      kind: 'cases';
      tab: CaseTab;
      /** Null for all. */
      county: string | null;
      counts: Record<CaseTab, number>;
      /** Of this tab; empty unless there are several. */
      counties: readonly County[];
      cards: readonly CaseCard[];
    } & Pages)
  | ({
      kind: 'articles';
      type: ArticleType | null;
      counts: Record<ArticleType, number>;
      cards: readonly ArticleCard[];
    } & Pages)
  | ({ kind: 'news'; items: readonly NewsCard[] } & Pages)
  | { kind: 'contact' }
  | { kind: 'notFound' }
  | {
      kind: 'article' | 'newsItem';
      content: SiteContent;
      post: Post;
      near: Neighbours | null;
      named: readonly NamedCase[];
    }
  | { kind: 'case'; content: SiteContent; site: CaseSite | null; recommended: readonly CaseCard[] };
