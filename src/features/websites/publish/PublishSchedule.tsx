import { useState } from 'react';
import { cancelSiteSchedule, scheduleSite } from '../../../api/generated/operations';
import type { components } from '../../../../openapi/generated/types';
import { failureText } from '../../../calls/failure-words';
import { useCall } from '../../../calls/use-call';
import { canPublish, isDesigned, type Website } from '../../../machines/publish-site.rules';
import { dateTimeText, weekdayMoment } from '../../../time/date-time';
import { momentOf, type MomentValue, momentValue } from '../../../time/schedule';
import { DateTimeInputs } from '../../../fields/DateTimeInputs';
import { scheduleText } from '../../../time/text';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { Icon } from '../../../ui/Icon';
import { Note } from '../../../ui/Note';
import { Segmented } from '../../../ui/Segmented';
import { Select } from '../../../ui/Select';
import { websiteText } from '../text';

type Schedule = components['schemas']['SiteSchedule'];
const text = websiteText.schedule;

interface PublishScheduleProps {
  website: Website;
  canEdit: boolean;
  /** A step is being saved: a time set now would be set on an old version. */
  isSaving: boolean;
  onChanged: () => void;
}

/** What happens to a website at a time: what waits and can be taken back, what could not be done, and the way to a new time. */
export function PublishSchedule({ website, canEdit, isSaving, onChanged }: PublishScheduleProps) {
  const [isOpen, setOpen] = useState(false);
  const { schedules } = website;
  if (!schedules) return null;
  const actions = actionsOf(website, schedules);
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="flex items-center gap-2 font-bold">
        <Icon name="clock" />
        {text.title}
      </h2>
      {schedules.length === 0 && <p className="text-table text-ink-soft">{text.none}</p>}
      {schedules.map((schedule) => (
        <Waiting key={schedule.id} schedule={schedule} canEdit={canEdit && !isSaving} onChanged={onChanged} />
      ))}
      {canEdit && (
        <>
          <Button disabled={isSaving || actions.length === 0} onClick={() => setOpen(true)}>
            {text.add}
          </Button>
          {actions.length === 0 && <p className="text-caption text-ink-soft">{text.closed}</p>}
        </>
      )}
      {isOpen && (
        <ScheduleDialog
          website={website}
          actions={actions}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onChanged();
          }}
        />
      )}
    </Card>
  );
}

/** What may be given a time, by the rules of doing it now; the server asks them too. */
function actionsOf(website: Website, schedules: readonly Schedule[]): Schedule['action'][] {
  const isComing = schedules.some(({ action, failedOn }) => action === 'publish' && !failedOn);
  return [
    ...(website.themes.some(({ themeId }) => canPublish(website, themeId)) ? (['publish'] as const) : []),
    ...(website.status === 0 || isComing ? (['takeOff'] as const) : []),
  ];
}

interface WaitingProps {
  schedule: Schedule;
  canEdit: boolean;
  onChanged: () => void;
}

function Waiting({
  schedule: { id, action, dueOn, themeName, createdBy, failedOn, reason },
  canEdit,
  onChanged,
}: WaitingProps) {
  const { call, isBusy, error } = useCall();
  const [now] = useState(Date.now);
  const moment = weekdayMoment(dueOn, now);
  const cancel = () => call(() => cancelSiteSchedule({ id }), onChanged);
  return (
    <Note tone={failedOn ? 'danger' : 'info'} icon={failedOn ? 'alert' : 'clock'}>
      <p className="font-bold">{failedOn ? text.failed[action](moment) : text.waiting[action](moment)}</p>
      <p className="text-caption">
        {failedOn ? reason : text.by(action === 'publish' ? (themeName ?? '') : '', createdBy)}
      </p>
      {failedOn && <p className="text-caption">{text.failedOn(dateTimeText(failedOn))}</p>}
      {error && (
        <p role="alert" className="text-caption text-danger">
          {failureText(error)}
        </p>
      )}
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

interface ScheduleDialogProps {
  website: Website;
  actions: readonly Schedule['action'][];
  onClose: () => void;
  onDone: () => void;
}

function ScheduleDialog({ website, actions, onClose, onDone }: ScheduleDialogProps) {
  const { call, isBusy, error } = useCall();
  const ready = website.themes.filter((theme) => isDesigned(theme) && canPublish(website, theme.themeId));
  const [action, setAction] = useState(actions[0] ?? 'publish');
  const [themeId, setThemeId] = useState(
    () => (ready.find((theme) => theme.themeId === website.activeThemeId) ?? ready[0])?.themeId,
  );
  const [moment, setMoment] = useState<MomentValue>({
    ...momentValue(null),
    isSet: true,
    time: '09:00',
  });
  const [problem, setProblem] = useState<string>();
  const schedule = () => {
    const dueOn = moment.date && moment.time ? momentOf(moment) : null;
    const found = dueOn === null ? scheduleText.needsBoth : Date.parse(dueOn) <= Date.now() && text.past;
    setProblem(found || undefined);
    if (dueOn === null || found) return;
    void call(
      () =>
        scheduleSite({
          siteId: website.siteId,
          rowVersion: website.rowVersion ?? 1,
          action,
          dueOn,
          ...(action === 'publish' && themeId !== undefined ? { themeId } : {}),
        }),
      onDone,
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isBusy}
      title={text.add}
      description={text.help[action]}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {websiteText.cancel}
          </Button>
          <Button variant="primary" busy={isBusy} busyLabel={websiteText.saving} onClick={schedule}>
            {text.set}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={text.what} group>
          <Segmented
            full
            options={(['publish', 'takeOff'] as const).map((value) => ({
              value,
              label: text.actions[value],
              disabled: !actions.includes(value),
            }))}
            value={action}
            onChange={setAction}
          />
        </Field>
        {action === 'publish' && website.publishedOn === null && (
          <Note tone="warning">{websiteText.publishHelp}</Note>
        )}
        {action === 'publish' && ready.length > 1 && (
          <Field label={websiteText.publishWhich}>
            <Select value={String(themeId)} onChange={(event) => setThemeId(Number(event.target.value))}>
              {ready.map((theme) => (
                <option key={theme.themeId} value={theme.themeId}>
                  {websiteText.themeOption(theme.name, theme.themeId === website.activeThemeId)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field id="schedule" label={text.when} group required help={text.zone} error={problem}>
          <DateTimeInputs
            id="schedule"
            label={text.when}
            value={moment}
            isInvalid={problem !== undefined}
            onChange={(part) => setMoment({ ...moment, ...part })}
          />
        </Field>
        {error && (
          <p role="alert" className="text-danger">
            {failureText(error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
