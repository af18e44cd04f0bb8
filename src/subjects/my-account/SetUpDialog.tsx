import { useState, type ReactNode } from 'react';
import { confirmSecondFactor } from '../../api/generated/sign-in-operations';
import type { components } from '../../../openapi/generated/types';
import { useCall } from '../../base/calls/use-call';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { QrCode } from '../../ui/QrCode';
import { TextInput } from '../../ui/TextInput';
import { DialogButtons } from '../../records/record/DialogButtons';
import { noted } from '../../base/calls/failure-words';
import { fieldMessages, hasFieldMessages } from './field-messages';
import type { OwnProof } from './my-account-loaders';
import { isProofTyped, proofIn, ProofInput } from './ProofInput';
import { secondFactorText as text } from './text';
import { useCopy } from '../../base/messages/use-copy';

interface SetUpDialogProps {
  secret: components['schemas']['SecondFactorSecret'];
  proof: OwnProof;
  /** Receives the recovery codes. */
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Set-up in three steps: app, secret, first passcode with a proof. */
export function SetUpDialog({ secret: { secret, uri }, proof, onDone, onClose }: SetUpDialogProps) {
  const { call, isBusy, error } = useCall();
  const [passcode, setPasscode] = useState('');
  const [typed, setTyped] = useState('');
  const copy = useCopy();
  const refused = fieldMessages(error);
  const isComplete = passcode.replace(/\s/g, '').length >= 6 && isProofTyped(proof, typed);
  const confirm = async () => {
    const isDone = await call(
      async () =>
        noted(await confirmSecondFactor({ code: passcode, ...proofIn(proof, typed) }), hasFieldMessages),
      ({ recoveryCodes }) => onDone(recoveryCodes),
    );
    if (isDone) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isBusy}
      title={text.setUpTitle}
      footer={
        <DialogButtons
          label={text.confirm}
          isBusy={isBusy}
          disabled={!isComplete}
          busyLabel={text.confirming}
          onSend={() => void confirm()}
          onClose={onClose}
        />
      }
    >
      <ol className="grid gap-4">
        <Step number={1}>{text.steps.app}</Step>
        <Step number={2}>
          {text.steps.scan}
          <div className="mt-2 flex flex-wrap items-center gap-4">
            <QrCode
              text={uri}
              label={text.qr}
              className="size-40 flex-none rounded-card border border-line"
            />
            <div className="min-w-0 flex-1 basis-48">
              <span className="text-caption text-ink-soft">{text.manual}</span>
              <code className="my-1 block">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
              <Button size="sm" icon="copy" onClick={() => void copy(secret)}>
                {text.copySecret}
              </Button>
            </div>
          </div>
        </Step>
        <Step number={3}>
          <div className="grid gap-4 tablet:grid-cols-2">
            <Field label={text.steps.code} error={refused['code']}>
              <TextInput
                className="tabular-nums"
                autoComplete="one-time-code"
                inputMode="numeric"
                maxLength={7}
                value={passcode}
                onChange={(event) => setPasscode(event.target.value)}
              />
            </Field>
            <ProofInput proof={proof} value={typed} onChange={setTyped} error={error} />
          </div>
        </Step>
      </ol>
    </Dialog>
  );
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <b
        aria-hidden="true"
        className="grid size-6 flex-none place-items-center rounded-full bg-primary-tint text-caption text-primary"
      >
        {number}
      </b>
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  );
}
