import { useEffect, useState } from 'react';
import { getOwnApprovals } from '../api/generated/operations';
import { offers } from '../api/features';
import { ContentStatus } from '../../openapi/generated/enums';
import type { ApiResult } from '../api/result';
import { useCall } from '../calls/use-call';
import type { Selection } from '../list/selection';
import { Button } from '../ui/Button';
import { whenDrawn } from '../ui/when-drawn';
import type { BatchKind } from './BulkRequestDialog';
import { approvalText as text } from './text';

const BulkRequestDialog = whenDrawn(async () => (await import('./BulkRequestDialog')).BulkRequestDialog);

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
          kind={kind}
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
    if (!offers('approvals')) return undefined;
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
