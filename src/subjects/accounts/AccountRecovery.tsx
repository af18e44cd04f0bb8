import { useState } from 'react';
import { offered } from '../../api/offered';
import { createPasswordLink, resetSecondFactor } from '../../api/generated/operations';
import { useCall } from '../../base/calls/use-call';
import { usePermission } from '../../base/session/session';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import type { EditedAccount } from './account-loaders';
import { type PasswordLink, PasswordLinkDialog } from './PasswordLinkDialog';
import { accountText as text, invitationText } from './text';
import { CallButton } from '../../records/record-actions/CallButton';

/** Recovery after a lost password or second factor: a password link, and removal of the second factor. */
export const AccountRecovery = offered('accountRecovery', Recovery);

function Recovery({ record: { id, name, hasSecondFactor } }: { record: EditedAccount }) {
  const { canEdit } = usePermission(text.unit);
  const making = useCall();
  const [link, setLink] = useState<PasswordLink | null>(null);
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
          <CallButton
            size="sm"
            icon="shield"
            question={{
              title: text.resetSecondFactor,
              description: text.resetQuestion(name),
              confirmLabel: text.resetSecondFactor,
              busyLabel: text.resetting,
              operation: () => resetSecondFactor({ id }),
            }}
          >
            {text.resetSecondFactor}
          </CallButton>
        )}
      </span>
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
