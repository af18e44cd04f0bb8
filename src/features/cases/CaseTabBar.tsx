import { Link } from '@tanstack/react-router';
import { ContentTabBar } from '../../layout/ContentTabBar';
import { tabClass } from '../../ui/Tabs';

/** The two pages of a case: basic information and content. */
export function CaseTabBar({ caseId, partCount }: { caseId: number; partCount: number | undefined }) {
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
    />
  );
}
