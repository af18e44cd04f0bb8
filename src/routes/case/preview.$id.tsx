import { kindUnits } from '../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadCasePreview } from '../../subjects/cases/case-loaders';
import { CasePreviewPage } from '../../subjects/cases/CasePreviewPage';
import { page } from '../../base/navigation/page-meta';
import { titleText } from '../../base/navigation/text';

export const Route = createFileRoute('/case/preview/$id')({
  staticData: page({
    title: titleText.preview,
    claim: kindUnits.case,
    back: null,
    unit: 'case',
    level: 3,
  }),
  loader: ({ params }) => loadCasePreview(params.id),
  component: CasePreviewPage,
});
