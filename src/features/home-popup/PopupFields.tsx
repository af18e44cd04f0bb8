import { DateField } from '../../record/DateField';
import { ImageField } from '../../record/ImageField';
import { TextField } from '../../record/TextField';
import type { BoundField, RecordForm } from '../../record/use-record-form';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { Segmented } from '../../ui/Segmented';
import { TimeInput } from '../../ui/TimeInput';
import { popupLimits as limits, type PopupValues } from './popup-schema';
import { PopupPreview } from './PopupPreview';
import { popupLabels as labels, popupText } from './text';

// Online first (specification 3).
const statuses = [
  { value: 1, label: popupText.online },
  { value: 0, label: popupText.offline },
] as const;
const targets = [
  { value: '_self', label: popupText.sameWindow },
  { value: '_blank', label: popupText.newWindow },
] as const;

/** The fields of the popup beside what visitors will see. */
export function PopupFields({ form: { bind, values } }: { form: RecordForm<PopupValues> }) {
  const status = bind('status');
  const target = bind('urlTarget');
  return (
    <div className="grid gap-6 desktop:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid content-start gap-4">
        <TitledCard title={popupText.basic}>
          <div className="grid gap-4">
            <Field id={status.id} label={labels.status} group>
              <Segmented options={statuses} value={status.value} onChange={status.onChange} />
            </Field>
            <TextField field={bind('title')} label={labels.title} required max={limits.title.maxLength} />
            <ImageField
              field={bind('image')}
              label={labels.image}
              rule={limits.image}
              alt={values.altText}
              shape="row"
            />
            <TextField
              field={bind('altText')}
              label={labels.altText}
              help={popupText.altHelp}
              max={limits.altText.maxLength}
            />
            <TextField field={bind('url')} label={labels.url} help={popupText.urlHelp} inputMode="url" />
            <Field id={target.id} label={labels.urlTarget} group>
              <Segmented options={targets} value={target.value} onChange={target.onChange} />
            </Field>
          </div>
        </TitledCard>
        <TitledCard title={popupText.schedule} caption={popupText.scheduleHelp}>
          <div className="grid gap-4 tablet:grid-cols-2">
            <DateField field={bind('startDate')} label={labels.startDate} />
            <TimeField field={bind('startTime')} label={labels.startTime} />
            <DateField field={bind('endDate')} label={labels.endDate} />
            <TimeField field={bind('endTime')} label={labels.endTime} />
          </div>
        </TitledCard>
      </div>
      <PopupPreview values={values} />
    </div>
  );
}

function TimeField({ field, label }: { field: BoundField<string>; label: string }) {
  return (
    <Field id={field.id} label={label} group error={field.error}>
      <TimeInput
        value={field.value}
        onChange={field.onChange}
        hourLabel={`${label} ${popupText.hour}`}
        minuteLabel={`${label} ${popupText.minute}`}
      />
    </Field>
  );
}
