import { fieldId, type Block, type BlockChange, type BlockProblem, type ProblemField } from './block';

export interface BlockFormProps<B extends Block = Block> {
  block: B;
  /** Problems of its fields, as shown. */
  problems: readonly BlockProblem[];
  onChange: (change: BlockChange) => void;
}

/** A field's id, by which the error dialog finds it, and what is wrong with it. */
export function wiring(
  { block, problems }: BlockFormProps,
  field: ProblemField,
): { id: string; error: string | undefined } {
  return {
    id: fieldId(block, field),
    error: problems.findLast((problem) => problem.field === field)?.message,
  };
}
