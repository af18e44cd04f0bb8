import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { removeSecondFactor, renewRecoveryCodes } from '../../api/generated/operations';
import { startSecondFactor } from '../../api/generated/sign-in-operations';
import type { components } from '../../../openapi/generated/types';
import { useCall } from '../../base/calls/use-call';
import { TimeIn } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { Tag } from '../../ui/Tag';
import { continueAfterSecondFactor } from './continue-after-second-factor';
import { type Profile, proofOf } from './my-account-loaders';
import { ProofDialog } from './ProofDialog';
import { secondFactorText as text } from './text';
import { whenDrawn } from '../../ui/when-drawn';

// Loaded separately, because only the set-up needs the QR code.
const SetUpDialog = whenDrawn(async () => (await import('./SetUpDialog')).SetUpDialog);
const RecoveryCodesDialog = whenDrawn(
  async () => (await import('./RecoveryCodesDialog')).RecoveryCodesDialog,
);

type Asked = 'off' | 'codes' | null;

/** Second factor: state, set-up, new recovery codes, and deactivation. */
export function SecondFactorCard({ profile }: { profile: Profile }) {
  const { secondFactor } = profile;
  const proof = proofOf(profile);
  const router = useRouter();
  const { call, isBusy } = useCall();
  const [secret, setSecret] = useState<components['schemas']['SecondFactorSecret'] | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [asked, setAsked] = useState<Asked>(null);
  const isOn = secondFactor.since !== null;
  const reload = () => continueAfterSecondFactor(router);
  return (
    <TitledCard
      title={text.title}
      actions={
        isOn ? (
          <Tag tone="success">{text.on}</Tag>
        ) : (
          secondFactor.isRequired && <Tag tone="warning">{text.required}</Tag>
        )
      }
    >
      <Introduction {...secondFactor} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          icon="key"
          busy={isBusy}
          busyLabel={text.starting}
          onClick={() => void call(() => startSecondFactor(), setSecret)}
        >
          {isOn ? text.replace : text.start}
        </Button>
        {isOn && <Button onClick={() => setAsked('codes')}>{text.newCodes}</Button>}
        {isOn && !secondFactor.isRequired && (
          <Button variant="text" onClick={() => setAsked('off')}>
            {text.off}
          </Button>
        )}
      </div>
      {asked === 'off' && (
        <ProofDialog
          title={text.offTitle}
          description={text.offQuestion}
          confirmLabel={text.off}
          proof={proof}
          send={removeSecondFactor}
          onDone={reload}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'codes' && (
        <ProofDialog
          title={text.newCodes}
          description={text.newCodesQuestion}
          confirmLabel={text.confirm}
          proof={proof}
          send={renewRecoveryCodes}
          onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
          onClose={() => setAsked(null)}
        />
      )}
      {secret && (
        <SetUpDialog secret={secret} proof={proof} onDone={setCodes} onClose={() => setSecret(null)} />
      )}
      {codes && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes(null);
            void reload();
          }}
        />
      )}
    </TitledCard>
  );
}

function Introduction({ since, recoveryCodes }: Profile['secondFactor']) {
  return (
    <p className="flex gap-3 text-ink-soft">
      <Icon name="shield" />
      <span>
        {text.intro}
        {since !== null && (
          <span className="text-caption text-ink-soft block">
            <TimeIn say={text.since} at={since} to="day" />
            {'　'}
            {text.codesLeft(recoveryCodes)}
          </span>
        )}
      </span>
    </p>
  );
}
