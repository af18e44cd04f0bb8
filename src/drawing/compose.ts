import { PartType } from '../../openapi/generated/enums';
import { isDrawn, openedPictures, picturesOf, rowOf } from './blocks';
import type { OpenedPicture } from './opened-picture';
import { entriesOf, lengthOf, sizeOf } from './measure';
import { isWide, unitsOf } from './units';
import type {
  BarsPart,
  FormPart,
  ImagePart,
  LinkPart,
  ListPart,
  PagePart,
  PhonePart,
  PicturePart,
  SitePart,
  TextPart,
  TitlePart,
} from './types';

export type Row =
  | { kind: 'text' | 'list'; block: TextPart | ListPart; links: LinkPart[] }
  | {
      kind: 'pair';
      picture: ImagePart;
      block: TextPart | ListPart;
      links: LinkPart[];
      isOdd: boolean;
      isLow: boolean;
    }
  | { kind: 'gallery'; pictures: ImagePart[] }
  | { kind: 'links'; links: LinkPart[] }
  | { kind: 'own'; className: string; block: SitePart }
  | { kind: 'form'; block: FormPart }
  | { kind: 'fine'; blocks: SitePart[] };

interface Section {
  /** From 1. */
  number: number;
  title: TitlePart | null;
  subTitle: TitlePart | null;
  rows: Row[];
}

interface Hero {
  title: TitlePart;
  picture: ImagePart | null;
  lead: TextPart | null;
  /** Rows before the next title, in the hero's section. */
  rows: Row[];
}

export interface SiteModel {
  hero: Hero | null;
  sections: Section[];
  phone: PhonePart | null;
  /** First form; a second would repeat its field ids and is not rendered. */
  form: FormPart | null;
  /** First bars block; sections do not contain it. */
  bars: BarsPart | null;
  /** Default destination of directions; empty if unknown. */
  address: string;
  /** Pictures with their own pages; counted from 1. */
  opened: OpenedPicture[];
  /** Pictures in drawing order; the n-th has the id f{n + 1}. */
  pictures: PicturePart[];
}

const maxLead = 260;
const maxPairText = 340;
const maxPairEntries = 12;
const maxFine = 4;

/** Models of lists with a hero: one page asks several times for its own. */
const composed = new WeakMap<readonly PagePart[], SiteModel>();

/** Arranges blocks in sections and rows, the same for all themes (docs/composition.md); lists never change. */
export function composeSite(parts: readonly PagePart[], { hasHero = true } = {}): SiteModel {
  const model = (hasHero && composed.get(parts)) || compose(parts, hasHero);
  if (hasHero) composed.set(parts, model);
  return model;
}

function compose(parts: readonly PagePart[], hasHero: boolean): SiteModel {
  const drawn = parts.filter(isDrawn);
  const form = drawn.find((block) => block.partType === PartType.form) ?? null;
  const bars = drawn.find((block) => block.partType === PartType.bars) ?? null;
  const blocks = drawn.filter(
    (block) => block.partType !== PartType.bars && (block.partType !== PartType.form || block === form),
  );
  const fineFrom = fineStart(blocks);
  const { hero, next } = hasHero ? takeHero(blocks) : { hero: null, next: 0 };
  const sections: Section[] = [];
  let rows = hero?.rows;
  for (let at = next; at < blocks.length;) {
    const block = blocks[at];
    if (!block) break;
    if (block.partType === PartType.title) {
      const after = blocks[at + 1];
      const subTitle = after?.partType === PartType.title && at + 2 < blocks.length ? after : null;
      const section: Section = { number: sections.length + 1, title: block, subTitle, rows: [] };
      sections.push(section);
      rows = section.rows;
      at += subTitle ? 2 : 1;
      continue;
    }
    if (!rows) {
      const section: Section = { number: 1, title: null, subTitle: null, rows: [] };
      sections.push(section);
      rows = section.rows;
    }
    at = takeRows(blocks, at, fineFrom, rows);
  }
  return {
    hero,
    sections,
    phone: blocks.find((block) => block.partType === PartType.phone) ?? null,
    form,
    bars,
    address: addressIn(blocks),
    opened: openedPictures(blocks),
    pictures: blocks.flatMap(picturesOf),
  };
}

/** Destination for visitors: the reception centre, else the building site. */
function addressIn(blocks: readonly SitePart[]): string {
  const places = blocks.flatMap((block) => (block.partType === PartType.places ? [block] : []));
  const [first = ''] = [
    ...places.map(({ receptionAddress }) => receptionAddress),
    ...places.map(({ siteAddress }) => siteAddress),
  ].filter((address) => address?.trim());
  return first;
}

/** Pictures of a row in drawing order. */
export function picturesOfRow(row: Row): PicturePart[] {
  switch (row.kind) {
    case 'gallery':
      return row.pictures;
    case 'pair':
      return [row.picture];
    case 'links':
      return [];
    case 'fine':
      return row.blocks.flatMap(picturesOf);
    default:
      return picturesOf(row.block);
  }
}

/** Start of the closing text or link blocks, at most four, after the last phone (rule 9). */
function fineStart(blocks: readonly SitePart[]): number {
  const lastPhone = blocks.findLastIndex(({ partType }) => partType === PartType.phone);
  const tail = blocks.slice(lastPhone + 1);
  const isFine =
    lastPhone >= 4 &&
    tail.length <= maxFine &&
    tail.every(({ partType }) => partType === PartType.text || partType === PartType.link);
  return isFine ? lastPhone + 1 : Number.POSITIVE_INFINITY;
}

/** A leading title, or picture and title, with an adjacent picture and a short text (rule 2). */
function takeHero(blocks: readonly SitePart[]): { hero: Hero | null; next: number } {
  const [first, second] = blocks;
  const isPictureFirst = first?.partType === PartType.image && second?.partType === PartType.title;
  const title = isPictureFirst ? second : first;
  if (!first || title?.partType !== PartType.title) return { hero: null, next: 0 };
  let next = isPictureFirst ? 2 : 1;
  const following = blocks[next];
  const picture = isPictureFirst ? first : following?.partType === PartType.image ? following : null;
  if (picture && !isPictureFirst) next += 1;
  const text = blocks[next];
  const lead = text?.partType === PartType.text && isLead(text) ? text : null;
  return { hero: { title, picture, lead, rows: [] }, next: lead ? next + 1 : next };
}

/** True for a short text of paragraphs only. */
function isLead({ textContent, html = '' }: TextPart): boolean {
  return lengthOf(textContent) <= maxLead && !/<(?:ul|ol|table)\b/.test(html);
}

/** Adds the rows that start at a block; returns the index of the next one. */
function takeRows(blocks: readonly SitePart[], at: number, fineFrom: number, rows: Row[]): number {
  const block = blocks[at];
  if (!block) return at + 1;
  if (at >= fineFrom) {
    rows.push({ kind: 'fine', blocks: blocks.slice(at) });
    return blocks.length;
  }
  const linksFrom = (start: number) => runOf(blocks, start, fineFrom, isLink);
  switch (block.partType) {
    case PartType.image:
      return collectPictures(blocks, at, fineFrom, rows);
    case PartType.link: {
      const links = linksFrom(at);
      rows.push({ kind: 'links', links });
      return at + links.length;
    }
    case PartType.form:
      rows.push({ kind: 'form', block });
      return at + 1;
    case PartType.text:
    case PartType.list: {
      const links = linksFrom(at + 1);
      rows.push({ kind: block.partType === PartType.list ? 'list' : 'text', block, links });
      return at + 1 + links.length;
    }
    default: {
      const className = rowOf(block);
      if (className) rows.push({ kind: 'own', className, block });
      return at + 1;
    }
  }
}

const isLink = (block: SitePart) => block.partType === PartType.link;
const isImage = (block: SitePart) => block.partType === PartType.image;

/** Consecutive blocks of one kind before `end`. */
function runOf<T extends SitePart>(
  blocks: readonly SitePart[],
  start: number,
  end: number,
  isOne: (block: SitePart) => block is T,
): T[] {
  const run: T[] = [];
  for (let at = start; at < end; at += 1) {
    const block = blocks[at];
    if (!block || !isOne(block)) break;
    run.push(block);
  }
  return run;
}

function collectPictures(blocks: readonly SitePart[], at: number, fineFrom: number, rows: Row[]): number {
  const run = runOf(blocks, at, blocks.length, isImage);
  const end = at + run.length;
  const [picture] = run;
  const block = blocks[end];
  if (run.length === 1 && picture && block && end < fineFrom && isPairable(block)) {
    const links = runOf(blocks, end + 1, fineFrom, isLink);
    const pairs = rows.filter(({ kind }) => kind === 'pair').length;
    rows.push({
      kind: 'pair',
      picture,
      block,
      links,
      isOdd: pairs % 2 === 0,
      isLow: sizeOf(picture).width < 1300,
    });
    return end + 1 + links.length;
  }
  // Rows of two for two and four pictures, else of three; a single picture has its own row (rule 5).
  while (run.length > 0) {
    rows.push({ kind: 'gallery', pictures: run.splice(0, run.length === 4 ? 2 : Math.min(run.length, 3)) });
  }
  return end;
}

function isPairable(block: SitePart): block is TextPart | ListPart {
  if (block.partType === PartType.text) return lengthOf(block.textContent) <= maxPairText;
  return (
    block.partType === PartType.list && entriesOf(block).length <= maxPairEntries && !isWide(unitsOf(block))
  );
}
