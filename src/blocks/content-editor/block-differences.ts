import { PartType } from '../../../openapi/generated/enums';
import { isSameValue } from '../../machines/same-value';
import type { components } from '../../../openapi/generated/types';
import type { Difference } from '../../records/record/difference';
import { hasField, type Block, type BlockType } from './block';
import { sourceOf } from './block-sources';
import { blockText, statedKind } from './block-fields';
import { kindOf, sentOf } from './block-kinds';
import { seenBlocks } from './blocks';
import { editorText } from './text';

/** Change of a block, with its text. */
interface BlockDifference extends Difference {
  change: 'added' | 'moved' | 'changed' | 'deleted';
}

/**
 * Differences of two versions of a page, in the newer order, deleted blocks last. Unstored blocks match by
 * key.
 */
export function blockDifferences(before: readonly Block[], after: readonly Block[]): BlockDifference[] {
  // New blocks got their ids from a save whose answer was lost.
  if (
    before.length === after.length &&
    before.every((block, index) =>
      after.slice(index, index + 1).every((other) => isSameContent(block, other)),
    )
  ) {
    return [];
  }
  const old = new Map(before.map((block, index) => [idOf(block), { block, index }]));
  const now = new Set(after.map(idOf));
  const moved = movedIds(
    before.map(idOf).filter((id) => now.has(id)),
    after.map(idOf).filter((id) => old.has(id)),
  );
  const changes = after.flatMap((block, index): BlockDifference[] => {
    const earlier = old.get(idOf(block));
    const change = changeOf(block, index, earlier, moved.has(idOf(block)));
    const label = editorText.nth(index + 1, kindOf(block.type).label);
    return change ? [{ ...named(block, label), ...change }] : [];
  });
  const removed = before
    .filter((block) => !now.has(idOf(block)))
    .map((block): BlockDifference => ({
      ...named(block, kindOf(block.type).label),
      change: 'deleted',
      before: blockText(block),
      after: '',
      note: editorText.deleted,
      none: editorText.noBlock,
      tone: 'danger',
    }));
  return [...changes, ...removed];
}

const idOf = (block: Block) => block.id ?? block.key;

const named = (block: Block, label: string) => ({
  key: String(idOf(block)),
  label,
  icon: kindOf(block.type).icon,
});

/** Change of a block since an earlier version that may have had it; null for none. */
function changeOf(
  block: Block,
  index: number,
  earlier: { block: Block; index: number } | undefined,
  isMoved: boolean,
): Omit<BlockDifference, 'key' | 'label' | 'icon'> | null {
  const after = blockText(block);
  if (!earlier) {
    const { added: note, noBlock: none } = editorText;
    return { change: 'added', before: '', after, note, none, tone: 'success' };
  }
  if (!isSameContent(earlier.block, block)) {
    const note = isMoved ? editorText.changedAndMoved : editorText.wasChanged;
    return { change: 'changed', before: blockText(earlier.block), after, note, tone: 'warning' };
  }
  if (!isMoved) return null;
  const { atPlace, wasMoved: note } = editorText;
  return {
    change: 'moved',
    before: atPlace(earlier.index + 1),
    after: atPlace(index + 1),
    note,
    tone: 'primary',
  };
}

type Parts = components['schemas']['PagePart'][];

/** Differences of two pages, and the number of unchanged blocks in the newer one. */
export function comparedPages(before: Parts, after: Parts, compare: typeof blockDifferences) {
  const now = seenBlocks(after);
  const differences = compare(seenBlocks(before), now);
  const deleted = differences.filter(({ change }) => change === 'deleted').length;
  return { differences, unchanged: now.length - (differences.length - deleted) };
}

/** All blocks of both versions: the newer one's blocks, and deleted ones. */
export function allBlocks(before: readonly Block[], after: readonly Block[]): Difference[] {
  const changes = blockDifferences(before, after);
  const byKey = new Map(changes.map((change) => [change.key, change]));
  const now = after.map((block, index): Difference => {
    const key = String(block.id ?? block.key);
    const text = blockText(block);
    const label = editorText.nth(index + 1, kindOf(block.type).label);
    return byKey.get(key) ?? { key, label, before: text, after: text, icon: kindOf(block.type).icon };
  });
  return [...now, ...changes.filter(({ change }) => change === 'deleted')];
}

/** Differences of pages with separate blocks, such as a draft made from another: equal content matches. */
export function pageDifferences(before: readonly Block[], after: readonly Block[]): BlockDifference[] {
  const left = [...before];
  const taken = new Map<Block, Block>();
  const take = (block: Block, isOne: (old: Block) => boolean) => {
    const place = left.findIndex(isOne);
    const [old] = place < 0 ? [] : left.splice(place, 1);
    if (old) taken.set(block, old);
  };
  for (const block of after) take(block, (old) => isSameContent(old, block));
  // A changed text counts as one change instead of two blocks.
  for (const block of after) {
    if (!taken.has(block)) take(block, ({ type }) => type === block.type && block.type !== 'newer');
  }
  return blockDifferences(
    before,
    after.map((block) => {
      const old = taken.get(block);
      return old ? { ...block, key: old.key, id: old.id } : { ...block, id: null };
    }),
  );
}

/** True for blocks with the same content that are both samples, or neither. */
export function isSameContent(a: Block, b: Block): boolean {
  return (
    a.type === b.type &&
    (a.isSample === true) === (b.isSample === true) &&
    sourceOf(a) === sourceOf(b) &&
    isSameValue(contentOf(a), contentOf(b))
  );
}

/** Sent content of a block without the ids of list entries. */
function contentOf(block: Block): unknown {
  if (block.type === PartType.text && block.html === null) return contentOf({ ...block, html: '' });
  if (block.type === PartType.title) {
    const { navName, isUnlisted, text, align } = block;
    return [text, align, navName ?? '', isUnlisted ?? false];
  }
  if (hasField(block, 'kind')) {
    return [statedKind(block) ?? null, sentOf<BlockType>({ ...block, kind: null })];
  }
  return hasField(block, 'items')
    ? [
        { ...sentOf<BlockType>(block), items: null },
        block.items.map(({ label = null, text, shown, minutes, percent, images }) => [
          label,
          text,
          shown?.filePath ?? null,
          minutes ?? null,
          percent ?? null,
          images?.map(({ kind, alt, picture: { file, stored } }) => [
            kind,
            alt,
            file ?? stored?.filePath ?? null,
          ]) ?? null,
        ]),
      ]
    : sentOf<BlockType>(block);
}

/** Ids that must move to change one order into the other: all outside a longest common subsequence. */
function movedIds<Id>(before: readonly Id[], after: readonly Id[]): Set<Id> {
  const place = new Map(before.map((id, index) => [id, index]));
  const subsequences: { length: number; previous: number }[] = [];
  const order = after.map((id) => place.get(id) ?? 0);
  order.forEach((current, index) => {
    let best = { length: 1, previous: -1 };
    for (let earlier = 0; earlier < index; earlier += 1) {
      const run = subsequences[earlier];
      if (run && (order[earlier] ?? 0) < current && run.length + 1 > best.length) {
        best = { length: run.length + 1, previous: earlier };
      }
    }
    subsequences.push(best);
  });
  const kept = new Set<Id>();
  let at = subsequences.reduce(
    (best, run, index) => (run.length > (subsequences[best]?.length ?? 0) ? index : best),
    0,
  );
  while (at >= 0 && after.length > 0) {
    for (const id of after.slice(at, at + 1)) kept.add(id);
    at = subsequences[at]?.previous ?? -1;
  }
  return new Set(after.filter((id) => !kept.has(id)));
}
