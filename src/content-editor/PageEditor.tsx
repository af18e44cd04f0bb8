import { type ComponentProps, type ReactNode, useEffect, useMemo } from 'react';
import type { PagePart, SiteContent, TemplateCode } from '../site/types';
import { classNames } from '../ui/class-names';
import { Segmented } from '../ui/Segmented';
import { ContentEditor } from './ContentEditor';
import type { PartPin } from './PreviewPins';
import { previewId, previewParts, sampleIds } from './preview-parts';
import { ScaledPreview } from './ScaledPreview';
import { editorText } from './text';

const views = [
  { value: 'blocks', label: editorText.blocksTab },
  { value: 'preview', label: editorText.previewTab },
] as const;

export type EditorView = (typeof views)[number]['value'];

interface PageEditorProps extends ComponentProps<typeof ContentEditor> {
  selected: string | null;
  onSelect: (key: string | null) => void;
  /** Shown half below 1024 px, where only one fits. */
  view: EditorView;
  onView: (view: EditorView) => void;
  theme: TemplateCode;
  /** Whole page from rendered blocks. */
  page: (parts: PagePart[]) => SiteContent;
  /** At the right of the preview's toolbar. */
  actions: ReactNode;
  /** Third column; below 1280 px it replaces the preview, below 1024 px it is hidden. */
  aside?: ReactNode;
  /** Pins on blocks in the preview. */
  pins?: readonly PartPin[] | undefined;
  onPin?: ((partId: number) => void) | undefined;
  /** Its height from 1024 px on, where both halves scroll separately. */
  className: string;
}

/** Content editor next to the page as it will look; both share the selection. */
export function PageEditor({
  view,
  onView,
  theme,
  page,
  actions,
  aside,
  pins,
  onPin,
  className,
  ...editor
}: PageEditorProps) {
  const { blocks, selected, onSelect } = editor;
  const content = useMemo(() => page(previewParts(blocks)), [page, blocks]);
  const samples = useMemo(() => sampleIds(blocks), [blocks]);
  useEffect(() => {
    if (selected !== null) document.getElementById(selected)?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const index = blocks.findIndex(({ key }) => key === selected);
  const block = blocks[index];
  const hasAside = Boolean(aside);
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)]',
        hasAside
          ? 'desktop:grid-cols-[minmax(0,1fr)_--spacing(86)] wide:grid-cols-[--spacing(104)_minmax(0,1fr)_--spacing(86)]'
          : 'desktop:grid-cols-[--spacing(112)_minmax(0,1fr)]',
        className,
      )}
    >
      <div className="p-4 pb-0 desktop:hidden">
        <Segmented full aria-label={editorText.views} options={views} value={view} onChange={onView} />
      </div>
      <div
        className={classNames(
          // `relative` contains visually hidden elements, which would otherwise make the window longer.
          'relative min-w-0 border-line p-4 desktop:overflow-y-auto desktop:border-r',
          view === 'preview' && 'max-desktop:hidden',
        )}
      >
        <ContentEditor {...editor} />
      </div>
      <div
        className={classNames(
          'min-w-0 max-desktop:h-[70dvh]',
          view === 'blocks' && 'max-desktop:hidden',
          hasAside && 'desktop:max-wide:hidden',
        )}
      >
        <ScaledPreview
          {...content}
          theme={theme}
          samples={samples}
          selected={block ? previewId(block, index) : null}
          onSelect={(partId) =>
            onSelect(blocks.find((each, place) => previewId(each, place) === partId)?.key ?? null)
          }
          pins={pins}
          onPin={onPin}
          actions={actions}
        />
      </div>
      {aside && <div className="min-h-0 border-line max-desktop:hidden desktop:border-l">{aside}</div>}
    </div>
  );
}
