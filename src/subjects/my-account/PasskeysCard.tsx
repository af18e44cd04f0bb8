import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { removePasskey, renamePasskey } from '../../api/generated/operations';
import { CallDialog } from '../../records/record-actions/CallDialog';
import { commonText } from '../../base/navigation/text';
import { TimeIn } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { Note } from '../../ui/Note';
import { TextInput } from '../../ui/TextInput';
import { AddPasskeyDialog } from './AddPasskeyDialog';
import { continueAfterSecondFactor } from './continue-after-second-factor';
import { type Passkey, type Profile, proofOf } from './my-account-loaders';
import { passkeysText as text } from './passkeys-text';
import { ProofDialog } from './ProofDialog';

interface PasskeysCardProps {
  profile: Profile;
  passkeys: readonly Passkey[];
}

type Asked = { act: 'add' } | { act: 'rename' | 'remove'; of: Passkey } | null;

/** Passkeys of the account: adds, renames and removes them. */
export function PasskeysCard({ profile, passkeys }: PasskeysCardProps) {
  const router = useRouter();
  const proof = proofOf(profile);
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  const canAdd = 'PublicKeyCredential' in window;
  return (
    <TitledCard title={text.title} caption={text.count(passkeys.length)}>
      <p className="text-ink-soft">{text.intro}</p>
      {passkeys.length === 0 ? (
        <p className="mt-3 text-caption text-ink-soft">{text.none}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {passkeys.map((of) => (
            <PasskeyRow
              key={of.id}
              passkey={of}
              onRename={() => setAsked({ act: 'rename', of })}
              onRemove={() => setAsked({ act: 'remove', of })}
            />
          ))}
        </ul>
      )}
      {canAdd ? (
        <Button icon="plus" className="mt-4" onClick={() => setAsked({ act: 'add' })}>
          {text.add}
        </Button>
      ) : (
        <Note className="mt-4">{text.unsupported}</Note>
      )}
      {asked?.act === 'add' && (
        <AddPasskeyDialog proof={proof} onDone={() => continueAfterSecondFactor(router)} onClose={close} />
      )}
      {asked?.act === 'rename' && <RenameDialog passkey={asked.of} onClose={close} />}
      {asked?.act === 'remove' && (
        <ProofDialog
          title={text.removeTitle}
          description={text.removeQuestion(asked.of.name)}
          confirmLabel={text.remove}
          proof={proof}
          send={(given) => removePasskey({ passkeyId: asked.of.id }, given)}
          onDone={() => router.invalidate()}
          onClose={close}
        />
      )}
    </TitledCard>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey: { name, createdOn, lastUsedOn }, onRename, onRemove }: PasskeyRowProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-3 first:pt-0">
      <Icon name="key" />
      <span className="min-w-0 flex-1">
        <b className="block wrap-anywhere">{name}</b>
        <span className="text-caption text-ink-soft">
          <TimeIn say={text.added} at={createdOn} to="day" />
          {'　'}
          {lastUsedOn === null ? text.unused : <TimeIn say={text.used} at={lastUsedOn} to="day" />}
        </span>
      </span>
      <span className="flex gap-1">
        <Button variant="text" size="sm" aria-label={text.renameOf(name)} onClick={onRename}>
          {text.rename}
        </Button>
        <Button variant="text" size="sm" aria-label={text.removeOf(name)} onClick={onRemove}>
          {text.remove}
        </Button>
      </span>
    </li>
  );
}

interface RenameDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

function RenameDialog({ passkey, onClose }: RenameDialogProps) {
  const [name, setName] = useState(passkey.name);
  return (
    <CallDialog
      title={text.renameOf(passkey.name)}
      tone="primary"
      confirmLabel={commonText.save}
      busyLabel={commonText.saving}
      disabled={!name.trim()}
      operation={() => renamePasskey({ passkeyId: passkey.id }, { name: name.trim() })}
      onClose={onClose}
    >
      <Field label={text.name} required>
        <TextInput value={name} maxLength={text.maxName} onChange={({ target }) => setName(target.value)} />
      </Field>
    </CallDialog>
  );
}
