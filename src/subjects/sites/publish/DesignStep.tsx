import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../ui/button-class';
import { Icon } from '../../../ui/Icon';
import { siteText } from '../text';
import { themesInOrder } from '../../../machines/publish-site.rules';
import { DraftList } from './DraftList';
import { PublishStepFrame, type StepProps } from './PublishStepFrame';

/** Step 1: drafts of the site, the active one first. */
export function DesignStep({ snapshot, change, canEdit }: StepProps) {
  const site = snapshot.context.site;
  const params = { caseId: site.caseId };
  const themes = themesInOrder(site);
  if (themes.length === 0) {
    const choose = canEdit && (
      <Link to="/web/theme/$caseId" params={params} className={buttonClass({ variant: 'primary' })}>
        {siteText.chooseTheme}
      </Link>
    );
    return (
      <PublishStepFrame snapshot={snapshot} step="design" summary={siteText.designHelp} action={choose} />
    );
  }
  return (
    <PublishStepFrame
      snapshot={snapshot}
      step="design"
      summary={themes.length > 1 ? siteText.designCount(themes.length) : undefined}
      action={
        canEdit && (
          <Link to="/web/theme/$caseId" params={params} className={buttonClass({})}>
            <Icon name="plus" size={16} />
            {siteText.drafts.add}
          </Link>
        )
      }
    >
      <DraftList site={site} themes={themes} change={change} canEdit={canEdit} />
    </PublishStepFrame>
  );
}
