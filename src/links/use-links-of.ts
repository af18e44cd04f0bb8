import { useCallback, useEffect } from 'react';
import { getLinksOf } from '../api/generated/operations';
import type { ApiResult } from '../api/result';
import { type Answer, useAnswer } from '../calls/use-answer';
import type { LinkedRecord, LinksOf } from './linked';

const none: LinksOf = { places: [], hidden: 0, hiddenBreaks: 0 };

/** What links to a record; nothing on a server that cannot say it. */
export async function readLinksOf(record: LinkedRecord): Promise<ApiResult<LinksOf>> {
  const result = await getLinksOf(record);
  return result.ok ? { ...result, data: result.data ?? none } : result;
}

/** What links to several records, asked while shown. */
export function useLinksOf(records: readonly LinkedRecord[]): { answer: Answer<LinksOf>; ask: () => void } {
  const { answer, ask: askFor } = useAnswer<LinksOf>();
  const key = JSON.stringify(records);
  const ask = useCallback(() => {
    const wanted: readonly LinkedRecord[] = JSON.parse(key);
    askFor(async () => joined(await Promise.all(wanted.map(readLinksOf))));
  }, [askFor, key]);
  useEffect(ask, [ask]);
  return { answer, ask };
}

function joined(results: readonly ApiResult<LinksOf>[]): ApiResult<LinksOf> {
  const found: LinksOf = { ...none, places: [] };
  for (const result of results) {
    if (!result.ok) return result;
    found.places.push(...result.data.places);
    found.hidden += result.data.hidden;
    found.hiddenBreaks += result.data.hiddenBreaks;
  }
  return { ok: true, data: found, messages: [] };
}
