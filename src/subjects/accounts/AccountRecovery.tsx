import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { offered } from '../../api/offered';
import { createPasswordLink, resetSecondFactor } from '../../api/generated/operations';
import { useCall } from '../../base/calls/use-call';
import { CallDialog } from '../../records/record-actions/CallDialog';
import { usePermission } from '../../base/session/session';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import type { EditedAccount } from './account-loaders';
import { type PasswordLink, PasswordLinkDialog } from './PasswordLinkDialog';
import { accountText as text, invitationText } from './text';

/** Recovery after a lost password or second factor: a password link, and removal of the second factor. */
export const AccountRecovery = offered('accountRecovery', Recovery);

function Recovery({ record: { id, name, hasSecondFactor } }: { record: EditedAccount }) {
  const { canEdit } = usePermission(text.unit);
  const router = useRouter();
  const making = useCall();
  const [link, setLink] = useState<PasswordLink | null>(null);
  const [asks, setAsks] = useState(false);
  if (!canEdit) return null;
  return (
    <Field label={text.recovery} group help={text.recoveryHelp}>
      <span className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon="link"
          busy={making.isBusy}
          busyLabel={text.makingLink}
          onClick={() => void making.call(() => createPasswordLink({ id }), setLink)}
        >
          {text.makeLink}
        </Button>
        {hasSecondFactor && (
          <Button size="sm" icon="shield" onClick={() => setAsks(true)}>
            {text.resetSecondFactor}
          </Button>
        )}
      </span>
      {asks && (
        <CallDialog
          title={text.resetSecondFactor}
          description={text.resetQuestion(name)}
          confirmLabel={text.resetSecondFactor}
          busyLabel={text.resetting}
          operation={() => resetSecondFactor({ id })}
          onDone={async () => {
            setAsks(false);
            await router.invalidate();
          }}
          onClose={() => setAsks(false)}
        />
      )}
      {link && (
        <PasswordLinkDialog
          title={invitationText.linkTitle}
          link={link}
          note={invitationText.passLinkNote(name)}
          onClose={() => setLink(null)}
        />
      )}
    </Field>
  );
}
