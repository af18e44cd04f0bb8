import { Link, useRouter } from '@tanstack/react-router';
import { failureText } from '../../calls/failure-words';
import { useCall } from '../../calls/use-call';
import { blockDifferences } from '../../content-editor/block-differences';
import { blocksFromParts } from '../../content-editor/blocks';
import { dateTimeText } from '../../record/date-time';
import type { Difference } from '../../record/difference';
import { DifferenceTable } from '../../record/DifferenceTable';
import { usePermission, useToast } from '../../session/session';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Tag } from '../../ui/Tag';
import { fieldDifferencesOf } from './audit-words';
import { type History, historyKinds, type RecordVersion, type VersionRow } from './history-loaders';
import { fieldLabels, historyText } from './text';

/** The versions of a record, each compared with the newest, and the way to bring one back (decisions 14). */
export function HistoryPage({ history }: { history: History }) {
  const { rows, version, newest } = history;
  if (!version || !newest) {
    return (
      <Card>
        <EmptyState icon="clock" title={historyText.none}>
          {historyText.empty}
        </EmptyState>
      </Card>
    );
  }
  const isNewest = version.versionId === newest.versionId;
  const differences = isNewest ? [] : differencesOf(version, newest);
  return (
    <div className="grid items-start gap-6 desktop:grid-cols-versions">
      <Card>
        <h2 className="border-b border-line px-6 py-4 font-bold">
          {historyText.list}{' '}
          <span className="text-caption font-normal text-ink-soft">{historyText.kept(rows.length)}</span>
        </h2>
        <ol className="max-h-[70vh] overflow-y-auto py-2" aria-label={historyText.list}>
          {rows.map((row, index) => (
            <li key={row.versionId}>
              <Link
                to="."
                search={{ version: row.versionId }}
                aria-current={row.versionId === version.versionId || undefined}
                className="block px-6 py-2 hover:bg-hover aria-[current]:bg-primary-tint"
              >
                <b>{dateTimeText(row.at)}</b> {row.by}{' '}
                {index === 0 && <Tag tone="primary">{historyText.newest}</Tag>}
                <span className="block text-caption text-ink-soft">{summaryOf(row)}</span>
              </Link>
            </li>
          ))}
        </ol>
      </Card>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-4 border-b border-line px-6 py-4">
          <h2 className="font-bold">
            {dateTimeText(version.at)}{' '}
            <span className="text-caption font-normal text-ink-soft">{version.by}</span>
          </h2>
          {!isNewest && <RestoreButton history={history} version={version} />}
        </div>
        {isNewest ? (
          <p className="p-6 text-ink-soft">{historyText.isNewest}</p>
        ) : (
          <DifferenceTable
            differences={differences}
            caption={historyText.compared}
            before={historyText.this}
            after={historyText.newest}
          />
        )}
      </Card>
    </div>
  );
}

function RestoreButton({ history, version }: { history: History; version: RecordVersion }) {
  const { kind, id, rowVersion } = history;
  const { canEdit } = usePermission(historyKinds[kind].unit);
  const router = useRouter();
  const toast = useToast();
  const { call, isBusy } = useCall();
  if (!canEdit) return null;
  const restore = () =>
    call(
      async () => {
        const result = await historyKinds[kind].restore({ id, rowVersion, versionId: version.versionId });
        // A version that came meanwhile is shown with the next look.
        if (!result.ok && result.error.kind === 'status' && result.error.status === 409) {
          toast({ kind: 'error', text: failureText(result.error) });
        }
        return result;
      },
      () => void router.invalidate(),
    );
  return (
    <Button variant="primary" busy={isBusy} busyLabel={historyText.restoring} onClick={() => void restore()}>
      {historyText.restore}
    </Button>
  );
}

/** Fields first, then blocks. */
function differencesOf(version: RecordVersion, newest: RecordVersion): Difference[] {
  return [
    ...fieldDifferencesOf(
      { ...version.fields, ...version.pictures },
      { ...newest.fields, ...newest.pictures },
    ),
    ...blockDifferences(blocksFromParts(version.webParts), blocksFromParts(newest.webParts)),
  ];
}

function summaryOf({ changed, partsChanged, restoredFrom }: VersionRow): string {
  if (restoredFrom) return historyText.restoredFrom(dateTimeText(restoredFrom));
  const fields = changed.filter((name) => name !== 'parts').map((name) => fieldLabels[name] ?? name);
  const parts = partsChanged > 0 ? [historyText.parts(partsChanged)] : [];
  return [...fields, ...parts].join(historyText.separator) || historyText.first;
}
