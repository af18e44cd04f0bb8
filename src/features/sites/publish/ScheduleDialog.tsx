import { useState } from 'react';
import { SiteAction } from '../../../../openapi/generated/enums';
import { failureText } from '../../../calls/failure-words';
import { useCall } from '../../../calls/use-call';
import { DateTimeInputs } from '../../../fields/DateTimeInputs';
import {
  publishableThemes,
  schedulableActions,
  themeToSchedule,
  type Site,
} from '../../../machines/publish-site.rules';
import { momentOf, type MomentValue, momentValue } from '../../../time/schedule';
import { scheduleText } from '../../../time/text';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { Note } from '../../../ui/Note';
import { Segmented } from '../../../ui/Segmented';
import { siteText } from '../text';
import type { StepProps } from './PublishStepFrame';
import { ThemeSelect } from './ThemeSelect';
import { commonText } from '../../../navigation/text';

const text = siteText.schedule;

interface ScheduleDialogProps extends Pick<StepProps, 'change'> {
  site: Site;
  onClose: () => void;
}

/** Asks for the action and time of a schedule. */
export function ScheduleDialog({ site, change, onClose }: ScheduleDialogProps) {
  const { call, isBusy, error } = useCall();
  const actions = schedulableActions(site);
  const [action, setAction] = useState<SiteAction>(actions[0] ?? SiteAction.publish);
  const [chosen, setChosen] = useState<number | null>(null);
  const [moment, setMoment] = useState<MomentValue>({ ...momentValue(null), isSet: true, time: '09:00' });
  const [problem, setProblem] = useState<string | null>(null);
  const theme = action === SiteAction.publish ? themeToSchedule(site, chosen) : undefined;
  const schedule = () => {
    const { dueOn, problem: found } = dueTime(moment);
    setProblem(found);
    if (dueOn === null) return;
    const themeId = theme ? { themeId: theme.themeId } : {};
    void call(() => change({ kind: 'schedule', action, dueOn, ...themeId }), onClose);
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
            {commonText.cancel}
          </Button>
          <Button variant="primary" busy={isBusy} busyLabel={commonText.saving} onClick={schedule}>
            {text.set}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={text.what} group>
          <Segmented
            full
            options={Object.values(SiteAction).map((value) => ({
              value,
              label: text.actions[value],
              disabled: !actions.includes(value),
            }))}
            value={action}
            onChange={setAction}
          />
        </Field>
        {theme && site.publishedOn === null && <Note tone="warning">{siteText.publishHelp}</Note>}
        {theme && (
          <ThemeSelect site={site} themes={publishableThemes(site)} theme={theme} onChoose={setChosen} />
        )}
        <Field id="schedule" label={text.when} group required help={text.zone} error={problem ?? undefined}>
          <DateTimeInputs
            id="schedule"
            label={text.when}
            value={moment}
            isInvalid={problem !== null}
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

/** The typed time, or its error. */
function dueTime(moment: MomentValue): { dueOn: string; problem: null } | { dueOn: null; problem: string } {
  const dueOn = moment.date && moment.time ? momentOf(moment) : null;
  if (dueOn === null) return { dueOn, problem: scheduleText.needsBoth };
  return Date.parse(dueOn) <= Date.now() ? { dueOn: null, problem: text.past } : { dueOn, problem: null };
}
