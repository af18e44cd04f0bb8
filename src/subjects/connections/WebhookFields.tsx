import { WebhookEvent } from '../../../openapi/generated/enums';
import { TextField } from '../../records/fields/TextField';
import { webhookLabels as labels } from '../../records/kinds/text';
import type { RecordForm } from '../../records/record/use-record-form';
import { Card, TitledCard } from '../../ui/Card';
import { Checkbox } from '../../ui/Checkbox';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { webhookText as text } from './text';
import { webhookLimits, type WebhookValues } from './webhook-schema';

const all = Object.values(WebhookEvent);
const isOf = (event: WebhookEvent, kind: string) => event.startsWith(`${kind}.`);
const groups = [
  {
    name: text.groups.content,
    events: all.filter((event) => !isOf(event, 'enquiry') && !isOf(event, 'case')),
  },
  { name: text.groups.enquiry, events: all.filter((event) => isOf(event, 'enquiry')) },
  { name: text.groups.case, events: all.filter((event) => isOf(event, 'case')) },
];

/** Name, address and events of a webhook. */
export function WebhookFields({ form: { fields } }: { form: RecordForm<WebhookValues> }) {
  const events = fields.events;
  const toggle = (event: WebhookEvent, isOn: boolean) =>
    events.onChange(all.filter((each) => (each === event ? isOn : events.value.includes(each))));
  return (
    <div className="grid gap-4">
      <Card className="grid gap-4 px-6 py-5 max-tablet:p-4">
        <TextField field={fields.name} label={labels.name} required max={webhookLimits.name.maxLength} />
        <TextField field={fields.url} label={labels.url} required help={text.urlHelp} inputMode="url" />
      </Card>
      <TitledCard title={labels.events} caption={text.chosen(events.value.length)}>
        <Field id={events.id} label={labels.events} hideLabel group required error={events.error}>
          <div className="grid gap-x-6 gap-y-4 tablet:grid-cols-3">
            {groups.map(({ name, events: offered }) => (
              <fieldset key={name} className="grid min-w-0 content-start justify-items-start gap-y-2">
                <legend className="mb-2 font-bold">{name}</legend>
                {offered.map((event) => (
                  <Checkbox
                    key={event}
                    checked={events.value.includes(event)}
                    onChange={({ target }) => toggle(event, target.checked)}
                  >
                    <span>
                      {text.events[event]}
                      <code className="block text-caption text-ink-soft">{event}</code>
                    </span>
                  </Checkbox>
                ))}
              </fieldset>
            ))}
          </div>
        </Field>
        <Note className="mt-4">{text.enquiryNote}</Note>
      </TitledCard>
    </div>
  );
}
