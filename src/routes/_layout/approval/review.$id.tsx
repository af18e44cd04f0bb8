import { createFileRoute } from '@tanstack/react-router';
import { loadReview } from '../../../subjects/approvals/approval-loaders';
import { ReviewPage } from '../../../subjects/approvals/ReviewPage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/approval/review/$id')({
  staticData: page({
    title: titleText.approvalReview,
    claim: null,
    back: '/approval',
    unit: 'approval',
    level: 2,
    suffix: 'approval.title',
    about: 'approval.title',
  }),
  loader: ({ params }) => loadReview(params),
  component: ReviewPage,
});
