import * as v from 'valibot';
import { SiteAction } from '../../../../openapi/generated/enums';
import { TimeField } from '../../../records/fields/TimeField';
import {
  publishableThemes,
  schedulableActions,
  themeToSchedule,
  type Site,
} from '../../../machines/publish-site.rules';
import { FormDialog } from '../../../records/record/FormDialog';
import { useSmallForm } from '../../../records/record/use-small-form';
import { momentValue, setMoment } from '../../../base/time/schedule';
import { Field } from '../../../ui/Field';
import { Note } from '../../../ui/Note';
import { Segmented } from '../../../ui/Segmented';
import { siteText } from '../text';
import type { StepProps } from './PublishStepFrame';
import { ThemeSelect } from './ThemeSelect';
import { commonText } from '../../../base/navigation/text';

const text = siteText.schedule;
const schema = v.object({
  action: v.enum(SiteAction),
  themeId: v.nullable(v.number()),
  dueOn: v.pipe(
    setMoment(),
    v.check((at) => Date.parse(at) > Date.now(), text.past),
  ),
});

interface ScheduleDialogProps extends Pick<StepProps, 'change'> {
  site: Site;
  onClose: () => void;
}

/** Asks for the action and time of a schedule. */
export function ScheduleDialog({ site, change, onClose }: ScheduleDialogProps) {
  const actions = schedulableActions(site);
  const themeOf = (action: SiteAction, chosen: number | null) =>
    action === SiteAction.publish ? themeToSchedule(site, chosen) : undefined;
  const form = useSmallForm({
    schema,
    labels: { action: text.what, themeId: '', dueOn: text.when },
    empty: () => ({
      action: actions[0] ?? SiteAction.publish,
      themeId: null,
      dueOn: { ...momentValue(null), isSet: true, time: '09:00' },
    }),
    send: ({ action, themeId, dueOn }) => {
      const theme = themeOf(action, themeId);
      return change({ kind: 'schedule', action, dueOn, ...(theme && { themeId: theme.themeId }) });
    },
    onDone: onClose,
  });
  const { action, themeId, dueOn } = form.fields;
  const theme = themeOf(action.value, themeId.value);
  return (
    <FormDialog
      form={form}
      title={text.add}
      description={text.help[action.value]}
      label={text.set}
      busyLabel={commonText.saving}
      onClose={onClose}
    >
      <Field label={action.label} group>
        <Segmented
          full
          options={Object.values(SiteAction).map((value) => ({
            value,
            label: text.actions[value],
            disabled: !actions.includes(value),
          }))}
          value={action.value}
          onChange={action.onChange}
        />
      </Field>
      {theme && site.publishedOn === null && <Note tone="warning">{siteText.publishHelp}</Note>}
      {theme && (
        <ThemeSelect site={site} themes={publishableThemes(site)} theme={theme} onChoose={themeId.onChange} />
      )}
      <TimeField field={dueOn} required help={text.zone} />
    </FormDialog>
  );
}
