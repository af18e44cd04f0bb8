import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { components } from '../../../openapi/generated/types';
import { TimeIn } from '../../base/time/Time';
import { useCopy } from '../../base/messages/use-copy';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { TextInput } from '../../ui/TextInput';
import { invitationText as text } from './text';

export type PasswordLink = components['schemas']['PasswordLink'];

interface PasswordLinkDialogProps {
  title: ReactNode;
  /** Owner of the link, unless stated in the title. */
  description?: string;
  link: PasswordLink;
  /** Note on how the link reaches its owner. */
  note: string;
  /** Another button next to the closing one. */
  more?: ReactNode;
  onClose: () => void;
}

/** Shows a link that sets a password; the server shows it only once. */
export function PasswordLinkDialog({
  title,
  description,
  link,
  note,
  more,
  onClose,
}: PasswordLinkDialogProps) {
  const copy = useCopy();
  // Fragments reach no server, log or referrer.
  const { publicHref } = useRouter().buildLocation({ to: '/set-password', hash: link.passwordLink });
  const address = new URL(publicHref, window.location.origin).href;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          {more}
          <Button variant="primary" onClick={onClose}>
            {text.done}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={text.link} help={<TimeIn say={text.once} at={link.expiresOn} to="moment" />}>
          <TextInput
            readOnly
            icon="link"
            value={address}
            onFocus={(event) => event.target.select()}
            suffix={
              <Button size="sm" icon="copy" onClick={() => void copy(address)}>
                {text.copy}
              </Button>
            }
          />
        </Field>
        <Note tone="warning" icon="mail">
          {note}
        </Note>
      </div>
    </Dialog>
  );
}
