import type { ApprovalBlock } from './approval-loaders';

type Check = ApprovalBlock['checks'][number];

/** Figures of a block that differ from the facts, or that nothing was compared with. */
export const openChecks = ({ checks }: ApprovalBlock): Check[] =>
  checks.filter(({ isSame }) => isSame !== true);

const ranks = new Map<Check['isSame'], number>([
  [false, 0],
  [null, 1],
  [true, 2],
]);

/** All figures of a page with their blocks: what a person has to look at first. */
export const figuresOf = (blocks: readonly ApprovalBlock[]): { block: ApprovalBlock; check: Check }[] =>
  blocks
    .flatMap((block) => block.checks.map((check) => ({ block, check })))
    .toSorted((a, b) => (ranks.get(a.check.isSame) ?? 0) - (ranks.get(b.check.isSame) ?? 0));
