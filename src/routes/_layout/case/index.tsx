import { CaseTab } from '../../../../openapi/generated/enums';
import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { CaseListPage } from '../../../subjects/cases/CaseListPage';
import { caseListSearch } from '../../../subjects/cases/case-list-search';
import { loadCaseList } from '../../../subjects/cases/case-loaders';
import { page } from '../../../base/navigation/page-meta';
import { pageDefaults } from '../../../records/list/list-search';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/case/')({
  staticData: page({
    title: titleText.caseList,
    claim: kindUnits.case,
    back: null,
    unit: 'case',
    level: 1,
  }),
  validateSearch: caseListSearch,
  search: { middlewares: [stripSearchParams({ ...pageDefaults, tab: CaseTab.selling, view: 'cards' })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadCaseList(deps),
  component: CaseListPage,
});
