import { Link } from '@tanstack/react-router';
import { offered } from '../../api/offered';
import { titleText } from '../../base/navigation/text';
import { usePermission } from '../../base/session/session';
import { ContentTabBar } from '../../layout/ContentTabBar';
import { tabClass } from '../../ui/Tabs';

const FactsTab = offered('projectFacts', (link: { params: { id: string }; className: string }) => (
  <Link to="/case/facts/$id" {...link}>
    {titleText.projectFacts}
  </Link>
));

/** Tabs of a case: basic information, content, and facts by permission. */
export function CaseTabBar({ caseId, partCount }: { caseId: number; partCount: number | undefined }) {
  const { canView } = usePermission('Permissions.Cases.Facts');
  const link = { params: { id: String(caseId) }, className: tabClass };
  return (
    <ContentTabBar
      renderBasic={(label) => (
        <Link to="/case/edit/$id" {...link}>
          {label}
        </Link>
      )}
      renderContent={(label) => (
        <Link to="/case/content/$id" {...link}>
          {label}
        </Link>
      )}
      partCount={partCount}
      more={canView && <FactsTab {...link} />}
    />
  );
}
