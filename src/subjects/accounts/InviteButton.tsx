import { useState } from 'react';
import { Button } from '../../ui/Button';
import type { Invitations } from './account-loaders';
import { invitationText as text } from './text';
import { whenDrawn } from '../../ui/when-drawn';

const InviteDialog = whenDrawn(async () => (await import('./InviteDialog')).InviteDialog);

export function InviteButton({ invitations }: { invitations: Invitations }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon="send" onClick={() => setOpen(true)}>
        {text.invite}
      </Button>
      {isOpen && <InviteDialog invitations={invitations} onClose={() => setOpen(false)} />}
    </>
  );
}
