import { PartType } from '../../../openapi/generated/enums';
import { moveItem } from '../../ui/sortable-order';
import type { Block } from './block';
import { editorText } from './text';

/** Blocks from one heading to the next. */
interface Section {
  key: string;
  name: string;
  /** Position of its first block on the page. */
  start: number;
  blocks: readonly Block[];
}

/** Row of the list above the blocks of a section. */
export interface SectionHead {
  key: string;
  name: string;
  count: number;
  isOpen: boolean;
  /** The first section of a page has no heading, so that nothing can stand before it. */
  isMovable: boolean;
  /** Ids of its stored blocks. */
  partIds: readonly number[];
  samples: number;
  problems: number;
}

/** A row of the list. */
export type Row = Block | SectionHead;

export const isHead = (row: Row): row is SectionHead => 'isMovable' in row;

/**
 * Sections as on the page (docs/composition.md): a heading starts one, but not the page's own title, nor a second
 * heading after another. One section for a page without headings.
 */
export function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: (Section & { blocks: Block[] })[] = [];
  const first = blocks[0]?.type === PartType.image ? 1 : 0;
  blocks.forEach((block, index) => {
    const current = sections.at(-1);
    const starts =
      block.type === PartType.title && index > first && blocks[index - 1]?.type !== PartType.title;
    if (current && !starts) current.blocks.push(block);
    else {
      sections.push({
        key: current ? `section-${block.key}` : 'section',
        name: current ? headingOf(block) : editorText.sections.first,
        start: index,
        blocks: [block],
      });
    }
  });
  return sections;
}

const headingOf = (block: Block) => ('text' in block && block.text.trim()) || editorText.sections.unnamed;

/** The blocks in the order of the list's rows; blocks of a folded section follow its head. */
export function blocksOf(rows: readonly Row[], sections: readonly Section[]): Block[] {
  const folded = new Map(sections.map(({ key, blocks }) => [key, blocks]));
  return rows.flatMap((row) => (isHead(row) ? (row.isOpen ? [] : (folded.get(row.key) ?? [])) : [row]));
}

/** The blocks with a section at another place, which counts the sections from 0; the first one stays. */
export function withSectionAt(sections: readonly Section[], key: string, place: number): Block[] {
  const from = sections.findIndex((section) => section.key === key);
  return moveItem(sections, from, Math.max(1, place)).flatMap(({ blocks }) => blocks);
}

/** Place of a row after a move to a row of the list: among the sections, or among all blocks. */
export function placeOf(
  rows: readonly Row[],
  sections: readonly Section[],
  moved: Row,
  target: number,
): number {
  const next = moveItem(rows, rows.indexOf(moved), target);
  if (!isHead(moved)) return blocksOf(next, sections).indexOf(moved);
  return Math.max(1, next.filter(isHead).indexOf(moved));
}
