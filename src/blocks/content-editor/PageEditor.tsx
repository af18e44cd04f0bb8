import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import type { PagePart, SiteContent, TemplateCode } from '../../drawing/types';
import { useDraft } from '../../records/record/use-record';
import { classNames } from '../../ui/class-names';
import { whenDrawn } from '../../ui/when-drawn';
import { Segmented } from '../../ui/Segmented';
import { PresenceLine } from '../../records/presence/PresenceLine';
import { ContentEditor } from './ContentEditor';
import type { FindingSource } from './finding';
import { FindingsContext } from './findings-context';
import { SampleStrip } from './SampleStrip';
import type { PartPin } from './PreviewPins';
import { DraftPreview } from './DraftPreview';
import { editorText } from './text';
import { showOpened } from './use-block-focus';
import { usePhoneSheet } from './use-phone-sheet';
import { usePageFindings } from './use-page-findings';
import type { BlocksDraft } from './use-record-blocks';
import type { EditorHands } from './writer';

const SheetHead = whenDrawn(async () => (await import('./SheetHead')).SheetHead);

const FindingStrip = whenDrawn(async () => (await import('./FindingStrip')).FindingStrip);

const views = [
  { value: 'blocks', label: editorText.blocksTab },
  { value: 'preview', label: editorText.previewTab },
] as const;

const noSources: readonly FindingSource[] = [];

export type EditorView = (typeof views)[number]['value'];

interface PageEditorProps extends Omit<ComponentProps<typeof ContentEditor>, 'blocks' | 'hands' | 'sheet'> {
  draft: BlocksDraft;
  selected: string | null;
  onSelect: (key: string | null) => void;
  /** Shown half on a tablet and in a low window, where only one fits. */
  view: EditorView;
  onView: (view: EditorView) => void;
  theme: TemplateCode;
  /** Whole page from rendered blocks. */
  page: (parts: PagePart[]) => SiteContent;
  /** At the right of the preview's toolbar. */
  actions: ReactNode;
  /** Comments, in the line above both halves. */
  bar?: ReactNode;
  /** Third column; below 1280 px it replaces the preview, below 1024 px it is hidden. */
  aside?: ReactNode;
  /** Pins on blocks in the preview. */
  pins?: readonly PartPin[] | undefined;
  onPin?: ((partId: number) => void) | undefined;
  /** Checks of the screen, besides those that every page has. */
  findingSources?: readonly FindingSource[];
  /** Its height from 1024 px on, where both halves scroll separately. On a phone it fills its column. */
  className: string;
}

// Always there, as people, findings and comments come and go while somebody writes below it.
const strip = classNames(
  'col-span-full flex min-h-9 flex-wrap items-center gap-x-4 bg-sunken px-4',
  '*:not-[.sr-only]:min-h-9 *:not-[.sr-only]:content-center',
);

const frame =
  'grid grid-cols-[minmax(0,1fr)] desktop:grid-rows-[auto_minmax(0,1fr)]' +
  ' sheet:min-h-96 sheet:flex-1 sheet:scroll-mt-bar sheet:grid-rows-[auto_minmax(0,1fr)_auto] sheet:overflow-clip';

const editorPlace = classNames(
  'min-h-0 min-w-0 border-line desktop:border-r',
  'sheet:pointer-events-none sheet:z-10 sheet:col-start-1 sheet:row-start-2 sheet:row-span-2',
  'sheet:grid sheet:grid-cols-[minmax(0,1fr)] sheet:grid-rows-subgrid',
);

/**
 * Content editor next to the page as it will look; both share the selection. On a phone the page fills the window and
 * the editor is a sheet over its lower part.
 */
export function PageEditor({
  draft,
  view,
  onView,
  theme,
  page,
  actions,
  bar,
  aside,
  pins,
  onPin,
  findingSources = noSources,
  className,
  ...editor
}: PageEditorProps) {
  const { selected, onSelect } = editor;
  useEffect(() => {
    if (selected !== null) showOpened(selected);
  }, [selected]);
  const sheet = usePhoneSheet(selected, onSelect);
  const hands = useRef<EditorHands>(null);
  const { open, found } = usePageFindings({
    draft,
    sources: findingSources,
    hands,
    onOpen: () => onView('blocks'),
  });
  const hasAside = Boolean(aside);
  return (
    <FindingsContext value={open}>
      <div
        data-sheet={sheet.state}
        className={classNames(
          frame,
          hasAside
            ? 'desktop:grid-cols-[minmax(0,1fr)_--spacing(86)] wide:grid-cols-[--spacing(104)_minmax(0,1fr)_--spacing(86)]'
            : 'desktop:grid-cols-[--spacing(112)_minmax(0,1fr)]',
          className,
        )}
      >
        <div className={strip}>
          <PresenceLine />
          <SampleStrip draft={draft} selected={selected} onSelect={onSelect} />
          {open.findings.length > 0 && <FindingStrip selected={selected} />}
          {bar}
        </div>
        <div className="hidden p-4 pb-0 halved:block">
          <Segmented full aria-label={editorText.views} options={views} value={view} onChange={onView} />
        </div>
        <div className={classNames(editorPlace, view === 'preview' && 'halved:hidden')}>
          <DraftEditor draft={draft} hands={hands} sheet={sheet} {...editor} />
        </div>
        <div
          data-sheet-stage=""
          className={classNames(
            'min-w-0 halved:h-[70dvh] sheet:col-start-1 sheet:row-start-2 sheet:min-h-0',
            view === 'blocks' && 'halved:hidden',
            hasAside && 'desktop:max-wide:hidden',
          )}
        >
          <DraftPreview
            draft={draft}
            page={page}
            theme={theme}
            selected={selected}
            onSelect={onSelect}
            onAway={sheet.state && sheet.close}
            onHold={sheet.hold}
            hands={hands}
            pins={pins}
            onPin={onPin}
            found={found}
            actions={actions}
          />
        </div>
        {aside && <div className="min-h-0 border-line max-desktop:hidden desktop:border-l">{aside}</div>}
      </div>
    </FindingsContext>
  );
}

/** Renders with each key, and the page around it does not. */
function DraftEditor({
  draft,
  sheet: { state, select, toggle, close },
  selected,
  onSelect,
  ...editor
}: Pick<PageEditorProps, 'draft' | 'selected' | 'onSelect'> & {
  sheet: ReturnType<typeof usePhoneSheet>;
} & Omit<ComponentProps<typeof ContentEditor>, 'blocks' | 'sheet'>) {
  return (
    <ContentEditor
      blocks={useDraft(draft)}
      selected={selected}
      onSelect={select}
      sheet={
        state && {
          isOpen: state !== 'closed',
          onToggle: toggle,
          head: (
            <SheetHead draft={draft} state={state} selected={selected} onSelect={onSelect} onClose={close} />
          ),
        }
      }
      {...editor}
    />
  );
}
