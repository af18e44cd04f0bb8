import { useState } from 'react';
import { offered } from '../../api/offered';
import { Button } from '../../ui/Button';
import { whenDrawn } from '../../ui/when-drawn';
import type { ContactRecord } from './contact-loaders';
import { replyText } from './reply-text';

const ReplyDialog = whenDrawn(async () => (await import('./ReplyDialog')).ReplyDialog);

/** Opens the reply by mail; nothing without an address, and for spam. */
export const ReplyButton = offered('contactReplies', Reply);

function Reply({ record }: { record: ContactRecord }) {
  const [isOpen, setOpen] = useState(false);
  if (!record.email || record.isSpam) return null;
  return (
    <>
      <Button size="sm" icon="mail" onClick={() => setOpen(true)}>
        {replyText.reply}
      </Button>
      {isOpen && <ReplyDialog record={record} onClose={() => setOpen(false)} />}
    </>
  );
}
