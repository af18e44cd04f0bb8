import { useSelector } from '@xstate/react';
import { IconButton } from '../../ui/IconButton';
import { isSameShape } from '../../ui/same-shape';
import { Tag } from '../../ui/Tag';
import type { Block } from './block';
import { editorText } from './text';
import type { BlocksDraft } from './use-record-blocks';

interface SampleStripProps {
  draft: BlocksDraft;
  selected: string | null;
  onSelect: (key: string) => void;
}

/** Number of samples, with a button to the next one; renders nothing without samples. */
export function SampleStrip({ draft, selected, onSelect }: SampleStripProps) {
  const blocks = useSelector(draft, marksOf, isSameShape);
  const places = blocks.flatMap(({ isSample }, place) => (isSample ? [place] : []));
  const current = blocks.findIndex(({ key }) => key === selected);
  const go = (place: number | undefined) => {
    const block = place === undefined ? undefined : blocks[place];
    if (block) onSelect(block.key);
  };
  if (places.length === 0) return null;
  const text = editorText.samples;
  const nth = places.indexOf(current) + 1;
  return (
    <div role="group" aria-label={text.label} className="flex items-center gap-1">
      <Tag tone="accent">{text.mark}</Tag>
      <span className="mx-1 text-table" aria-live="polite">
        {nth > 0 ? text.nth(places.length, nth) : text.left(places.length)}
      </span>
      <IconButton
        size="sm"
        icon="chevron-up"
        label={text.previous}
        onClick={() => go(places.findLast((place) => place < current) ?? places.at(-1))}
      />
      <IconButton
        size="sm"
        icon="chevron-down"
        label={text.next}
        onClick={() => go(places.find((place) => place > current) ?? places[0])}
      />
    </div>
  );
}

/** The blocks as far as they are samples; a key in one changes nothing of it. */
const marksOf = ({ context }: { context: { draft: Block[] } }) =>
  context.draft.map(({ key, isSample }) => ({ key, isSample: Boolean(isSample) }));
