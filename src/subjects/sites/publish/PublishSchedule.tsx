import { useState } from 'react';
import type { components } from '../../../../openapi/generated/types';
import { FailureLine } from '../../../base/calls/Failure';
import { useCall } from '../../../base/calls/use-call';
import {
  closedBecause,
  schedulableActions,
  selectedTheme,
  type Site,
  type ThemeSummary,
} from '../../../machines/publish-site.rules';
import { ReleaseButton } from '../../../publishing/releases/ReleaseButton';
import { ReleaseLine } from '../../../publishing/releases/ReleaseLine';
import { useReleaseOf } from '../../../publishing/releases/use-release-of';
import { weekdayMoment } from '../../../base/time/date-time';
import { TimeIn } from '../../../base/time/Time';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Icon } from '../../../ui/Icon';
import { Note } from '../../../ui/Note';
import { whenDrawn } from '../../../ui/when-drawn';
import { siteText } from '../text';
import type { StepProps } from './PublishStepFrame';

const ScheduleDialog = whenDrawn(async () => (await import('./ScheduleDialog')).ScheduleDialog);
const text = siteText.schedule;

/** Schedules of a site: waiting ones, failed ones, and a button for a new one. */
export function PublishSchedule({ snapshot, change, canEdit }: StepProps) {
  const [isOpen, setOpen] = useState(false);
  const { site } = snapshot.context;
  if (!site.schedules) return null;
  const actions = schedulableActions(site);
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="flex items-center gap-2 font-bold">
        <Icon name="clock" />
        {text.title}
      </h2>
      {site.schedules.length === 0 && <p className="text-table text-ink-soft">{text.none}</p>}
      {site.schedules.map((schedule) => (
        <Waiting key={schedule.id} schedule={schedule} change={change} canEdit={canEdit} />
      ))}
      {canEdit && (
        <>
          <Button disabled={actions.length === 0} onClick={() => setOpen(true)}>
            {text.add}
          </Button>
          {actions.length === 0 && <p className="text-caption text-ink-soft">{text.closed}</p>}
        </>
      )}
      <SiteRelease
        site={site}
        theme={selectedTheme(site, snapshot.context.publication.chosen)}
        canEdit={canEdit}
      />
      {isOpen && <ScheduleDialog site={site} change={change} onClose={() => setOpen(false)} />}
    </Card>
  );
}

interface SiteReleaseProps {
  site: Site;
  theme: ThemeSummary | undefined;
  canEdit: boolean;
}

/** Way of the chosen draft into a release. */
function SiteRelease({ site, theme, canEdit }: SiteReleaseProps) {
  const subject = { kind: 'site', recordId: Number(site.caseId) } as const;
  const inRelease = useReleaseOf(subject);
  if (!theme || closedBecause(site, 'publish') !== null) return null;
  return (
    <>
      <ReleaseLine {...inRelease} />
      <ReleaseButton
        {...inRelease}
        subject={{ ...subject, themeId: theme.themeId }}
        action="online"
        canEdit={canEdit}
      />
    </>
  );
}

interface WaitingProps extends Pick<StepProps, 'change' | 'canEdit'> {
  schedule: components['schemas']['SiteSchedule'];
}

function Waiting({ schedule, change, canEdit }: WaitingProps) {
  const { id, action, dueOn, themeName, createdBy, failedOn, reason } = schedule;
  const { call, isBusy, error } = useCall();
  const [now] = useState(Date.now);
  const moment = weekdayMoment(dueOn, now);
  const cancel = () => call(() => change({ kind: 'unschedule', scheduleId: id }));
  return (
    <Note tone={failedOn ? 'danger' : 'info'} icon={failedOn ? 'alert' : 'clock'}>
      <p className="font-bold">
        <TimeIn say={(failedOn ? text.failed : text.waiting)[action]} at={dueOn} to="weekday" now={now} />
      </p>
      <p className="text-caption">
        {failedOn ? reason : text.by(action === 'publish' ? (themeName ?? '') : '', createdBy)}
      </p>
      {failedOn && (
        <p className="text-caption">
          <TimeIn say={text.failedOn} at={failedOn} />
        </p>
      )}
      <FailureLine error={error} className="text-caption" />
      {canEdit && (
        <Button
          size="sm"
          variant="text"
          className="-ml-3 justify-self-start"
          busy={isBusy}
          aria-label={failedOn ? text.dismissOf(moment) : text.cancelOf(moment)}
          onClick={() => void cancel()}
        >
          {failedOn ? text.dismiss : text.cancel}
        </Button>
      )}
    </Note>
  );
}
