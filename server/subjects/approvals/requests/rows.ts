import type { components } from '../../../../openapi/generated/types';
import { type ApprovalState, type RequestRow, requestState } from '../rules/approval-state';
import { currentName } from '../../../base/audit/present-names';
import type { Db } from '../../../base/db/client';
import { firstAsked } from './first-asked';
import { fileInfos, type FileInfo, infoOf } from '../../../base/files/file-infos';
import type { SubjectHead } from './heads';
import { type JoinedRelease, joinedReleases } from './joined-releases';
import { blocksOf, countsOf, hasRole, progressOf, type Reviewer, seenIn, type SeenRow } from './view';

type Schemas = components['schemas'];

/** Data of one row in a list of requests. */
export interface ShownRequest {
  request: RequestRow;
  /** Null if the record does not exist any more. */
  subject: SubjectHead | null;
  approvalState: ApprovalState;
  reviewer: Reviewer;
}

/** Rows of requests; pictures, reviewed blocks and releases are read by one statement each. */
export async function rowsOf(db: Db, all: readonly ShownRequest[]): Promise<Schemas['ApprovalRow'][]> {
  const seen = await seenIn(db, ...all.map(({ request }) => request.id));
  const infos = await fileInfos(
    db,
    all.flatMap(({ subject }) => subject?.cover ?? []),
  );
  const releaseOf = await joinedReleases(db, all);
  return all.map((shown) => rowOf(shown, { seen, infos, releaseOf }));
}

/** Looks, files and releases that were read for rows. */
interface RowSources {
  seen: readonly SeenRow[];
  infos: ReadonlyMap<string, FileInfo>;
  releaseOf: JoinedRelease;
}

/** Row of one request, with what was read for several. */
export function rowOf(
  { request, subject, approvalState, reviewer }: ShownRequest,
  { seen, infos, releaseOf }: RowSources,
): Schemas['ApprovalRow'] {
  return {
    id: request.id,
    kind: request.kind,
    recordId: request.recordId,
    caseId: subject?.caseId ?? (request.kind === 'site' ? request.subjectId : null),
    ...headOf({ request, subject }),
    cover: infoOf(infos, subject?.cover.sha),
    state: request.outcome ?? requestState(approvalState),
    isFirst: subject ? !subject.isPublic : false,
    counts: countsOf(blocksOf(approvalState)),
    requestedOn: request.requestedOn.toISOString(),
    dueOn: request.dueOn.toISOString(),
    goesPublicOn: subject?.scheduledOn?.toISOString() ?? null,
    release: releaseOf(request),
    departments: approvalState.departments.map(({ roleId, name, parts, state }) => ({
      roleId,
      name,
      parts,
      state,
      isMine: hasRole(reviewer, roleId),
    })),
    asked: firstAsked(approvalState),
    own: progressOf(
      approvalState,
      seen.filter(({ requestId }) => requestId === request.id),
      reviewer,
    ),
  };
}

/** The texts of a row by which it is found: the present ones of its record, else those of its request. */
export const headOf = ({
  request,
  subject,
}: Pick<ShownRequest, 'request' | 'subject'>): Pick<
  Schemas['ApprovalRow'],
  'title' | 'subtitle' | 'requestedBy'
> => ({
  title: subject?.title ?? request.title,
  subtitle: subject?.subtitle ?? '',
  requestedBy: currentName(request.requestedById, request.requestedBy),
});
