import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../openapi/generated/kinds';
import { loadReleaseBatch } from '../../../subjects/approvals/approval-loaders';
import { ReleaseBatchPage } from '../../../subjects/approvals/ReleaseBatchPage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/approval/release/$id')({
  staticData: page({
    title: titleText.approvalRelease,
    claim: kindUnits.approvalRules,
    back: '/approval',
    unit: 'approval',
    level: 2,
  }),
  loader: ({ params }) => loadReleaseBatch(params),
  component: ReleaseBatchPage,
});
