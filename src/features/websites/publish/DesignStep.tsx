import { Link } from '@tanstack/react-router';
import { deleteSiteTheme, restoreSiteTheme } from '../../../api/generated/operations';
import type { Website } from '../../../machines/publish-site.rules';
import { dateTimeText } from '../../../record/date-time';
import { SiteState } from '../../../list/SiteState';
import { listText } from '../../../list/text';
import { useDeletion } from '../../../list/use-deletion';
import { buttonClass } from '../../../ui/button-class';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { websiteText } from '../text';
import { PublishStepFrame, type StepProps } from './PublishStepFrame';

/** Step 1: the pages that were designed for the case; the one that is active comes first; one that is not public can be deleted. */
export function DesignStep({ snapshot, canEdit }: StepProps) {
  const website = snapshot.context.site;
  const deletion = useDeletion(deleteSiteTheme, restoreSiteTheme);
  const params = { caseId: website.caseId };
  const themes = website.themes.toSorted(
    (a, b) =>
      Number(b.themeId === website.activeThemeId) - Number(a.themeId === website.activeThemeId) ||
      b.themeId - a.themeId,
  );
  const [only] = themes;
  if (!only) {
    const choose = canEdit && (
      <Link to="/web/theme/$caseId" params={params} className={buttonClass({ variant: 'primary' })}>
        {websiteText.chooseTheme}
      </Link>
    );
    return (
      <PublishStepFrame snapshot={snapshot} step="design" summary={websiteText.designHelp} action={choose} />
    );
  }
  if (themes.length === 1) {
    return (
      <PublishStepFrame
        snapshot={snapshot}
        step="design"
        summary={themeSummary(only)}
        action={canEdit && <EditLink website={website} themeId={only.themeId} />}
      />
    );
  }
  return (
    <PublishStepFrame snapshot={snapshot} step="design" summary={websiteText.designCount(themes.length)}>
      <ul className="divide-y divide-line rounded-card border border-line">
        {themes.map((theme) => (
          <li key={theme.themeId} className="flex flex-wrap items-center gap-3 p-3">
            <span className="min-w-0 flex-1 text-table max-tablet:basis-full">{themeSummary(theme)}</span>
            <SiteState
              publishedOn={theme.status === 1 ? theme.publishedOn : null}
              hasUnpublishedChanges={theme.themeId === website.activeThemeId && website.hasUnpublishedChanges}
            />
            {canEdit && <EditLink website={website} themeId={theme.themeId} />}
            {canEdit && theme.status !== 1 && (
              <IconButton
                icon="trash"
                label={listText.remove(theme.name)}
                onClick={() => deletion.ask({ id: theme.themeId, name: theme.name })}
              />
            )}
          </li>
        ))}
      </ul>
      {deletion.dialog}
    </PublishStepFrame>
  );
}

function themeSummary({ templateName, partCount, lastModifiedOn }: Website['themes'][number]): string {
  return websiteText.designDone(templateName, partCount, lastModifiedOn && dateTimeText(lastModifiedOn));
}

function EditLink({ website, themeId }: { website: Website; themeId: number }) {
  return (
    <Link
      to="/siteset/theme/edit/$caseId/$themeId"
      params={{ caseId: website.caseId, themeId: String(themeId) }}
      className={buttonClass({})}
    >
      <Icon name="edit" size={16} />
      {websiteText.editPage}
    </Link>
  );
}
