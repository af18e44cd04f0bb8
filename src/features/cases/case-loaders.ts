import {
  getCaseContent,
  getCaseInfo,
  listCaseInfos,
  listRecommendedCases,
} from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { contentQuery } from '../../list/list-search';
import { loadAll, loadPage } from '../../list/load-list';
import { idIn, unwrap } from '../../calls/load';
import type { CaseListSearch } from './case-list-search';

export type CaseCard = components['schemas']['CaseCard'];
export type CaseRecord = components['schemas']['CaseInfo'];
export type RecommendedCase = components['schemas']['RecommendedCase'];

interface CaseListData {
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

/** One page of the list. Throws LoadError, as all of these do. */
export async function loadCaseList(search: CaseListSearch): Promise<CaseListData> {
  const { tab } = search;
  const page = await loadPage(search, (range) => listCaseInfos({ tab, ...range, ...contentQuery(search) }));
  const sorting = search.sorting ? await loadAll((range) => listCaseInfos({ tab, ...range })) : null;
  return { page, search, sorting };
}

/** One case with the cases that it may recommend. Throws LoadError. */
export async function loadCase(id: string): Promise<CaseData> {
  const [record, recommended] = await Promise.all([
    unwrap(getCaseInfo({ id: idIn(id) })),
    unwrap(listRecommendedCases({ excludeId: idIn(id) })),
  ]);
  return { record, recommended };
}

/** A case with its blocks, for its content tab and its preview. Throws LoadError. */
export async function loadCasePreview(id: string) {
  const [own, content] = await Promise.all([unwrap(getCaseInfo({ id: idIn(id) })), loadCaseContent(id)]);
  return { own, content };
}

/** The blocks of a case's page. Throws LoadError. */
async function loadCaseContent(id: string): Promise<components['schemas']['Content']> {
  return unwrap(getCaseContent({ id: idIn(id) }));
}
