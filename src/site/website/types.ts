import type { ImagePart, Post, SiteContent } from '../types';

/** A company's own data on every page; empty where it gave none. */
export interface Company {
  name: string;
  legalName: string;
  taxId: string;
  tel: string;
  hours: string;
  address: string;
  headline: string;
  introduction: string;
}

export type CaseTab = 1 | 2 | 3;
export type ArticleType = 2 | 3;
export type Section = 'cases' | 'news' | 'articles' | 'contact';

/** Where the website stands and which of its pages is shown; without a base there is no website to lead to. */
export interface WebsiteFrame {
  company: Company;
  /** Beginning of all addresses: nothing on a host of its own. */
  base: string | null;
  here: Section | 'home' | null;
  /** Where the notice on personal data stands. */
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

/** The pages of a list: the one shown, from 1, and how many there are. */
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

export interface Near {
  before: Linked | null;
  after: Linked | null;
}

export type WebsiteView =
  | {
      kind: 'home';
      popup: Popup | null;
      hero: CaseCard | null;
      cases: readonly CaseCard[];
      news: readonly NewsCard[];
      articles: readonly ArticleCard[];
    }
  | ({ kind: 'cases'; tab: CaseTab; counts: Record<CaseTab, number>; cards: readonly CaseCard[] } & Pages)
  | ({
      kind: 'articles';
      type: ArticleType | null;
      counts: Record<ArticleType, number>;
      cards: readonly ArticleCard[];
    } & Pages)
  | ({ kind: 'news'; items: readonly NewsCard[] } & Pages)
  | { kind: 'contact' }
  | { kind: 'notFound' }
  | { kind: 'article' | 'newsItem'; content: SiteContent; post: Post; near: Near | null }
  | { kind: 'case'; content: SiteContent; recommended: readonly CaseCard[] };
