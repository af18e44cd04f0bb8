import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../openapi/generated/kinds';
import { loadApprovalRules } from '../../../features/approvals/approval-loaders';
import { RulesPage } from '../../../features/approvals/RulesPage';
import { page } from '../../../navigation/page-meta';
import { titleText } from '../../../navigation/text';

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
