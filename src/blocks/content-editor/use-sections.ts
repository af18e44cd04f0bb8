import { useState } from 'react';
import { isSameShape } from '../../ui/same-shape';
import { useStableCallback } from '../../ui/use-stable-callback';
import type { Block } from './block';
import { problemsAt } from './block-fields';
import { type Row, type SectionHead, sectionsOf } from './sections';
import type { BlockEditing } from './use-block-editing';

/** From this number of blocks on, a page begins with its first section open and the others folded. */
const long = 12;

/** The rows of the list; what is open is remembered while the page is. */
export function useSections(
  blocks: readonly Block[],
  { selected, select }: Pick<BlockEditing, 'selected' | 'select'>,
  showErrors: boolean,
) {
  const [startsFolded] = useState(blocks.length > long);
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [revealed, reveal] = useState<string | null>(null);
  const sections = sectionsOf(blocks);
  const isOpen = (key: string) => folds.get(key) ?? (!startsFolded || key === sections[0]?.key);
  const holds = (wanted: string) =>
    sections.find((section) => section.blocks.some(({ key }) => key === wanted))?.key;
  // The open block is always seen, and so is what was just moved or is the neighbour of a deleted block.
  const closed = [selected, revealed].flatMap((key) => {
    const holder = key === null ? undefined : holds(key);
    return holder !== undefined && !isOpen(holder) ? [holder] : [];
  });
  if (closed.length > 0) setFolds(new Map([...folds, ...closed.map((key) => [key, true] as const)]));
  if (revealed !== null) reveal(null);

  const [heads] = useState(() => new Map<string, SectionHead>());
  const rows = sections.flatMap((section, index): Row[] => {
    const { key, name, start, blocks: own } = section;
    const open = isOpen(key) || closed.includes(key);
    const head: SectionHead = {
      key,
      name,
      count: own.length,
      isOpen: open,
      isMovable: index > 0,
      partIds: own.flatMap(({ id }) => id ?? []),
      samples: own.filter(({ isSample }) => isSample).length,
      problems: showErrors
        ? own.reduce((sum, block, place) => sum + problemsAt(block, start + place).length, 0)
        : 0,
    };
    const known = heads.get(key);
    // An unchanged row is not drawn again.
    const kept = known && isSameShape(known, head) ? known : head;
    heads.set(key, kept);
    return [...(sections.length > 1 ? [kept] : []), ...(open ? own : [])];
  });
  const toggle = useStableCallback((key: string) => {
    const open = !isOpen(key);
    if (!open && selected !== null && holds(selected) === key) select(null);
    setFolds((now) => new Map([...now, [key, open]]));
  });
  return { rows, sections, toggle, reveal };
}
