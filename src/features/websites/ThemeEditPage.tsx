import { getRouteApi, Link, useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { getSiteTheme, listSampleFillings, updateSiteTheme } from '../../api/generated/operations';
import type { components } from '../../api/generated/types';
import type { Block } from '../../content-editor/block';
import { lacksAlt } from '../../content-editor/block-fields';
import { blocksFromParts } from '../../content-editor/blocks';
import { ContentEditor } from '../../content-editor/ContentEditor';
import { previewId, previewParts, sampleIds } from '../../content-editor/preview-parts';
import { ScaledPreview } from '../../content-editor/ScaledPreview';
import { useRecordBlocks } from '../../content-editor/use-record-blocks';
import { editorText } from '../../content-editor/text';
import type { RecordProblem } from '../../machines/record';
import { PreviewLinksButton } from '../../preview/PreviewLinks';
import { previewText } from '../../preview/text';
import { FormPage } from '../../record/FormPage';
import { usePermission } from '../../session/session';
import { SiteState } from '../../list/SiteState';
import { buttonClass } from '../../ui/button-class';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { linkClass } from '../../ui/link-class';
import { Segmented } from '../../ui/Segmented';
import { websiteText } from './text';

const route = getRouteApi('/_layout/siteset/theme/edit/$caseId/$themeId');
const views = [
  { value: 'blocks', label: editorText.blocksTab },
  { value: 'preview', label: editorText.previewTab },
] as const;

// What is left of the window between the app bar and the save bar with its hairline.
const split = classNames(
  '-m-4 grid grid-cols-[minmax(0,1fr)] tablet:-m-6',
  'desktop:h-[calc(100dvh-theme(spacing.bar)-theme(spacing.save)-1px)]',
  'desktop:grid-cols-[--spacing(112)_minmax(0,1fr)]',
);

const themeBlocks = ({ parts }: components['schemas']['SiteTheme']) => blocksFromParts(parts);

/** The content editor of a one-page site beside the page as it will look; saves the draft, never publishes. */
export function ThemeEditPage() {
  const theme = route.useLoaderData();
  return <ThemeEditor key={theme.themeId} />;
}

function ThemeEditor() {
  const theme = route.useLoaderData();
  const params = route.useParams();
  const { canEdit } = usePermission(websiteText.unit);
  // The checklist leads to a sample by its key, and to the first picture without an alternative text.
  const wanted = useLocation({ select: ({ hash }) => hash });
  const [selected, setSelected] = useState(() => {
    const isWanted = (block: Block) => (wanted === 'missing-alt' ? lacksAlt(block) : block.key === wanted);
    return blocksFromParts(theme.parts).find(isWanted)?.key ?? null;
  });
  // Below 1024 px only one of the two fits.
  const [view, setView] = useState<(typeof views)[number]['value']>('blocks');
  const { themeId } = theme;
  const { editing, blocks, setBlocks, isSubmitted } = useRecordBlocks({
    record: theme,
    blocks: themeBlocks,
    load: () => getSiteTheme({ id: themeId }),
    send: (webParts, rowVersion, options) => updateSiteTheme({ themeId, rowVersion, webParts }, options),
  });
  const parts = useMemo(() => previewParts(blocks), [blocks]);
  const samples = useMemo(() => sampleIds(blocks), [blocks]);
  useEffect(() => {
    if (selected !== null) document.getElementById(selected)?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const open = ({ blockKey }: RecordProblem) => {
    if (!blockKey) return;
    setView('blocks');
    setSelected(blockKey);
  };
  const loadFillings = useCallback(
    (partId: number) => listSampleFillings({ id: themeId }, { partId }),
    [themeId],
  );
  const selectedIndex = blocks.findIndex(({ key }) => key === selected);
  const selectedBlock = blocks[selectedIndex];
  const actions = (
    <>
      <SiteState
        publishedOn={theme.status === 1 ? theme.publishedOn : null}
        hasUnpublishedChanges={theme.hasUnpublishedChanges || editing.isDirty}
      />
      <PreviewLinksButton
        kind="theme"
        recordId={themeId}
        about={`${theme.caseTitle}${previewText.separator}${theme.name}`}
      />
      <a
        className={buttonClass({ size: 'sm' })}
        href={`/mng/siteset/preview/${params.caseId}/${params.themeId}`}
        target="_blank"
        rel="noopener"
      >
        <Icon name="external" size={16} />
        {websiteText.preview}
      </a>
      <Link className={`${linkClass} text-table`} to="/web/home/$caseId" params={{ caseId: params.caseId }}>
        {websiteText.goPublish}
      </Link>
    </>
  );
  return (
    <FormPage editing={editing} canSave={canEdit} onJump={open}>
      <div className={split}>
        <div className="p-4 pb-0 desktop:hidden">
          <Segmented full aria-label={editorText.views} options={views} value={view} onChange={setView} />
        </div>
        <div
          className={classNames(
            // Relative: what is hidden from sight in it is placed within it, and makes the window no longer.
            'relative min-w-0 border-line p-4 desktop:overflow-y-auto desktop:border-r',
            view === 'preview' && 'max-desktop:hidden',
          )}
        >
          <ContentEditor
            blocks={blocks}
            onChange={setBlocks}
            showErrors={isSubmitted}
            selected={selected}
            onSelect={setSelected}
            loadFillings={loadFillings}
          />
        </div>
        <div
          className={classNames('min-w-0 max-desktop:h-[70dvh]', view === 'blocks' && 'max-desktop:hidden')}
        >
          <ScaledPreview
            site={{ title: theme.caseTitle, district: theme.district }}
            parts={parts}
            theme={theme.templateCode}
            samples={samples}
            selected={selectedBlock ? previewId(selectedBlock, selectedIndex) : null}
            onSelect={(partId) =>
              setSelected(blocks.find((block, index) => previewId(block, index) === partId)?.key ?? null)
            }
            actions={actions}
          />
        </div>
      </div>
    </FormPage>
  );
}
