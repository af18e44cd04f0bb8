import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { revokeApiToken } from '../../api/generated/operations';
import { WholeListStatus } from '../../records/list/ListStatus';
import { CallDialog } from '../../records/record-actions/CallDialog';
import { usePermission } from '../../base/session/session';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { TableFooter } from '../../ui/TableFooter';
import { ConnectionTabs } from './ConnectionTabs';
import { ShownTokenDialog } from './ShownTokenDialog';
import { tokenText as text } from './text';
import type { ApiToken, ApiTokenMade } from './token-loaders';
import { TokenTable } from './TokenTable';
import { whenDrawn } from '../../ui/when-drawn';

const CreateTokenDialog = whenDrawn(async () => (await import('./CreateTokenDialog')).CreateTokenDialog);
const route = getRouteApi('/_layout/connection/');

/** Tokens with which other systems read content (decisions/041-delivery-and-change-feed). */
export function TokenListPage() {
  const { list, now } = route.useLoaderData();
  const router = useRouter();
  const { canCreate, canDelete } = usePermission(text.unit);
  const [draft, setDraft] = useState<Pick<ApiToken, 'name' | 'scopes'> | null>(null);
  const [made, setMade] = useState<ApiTokenMade | null>(null);
  const [revoked, setRevoked] = useState<ApiToken | null>(null);
  const valid = list.items.filter(({ state }) => state === 'valid').length;
  const create = canCreate && (
    <Button variant="primary" icon="plus" onClick={() => setDraft({ name: '', scopes: ['published'] })}>
      {text.create}
    </Button>
  );
  return (
    <>
      <ConnectionTabs />
      <Card>
        <WholeListStatus
          count={list.items.length}
          total={text.total(list.items.length, valid)}
          none={text.none}
        />
        <div className="flex min-h-row flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-6 py-2 max-tablet:px-4">
          <p className="min-w-0 flex-1 text-ink-soft">{text.about}</p>
          {create}
        </div>
        {list.items.length === 0 ? (
          <EmptyState icon="key" title={text.none} />
        ) : (
          <TokenTable
            items={list.items}
            now={now}
            onRevoke={canDelete ? setRevoked : undefined}
            onAgain={canCreate ? setDraft : undefined}
          />
        )}
        <TableFooter>
          <span>{text.total(list.items.length, valid)}</span>
          <span>{text.readOnly}</span>
        </TableFooter>
        {draft && (
          <CreateTokenDialog
            draft={draft}
            proof={list.ownProof}
            now={now}
            onMade={(token) => {
              setDraft(null);
              setMade(token);
            }}
            onClose={() => setDraft(null)}
          />
        )}
        {made && (
          <ShownTokenDialog
            token={made}
            onClose={() => {
              setMade(null);
              void router.invalidate();
            }}
          />
        )}
        {revoked && (
          <CallDialog
            title={text.revokeTitle}
            description={text.revokeQuestion(revoked.name)}
            confirmLabel={text.revoke}
            busyLabel={text.revoking}
            operation={() => revokeApiToken({ id: revoked.id })}
            onClose={() => setRevoked(null)}
          />
        )}
      </Card>
    </>
  );
}
