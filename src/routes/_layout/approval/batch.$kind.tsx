import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../openapi/generated/kinds';
import { loadBatch } from '../../../subjects/approvals/approval-loaders';
import { BatchPage } from '../../../subjects/approvals/BatchPage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/approval/batch/$kind')({
  staticData: page({
    title: titleText.approvalBatch,
    claim: kindUnits.approvalRules,
    back: '/approval',
    unit: 'approval',
    level: 2,
  }),
  loader: ({ params }) => loadBatch(params),
  component: BatchPage,
});
