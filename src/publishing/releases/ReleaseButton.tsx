import { useState } from 'react';
import { offered } from '../../api/offered';
import { ContentStatus } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import { usePermission } from '../../base/session/session';
import { Button } from '../../ui/Button';
import { whenDrawn } from '../../ui/when-drawn';
import { joinText as text } from './text';
import type { InRelease, ReleaseSubject } from './use-release-of';

const AddToReleaseDialog = whenDrawn(async () => (await import('./AddToReleaseDialog')).AddToReleaseDialog);

/** Action of a release for a record of this status. */
export const releaseAction = (status: ContentStatus) =>
  status === ContentStatus.online ? 'offline' : 'online';

interface ReleaseButtonProps extends InRelease {
  subject: ReleaseSubject & { themeId?: number };
  /** Change of the record: an online one goes offline. */
  action: components['schemas']['ReleaseItemInput']['action'];
  /** Permission to do the same at once. */
  canEdit: boolean;
  isDirty?: boolean;
}

/** Button that puts a record into a release; inactive while it stands in one. */
export const ReleaseButton = offered('releases', function ReleaseButton(props: ReleaseButtonProps) {
  const { release, reload, canEdit, ...asked } = props;
  const permission = usePermission(text.unit);
  const [isOpen, setOpen] = useState(false);
  if (!canEdit || !permission.canEdit) return null;
  return (
    <>
      <Button icon="copy" disabled={release !== null} onClick={() => setOpen(true)}>
        {text.join}
      </Button>
      {isOpen && (
        <AddToReleaseDialog
          {...asked}
          canCreate={permission.canCreate}
          onDone={() => {
            setOpen(false);
            reload();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
});
