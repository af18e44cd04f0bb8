import { failureText } from '../../base/calls/failure-words';
import { useCallAndReload } from '../../base/calls/use-call-and-reload';
import type { ApiError } from '../../api/result';
import { usePermission } from '../../base/session/session';
import { useToast } from '../../base/messages/messages';
import { Button } from '../../ui/Button';
import { histories } from '../../records/kinds/histories';
import { kindUnits } from '../../../openapi/generated/kinds';
import { labelOf } from './audit-words';
import type { History, RecordVersion } from './history-loaders';
import { historyText } from './text';

/** Restores a version as the newest one; the versions in between are kept. */
export function RestoreButton({ history, version }: { history: History; version: RecordVersion }) {
  const { kind, id, rowVersion } = history;
  const { canEdit } = usePermission(kindUnits[kind]);
  const toast = useToast();
  const { call, isBusy } = useCallAndReload();
  if (!canEdit) return null;
  const restore = () =>
    call(async () => {
      const result = await histories[kind].restore({ id, rowVersion, versionId: version.versionId });
      // 409: a newer version appears after reloading; 400: the answer names fields that are no longer valid.
      if (!result.ok && result.error.kind === 'status' && [400, 409].includes(result.error.status)) {
        toast({ kind: 'error', text: refusalText(kind, result.error) });
      }
      return result;
    });
  return (
    <Button variant="primary" busy={isBusy} busyLabel={historyText.restoring} onClick={() => void restore()}>
      {historyText.restore}
    </Button>
  );
}

function refusalText(kind: History['kind'], error: ApiError): string {
  const errors = error.kind === 'status' ? (error.errors ?? {}) : {};
  // The answer itself names blocks.
  const fields = Object.entries(errors)
    .filter(([name]) => !name.startsWith('webParts'))
    .map(([name, messages]) => historyText.unfit(labelOf(kind, name), messages[0] ?? ''));
  return [failureText(error), ...fields].join('\n');
}
