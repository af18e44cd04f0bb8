import { useState } from 'react';
import type { ApiResult } from '../../api/result';
import { useCall } from '../../base/calls/use-call';
import { Dialog } from '../../ui/Dialog';
import { DialogButtons } from '../../records/record/DialogButtons';
import { secondFactorText } from './text';
import type { OwnProof } from './my-account-loaders';
import { noted } from '../../base/calls/failure-words';
import { hasFieldMessages } from './field-messages';
import { isProofTyped, proofIn, ProofInput } from './ProofInput';

interface ProofDialogProps<T> {
  title: string;
  description: string;
  confirmLabel: string;
  proof: OwnProof;
  send: (proof: { password: string; passcode?: string }) => Promise<ApiResult<T>>;
  onDone: (data: T) => void | Promise<void>;
  onClose: () => void;
}

/** Asks for a proof before an action for which an open session is not enough. */
export function ProofDialog<T>({
  title,
  description,
  confirmLabel,
  proof,
  send,
  onDone,
  onClose,
}: ProofDialogProps<T>) {
  const { call, isBusy, error } = useCall();
  const [typed, setTyped] = useState('');
  const isTyped = isProofTyped(proof, typed);
  const confirm = async () => {
    if (await call(async () => noted(await send(proofIn(proof, typed)), hasFieldMessages), onDone)) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isBusy}
      title={title}
      description={description}
      footer={
        <DialogButtons
          label={confirmLabel}
          isBusy={isBusy}
          disabled={!isTyped}
          busyLabel={secondFactorText.confirming}
          onSend={() => void confirm()}
          onClose={onClose}
        />
      }
    >
      <ProofInput proof={proof} value={typed} onChange={setTyped} error={error} />
    </Dialog>
  );
}
