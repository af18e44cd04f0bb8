import { Link, useNavigate } from '@tanstack/react-router';
import { WholeListStatus } from '../../records/list/ListStatus';
import { Time } from '../../base/time/Time';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { RootMark } from '../../ui/RootMark';
import { Segmented } from '../../ui/Segmented';
import type { History, RecordVersion } from './history-loaders';
import type { HistorySearch } from './history-search';
import { RestoreButton } from './RestoreButton';
import { historyText } from './text';
import { VersionComparison } from './VersionComparison';
import { VersionList } from './VersionList';

/**
 * Versions of a record, compared with the newest or the previous one, and restoring
 * (decisions/014-record-versions).
 */
export function HistoryPage({ history }: { history: History }) {
  const { rows, version } = history;
  return (
    <>
      <WholeListStatus count={rows.length} total={historyText.kept(rows.length)} none={historyText.none} />
      {version ? (
        <Versions history={history} version={version} />
      ) : (
        <Card>
          <EmptyState icon="clock" title={historyText.none}>
            {historyText.empty}
          </EmptyState>
        </Card>
      )}
    </>
  );
}

interface VersionsProps {
  history: History;
  version: RecordVersion;
}

function Versions({ history, version }: VersionsProps) {
  const { kind, rows } = history;
  return (
    <>
      <div className="grid flex-1 items-start gap-6 pb-6 desktop:grid-cols-versions">
        <VersionList kind={kind} rows={rows} chosen={version.versionId} />
        <ChosenVersion history={history} version={version} />
      </div>
      <footer className="sticky bottom-0 z-save -mx-4 -mb-4 flex min-h-save flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-card px-4 py-3 tablet:-mx-6 tablet:-mb-6 tablet:px-6 desktop:in-data-drawer:ml-0">
        <RootMark of="save-bar" />
        <span className="text-caption text-ink-soft">{historyText.stays}</span>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-4">
          <Link
            to="."
            search={{ version: version.versionId, all: true }}
            target="_blank"
            className={buttonClass({})}
          >
            {historyText.openWindow}
          </Link>
          {!history.isNewest && <RestoreButton history={history} version={version} />}
        </div>
      </footer>
    </>
  );
}

function ChosenVersion({ history, version }: VersionsProps) {
  const { against, isNewest, hasPrevious, showsAll } = history;
  const navigate = useNavigate();
  const show = (changed: HistorySearch) =>
    void navigate({
      to: '.',
      search: {
        version: version.versionId,
        ...(against === 'previous' && !isNewest ? { against } : {}),
        ...(showsAll ? { all: true } : {}),
        ...changed,
      },
      resetScroll: false,
    });
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-6 py-4 max-tablet:px-4">
        <h2>
          <Time at={version.at} />
        </h2>
        <span className="text-caption text-ink-soft">{version.by}</span>
        <Segmented
          size="sm"
          className="ml-auto"
          aria-label={historyText.against}
          value={against}
          options={[
            { value: 'newest', label: historyText.withNewest, disabled: isNewest },
            { value: 'previous', label: historyText.withPrevious, disabled: !hasPrevious },
          ]}
          onChange={(value) => show({ against: value === 'previous' ? value : undefined })}
        />
      </div>
      <VersionComparison
        history={history}
        version={version}
        onShowAll={(isAll) => show({ all: isAll || undefined })}
      />
    </Card>
  );
}
