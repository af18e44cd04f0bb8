import { kindUnits } from '../../../openapi/generated/kinds';
import type { ClaimUnit } from '../../../openapi/generated/claims';
import { ArticleType, CaseTab, type ContactType } from '../../../openapi/generated/enums';
import {
  getContactEmail,
  getMailState,
  listArticles,
  listCaseInfos,
  listSiteSets,
} from '../../api/generated/operations';
import type { ApiResult } from '../../api/result';

/** Result of a call if the account may view the unit; null otherwise, or without an answer. */
export type IfViewed = <T>(unit: ClaimUnit, call: () => Promise<ApiResult<T>>) => Promise<T | null>;

/** Pending work in numbers; null if forbidden or unreadable. */
interface Work {
  /** Public sites with unpublished changes, and the first of them. */
  changed: { count: number; sites: { caseId: string; title: string }[] } | null;
  /** Shared blocks of which public pages show former content, and the first of them. */
  behind: { count: number; blocks: { id: number; title: string }[] } | null;
  /** Online records without content. */
  empty: { articles: number | null; type: ArticleType; cases: number | null; tab: CaseTab } | null;
  /** Types of enquiries without recipients, and whether a mail server is configured. */
  mail: { missing: ContactType[]; hasServer: boolean } | null;
}

const tabs = Object.values(CaseTab);
const one = { pageSize: 1 };

/** Loaded on demand: the file of these calls has more that the home screen does not need. */
const loadBehind = async () =>
  (await import('../../api/generated/operations/shared-blocks')).listSharedBlocks({
    isPublicBehind: true,
    pageSize: 3,
  });

/** Loads what is not as it should be, with one call per list. */
export async function loadWork(ifViewed: IfViewed): Promise<Work> {
  const [sites, shared, bare, casesWithoutImage, recipients, mail] = await Promise.all([
    ifViewed(kindUnits.site, () => listSiteSets({ hasUnpublishedChanges: true, pageSize: 3 })),
    ifViewed(kindUnits.sharedBlock, loadBehind),
    ifViewed(kindUnits.article, () => listArticles({ visibleState: 'empty', ...one })).then(onlyEmpty),
    ifViewed(kindUnits.case, () => listCaseInfos({ visibleState: 'empty', ...one })).then(onlyEmpty),
    ifViewed(kindUnits.contactEmail, () => getContactEmail()),
    ifViewed(kindUnits.contactEmail, () => getMailState()),
  ]);
  return {
    changed:
      sites && isOnly(sites.items, ({ hasUnpublishedChanges }) => hasUnpublishedChanges === true)
        ? { count: sites.totalCount, sites: sites.items }
        : null,
    behind:
      shared && isOnly(shared.items, ({ behind }) => behind > 0)
        ? { count: shared.totalCount, blocks: shared.items }
        : null,
    empty:
      bare || casesWithoutImage
        ? {
            articles: bare?.totalCount ?? null,
            type: bare?.items[0]?.type ?? ArticleType.marketTrends,
            cases: casesWithoutImage?.totalCount ?? null,
            tab: tabs.find((tab) => (casesWithoutImage?.tabCounts?.[tab] ?? 0) > 0) ?? CaseTab.selling,
          }
        : null,
    mail: recipients && {
      missing: recipients.recipients.flatMap(({ type, emails }) => (emails === '' ? [type] : [])),
      hasServer: mail?.hasServer ?? true,
    },
  };
}

function onlyEmpty<T extends { items: readonly { visibleState?: string | undefined }[] }>(
  page: T | null,
): T | null {
  return page && isOnly(page.items, ({ visibleState }) => visibleState === 'empty') ? page : null;
}

/** False when the server ignored an unknown filter. */
function isOnly<T>(items: readonly T[], fits: (item: T) => boolean): boolean {
  return items.every((item) => fits(item));
}
