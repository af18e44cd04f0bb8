import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { createInvitationLink, resendInvitation, withdrawInvitation } from '../../api/generated/operations';
import { useCall } from '../../base/calls/use-call';
import { actionsHead } from '../../records/list/columns';
import { CallDialog } from '../../records/record-actions/CallDialog';
import { Time, TimeIn } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { IconButton } from '../../ui/IconButton';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import { rowTitleClass } from '../../ui/row-class';
import { StatusDot } from '../../ui/StatusDot';
import { Tag } from '../../ui/Tag';
import type { Invitations } from './account-loaders';
import { type PasswordLink, PasswordLinkDialog } from './PasswordLinkDialog';
import { invitationText as text } from './text';

const { columns } = text;
const column = columnsOf<Invitations['items'][number]>();

interface InvitationCardProps {
  invitations: Invitations;
  /** Permission to resend and withdraw invitations. */
  canInvite: boolean;
}

/** Pending invitations with their links. */
export function InvitationCard({ invitations: { items, isMailed }, canInvite }: InvitationCardProps) {
  return (
    <Card>
      <h2 className="px-6 py-4 text-section font-bold">
        {text.pending}
        <span className="text-caption text-ink-soft ml-3 font-normal">{text.pendingHelp(items.length)}</span>
      </h2>
      <RecordTable
        caption={text.pending}
        className="tablet:min-w-215"
        rows={items}
        columns={[
          column(
            { head: columns.who, card: 'title' },
            ({ name }) => <span className={rowTitleClass()}>{name}</span>,
            ({ email }) => email,
          ),
          column({ head: columns.role, width: 160, card: 'line' }, ({ roleName }) => roleName),
          column(
            { head: columns.by, width: 168, card: 'hidden' },
            ({ lastModifiedBy }) => lastModifiedBy,
            ({ createdOn }) => <Time at={createdOn} />,
          ),
          column(
            { head: columns.state, width: 176, card: 'side' },
            ({ isExpired }) =>
              isExpired ? (
                <Tag tone="danger">{text.expired}</Tag>
              ) : (
                <StatusDot state="off">{text.waiting}</StatusDot>
              ),
            ({ isExpired, expiresOn }) => (
              <TimeIn say={isExpired ? text.expiredOn : text.validUntil} at={expiresOn} to="moment" />
            ),
          ),
          column(
            { ...actionsHead, width: 208, card: 'foot' },
            (item) => canInvite && <InvitationActions item={item} isMailed={isMailed} />,
          ),
        ]}
      />
    </Card>
  );
}

interface InvitationActionsProps {
  item: Invitations['items'][number];
  isMailed: boolean;
}

function InvitationActions({ item: { id, name, isExpired }, isMailed }: InvitationActionsProps) {
  const router = useRouter();
  const { call, isBusy } = useCall();
  const [link, setLink] = useState<PasswordLink | null>(null);
  const [asks, setAsks] = useState(false);
  const reload = () => router.invalidate();
  return (
    <span className="flex items-center justify-end gap-1">
      <Button
        size="sm"
        busy={isBusy}
        aria-label={isExpired ? text.againOf(name) : text.linkOf(name)}
        onClick={() => void call(() => createInvitationLink({ id }), setLink)}
      >
        {isExpired ? text.again : text.copyLink}
      </Button>
      {isMailed && (
        <IconButton
          icon="mail"
          label={text.resendTo(name)}
          onClick={() => void call(() => resendInvitation({ id }), reload)}
        />
      )}
      <IconButton icon="trash" label={text.withdrawOf(name)} onClick={() => setAsks(true)} />
      {asks && (
        <CallDialog
          title={text.withdrawTitle}
          description={text.withdrawQuestion(name)}
          confirmLabel={text.withdraw}
          busyLabel={text.withdrawing}
          operation={() => withdrawInvitation({ id })}
          onClose={() => setAsks(false)}
        />
      )}
      {link && (
        <PasswordLinkDialog
          title={text.linkTitle}
          description={name}
          link={link}
          note={text.passLinkNote(name)}
          onClose={() => {
            setLink(null);
            void reload();
          }}
        />
      )}
    </span>
  );
}
