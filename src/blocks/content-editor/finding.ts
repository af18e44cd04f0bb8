import { fieldId, type Block, type ProblemField } from './block';
import type { FindingKind } from './finding-text';

/** Something of a page that its author may want to mend (decisions/060-findings). */
export interface Finding {
  /** Unique within the page. */
  key: string;
  kind: FindingKind;
  /** The block as it was checked: a changed one is another, to which the finding no longer applies. */
  block: Block;
  /** Field of its form; null for the block as a whole. */
  field: ProblemField | null;
  /** Names the fault, and its mend. */
  words: string;
  /** Change that mends it in one press; omitted where only its author knows the words. */
  mend?: { label: string; make: (blocks: Block[]) => Block[] };
}

/** Findings in the blocks of a page. */
export type FindIn = (blocks: readonly Block[]) => readonly Finding[];

/** Loads what a check needs to know; asked again after each save. Null if it cannot be checked now. */
export type FindingSource = () => Promise<FindIn | null>;

/** Element of a finding's field. */
export const placeOfFinding = ({ block, field }: Finding): string | null =>
  field === null ? null : fieldId(block, field);

/** The findings that still apply to a draft. */
export function applying(findings: readonly Finding[], blocks: readonly Block[]): readonly Finding[] {
  if (findings.length === 0) return findings;
  const present = new Set(blocks);
  return findings.filter(({ block }) => present.has(block));
}
