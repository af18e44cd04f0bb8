import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { createInvitationLink, resendInvitation, withdrawInvitation } from '../../api/generated/operations';
import { useCall } from '../../calls/use-call';
import { CallDialog } from '../../record-actions/CallDialog';
import { Time, TimeIn } from '../../time/Time';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { IconButton } from '../../ui/IconButton';
import { rowDetailClass, rowTitleClass } from '../../ui/row-class';
import { StatusDot } from '../../ui/StatusDot';
import { Table, Td, Th } from '../../ui/Table';
import { Tag } from '../../ui/Tag';
import type { Invitations } from './account-loaders';
import { type PasswordLink, PasswordLinkDialog } from './PasswordLinkDialog';
import { invitationText as text } from './text';

const { columns } = text;

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
      <Table caption={text.pending} className="tablet:min-w-215">
        <thead>
          <tr>
            <Th>{columns.who}</Th>
            <Th width={160}>{columns.role}</Th>
            <Th width={168}>{columns.by}</Th>
            <Th width={176}>{columns.state}</Th>
            <Th width={208} hideLabel>
              {columns.actions}
            </Th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <Td card="title">
                <span className={rowTitleClass()}>{item.name}</span>
                <span className={rowDetailClass}>{item.email}</span>
              </Td>
              <Td card="line">{item.roleName}</Td>
              <Td card="hidden">
                {item.lastModifiedBy}
                <span className={rowDetailClass}>
                  <Time at={item.createdOn} />
                </span>
              </Td>
              <Td card="side">
                {item.isExpired ? (
                  <Tag tone="danger">{text.expired}</Tag>
                ) : (
                  <StatusDot state="off">{text.waiting}</StatusDot>
                )}
                <span className={rowDetailClass}>
                  <TimeIn
                    say={item.isExpired ? text.expiredOn : text.validUntil}
                    at={item.expiresOn}
                    to="moment"
                  />
                </span>
              </Td>
              <Td card="foot">{canInvite && <InvitationActions item={item} isMailed={isMailed} />}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
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
          onDone={async () => {
            await reload();
            setAsks(false);
          }}
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
