import {
  type ComponentProps,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { PagePart, SiteContent } from '../../drawing/types';
import { previewId, previewParts, sampleIds } from './preview-parts';
import { ScaledPreview } from './ScaledPreview';
import type { BlocksDraft } from './use-record-blocks';
import type { Writer } from './writer';

interface DraftPreviewProps extends Pick<
  ComponentProps<typeof ScaledPreview>,
  'theme' | 'pins' | 'onPin' | 'onAway' | 'found' | 'actions'
> {
  draft: BlocksDraft;
  /** Whole page from rendered blocks. */
  page: (parts: PagePart[]) => SiteContent;
  /** Key of the selected block. */
  selected: string | null;
  onSelect: (key: string | null) => void;
  hands: Writer['hands'];
  /** Called when writing on the page begins and ends. */
  onHold: (isHeld: boolean) => void;
}

/** Preview of a draft's page; of an edited block only its own part is drawn again. */
export function DraftPreview({
  draft,
  page,
  selected,
  onSelect,
  hands,
  onHold,
  ...preview
}: DraftPreviewProps) {
  const { blocks, hold } = useBlocksAfterFrame(draft, onHold);
  const content = useMemo(() => page(previewParts(blocks)), [page, blocks]);
  const samples = useMemo(() => sampleIds(blocks), [blocks]);
  const index = blocks.findIndex(({ key }) => key === selected);
  const block = blocks[index];
  return (
    <ScaledPreview
      {...content}
      {...preview}
      samples={samples}
      writer={{ draft, hands, shown: blocks, hold }}
      selected={block ? previewId(block, index) : null}
      onSelect={(partId) =>
        onSelect(blocks.find((each, place) => previewId(each, place) === partId)?.key ?? null)
      }
    />
  );
}

/**
 * The newest blocks one frame late, so that a key appears in its field before the page is drawn; the same ones while
 * they are held.
 */
function useBlocksAfterFrame(draft: BlocksDraft, onHold: (isHeld: boolean) => void) {
  const [blocks, setBlocks] = useState(() => draft.getSnapshot().context.draft);
  const isHeld = useRef(false);
  const hold = useCallback(
    (holds: boolean) => {
      isHeld.current = holds;
      onHold(holds);
      if (!holds) setBlocks(draft.getSnapshot().context.draft);
    },
    [draft, onHold],
  );
  useEffect(() => {
    const show = () => {
      if (!isHeld.current) startTransition(() => setBlocks(draft.getSnapshot().context.draft));
    };
    let isAsked = false;
    // Changed between the first render and this effect.
    show();
    const { unsubscribe } = draft.subscribe(() => {
      // Never cancelled: with a change in each frame, none would ever be shown.
      if (isAsked) return;
      isAsked = true;
      requestAnimationFrame(() => {
        setTimeout(() => {
          isAsked = false;
          show();
        });
      });
    });
    return unsubscribe;
  }, [draft]);
  return { blocks, hold };
}
