import { keyOfPart } from '../../../../openapi/place-keys';
import { type AdField, PartType } from '../../../../openapi/generated/enums';
import { getAdCheck, getApprovalOf, getProjectFacts, listDeadLinks } from '../../../api/generated/operations';
import { type Block, hasField, type ProblemField } from '../../../blocks/content-editor/block';
import { blockText } from '../../../blocks/content-editor/block-fields';
import { factDifferences, valuesOfFile } from '../../../blocks/content-editor/fact-differences';
import type { Finding, FindingSource } from '../../../blocks/content-editor/finding';
import { deadLinkReasonWords } from '../../../../openapi/generated/words';
import { openAsk } from '../../../publishing/approval/asking';
import { approvalText } from '../../../publishing/approval/text';
import { factLabels } from '../../../records/kinds/text';
import { adopted, adoptable, type Proposal } from './proposals';
import { adText as text } from './text';

const quiet = { isQuiet: true } as const;

/** Open findings of the advertising check of a draft as last saved, as far as the draft still has their sentences. */
export const adFindings =
  (themeId: number): FindingSource =>
  async () => {
    const check = await getAdCheck({ id: themeId }, quiet);
    if (!check.ok || !check.data) return null;
    const open = check.data.findings.filter(({ putAside }) => putAside === null);
    return (blocks) =>
      open.flatMap((finding): Finding[] => {
        const block = blocks.find(({ id }) => id !== null && id === finding.partId);
        if (!block || !says(block, finding.sentence)) return [];
        const marked = finding.marks.map(({ start, end }) => finding.sentence.slice(start, end)).join('、');
        return [
          {
            key: `ad-${finding.key}`,
            kind: 'advertising',
            block,
            field: fieldOf(block, finding),
            words: text.found(marked || finding.sentence, finding.reason),
            ...mendOf(block, finding, text.adopt),
          },
        ];
      });
  };

/** Blocks that a reviewer wants changed, with the reason; until the draft is sent again. */
export const askedFindings =
  (themeId: number): FindingSource =>
  async () => {
    const approval = await getApprovalOf({ kind: 'site', id: themeId }, quiet);
    if (!approval.ok) return null;
    const open = approval.data.departments.flatMap((department) => openAsk(department) ?? []);
    return (blocks) =>
      open.flatMap(({ by, note, at, blocks: keys }) =>
        blocks
          .filter(({ id }) => id !== null && keys.includes(keyOfPart(id)))
          .map((block): Finding => ({
            key: `asked-${at}-${block.key}`,
            kind: 'asked',
            block,
            field: null,
            words: approvalText.said(by, note),
          })),
      );
  };

/** Texts of a draft that contradict the facts of its project. */
export const factFindings =
  (caseId: number): FindingSource =>
  async () => {
    const file = await getProjectFacts({ id: caseId }, quiet);
    if (!file.ok) return null;
    const values = valuesOfFile(file.data);
    return (blocks) =>
      factDifferences(values, blocks).flatMap((difference): Finding[] => {
        const block = blocks[difference.place - 1];
        if (!block) return [];
        const { key, name, fact, sentence, marks } = difference;
        const said = marks.map(({ start, end }) => sentence.slice(start, end)).join('、');
        return [
          {
            key: `fact-${block.key}-${key}`,
            kind: 'fact',
            block,
            field: fieldOf(block, difference),
            words: text.differs(factLabels[name], said, fact),
            ...mendOf(block, { ...difference, putAside: null }, text.takeFact),
          },
        ];
      });
  };

/** Links of a draft that led nowhere at the newest check, as far as the draft still has them. */
export const deadLinkFindings =
  (themeId: number): FindingSource =>
  async () => {
    const links = await listDeadLinks({ themeId }, quiet);
    if (!links.ok) return null;
    const open = links.data.items.filter(({ isIgnored }) => !isIgnored);
    return (blocks) =>
      open.flatMap(({ id, partId, url, reason }): Finding[] => {
        const block = blocks.find((each) => each.id !== null && each.id === partId);
        // Also in the address of a formatted text.
        if (!block || !JSON.stringify(block).includes(JSON.stringify(url).slice(1, -1))) return [];
        const field = hasField(block, 'url') ? 'url' : hasField(block, 'text') ? 'text' : null;
        const words = text.deadLink(url, deadLinkReasonWords[reason]);
        return [{ key: `link-${id}-${block.key}`, kind: 'deadLink', block, field, words }];
      });
  };

/** The proposal as a change in one press, if it can be made in the draft. */
function mendOf(block: Block, proposal: Proposal, label: string): Pick<Finding, 'mend'> {
  if (block.id === null || !adoptable(proposal)) return {};
  if (adopted([block], [proposal]).changed.length === 0) return {};
  return { mend: { label, make: (blocks) => adopted(blocks, [proposal]).blocks } };
}

const spaces = /\s/gu;
const says = (block: Block, sentence: string) =>
  blockText(block).replaceAll(spaces, '').includes(sentence.replaceAll(spaces, ''));

const fields: Partial<Record<AdField, ProblemField>> = {
  text: 'text',
  thanks: 'text',
  alt: 'alt',
  detail: 'detail',
  navName: 'navName',
  budgets: 'budgets',
  siteAddress: 'addresses-site',
  receptionAddress: 'addresses-reception',
  lineText: 'bars-lineText',
  address: 'bars-address',
};

/** Field of the form in which a text stands; null if the form does not edit it. */
function fieldOf(block: Block, { field, itemId }: Pick<Proposal, 'field' | 'itemId'>): ProblemField | null {
  if (field === 'tel') return block.type === PartType.bars ? 'bars-tel' : 'tel';
  if (!hasField(block, 'items')) return fields[field] ?? null;
  const item = block.items.find(({ id }) => id !== null && id === itemId);
  if (!item) return fields[field] ?? null;
  if (field === 'itemText') return `item-${item.key}`;
  if (field === 'itemLabel') return `label-${item.key}`;
  const [image] = item.images ?? [];
  return field === 'itemAlt' && image ? `label-${image.key}` : null;
}
