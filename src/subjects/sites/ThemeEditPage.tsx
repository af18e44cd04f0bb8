import { getRouteApi, Link, useLocation } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import {
  getSiteTheme,
  listCaseSources,
  listSampleFillings,
  updateSiteTheme,
} from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import type { Block } from '../../blocks/content-editor/block';
import { lacksAlt } from '../../blocks/content-editor/block-fields';
import { blocksFromParts } from '../../blocks/content-editor/blocks';
import { usePageComments } from '../../blocks/comments/use-page-comments';
import { type EditorView, PageEditor } from '../../blocks/content-editor/PageEditor';
import { useOutline, useRecordBlocks } from '../../blocks/content-editor/use-record-blocks';
import { draftName, isPublicTheme } from '../../machines/publish-site.rules';
import type { RecordProblem } from '../../machines/record';
import { PreviewLinksButton } from '../../publishing/preview/PreviewLinks';
import { previewText } from '../../publishing/preview/text';
import { FormPage } from '../../records/record/FormPage';
import type { RecordEditing } from '../../records/record/use-record';
import { usePermission } from '../../base/session/session';
import type { PagePart } from '../../drawing/types';
import { SiteState } from '../../records/list/SiteState';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/Icon';
import { linkClass } from '../../ui/link-class';
import { whenDrawn } from '../../ui/when-drawn';
import { useAdoption } from './advertising/use-adoption';
import { useFindingSources } from './advertising/use-finding-sources';
import { offered } from '../../api/offered';
import { useSectionShares } from './figures/use-figures-of';
import { siteText } from './text';

const route = getRouteApi('/_layout/siteset/theme/edit/$caseId/$themeId');

const ApprovalLine = offered(
  'approvals',
  whenDrawn(async () => (await import('../../publishing/approval/ApprovalLine')).ApprovalLine),
);

// Height between the app bar and the save bar with its hairline.
const frame = '-mx-4 -mt-4 tablet:-m-6 desktop:h-[calc(100dvh-theme(spacing.bar)-theme(spacing.save)-1px)]';

type Theme = components['schemas']['SiteTheme'];

const themeBlocks = ({ parts }: Theme) => blocksFromParts(parts);

/** Content editor next to a preview of the page; saves the draft, never publishes. */
export function ThemeEditPage() {
  const theme = route.useLoaderData();
  return <ThemeEditor key={theme.themeId} />;
}

function wantedKey(theme: Theme, wanted: string): string | null {
  const isWanted = (block: Block) => (wanted === 'missing-alt' ? lacksAlt(block) : block.key === wanted);
  return themeBlocks(theme).find(isWanted)?.key ?? null;
}

/** Everything that the editor takes from the server only when it is asked for. */
function useLoads(theme: Theme, isAnswered: boolean) {
  const { themeId, caseId } = theme;
  const shares = useSectionShares(caseId);
  return {
    loadFillings: useCallback((partId: number) => listSampleFillings({ id: themeId }, { partId }), [themeId]),
    loadChange: useAdoption(themeId),
    findingSources: useFindingSources(themeId, caseId, isAnswered),
    loadSources: useCallback(() => listCaseSources({ id: themeId }), [themeId]),
    shares: isPublicTheme(theme) ? shares : undefined,
  };
}

function ThemeEditor() {
  const theme = route.useLoaderData();
  const { canEdit } = usePermission(siteText.unit);
  // The checklist links to a sample by its key, and to the first picture without an alternative text.
  const wanted = useLocation({ select: ({ hash }) => hash });
  const [selected, setSelected] = useState(() => wantedKey(theme, wanted));
  const [view, setView] = useState<EditorView>('blocks');
  const { themeId, caseTitle: title, district, publisher, formConsent } = theme;
  const { editing, draft, setBlocks, isSubmitted } = useRecordBlocks({
    record: theme,
    blocks: themeBlocks,
    load: () => getSiteTheme({ id: themeId }),
    send: (webParts, rowVersion, options) => updateSiteTheme({ themeId, rowVersion, webParts }, options),
  });
  const drawn = useCallback(
    (parts: PagePart[]) => ({ site: { title, district, publisher }, parts, formConsent }),
    [title, district, publisher, formConsent],
  );
  const open = ({ blockKey }: RecordProblem) => {
    if (!blockKey) return;
    setView('blocks');
    setSelected(blockKey);
  };
  const [isAnswered, setAnswered] = useState(false);
  const loads = useLoads(theme, isAnswered);
  const outline = useOutline(draft);
  const { editor, wrap } = usePageComments({
    themeId,
    blocks: outline,
    onSelect: setSelected,
    hash: wanted,
  });
  const partId = outline.find(({ key }) => key === selected)?.id ?? null;
  return wrap(
    <FormPage
      showsPresence
      fills="sheet:min-h-[calc(100dvh-theme(spacing.bar)---spacing(8))]"
      editing={editing}
      canSave={canEdit}
      openRecord={{ kind: 'theme', recordId: themeId, partId }}
      onJump={open}
    >
      <PageEditor
        {...editor}
        {...loads}
        bar={
          <>
            <ApprovalLine
              subject={{ kind: 'site', recordId: themeId }}
              version={editing.updateRecord?.lastModifiedOn}
              isDirty={editing.isDirty}
              onAnswered={() => setAnswered(true)}
            />
            {editor.bar}
          </>
        }
        className={frame}
        draft={draft}
        onChange={setBlocks}
        showErrors={isSubmitted}
        selected={selected}
        onSelect={setSelected}
        view={view}
        onView={setView}
        theme={theme.templateCode}
        page={drawn}
        actions={<EditorLinks theme={theme} editing={editing} />}
      />
    </FormPage>,
  );
}

interface EditorLinksProps {
  theme: Theme;
  editing: RecordEditing;
}

/** Next to the widths of the preview: state of the site, and links to view and publish it. */
function EditorLinks({ theme, editing: { isDirty } }: EditorLinksProps) {
  const params = route.useParams();
  return (
    <>
      <SiteState
        publishedOn={isPublicTheme(theme) ? theme.publishedOn : null}
        hasUnpublishedChanges={theme.hasUnpublishedChanges || isDirty}
      />
      <PreviewLinksButton
        kind="theme"
        recordId={theme.themeId}
        about={previewText.about(theme.caseTitle, draftName(theme))}
      />
      <Link
        className={buttonClass({ size: 'sm' })}
        to="/siteset/preview/$caseId/$themeId/{-$code}"
        params={params}
        target="_blank"
        rel="noopener"
      >
        <Icon name="external" size={16} />
        {siteText.preview}
      </Link>
      <Link className={`${linkClass} text-table`} to="/web/home/$caseId" params={{ caseId: params.caseId }}>
        {siteText.goPublish}
      </Link>
    </>
  );
}
