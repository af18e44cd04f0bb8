import { type ArticleType, CaseTab, PartType } from '../../openapi/generated/enums';
import { printedText, printedUnit, type PrintedUnit } from '../../openapi/text';
import { lengthOf } from './measure';
import { parsePhone } from './phone';
import { publicPageText } from './text';
import { withoutForm } from './without-form';
import type { PagePart, PicturePart, SiteContent, TemplateCode } from './types';

/** Theme of records' pages: the quietest. */
export const recordTheme: TemplateCode = 'liubai';

interface Covered {
  title: string;
  cover: Omit<PicturePart, 'id' | 'partType' | 'altText' | 'textContent'> | null;
  coverAlt: string;
}

interface Publication extends Covered {
  summary: string;
  /** YYYY-MM-DD. */
  publishDate: string;
}

interface Article extends Publication {
  type: ArticleType;
}

type Fact = keyof typeof publicPageText.facts;

interface Case extends Covered, Record<Exclude<Fact, 'households'>, string> {
  tab: CaseTab;
  subtitle: string;
  county: string;
  district: string;
  tel: string;
  households: number | null;
  housingUnits: readonly PrintedUnit[];
}

/** Page of an article: title, date, cover and summary before its blocks. */
export function articlePage(article: Article, parts: readonly PagePart[]): SiteContent {
  return {
    site: { title: publicPageText.articleTypes[article.type], district: dayOf(article.publishDate) },
    parts: [...coverOf(article), ...ownParts(parts)],
    record: { kind: 'article', post: { ...postOf(article), type: article.type } },
  };
}

/** Page of a news item: title, date, cover and summary before its text. */
export function newsPage(item: Publication, content: string): SiteContent {
  return {
    site: { title: publicPageText.news, district: dayOf(item.publishDate) },
    parts: coverOf(item),
    richText: content,
    record: { kind: 'newsItem', post: postOf(item) },
  };
}

const postOf = ({ title, summary, publishDate, cover }: Publication) => ({
  title,
  summary,
  publishDate,
  hasCover: cover !== null,
});

const maxTitleWithTail = 14;

/** Blocks of a record on its page: the form and the bars work only on a case's own site. */
const ownParts = (parts: readonly PagePart[]) =>
  withoutForm(parts).filter(({ partType }) => partType !== PartType.bars);

/** A telephone without words that invite to visits; others, as of an after-sales service, stay. */
const withoutInvitation = (part: PagePart): PagePart =>
  part.partType === PartType.phone &&
  'textContent' in part &&
  publicPageText.invitation.test(part.textContent || publicPageText.phone)
    ? { ...part, textContent: publicPageText.phoneOfSoldOut }
    : part;

/**
 * Page of a case: title, cover, introduction, facts and units before its blocks, and its telephone. A case that is sold
 * out neither invites nor names a price.
 */
export function casePage(own: Case, introduction: string, blocks: readonly PagePart[]): SiteContent {
  const isSoldOut = own.tab === CaseTab.soldOut;
  const units = isSoldOut
    ? own.housingUnits.map((unit) => ({ ...unit, priceBasis: null }))
    : own.housingUnits;
  const isTail = own.subtitle !== '' && lengthOf(own.title) <= maxTitleWithTail;
  const head = isTail
    ? headOf(own, publicPageText.caseTitle(own.title, own.subtitle), '')
    : headOf(own, own.title, own.subtitle);
  const parts = ownParts(blocks);
  if (parsePhone(own.tel) && !parts.some(({ partType }) => partType === PartType.phone)) {
    parts.push({ partType: PartType.phone, textContent: '', tel: own.tel });
  }
  return {
    site: { title: own.title, district: own.county + own.district },
    parts: [
      ...head,
      ...listOf(publicPageText.factsTitle, factsOf(own)),
      ...listOf(publicPageText.unitsTitle, units.map(printedUnit)),
      ...(isSoldOut ? parts.map(withoutInvitation) : parts),
    ],
    richText: introduction,
    record: { kind: 'case', isSoldOut },
  };
}

/** First blocks of a page. */
function headOf(own: Covered, title: string, lead: string): PagePart[] {
  return [
    { partType: PartType.title, textContent: title },
    ...coverOf(own),
    ...(lead ? [{ partType: PartType.text, textContent: lead }] : []),
  ];
}

const coverOf = ({ cover, coverAlt }: Covered): PagePart[] =>
  cover ? [{ partType: PartType.image, ...cover, altText: coverAlt }] : [];

/** A titled list; nothing without lines. */
function listOf(title: string, lines: readonly string[]): PagePart[] {
  if (lines.length === 0) return [];
  return [
    { partType: PartType.title, textContent: title },
    { partType: PartType.list, items: lines.map((textContent) => ({ textContent })) },
  ];
}

function factsOf(own: Case): string[] {
  const values: Record<Fact, string> = {
    ...own,
    address: own.county + own.district + own.address,
    households: own.households === null ? '' : printedText.households(own.households),
  };
  return Object.entries(publicPageText.facts).flatMap(([fact, label]) => {
    // The names of the texts.
    const value = values[fact as Fact];
    return value === '' ? [] : [publicPageText.named(label, value)];
  });
}

const dayOf = (date: string) => date.replaceAll('-', '/');
