import { and, eq, isNull, or } from 'drizzle-orm';
import { kindUnits } from '../../../../openapi/generated/kinds';
import type { components } from '../../../../openapi/generated/types';
import type { RequestRow } from '../rules/approval-state';
import type { Db } from '../../../base/db/client';
import { inArray } from '../../../base/db/in-array';
import { releaseItems, releases } from '../../../base/db/schema';
import type { Reviewer } from './view';

type Request = Pick<RequestRow, 'kind' | 'recordId'>;
type Release = components['schemas']['ReleaseChoice'];

/** Finds the release with which the record of a request goes live. */
export type JoinedRelease = (request: Request) => Release | null;

const keyOf = ({ kind, recordId }: Request) => `${kind} ${recordId}`;

/** True for accounts that may know the releases of requests: approvers read these as one, too. */
const mayName = ({ mayApprove, claims }: Reviewer) => mayApprove || claims.has(`${kindUnits.release}.View`);

/** Open releases of the records of requests, for reviewers who may know them; by one statement. */
export async function joinedReleases(
  db: Db,
  all: readonly { request: Request; reviewer: Reviewer }[],
): Promise<JoinedRelease> {
  const requests = all.flatMap(({ request, reviewer }) => (mayName(reviewer) ? [request] : []));
  if (requests.length === 0) return () => null;
  const idsOf = (isOf: (request: Request) => boolean) =>
    requests.filter(isOf).map(({ recordId }) => recordId);
  const { kind, recordId, themeId } = releaseItems;
  const kinds = [...new Set(requests.map((request) => request.kind))].filter((each) => each !== 'site');
  const rows = await db
    .select({ kind, recordId, themeId, id: releases.id, name: releases.name, dueOn: releases.dueOn })
    .from(releaseItems)
    .innerJoin(releases, eq(releases.id, releaseItems.releaseId))
    .where(
      and(
        isNull(releaseItems.result),
        eq(releaseItems.action, 'online'),
        or(
          // The request of a site names its draft.
          and(
            eq(kind, 'site'),
            inArray(
              themeId,
              idsOf((request) => request.kind === 'site'),
            ),
          ),
          ...kinds.map((own) =>
            and(
              eq(kind, own),
              inArray(
                recordId,
                idsOf((request) => request.kind === own),
              ),
            ),
          ),
        ),
      ),
    );
  const found = new Map(
    rows.map(({ id, name, dueOn, ...item }) => [
      `${item.kind} ${item.themeId ?? item.recordId}`,
      { id, name, dueOn: dueOn?.toISOString() ?? null },
    ]),
  );
  return (request) => found.get(keyOf(request)) ?? null;
}
