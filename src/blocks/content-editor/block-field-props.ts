import { fieldId, type Block, type BlockChange, type BlockProblem, type ProblemField } from './block';

export interface BlockFormProps<B extends Block = Block> {
  block: B;
  /** Displayed problems of its fields. */
  problems: readonly BlockProblem[];
  onChange: (change: BlockChange) => void;
}

/** Id and error props of a field; the error dialog finds the field by its id. */
export function fieldProps(
  { block, problems }: BlockFormProps,
  field: ProblemField,
): { id: string; error: string | undefined } {
  return {
    id: fieldId(block, field),
    error: problems.findLast((problem) => problem.field === field)?.message,
  };
}
