import { type AdField, PartType } from '../../../../openapi/generated/enums';
import { hasField, type Block, type BlockChange } from '../../../blocks/content-editor/block';
import { edited } from '../../../blocks/content-editor/blocks';
import { formattedText } from '../../../blocks/content-editor/formatted-text';
import type { AdFinding } from './adcheck-loaders';

/** Part of a sentence: unchanged words, or marked words with their proposal. */
interface Piece {
  text: string;
  isMarked: boolean;
  /** Null without a proposal. */
  replacement: string | null;
}

export function piecesOf({ sentence, marks }: Pick<AdFinding, 'sentence' | 'marks'>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const plain = (to: number) => {
    if (to > at) pieces.push({ text: sentence.slice(at, to), isMarked: false, replacement: null });
  };
  for (const { start, end, replacement } of marks) {
    plain(start);
    pieces.push({ text: sentence.slice(start, end), isMarked: true, replacement });
    at = end;
  }
  plain(sentence.length);
  return pieces;
}

/** Sentence with its proposals applied; null without any. */
export function proposedSentence(finding: Pick<AdFinding, 'sentence' | 'marks'>): string | null {
  if (!finding.marks.some(({ replacement }) => replacement !== null)) return null;
  const whole = piecesOf(finding)
    .map(({ text, replacement }) => replacement ?? text)
    .join('');
  // Removes separators left over by removed words.
  return whole
    .replaceAll(/([，、])[，、]+/g, '$1')
    .replace(/^[，、]+/, '')
    .replace(/[，、]([。！？]?)$/, '$1');
}

/** Proposal to change words of a block. */
export type Proposal = Pick<
  AdFinding,
  'partId' | 'field' | 'itemId' | 'sentence' | 'marks' | 'isEditable' | 'putAside'
>;

/** True for findings whose proposal can be applied to their block. */
export const adoptable = (finding: Proposal): boolean =>
  finding.putAside === null && finding.isEditable && Boolean(proposedSentence(finding)?.trim());

/** Blocks with the proposals applied, and the changed ones among them. */
export function adopted(
  blocks: readonly Block[],
  findings: readonly Proposal[],
): { blocks: Block[]; changed: string[] } {
  const changed: string[] = [];
  const result = findings.filter(adoptable).reduce<Block[]>(
    (now, finding) =>
      now.map((block) => {
        const change = block.id === finding.partId ? changeOf(block, finding) : null;
        if (!change) return block;
        changed.push(block.key);
        return edited(block, change);
      }),
    [...blocks],
  );
  return { blocks: result, changed };
}

function changeOf(block: Block, finding: Proposal): BlockChange | null {
  const { sentence, field, itemId } = finding;
  const proposal = proposedSentence(finding) ?? sentence;
  const replaced = (text: string) => text.replace(sentence, () => proposal);
  if (block.type === 'newer') return null;
  if (field === 'text' && block.type === PartType.text && block.html) {
    const html = replacedInHtml(block.html, finding, proposal);
    return html === null ? null : formattedText(html, block);
  }
  const { text, alt, detail, navName, budgets, addresses, bars }: BlockChange = block;
  const within = (said: string | null | undefined, change: (next: string) => BlockChange) =>
    said?.includes(sentence) === true ? change(replaced(said)) : null;
  const own: Partial<Record<AdField, BlockChange | null | undefined>> = {
    text: within(text, (next) => ({ text: next })),
    thanks: within(text, (next) => ({ text: next })),
    alt: within(alt, (next) => ({ alt: next })),
    detail: within(detail, (next) => ({ detail: next })),
    navName: within(navName, (next) => ({ navName: next })),
    budgets: within(budgets, (next) => ({ budgets: next })),
    siteAddress: addresses && within(addresses.site, (site) => ({ addresses: { ...addresses, site } })),
    receptionAddress:
      addresses && within(addresses.reception, (reception) => ({ addresses: { ...addresses, reception } })),
    lineText: bars && within(bars.lineText, (lineText) => ({ bars: { ...bars, lineText } })),
    address: bars && within(bars.address, (address) => ({ bars: { ...bars, address } })),
  };
  if (field in own) return own[field] ?? null;
  if (!hasField(block, 'items')) return null;
  const items = block.items.map((item) => {
    if (item.id !== itemId) return item;
    if (field === 'itemText') return { ...item, text: replaced(item.text) };
    if (field === 'itemLabel') return { ...item, label: item.label && replaced(item.label) };
    if (field !== 'itemAlt' || !item.images) return item;
    return { ...item, images: item.images.map((image) => ({ ...image, alt: replaced(image.alt) })) };
  });
  return JSON.stringify(items) === JSON.stringify(block.items) ? null : { items };
}

/** Replaces a sentence within one text node, else its marked words; null if formatting splits them. */
function replacedInHtml(html: string, finding: Proposal, proposal: string): string | null {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  const [whole] = nodes.filter((node) => node.textContent?.includes(finding.sentence));
  if (whole) {
    whole.textContent = (whole.textContent ?? '').replace(finding.sentence, () => proposal);
    return page.body.innerHTML;
  }
  let isChanged = false;
  for (const { text, isMarked, replacement } of piecesOf(finding)) {
    const own = nodes.filter((node) => node.textContent?.includes(text));
    const [only] = own;
    if (!isMarked || replacement === null || own.length !== 1 || !only) continue;
    only.textContent = (only.textContent ?? '').replace(text, () => replacement);
    isChanged = true;
  }
  return isChanged ? page.body.innerHTML : null;
}
