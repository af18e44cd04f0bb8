import {
  getCaseContent,
  getCaseInfo,
  listCaseInfos,
  listRecommendedCases,
} from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { contentQuery } from '../../records/list/list-search';
import { loadAll, loadPage } from '../../records/list/load-list';
import { idIn, loadRecord, unwrap } from '../../base/calls/load';
import type { CaseListSearch } from './case-list-search';

export type CaseCard = components['schemas']['CaseCard'];
export type CaseRecord = components['schemas']['CaseInfo'];
export type RecommendedCase = components['schemas']['RecommendedCase'];

interface CaseListData {
  page: components['schemas']['CasePage'];
  /** Search that this data was loaded for. */
  search: CaseListSearch;
  /** All cases of the tab in sort mode. */
  sorting: readonly CaseCard[] | null;
}

export interface CaseData {
  record: CaseRecord;
  /** All recommendable cases, for titles of the chosen ones. */
  recommended: RecommendedCase[];
}

/** One page of the list. Loaders throw LoadError. */
export async function loadCaseList(search: CaseListSearch): Promise<CaseListData> {
  const { tab } = search;
  const page = await loadPage(search, (range) => listCaseInfos({ tab, ...range, ...contentQuery(search) }));
  const sorting = search.sorting ? await loadAll((range) => listCaseInfos({ tab, ...range })) : null;
  return { page, search, sorting };
}

/** One case with the cases that it may recommend. */
export async function loadCase(id: string): Promise<CaseData> {
  const caseId = idIn(id);
  const [record, recommended] = await Promise.all([
    unwrap(getCaseInfo({ id: caseId })),
    unwrap(listRecommendedCases({ excludeId: caseId })),
  ]);
  return { record, recommended };
}

/** A case with its blocks, for content tab and preview. */
export async function loadCasePreview(id: string) {
  const [own, content] = await Promise.all([loadRecord(getCaseInfo, id), loadCaseContent(id)]);
  return { own, content };
}

async function loadCaseContent(id: string): Promise<components['schemas']['Content']> {
  return loadRecord(getCaseContent, id);
}
