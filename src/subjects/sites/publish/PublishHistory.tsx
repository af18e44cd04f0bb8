import { useState } from 'react';
import { offered } from '../../../api/offered';
import { ListStatus } from '../../../records/list/ListStatus';
import { pagerText } from '../../../records/list/text';
import { canPublishVersion, type ThemeVersion } from '../../../machines/publish-site.rules';
import { CallDialog } from '../../../records/record-actions/CallDialog';
import { dateTimeText } from '../../../base/time/date-time';
import { Time, TimeIn } from '../../../base/time/Time';
import { Button } from '../../../ui/Button';
import { ReadDialog } from '../../../records/record/ReadDialog';
import { Icon } from '../../../ui/Icon';
import { Pager } from '../../../ui/Pager';
import { Tag } from '../../../ui/Tag';
import { emergencyText } from '../../../publishing/approval/text';
import { useFiguresOf } from '../figures/use-figures-of';
import { siteText } from '../text';
import type { StepProps } from './PublishStepFrame';
import { commonText } from '../../../base/navigation/text';
import { Waiting } from '../../../base/navigation/Waiting';
import { FailureLine } from '../../../base/calls/Failure';

const text = siteText.history;

interface PublishHistoryProps extends StepProps {
  themeId: number;
}

/** Published versions of a theme, newest first, with comparison and restoring. */
export const PublishHistory = offered('history', function PublishHistory(props: PublishHistoryProps) {
  const { snapshot, send, change, canEdit, themeId } = props;
  const [chosen, setChosen] = useState<ThemeVersion | null>(null);
  const { page, error } = snapshot.context.history;
  const open = (pageNumber: number) => send({ type: 'history.open', themeId, pageNumber });
  const close = () => send({ type: 'history.close' });
  return (
    <>
      <OpenButton onClick={() => open(1)} />
      <ReadDialog
        open={snapshot.matches('open') && !snapshot.matches({ open: { history: 'closed' } })}
        onClose={close}
        width={760}
        title={text.title}
        description={text.help}
      >
        {snapshot.matches({ open: { history: 'loading' } }) && <Waiting />}
        {snapshot.matches({ open: { history: 'failed' } }) && <FailureLine error={error} />}
        {snapshot.matches({ open: { history: 'shown' } }) && page && (
          <Versions
            versions={page.items}
            site={snapshot.context.site}
            send={send}
            onRestore={canEdit ? setChosen : null}
            onPublish={
              canEdit && canPublishVersion(snapshot.context.site)
                ? (version) => {
                    close();
                    send({ type: 'version.publish', version });
                  }
                : null
            }
          />
        )}
        {page && (
          // Stays mounted while the next page loads, to keep the focus and to announce it.
          <>
            <ListStatus page={page} pageSize={page.pageSize} />
            <Pager
              page={page.pageNumber}
              pageCount={Math.ceil(page.totalCount / page.pageSize)}
              labels={pagerText}
              onPage={open}
            />
          </>
        )}
      </ReadDialog>
      {chosen && (
        <CallDialog
          title={text.restoreTitle}
          description={<TimeIn say={text.restoreHelp} at={chosen.publishedOn} />}
          confirmLabel={text.restore}
          tone="secondary"
          busyLabel={commonText.loading}
          operation={() => change({ kind: 'restoreVersion', themeId, versionId: chosen.versionId })}
          onDone={() => {
            setChosen(null);
            close();
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
});

function OpenButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      className="flex min-h-touch items-center gap-3 border-t border-line p-4 text-left hover:bg-hover"
      onClick={onClick}
    >
      <Icon name="clock" />
      {text.title}
    </button>
  );
}

interface VersionsProps extends Pick<StepProps, 'send'> {
  versions: readonly ThemeVersion[];
  site: StepProps['snapshot']['context']['site'];
  /** Null without edit permission. */
  onRestore: ((version: ThemeVersion) => void) | null;
  onPublish: ((version: ThemeVersion) => void) | null;
}

/** Rows of the history: one published in an emergency carries its mark and its reason. */
export function Versions({ versions, site, send, onRestore, onPublish }: VersionsProps) {
  const figures = useFiguresOf(Number(site.caseId));
  if (versions.length === 0) return <p>{siteText.never}</p>;
  return (
    <ol className="divide-y divide-line">
      {versions.map((version) => {
        const { themeId, versionId } = version;
        const publishedOn = dateTimeText(version.publishedOn);
        return (
          <li key={versionId} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
            <span className="min-w-56 flex-1">
              <b className="mr-2">
                <Time at={version.publishedOn} />
              </b>
              {version.isLive && <Tag tone="success">{text.live}</Tag>}
              {version.emergencyReason !== undefined && <Tag tone="warning">{commonText.emergency}</Tag>}
              <span className="block text-caption text-ink-soft">
                {text.line(version.publishedBy, version.partCount)}
              </span>
              {figures.has(versionId) && (
                <span className="block text-caption text-ink-soft">{figures.get(versionId)}</span>
              )}
              {version.note && <span className="block wrap-anywhere">{version.note}</span>}
              {version.emergencyReason !== undefined && (
                <span className="block wrap-anywhere">{emergencyText.stated(version.emergencyReason)}</span>
              )}
            </span>
            <Button
              size="sm"
              aria-label={text.compareWith(publishedOn)}
              onClick={() => send({ type: 'comparison.open', themeId, versionId })}
            >
              {text.compare}
            </Button>
            {onRestore && (
              <Button size="sm" aria-label={text.restoreOf(publishedOn)} onClick={() => onRestore(version)}>
                {text.restore}
              </Button>
            )}
            {onPublish && (
              <Button size="sm" aria-label={text.publishOf(publishedOn)} onClick={() => onPublish(version)}>
                {text.publish}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
