import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { updateSiteTheme } from '../../api/generated/operations';
import { blockProblems, blocksFromParts, partsFromBlocks } from '../../shared/content-editor/blocks';
import { ContentEditor } from '../../shared/content-editor/ContentEditor';
import { SitePreview, usePartsOf } from '../../shared/content-editor/SitePreview';
import { FormPage } from '../../shared/form/FormPage';
import { useFormSave } from '../../shared/form/use-form-save';
import { usePermission, useToast } from '../../shared/session';
import { buttonClass } from '../../ui/button-class';
import { websiteText } from './text';

const route = getRouteApi('/_layout/siteset/theme/edit/$caseId/$themeId');

/** The content editor of a one-page site beside the page as it will look; saves the draft, never publishes. */
export function ThemeEditPage() {
  const theme = route.useLoaderData();
  const params = route.useParams();
  const router = useRouter();
  const toast = useToast();
  const { canEdit } = usePermission(websiteText.unit);
  const [start, setStart] = useState(() => blocksFromParts(theme.parts));
  const [blocks, setBlocks] = useState(start);
  const [selected, setSelected] = useState<string | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const shown = useRef(theme.rowVersion);
  useEffect(() => {
    if (shown.current === theme.rowVersion) return;
    shown.current = theme.rowVersion;
    const saved = blocksFromParts(theme.parts);
    setStart(saved);
    setBlocks(saved);
  }, [theme]);
  const problems = isSubmitted ? blockProblems(blocks).map(({ blockKey, label, message }, index) => ({ key: `${blockKey}-${index}`, label, message, targetId: blockKey })) : [];
  const page = useFormSave({
    dirty: blocks !== start,
    problems,
    collect: () => {
      setSubmitted(true);
      return blockProblems(blocks).length > 0 ? null : blocks;
    },
    send: (values, options) => updateSiteTheme({ themeId: theme.themeId, rowVersion: theme.rowVersion, webParts: partsFromBlocks(values) }, options),
    onSaved: () => {
      setSubmitted(false);
      toast({ kind: 'success', text: websiteText.saved });
      void router.invalidate();
    },
  });
  return (
    <FormPage page={page} updateRecord={theme.updateRecord} canSave={canEdit}>
      <div className="grid gap-6 desktop:grid-cols-[420px_minmax(0,1fr)]">
        <ContentEditor blocks={blocks} onChange={setBlocks} showErrors={isSubmitted} selected={selected} onSelect={setSelected} />
        <div className="sticky top-18 grid h-[calc(100vh-160px)] grid-rows-[auto_1fr] gap-2">
          <div className="flex items-center justify-end gap-3">
            <a className="link" href={`/mng/siteset/preview/${params.caseId}/${params.themeId}`} target="_blank" rel="noopener">{websiteText.preview}</a>
            <Link className={buttonClass({})} to="/web/home/$caseId" params={{ caseId: params.caseId }}>{websiteText.goPublish}</Link>
          </div>
          <SitePreview
            site={{ title: theme.caseTitle, district: theme.district }}
            parts={usePartsOf(blocks)}
            theme={theme.templateCode}
            className="h-full w-full rounded-card border border-line bg-white"
            onSelect={(partId) => setSelected(blocks.find((block, index) => (block.id ?? -index - 1) === partId)?.key ?? null)}
          />
        </div>
      </div>
    </FormPage>
  );
}
