import { useCallback, useEffect } from 'react';
import type { components } from '../../../openapi/generated/types';
import { listDeadLinks } from '../../api/generated/operations';
import { useAnswer } from '../../base/calls/use-answer';
import type { LinkingKind } from '../../../openapi/generated/enums';

export type DeadLink = components['schemas']['DeadLink'];

interface LinkingRecord {
  kind: LinkingKind;
  recordId: number;
  themeId?: number;
}

/** Links of a record that lead nowhere, without those that nobody wants to hear of; none while unknown. */
export function useDeadLinks({ kind, recordId, themeId }: LinkingRecord): readonly DeadLink[] {
  const { answer, ask } = useAnswer<readonly DeadLink[]>();
  const read = useCallback(async () => {
    const result = await listDeadLinks({ kind, recordId, ...(themeId === undefined ? {} : { themeId }) });
    return result.ok
      ? { ...result, data: (result.data?.items ?? []).filter(({ isIgnored }) => !isIgnored) }
      : result;
  }, [kind, recordId, themeId]);
  useEffect(() => ask(read), [ask, read]);
  return answer.state === 'ready' ? answer.data : [];
}
