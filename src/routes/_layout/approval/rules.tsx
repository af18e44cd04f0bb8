import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../openapi/generated/kinds';
import { loadApprovalRules } from '../../../subjects/approvals/approval-loaders';
import { RulesPage } from '../../../subjects/approvals/RulesPage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/approval/rules')({
  staticData: page({
    title: titleText.approvalRules,
    claim: kindUnits.approvalRules,
    back: null,
    unit: 'approvalRules',
    level: 1,
  }),
  loader: loadApprovalRules,
  component: RulesPage,
});
