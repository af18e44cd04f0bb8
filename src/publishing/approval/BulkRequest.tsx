import { useEffect, useState } from 'react';
import { kindNames } from '../../../openapi/generated/kinds';
import { limits } from '../../../openapi/generated/limits';
import type { components } from '../../../openapi/generated/types';
import { getOwnApprovals, requestApprovals } from '../../api/generated/operations';
import { ContentStatus } from '../../../openapi/generated/enums';
import type { ApiResult } from '../../api/result';
import { useCall } from '../../base/calls/use-call';
import type { Selection } from '../../records/list/selection';
import { Button } from '../../ui/Button';
import { whenDrawn } from '../../ui/when-drawn';
import { approvalText as text, bulkRequestText } from './text';

const BulkRequestDialog = whenDrawn(async () => (await import('./BulkRequestDialog')).BulkRequestDialog);

type Sent = components['schemas']['ApprovalBatchSent'];
const { recordIds } = limits.ApprovalRequestBatch;

/** Kinds whose records may be sent several at once. */
export type BatchKind = 'article' | 'news';

interface Row {
  id: number;
  title: string;
  status?: ContentStatus | undefined;
}

interface BulkRequestProps {
  kind: BatchKind;
  /** The records, or the request of them. */
  rows: readonly Row[] | (() => Promise<ApiResult<readonly Row[]>>);
  selection?: Selection;
}

/** Sends the offline records among these for approval. Renders nothing for a kind without a rule. */
export function BulkRequest({ kind, rows, selection }: BulkRequestProps) {
  const isRuled = useIsRuled(kind);
  const { call, isBusy } = useCall();
  const [asked, setAsked] = useState<readonly Row[] | null>(null);
  if (!isRuled) return null;
  // Records that are online were approved before.
  const left =
    typeof rows === 'function' ? null : rows.filter(({ status }) => status !== ContentStatus.online);
  return (
    <>
      <Button
        size={left ? 'sm' : 'md'}
        icon="stamp"
        busy={isBusy}
        busyLabel={text.loading}
        disabled={left?.length === 0}
        onClick={() => (typeof rows === 'function' ? void call(rows, setAsked) : setAsked(left))}
      >
        {text.send}
      </Button>
      {asked && (
        <BulkRequestDialog
          title={bulkRequestText.title(asked.length, kindNames[kind])}
          send={(more) =>
            sendAll(
              { kind, ...more },
              asked.map(({ id }) => id),
            )
          }
          rows={asked}
          onClose={() => setAsked(null)}
          onSent={() => selection?.set([])}
        />
      )}
    </>
  );
}

function useIsRuled(kind: BatchKind): boolean {
  const [isRuled, setRuled] = useState(false);
  useEffect(() => {
    let isGone = false;
    void getOwnApprovals().then((result) => {
      if (!isGone && result.ok) setRuled(result.data.ruledKinds.includes(kind));
    });
    return () => {
      isGone = true;
    };
  }, [kind]);
  return isRuled;
}

/** Sends as many records in a call as it takes, one call after another. */
async function sendAll(
  asked: Omit<components['schemas']['ApprovalRequestBatch'], 'recordIds'>,
  ids: readonly number[],
): Promise<ApiResult<Sent>> {
  const result = await requestApprovals({ ...asked, recordIds: ids.slice(0, recordIds.maxItems) });
  const left = ids.slice(recordIds.maxItems);
  if (!result.ok || left.length === 0) return result;
  const rest = await sendAll(asked, left);
  if (!rest.ok) return rest;
  const { sentIds, refused } = result.data;
  return {
    ...rest,
    data: { sentIds: [...sentIds, ...rest.data.sentIds], refused: [...refused, ...rest.data.refused] },
  };
}
