import { websiteText } from '../../../src/drawing/website/text';
import type { CaseCard, Company, WebsiteFrame, WebsiteView } from '../../../src/drawing/website/types';
import type { ImagePart } from '../../../src/drawing/types';
import { CaseTab, PartType } from '../../../openapi/generated/enums';
import type * as seen from '../../subjects/content/visible-content';
import { companyOf } from '../../subjects/content/company';
import type { Db } from '../../base/db/client';
import type { FileInfo } from '../../base/files/file-infos';
import { caseFigures } from './case-figures';

/** Page of the website with the data of its head; addresses start with `/`. */
export interface WebsiteContent {
  view: WebsiteView;
  here: WebsiteFrame['here'];
  /** Null for a page that search engines should not index. */
  path: string | null;
  /** Page that search engines list instead: the own site of a case. */
  canonical?: string | undefined;
  title: string;
  description: string;
  keywords: string;
  share: FileInfo | null;
  modifiedOn: Date | null;
  /** Record of the page, for structured data. */
  record?: VisibleRecord;
  /** Address at which visitors book, for a case. */
  bookHref?: string | null;
}

export type VisibleRecord =
  | { kind: 'case'; own: NonNullable<Awaited<ReturnType<typeof seen.visibleCase>>> }
  | { kind: 'article'; own: NonNullable<Awaited<ReturnType<typeof seen.visibleArticle>>> }
  | { kind: 'news'; own: NonNullable<Awaited<ReturnType<typeof seen.visibleNewsItem>>> };

export interface Reader {
  db: Db;
  base: string;
  company: Company;
}

export const nameOf = ({ name }: Company) => name || websiteText.unnamed;

export const websiteNameOf = async (db: Db): Promise<string> => nameOf(await companyOf(db));

export const headOf = (title: string, description: string) => ({
  title,
  description,
  keywords: '',
  share: null,
  modifiedOn: null,
});

export const titled = (title: string, company: Company) => websiteText.titled(title, nameOf(company));

/** Cards of cases with their figures. A case that is sold out names no price, like its page, and nothing is awaited. */
export async function caseCards(db: Db, rows: readonly seen.CaseCard[]): Promise<CaseCard[]> {
  const figures = await caseFigures(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, title, slug, subtitle, county, district, floors, households, tab, ...cover }) => {
    const isSoldOut = tab === CaseTab.soldOut;
    const { area = '', price = '', completion = '', progress = null } = figures.get(id) ?? {};
    return {
      id,
      title,
      slug,
      subtitle,
      place: county + district,
      picture: pictureOf(cover),
      floors,
      households,
      isSoldOut,
      area,
      price: isSoldOut ? '' : price,
      completion,
      progress: isSoldOut ? null : progress,
    };
  });
}

export const pictureOf = ({
  cover,
  coverAlt,
}: {
  cover: FileInfo | null;
  coverAlt: string;
}): ImagePart | null => cover && { partType: PartType.image, ...cover, altText: coverAlt };
