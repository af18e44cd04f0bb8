import {
  deleteCaseInfo,
  getCaseDeletion,
  restoreCaseInfo,
  updateCaseStatus,
} from '../../api/generated/operations';
import type { ApiResult } from '../../api/result';
import { ifOffered } from '../../api/offered';
import type { ContentCalls } from '../../records/record-actions/ContentBulkBar';

/** Bulk actions of cases; those with a public site cannot be deleted in bulk. */
export const caseBulkCalls: ContentCalls = {
  kind: 'case',
  setStatus: updateCaseStatus,
  remove: (target) => deleteCaseInfo(target, ifOffered('trash', { siteName: '' })),
  restore: restoreCaseInfo,
  findLive,
};

/** Cases with a public site, whose deletion asks for the site's name. */
async function findLive(rows: readonly { id: number }[]): Promise<ApiResult<readonly number[]>> {
  const answers = await Promise.all(
    rows.map(async ({ id }) => ({ id, deletion: await getCaseDeletion({ id }) })),
  );
  const live: number[] = [];
  for (const { id, deletion } of answers) {
    if (!deletion.ok) return deletion;
    // Servers without a trash do not ask about the site.
    if (deletion.data && deletion.data.siteName !== null) live.push(id);
  }
  return { ok: true, data: live, messages: [] };
}
