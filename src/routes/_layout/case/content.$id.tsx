import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadCasePreview } from '../../../subjects/cases/case-loaders';
import { CaseContentPage } from '../../../subjects/cases/CaseContentPage';
import { page } from '../../../base/navigation/page-meta';
import { contentTabText } from '../../../layout/text';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/case/content/$id')({
  staticData: page({
    title: titleText.case,
    claim: kindUnits.case,
    back: '/case',
    unit: 'case',
    level: 2,
    about: 'own.title',
    tab: contentTabText.content,
  }),
  loader: ({ params }) => loadCasePreview(params.id),
  component: CaseContentPage,
});
