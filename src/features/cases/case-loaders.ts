import { getCaseContent, getCaseInfo, listCaseInfos, listRecommendedCases } from '../../api/generated/operations';
import type { components } from '../../api/generated/types';
import { filterQuery } from '../../shared/list/content-filter';
import { PAGE_SIZE } from '../../shared/list/list-range';
import { loadAll } from '../../shared/list/load-all';
import { loadListPage } from '../../shared/list/load-page';
import { unwrap } from '../../shared/load';
import type { CaseListSearch } from './case-list-search';

export type CaseCard = components['schemas']['CaseCard'];
export type CaseRecord = components['schemas']['CaseInfo'];
export type RecommendedCase = components['schemas']['RecommendedCase'];

export interface CaseListData {
  page: components['schemas']['CasePage'];
  /** What the page was loaded for. */
  search: CaseListSearch;
  /** Every case of the tab in its order, in sort mode. */
  sorting: readonly CaseCard[] | null;
}

export interface CaseData {
  record: CaseRecord;
  /** All cases that may be recommended, for the titles of the chosen ones. */
  recommended: RecommendedCase[];
}

/** One page of the list; the last one when the page asked for is behind the end, as after a delete. Throws LoadError. */
export async function loadCaseList(search: CaseListSearch): Promise<CaseListData> {
  const page = await loadListPage((pageNumber) => loadPage(search, pageNumber), search.page);
  const sorting = search.sorting ? await loadAll((range) => listCaseInfos({ tab: search.tab ?? 1, ...range })) : null;
  return { page, search, sorting };
}

/** One case with the cases that it may recommend. Throws LoadError. */
export async function loadCase(id: number | string): Promise<CaseData> {
  const [record, recommended] = await Promise.all([
    unwrap(getCaseInfo({ id: Number(id) })),
    unwrap(listRecommendedCases({ excludeId: Number(id) })),
  ]);
  return { record, recommended };
}

/** The blocks of a case's page. Throws LoadError. */
export async function loadCaseContent(id: number | string): Promise<components['schemas']['Content']> {
  return unwrap(getCaseContent({ id: Number(id) }));
}

function loadPage({ tab = 1, ...filter }: CaseListSearch, pageNumber: number) {
  return unwrap(listCaseInfos({ tab, pageNumber, pageSize: PAGE_SIZE, ...filterQuery(filter) }));
}
