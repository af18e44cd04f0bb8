import { versionNoteLabel } from '../../records/kinds/text';
import { useSelector } from '@xstate/react';
import type { CallOptions } from '../../api/client';
import type { components } from '../../../openapi/generated/types';
import type { ApiResult } from '../../api/result';
import type { RecordProblem } from '../../machines/record';
import { problemsOf, serverMessages } from '../../records/record/form-problem';
import { loadedBase, type Stored } from '../../records/record/record-base';
import { problemText } from '../../records/record/text';
import { useRecord } from '../../records/record/use-record';
import type { RecordActor } from '../../records/record/use-record-machine';
import { isSameShape } from '../../ui/same-shape';
import { blockDifferences } from './block-differences';
import { fieldId, type Block } from './block';
import { blockProblems } from './block-fields';
import { maxBlocks, partsFromBlocks } from './blocks';
import { copiedBlocks } from './copied-blocks';
import { editorText } from './text';

interface RecordBlocksConfig<TRecord> {
  record: TRecord;
  blocks: (record: TRecord) => Block[];
  load: () => Promise<ApiResult<TRecord>>;
  /** Sends the edited blocks with a row version. */
  send: (
    parts: components['schemas']['PagePartInput'][],
    rowVersion: number,
    options: CallOptions,
  ) => Promise<ApiResult<unknown>>;
}

/** The edited blocks of a record, for `useDraft` and `useOutline`. */
export type BlocksDraft = RecordActor<Block[], unknown>;

/**
 * A record as a list of blocks, which must not be empty. Validation shows after the first save attempt (specification 4
 * and 5).
 */
export function useRecordBlocks<TRecord extends Stored>({
  record,
  blocks: blocksOf,
  load,
  send,
}: RecordBlocksConfig<TRecord>) {
  const { editing, actor, isChecked, change } = useRecord<Block[], unknown>({
    record,
    read: () => loadedBase(record, blocksOf),
    load: async () => {
      const result = await load();
      return result.ok ? { ...result, data: loadedBase(result.data, blocksOf) } : result;
    },
    check: listProblems,
    explain: (error) =>
      problemsOf(serverMessages(error), {
        webParts: editorText.heading,
        versionNote: versionNoteLabel,
      }),
    differences: blockDifferences,
    readCopied: copiedBlocks,
    send: (blocks, rowVersion, options) => send(partsFromBlocks(blocks), rowVersion, options),
  });
  return {
    editing,
    draft: actor,
    setBlocks: (blocks: Block[]) => change(() => blocks),
    isSubmitted: isChecked,
  };
}

/** Identity of a block on its page. */
export type BlockOutline = Pick<Block, 'key' | 'id' | 'type'>;

/** The blocks without their content; renders only when blocks are added, moved, removed or stored. */
export function useOutline(draft: BlocksDraft): readonly BlockOutline[] {
  return useSelector(draft, outlineOf, isSameShape);
}

const outlineOf = ({ context }: { context: { draft: Block[] } }): readonly BlockOutline[] =>
  context.draft.map(({ key, id, type }) => ({ key, id, type }));

function listProblems(blocks: readonly Block[]): RecordProblem[] {
  if (blocks.length === 0) return [{ key: 'webParts', label: editorText.heading, message: problemText.list }];
  const tooMany =
    blocks.length > maxBlocks
      ? [{ key: 'webParts', label: editorText.heading, message: problemText.maxItems(maxBlocks) }]
      : [];
  const own = blockProblems(blocks).map(({ blockKey, field, label, message }) => ({
    key: fieldId({ key: blockKey }, field),
    label,
    message,
    blockKey,
  }));
  return [...tooMany, ...own];
}
