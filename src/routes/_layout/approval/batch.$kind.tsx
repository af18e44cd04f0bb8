import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../openapi/generated/kinds';
import { loadBatch } from '../../../features/approvals/approval-loaders';
import { BatchPage } from '../../../features/approvals/BatchPage';
import { page } from '../../../navigation/page-meta';
import { titleText } from '../../../navigation/text';

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
