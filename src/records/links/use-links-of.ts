import { useCallback, useEffect } from 'react';
import { getLinksOf } from '../../api/generated/operations';
import type { ApiResult } from '../../api/result';
import { type Answer, useAnswer } from '../../base/calls/use-answer';
import type { LinkedRecord, LinksOf } from './linked';

const none: LinksOf = { addresses: [], places: [], hidden: 0, hiddenBreaks: 0 };

/** Links to a record; none on a server that cannot say them. */
export async function readLinksOf(record: LinkedRecord): Promise<ApiResult<LinksOf>> {
  const result = await getLinksOf(record);
  return result.ok ? { ...result, data: result.data ?? none } : result;
}

/** Links to a record, asked while shown. */
export function useLinksOf({ kind, recordId }: LinkedRecord): { answer: Answer<LinksOf>; ask: () => void } {
  const { answer, ask: askFor } = useAnswer<LinksOf>();
  const ask = useCallback(() => askFor(() => readLinksOf({ kind, recordId })), [askFor, kind, recordId]);
  useEffect(ask, [ask]);
  return { answer, ask };
}
