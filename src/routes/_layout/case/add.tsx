import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { CaseAddPage } from '../../../subjects/cases/CaseFormPage';
import { addSearch } from '../../../records/list/list-search';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/case/add')({
  staticData: page({
    title: titleText.case,
    claim: kindUnits.case,
    back: '/case',
    unit: 'case',
    level: 2,
  }),
  validateSearch: addSearch,
  component: CaseAddPage,
});
