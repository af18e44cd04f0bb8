import { type ComponentProps, startTransition, useEffect, useMemo, useState } from 'react';
import type { PagePart, SiteContent } from '../site/types';
import type { Block } from './block';
import { previewId, previewParts, sampleIds } from './preview-parts';
import { ScaledPreview } from './ScaledPreview';
import type { BlocksDraft } from './use-record-blocks';

interface DraftPreviewProps extends Pick<
  ComponentProps<typeof ScaledPreview>,
  'theme' | 'pins' | 'onPin' | 'actions'
> {
  draft: BlocksDraft;
  /** Whole page from rendered blocks. */
  page: (parts: PagePart[]) => SiteContent;
  /** Key of the selected block. */
  selected: string | null;
  onSelect: (key: string | null) => void;
}

/** Preview of a draft's page; of an edited block only its own part is drawn again. */
export function DraftPreview({ draft, page, selected, onSelect, ...preview }: DraftPreviewProps) {
  const blocks = useBlocksAfterFrame(draft);
  const content = useMemo(() => page(previewParts(blocks)), [page, blocks]);
  const samples = useMemo(() => sampleIds(blocks), [blocks]);
  const index = blocks.findIndex(({ key }) => key === selected);
  const block = blocks[index];
  return (
    <ScaledPreview
      {...content}
      {...preview}
      samples={samples}
      selected={block ? previewId(block, index) : null}
      onSelect={(partId) =>
        onSelect(blocks.find((each, place) => previewId(each, place) === partId)?.key ?? null)
      }
    />
  );
}

/** The newest blocks one frame late, so that a key appears in its field before the page is drawn. */
function useBlocksAfterFrame(draft: BlocksDraft): Block[] {
  const [shown, setShown] = useState(() => draft.getSnapshot().context.draft);
  useEffect(() => {
    const show = () => startTransition(() => setShown(draft.getSnapshot().context.draft));
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
  return shown;
}
