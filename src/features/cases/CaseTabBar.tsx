import { Link } from '@tanstack/react-router';
import { TabCount, Tabs, tabClass } from '../../ui/Tabs';
import { caseText } from './text';

interface CaseTabBarProps {
  caseId: number;
  partCount: number;
}

/** The two pages of a case: basic information and content. */
export function CaseTabBar({ caseId, partCount }: CaseTabBarProps) {
  const params = { id: String(caseId) };
  return (
    <Tabs aria-label={caseText.contentTabs} className="mb-6">
      <Link to="/case/edit/$id" params={params} className={tabClass}>
        {caseText.basic}
      </Link>
      <Link to="/case/content/$id" params={params} className={tabClass}>
        {caseText.content}
        <TabCount>{caseText.parts(partCount)}</TabCount>
      </Link>
    </Tabs>
  );
}
