import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../ui/button-class';
import { Icon } from '../../../ui/Icon';
import { websiteText } from '../text';
import { themesInOrder } from '../../../machines/publish-site.rules';
import { DraftList } from './DraftList';
import { PublishStepFrame, type StepProps } from './PublishStepFrame';

/** Step 1: drafts of the website, the active one first. */
export function DesignStep({ snapshot, change, canEdit }: StepProps) {
  const website = snapshot.context.site;
  const params = { caseId: website.caseId };
  const themes = themesInOrder(website);
  if (themes.length === 0) {
    const choose = canEdit && (
      <Link to="/web/theme/$caseId" params={params} className={buttonClass({ variant: 'primary' })}>
        {websiteText.chooseTheme}
      </Link>
    );
    return (
      <PublishStepFrame snapshot={snapshot} step="design" summary={websiteText.designHelp} action={choose} />
    );
  }
  return (
    <PublishStepFrame
      snapshot={snapshot}
      step="design"
      summary={themes.length > 1 ? websiteText.designCount(themes.length) : undefined}
      action={
        canEdit && (
          <Link to="/web/theme/$caseId" params={params} className={buttonClass({})}>
            <Icon name="plus" size={16} />
            {websiteText.drafts.add}
          </Link>
        )
      }
    >
      <DraftList website={website} themes={themes} change={change} canEdit={canEdit} />
    </PublishStepFrame>
  );
}
