import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { offered } from '../../api/offered';
import { kindUnits } from '../../../openapi/generated/kinds';
import { requestReleaseApprovals } from '../../api/generated/operations';
import { usePermission } from '../../base/session/session';
import { Button } from '../../ui/Button';
import { buttonClass } from '../../ui/button-class';
import { TitledCard } from '../../ui/Card';
import { whenDrawn } from '../../ui/when-drawn';
import { pendingItems } from './items';
import type { Release } from './release-loaders';
import { releaseText as text } from './text';

const BulkRequestDialog = whenDrawn(
  async () => (await import('../../publishing/approval/BulkRequestDialog')).BulkRequestDialog,
);

/** Approvals of a release as one: how many are there, the request for the rest, and what waits for the account. */
export const ReleaseApprovals = offered('releaseSets', Approvals);

function Approvals({ release, canEdit }: { release: Release; canEdit: boolean }) {
  const router = useRouter();
  const { canView } = usePermission(kindUnits.approvalRules);
  const [isAsking, setAsking] = useState(false);
  const { id, items } = release;
  const ruled = pendingItems(items).filter(({ isRuled }) => isRuled);
  const lacking = ruled.filter(({ lacksApproval }) => lacksApproval);
  if (ruled.length === 0) return null;
  return (
    <TitledCard title={text.approvals}>
      <p className="text-table">{text.approvedOf(ruled.length - lacking.length, ruled.length)}</p>
      <p className="text-caption text-ink-soft">{text.approvalsHelp}</p>
      {lacking.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {canEdit && (
            <Button size="sm" icon="stamp" onClick={() => setAsking(true)}>
              {text.request(lacking.length)}
            </Button>
          )}
          {canView && (
            <Link
              to="/approval/release/$id"
              params={{ id: String(id) }}
              className={buttonClass({ size: 'sm' })}
            >
              {text.readAsOne}
            </Link>
          )}
        </div>
      )}
      {isAsking && (
        <BulkRequestDialog
          title={text.requestTitle(lacking.length)}
          rows={lacking.map((item) => ({ id: item.id, title: item.title ?? text.kinds[item.kind] }))}
          send={(asked) => requestReleaseApprovals({ id }, asked)}
          onClose={() => setAsking(false)}
          onSent={() => void router.invalidate()}
        />
      )}
    </TitledCard>
  );
}
