import { useMemo } from 'react';
import { listSharedBlockChoices } from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { isSameValue } from '../../machines/same-value';
import { sharedState } from '../../ui/shared-state';
import { hasField, type Block, type BlockType } from './block';
import { sentOf } from './block-kinds';
import { blockFromPart } from './block-parts';
import { copyOf } from './blocks';

/** A shared block with its present content. */
export type SharedChoice = components['schemas']['SharedBlockChoice'];

let isReading = false;

/** Reads the shared blocks as they are now. */
export async function readShared(): Promise<void> {
  if (isReading) return;
  isReading = true;
  const result = await listSharedBlockChoices();
  isReading = false;
  if (result.ok) sharedChoices.set(result.data);
}

/** Null until they are loaded; read again whenever a part of the editor begins to show them. */
const sharedChoices = sharedState<readonly SharedChoice[] | null>(null, () => void readShared());

export const useSharedChoices = sharedChoices.use;

/** A new block with the content of a shared one. */
export const usedBlock = ({ id, part }: SharedChoice): Block => ({
  ...copyOf(blockFromPart(part)),
  sharedId: id,
});

/** Content that visitors see, without the ids of entries. */
const contentOf = (block: Block) => [
  sentOf<BlockType>(hasField(block, 'items') ? { ...block, items: [] } : block),
  hasField(block, 'items') && block.items.map(({ label = '', text }) => [label, text]),
];

/** The shared block of a page's block, with what the page would get; null while unknown, `gone` if it was deleted. */
export function useSharedOf(own: Block): { title: string; id: number; latest: Block | null } | 'gone' | null {
  const known = useSharedChoices();
  return useMemo(() => {
    if (!own.sharedId || !known) return null;
    const shared = known.find(({ id }) => id === own.sharedId);
    if (!shared) return 'gone';
    const { id, title } = shared;
    const latest = { ...usedBlock(shared), key: own.key, id: own.id };
    return { id, title, latest: isSameValue(contentOf(own), contentOf(latest)) ? null : latest };
  }, [own, known]);
}
