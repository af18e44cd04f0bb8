import { useState } from 'react';
import { addPasskey, startPasskey } from '../../api/generated/sign-in-operations';
import type { ApiResult } from '../../api/result';
import { useCall } from '../../base/calls/use-call';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { TextInput } from '../../ui/TextInput';
import { DialogButtons } from '../../records/record/DialogButtons';
import { secondFactorText } from './text';
import { deviceOf } from './device-name';
import { noted } from '../../base/calls/failure-words';
import { hasFieldMessages } from './field-messages';
import type { OwnProof, Passkey } from './my-account-loaders';
import { passkeysText as text } from './passkeys-text';
import { isProofTyped, proofIn, ProofInput } from './ProofInput';

interface AddPasskeyDialogProps {
  proof: OwnProof;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Asks for a name and a proof, then lets the browser make the passkey: a wrong password leaves none on the device. */
export function AddPasskeyDialog({ proof, onDone, onClose }: AddPasskeyDialogProps) {
  const { call, isBusy, error } = useCall();
  const [name, setName] = useState(() => deviceOf(navigator.userAgent).name);
  const [typed, setTyped] = useState('');
  const [isUnfinished, setUnfinished] = useState(false);
  const isComplete = name.trim() !== '' && isProofTyped(proof, typed);
  const add = async (): Promise<ApiResult<Passkey | null>> => {
    const started = noted(await startPasskey(proofIn(proof, typed)), hasFieldMessages);
    if (!started.ok) return started;
    const { newPasskey } = await import('./new-passkey');
    const made = await newPasskey(started.data);
    return made ? addPasskey({ name: name.trim(), ...made }) : { ok: true, data: null, messages: [] };
  };
  const confirm = async () => {
    setUnfinished(false);
    await call(add, async (added) => {
      if (added === null) return setUnfinished(true);
      onClose();
      await onDone();
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isBusy}
      title={text.addTitle}
      description={text.addHelp}
      footer={
        <DialogButtons
          label={text.add}
          isBusy={isBusy}
          disabled={!isComplete}
          busyLabel={secondFactorText.confirming}
          onSend={() => void confirm()}
          onClose={onClose}
        />
      }
    >
      <div className="grid gap-4">
        <Field label={text.name} help={text.nameHelp} required>
          <TextInput value={name} maxLength={text.maxName} onChange={({ target }) => setName(target.value)} />
        </Field>
        <ProofInput proof={proof} value={typed} onChange={setTyped} error={error} />
        <div role="alert">{isUnfinished && <Note tone="danger">{text.unfinished}</Note>}</div>
      </div>
    </Dialog>
  );
}
