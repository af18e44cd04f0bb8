import { IconButton } from '../ui/IconButton';
import { Tag } from '../ui/Tag';
import type { Block } from './block';
import { editorText } from './text';

interface SampleStripProps {
  blocks: readonly Block[];
  selected: string | null;
  onSelect: (key: string) => void;
}

/** Number of samples, with a button to the next one; renders nothing without samples. */
export function SampleStrip({ blocks, selected, onSelect }: SampleStripProps) {
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
    <div
      role="group"
      aria-label={text.label}
      className="sticky top-14 z-10 mb-3 flex items-center gap-2 border-y border-line bg-surface py-1 desktop:-top-4"
    >
      <Tag tone="accent">{text.mark}</Tag>
      <span className="flex-1 text-table" aria-live="polite">
        {nth > 0 ? text.nth(places.length, nth) : text.left(places.length)}
      </span>
      <IconButton
        icon="chevron-up"
        label={text.previous}
        onClick={() => go(places.findLast((place) => place < current) ?? places.at(-1))}
      />
      <IconButton
        icon="chevron-down"
        label={text.next}
        onClick={() => go(places.find((place) => place > current) ?? places[0])}
      />
    </div>
  );
}
