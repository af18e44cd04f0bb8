import { useRouter } from '@tanstack/react-router';
import { type RefObject, useRef, useState } from 'react';
import type { components } from '../../../openapi/generated/types';
import { limits } from '../../../openapi/generated/limits';
import type { ApiResult } from '../../api/result';
import { FailureNote } from '../../base/calls/Failure';
import { useCall } from '../../base/calls/use-call';
import { DateTimeInputs } from '../../records/fields/DateTimeInputs';
import { showToast } from '../../base/messages/messages';
import { commonText } from '../../base/navigation/text';
import { refreshApprovals } from '../../base/session/own-approvals';
import { type MomentValue, momentValue } from '../../base/time/schedule';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { TextArea } from '../../ui/TextArea';
import { defaultDueOn, readDue } from './due';
import { bulkRequestText as text, requestText } from './text';

const { note: noteLimits } = limits.ApprovalRequestBatch;
type Sent = components['schemas']['ApprovalBatchSent'];

interface BulkRequestDialogProps {
  title: string;
  /** Sends all rows; names those that were not sent by their ids. */
  send: (
    asked: Pick<components['schemas']['ApprovalRequestBatch'], 'note' | 'dueOn'>,
  ) => Promise<ApiResult<Sent>>;
  rows: readonly { id: number; title: string }[];
  onClose: () => void;
  /** Called when at least one record was sent. */
  onSent: () => void;
}

/** Sends several records for approval, with one due date and note; names those that were not sent. */
export function BulkRequestDialog({ title, send, rows, onClose, onSent }: BulkRequestDialogProps) {
  const router = useRouter();
  const { call, isBusy, error } = useCall();
  const [due, setDue] = useState<MomentValue>(() => momentValue(defaultDueOn(noRequest, Date.now())));
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<Sent['refused'] | null>(null);
  const first = useRef<HTMLTextAreaElement>(null);
  const end = async ({ sentIds, refused: left }: Sent) => {
    if (sentIds.length > 0) {
      showToast({ kind: 'success', text: text.sent(sentIds.length) });
      refreshApprovals();
      onSent();
    }
    if (left.length > 0) setRefused(left);
    else onClose();
    await router.invalidate();
  };
  const submit = () => {
    const read = readDue(due);
    setProblem('problem' in read ? read.problem : null);
    if ('problem' in read) return;
    void call(() => send({ note: note.trim(), dueOn: read.dueOn }), end);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isBusy}
      initialFocus={first}
      title={title}
      description={text.help}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {refused ? commonText.close : commonText.cancel}
          </Button>
          {!refused && (
            <Button variant="primary" busy={isBusy} busyLabel={commonText.sending} onClick={submit}>
              {requestText.send}
            </Button>
          )}
        </>
      }
    >
      {refused ? (
        <Refused refused={refused} rows={rows} />
      ) : (
        <div className="grid gap-4">
          <FailureNote error={error} />
          <ul className="list-disc pl-5" aria-label={text.rows}>
            {rows.map(({ id, title: named }) => (
              <li key={id}>{named}</li>
            ))}
          </ul>
          <Asked {...{ due, setDue, note, setNote, problem, first }} />
        </div>
      )}
    </Dialog>
  );
}

interface AskedProps {
  due: MomentValue;
  setDue: (due: MomentValue) => void;
  note: string;
  setNote: (note: string) => void;
  problem: string | null;
  first: RefObject<HTMLTextAreaElement | null>;
}

/** Due date and note of all. */
function Asked({ due, setDue, note, setNote, problem, first }: AskedProps) {
  return (
    <>
      <Field id="bulk-due" group label={requestText.due} required error={problem ?? undefined}>
        <DateTimeInputs
          id="bulk-due"
          label={requestText.due}
          value={due}
          onChange={(part) => setDue({ ...due, ...part })}
          isInvalid={problem !== null}
        />
      </Field>
      <Field label={requestText.note} counter={{ length: note.length, max: noteLimits.maxLength }}>
        <TextArea
          ref={first}
          rows={3}
          maxLength={noteLimits.maxLength}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
    </>
  );
}

const noRequest = { request: null, scheduledOn: null };

function Refused({ refused, rows }: { refused: Sent['refused']; rows: BulkRequestDialogProps['rows'] }) {
  return (
    <Note tone="warning" role="alert">
      {text.refused(refused.length)}
      <ul className="list-disc pl-5">
        {refused.map(({ id, message }) => (
          <li key={id}>{text.reason(rows.find((row) => row.id === id)?.title ?? '', message)}</li>
        ))}
      </ul>
    </Note>
  );
}
