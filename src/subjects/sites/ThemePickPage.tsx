import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ifOffered } from '../../api/offered';
import type { SitePreviewProps } from '../../blocks/content-editor/SitePreview';
import { SiteThumb } from '../../blocks/content-editor/SiteThumb';
import { TimeIn } from '../../base/time/Time';
import { useAnswer } from '../../base/calls/use-answer';
import { usePermission } from '../../base/session/session';
import { SiteState } from '../../records/list/SiteState';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { linkClass } from '../../ui/link-class';
import { Segmented } from '../../ui/Segmented';
import { StartDialog } from './StartDialog';
import { loadStartingPages, type StartingPages } from './beginnings';
import { siteText } from './text';
import { ThemeComparison } from './ThemeComparison';
import type { Template } from './site-loaders';

const route = getRouteApi('/_layout/web/theme/$caseId');
const text = siteText.compareThemes;

type Shown = 'own' | 'sample';
const shownOptions = [
  { value: 'own', label: text.own },
  { value: 'sample', label: text.sample },
] as const;

/** Page of a template with the site's content, or with its own samples. */
function pageOf(
  { code, own, sample }: Template,
  shows: Shown,
  site: { title: string; district: string },
): Pick<SitePreviewProps, 'site' | 'parts' | 'theme'> {
  return shows === 'own' && own
    ? { site, parts: own, theme: code }
    : { site: sample, parts: sample.parts, theme: sample.templateCode };
}

/** Templates for a new draft; choosing one opens a dialog (specification 2, Theme card). */
export function ThemePickPage() {
  const { templates, site } = route.useLoaderData();
  const { canEdit } = usePermission(siteText.unit);
  const navigate = route.useNavigate();
  const [chosen, setChosen] = useState<Template | null>(null);
  const [isComparing, setComparing] = useState(false);
  const hasOwn = templates.some(({ own }) => own !== null);
  const [shows, setShows] = useState<Shown>(hasOwn ? 'own' : 'sample');
  const place = { title: site.title, district: site.county + site.district };
  const { answer, ask } = useAnswer<StartingPages>();
  const { caseId } = site;
  const choose = (template: Template) => {
    setChosen(template);
    ifOffered('drafts', ask)?.(() => loadStartingPages(template, site));
  };
  const edit = (made: { themeId: number } | null) =>
    // If the server does not name the created theme, the site's list shows it.
    void (made
      ? navigate({
          to: '/siteset/theme/edit/$caseId/$themeId',
          params: { caseId, themeId: String(made.themeId) },
        })
      : navigate({ to: '/web/home/$caseId', params: { caseId } }));
  return (
    <>
      <p className="mb-4 text-ink-soft">
        {siteText.pickHelp(site.title)} <SiteState {...site} />
      </p>
      {hasOwn && (
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <Segmented aria-label={text.shows} options={shownOptions} value={shows} onChange={setShows} />
          <Button icon="compare" onClick={() => setComparing(true)}>
            {text.open}
          </Button>
        </div>
      )}
      <ul className="grid gap-5 tablet:grid-cols-2">
        {templates.map((template) => (
          <TemplateCard
            key={template.code}
            template={template}
            page={pageOf(template, shows, place)}
            canEdit={canEdit}
            onChoose={() => choose(template)}
          />
        ))}
      </ul>
      {isComparing && (
        <ThemeComparison
          templates={templates}
          site={place}
          onChoose={
            canEdit
              ? (template) => {
                  setComparing(false);
                  choose(template);
                }
              : undefined
          }
          onClose={() => setComparing(false)}
        />
      )}
      {chosen && (
        <StartDialog
          key={chosen.code}
          template={chosen}
          site={site}
          answer={answer}
          onClose={() => setChosen(null)}
          onMade={edit}
        />
      )}
    </>
  );
}

interface TemplateCardProps {
  template: Template;
  page: Pick<SitePreviewProps, 'site' | 'parts' | 'theme'>;
  canEdit: boolean;
  onChoose: () => void;
}

/** Name, publish date and preview of a template; picture and 使用 both choose it. */
function TemplateCard({ template, page, canEdit, onChoose }: TemplateCardProps) {
  const thumb = <SiteThumb {...page} />;
  return (
    <li>
      <Card className="overflow-hidden">
        {canEdit ? (
          <button type="button" tabIndex={-1} aria-hidden="true" className="block w-full" onClick={onChoose}>
            {thumb}
          </button>
        ) : (
          thumb
        )}
        <div className="grid gap-2 border-t border-line p-4">
          <div>
            <h2 className="text-section font-bold">{template.name}</h2>
            <p className="text-table text-ink-soft">{template.description}</p>
          </div>
          <div className="flex items-center gap-3 border-t border-line pt-3">
            <span className="flex-1 text-caption text-ink-soft">
              <TimeIn say={siteText.publishDate} at={template.createdOn} to="day" />
            </span>
            <Link
              className={linkClass}
              to="/siteset/preview/$caseId/$themeId/{-$code}"
              params={{ caseId: '0', themeId: '0', code: template.code }}
              target="_blank"
              rel="noopener"
              aria-label={`${siteText.preview} ${template.name}`}
            >
              {siteText.preview}
            </Link>
            {canEdit && (
              <Button aria-label={`${siteText.use} ${template.name}`} onClick={onChoose}>
                {siteText.use}
              </Button>
            )}
          </div>
        </div>
      </Card>
    </li>
  );
}
