import { CaseTab } from '../../../../openapi/generated/enums';
import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { CaseListPage } from '../../../features/cases/CaseListPage';
import { caseListSearch } from '../../../features/cases/case-list-search';
import { loadCaseList } from '../../../features/cases/case-loaders';
import { page } from '../../../navigation/page-meta';
import { pageDefaults } from '../../../list/list-search';
import { titleText } from '../../../navigation/text';

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
