import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { decideApproval, decideApprovals, getApproval } from '../../api/generated/operations';
import type { ApiResult } from '../../api/result';
import { failureText } from '../../base/calls/failure-words';
import { useCall } from '../../base/calls/use-call';
import type { Selection } from '../../records/list/selection';
import { type ChangeRequestInput, ownBlocks } from '../../machines/review.rules';
import { showToast } from '../../base/messages/messages';
import { BulkBar } from '../../records/record-actions/BulkBar';
import { CallDialog } from '../../records/record-actions/CallDialog';
import { refreshApprovals } from '../../base/session/own-approvals';
import { Button } from '../../ui/Button';
import type { ApprovalRow } from './approval-loaders';
import { ChangeDialog } from './ChangeDialog';
import { queueText as text } from './text';

interface ApprovalBulkBarProps {
  /** Requests with all blocks seen by the account. */
  items: readonly ApprovalRow[];
  selection: Selection;
}

/** Decisions on several requests at once. */
export function ApprovalBulkBar({ items, selection }: ApprovalBulkBarProps) {
  const router = useRouter();
  const [asked, setAsked] = useState<'approve' | 'change' | null>(null);
  const change = useCall();
  const chosen = items.filter(({ id }) => selection.ids.has(id));
  const blocks = chosen.reduce((sum, { own }) => sum + own.blocks, 0);
  const end = async (left: readonly number[]) => {
    selection.set(left);
    refreshApprovals();
    await router.invalidate();
    setAsked(null);
  };
  const ask = (asking: ChangeRequestInput) =>
    change.call(
      () => askEach(chosen, asking),
      async () => {
        showToast({ kind: 'success', text: text.askedMany(chosen.length) });
        await end([]);
      },
    );
  return (
    <BulkBar items={items} selection={selection} actions={[]}>
      <span className="mr-2 max-tablet:basis-full">{text.bulkSeen(blocks)}</span>
      <Button size="sm" onClick={() => setAsked('change')}>
        {text.askChange}
      </Button>
      <Button size="sm" variant="primary" onClick={() => setAsked('approve')}>
        {text.approveMany(chosen.length)}
      </Button>
      {asked === 'approve' && (
        <CallDialog
          tone="primary"
          title={text.question(chosen.length)}
          description={text.questionHelp}
          confirmLabel={text.approveMany(chosen.length)}
          busyLabel={text.approving}
          operation={() =>
            decideApprovals({
              note: '',
              items: chosen.flatMap(({ id, own: { hash } }) => (hash === null ? [] : [{ id, hash }])),
            })
          }
          onDone={async ({ approvedIds, refused }) => {
            if (approvedIds.length > 0) {
              showToast({ kind: 'success', text: text.approvedMany(approvedIds.length) });
            }
            const names = chosen.filter(({ id }) => refused.some((each) => each.id === id));
            if (names.length > 0) {
              showToast({ kind: 'error', text: text.refusedMany(names.map(({ title }) => title)) });
            }
            await end(refused.map(({ id }) => id));
          }}
          onClose={() => setAsked(null)}
        >
          <ul className="list-disc pl-5">
            {chosen.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </CallDialog>
      )}
      {asked === 'change' && (
        <ChangeDialog
          sender={[...new Set(chosen.map(({ requestedBy }) => requestedBy))].join('、')}
          blocks={[]}
          isBusy={change.isBusy}
          error={change.error && failureText(change.error)}
          onSend={(asking) => void ask(asking)}
          onClose={() => setAsked(null)}
        />
      )}
    </BulkBar>
  );
}

/** Asks for changes of the requests in sequence, each with its present blocks; stops at the first failure. */
async function askEach(
  rows: readonly ApprovalRow[],
  asking: ChangeRequestInput,
): Promise<ApiResult<unknown>> {
  let last: ApiResult<unknown> = { ok: true, data: null, messages: [] };
  for (const { id } of rows) {
    // oxlint-disable-next-line no-await-in-loop
    const read = await getApproval({ id });
    if (!read.ok) return read;
    const blocks = ownBlocks(read.data).map(({ key, hash }) => ({ key, hash }));
    // oxlint-disable-next-line no-await-in-loop
    last = await decideApproval({ id, decision: 'askChanges', blocks, ...asking });
    if (!last.ok) return last;
  }
  return last;
}
