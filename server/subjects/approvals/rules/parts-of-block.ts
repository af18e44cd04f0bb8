import { wordsOf } from '../../../../openapi/block-words';
import { PartType } from '../../../../openapi/generated/enums';
import type { components } from '../../../../openapi/generated/types';
import type { StoredPart } from '../../../base/db/stored-values';
import { kindOf } from '../../../blocks/part-kinds';
import { sourceOf } from '../../../blocks/sources';
import { disclaimers, figureUnits, numerals, planWords } from './text';

export type ApprovalPart = components['schemas']['ApprovalPart'];

/** Sources in a case that contain figures. */
const figureSources: ReadonlySet<string> = new Set(['facts', 'units', 'projectFacts', 'plans']);

const figure = new RegExp(`[\\d${numerals}]\\s*(?:[～~-]\\s*[\\d,.]+\\s*)?(?:${figureUnits})`);
const disclaimer = new RegExp(disclaimers);
const plan = new RegExp(planWords);

/** Parts of the rules that a block belongs to, in their order; text always counts as words too. */
export function partsOf(block: StoredPart): ApprovalPart[] {
  const approvedAs = kindOf(block.partType)?.approvedAs;
  if (approvedAs === 'terms') return ['terms'];
  const texts = textOf(block);
  const isFigures = approvedAs === 'figures' || isFromCase(block);
  return [
    ...(isFigures ? [] : ['words' as const]),
    ...(isFigures || figure.test(texts) || hasPlan(block) ? ['figures' as const] : []),
    ...(disclaimer.test(texts) ? ['terms' as const] : []),
  ];
}

function isFromCase(block: StoredPart): boolean {
  const source = sourceOf(block);
  return source !== null && figureSources.has(source);
}

/** True for a block whose figures are those of its case. */
export const isOfCase = (block: StoredPart): boolean => isFromCase(block) && !block.isSourceEmpty;

/** True for a block that shows a plan. */
export const hasPlan = (block: StoredPart): boolean =>
  block.partType === PartType.plans || (hasPicture(block) && plan.test(textOf(block)));

/** True for a block that shows a picture. */
export const hasPicture = ({ fileSha, items = [] }: StoredPart): boolean =>
  fileSha !== undefined || items.some((item) => item.fileSha !== undefined || item.pictures !== undefined);

/** All texts of a block, joined and with half-width characters. */
export const textOf = (block: StoredPart): string =>
  wordsOf(block)
    .map(({ text }) => text)
    .join('\n')
    .normalize('NFKC');
