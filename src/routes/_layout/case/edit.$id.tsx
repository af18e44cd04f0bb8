import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadCase } from '../../../subjects/cases/case-loaders';
import { CaseEditPage } from '../../../subjects/cases/CaseFormPage';
import { besideEditor } from '../../../blocks/rich-text/RichEditor';
import { page } from '../../../base/navigation/page-meta';
import { contentTabText } from '../../../layout/text';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/case/edit/$id')({
  staticData: page({
    title: titleText.case,
    claim: kindUnits.case,
    back: '/case',
    unit: 'case',
    level: 2,
    about: 'record.title',
    tab: contentTabText.basic,
  }),
  loader: ({ params }) => besideEditor(loadCase(params.id)),
  component: CaseEditPage,
});
