import { kindUnits } from '../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadCasePreview } from '../../features/cases/case-loaders';
import { CasePreviewPage } from '../../features/cases/CasePreviewPage';
import { page } from '../../navigation/page-meta';
import { titleText } from '../../navigation/text';

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
