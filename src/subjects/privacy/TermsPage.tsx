import { getRouteApi } from '@tanstack/react-router';
import * as v from 'valibot';
import { getPrivacyTerms, savePrivacyTerms } from '../../api/generated/operations';
import { limits } from '../../../openapi/generated/limits';
import { DateField } from '../../records/fields/DateField';
import { requiredInteger, requiredText } from '../../records/fields/rules';
import { TextAreaField, TextField } from '../../records/fields/TextField';
import { TypedInput } from '../../records/fields/TypedInput';
import { FormPage } from '../../records/record/FormPage';
import { dateText, problemText } from '../../records/record/text';
import { useRecordForm } from '../../records/record/use-record-form';
import { usePermission } from '../../base/session/session';
import { TitledCard } from '../../ui/Card';
import { fromNativeDate, toNativeDate } from '../../ui/date-text';
import { DateInput } from '../../ui/DateInput';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { TextInput } from '../../ui/TextInput';
import type { Terms } from './RequestFields';
import { requestText, termsText as text } from './request-text';

const route = getRouteApi('/_layout/privacy/terms');
const termsLimits = limits.PrivacyTermsInput;
const letterLimits = limits.IncidentLetter;

const date = v.pipe(v.string(), v.isoDate(problemText.required));
const filledText = v.pipe(v.string(), v.trim(), v.minLength(1, problemText.required));

const linesOf = (lines: string) =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const filledLines = ({ maxItems }: { maxItems: number }) =>
  v.pipe(
    filledText,
    v.check((lines) => linesOf(lines).length <= maxItems, problemText.maxItems(maxItems)),
  );

const schema = v.object({
  periods: v.array(
    v.object({
      kind: v.custom<Terms['periods'][number]['kind']>((value) => typeof value === 'string'),
      days: requiredInteger({ minimum: 1, maximum: 365 }),
      source: v.pipe(v.string(), v.minLength(1, problemText.required)),
      checkedOn: date,
    }),
  ),
  hours: requiredInteger({ minimum: 1, maximum: 999 }),
  authority: v.string(),
  source: filledText,
  checkedOn: date,
  identities: filledLines(termsLimits.identities),
  bases: filledLines(termsLimits.bases),
  subject: requiredText(letterLimits.subject),
  body: requiredText(letterLimits.body),
});

type Values = v.InferInput<typeof schema>;
type Period = Values['periods'][number];

const labels = {
  periods: text.periods,
  hours: text.hours,
  authority: text.authority,
  source: text.source,
  checkedOn: text.checkedOn,
  identities: text.identities,
  bases: text.bases,
  subject: text.subject,
  body: text.body,
};

const valuesOf = ({ periods, report, identities, bases, letter }: Terms): Values => ({
  // Text, so that a cleared number stays empty.
  periods: periods.map((period) => ({ ...period, days: String(period.days) })),
  hours: String(report.hours),
  authority: report.authority,
  source: report.source,
  checkedOn: report.checkedOn,
  identities: identities.join('\n'),
  bases: bases.join('\n'),
  ...letter,
});

/** Periods, phrases and forms of the law, as maintained by the company. */
export function TermsPage() {
  const { terms } = route.useLoaderData();
  const { canEdit } = usePermission(requestText.unit);
  const form = useRecordForm({
    schema,
    record: terms,
    values: valuesOf,
    load: () => getPrivacyTerms(),
    labels,
    send: (
      { periods, hours, authority, source, checkedOn, identities, bases, subject, body },
      rowVersion,
      options,
    ) =>
      savePrivacyTerms(
        {
          rowVersion,
          periods: periods.map((period) => ({ ...period, days: Number(period.days) })),
          report: { hours: Number(hours), authority, source, checkedOn },
          identities: linesOf(identities),
          bases: linesOf(bases),
          letter: { subject, body },
          formFields: terms.formFields,
        },
        options,
      ),
  });
  const { fields } = form;
  return (
    <FormPage editing={form.editing} canSave={canEdit}>
      <div className="grid max-w-200 gap-4">
        <Note>{text.note}</Note>
        <Periods field={fields.periods} disabled={!canEdit} />
        <TitledCard title={text.report}>
          <div className="grid gap-4">
            <TextField
              field={fields.hours}
              label={text.hours}
              inputMode="numeric"
              required
              disabled={!canEdit}
            />
            <TextField field={fields.authority} label={text.authority} disabled={!canEdit} />
            <TextField field={fields.source} label={text.source} required disabled={!canEdit} />
            <DateField field={fields.checkedOn} label={text.checkedOn} required disabled={!canEdit} />
          </div>
        </TitledCard>
        <TitledCard title={text.phrases}>
          <div className="grid gap-4">
            <TextAreaField field={fields.identities} label={text.identities} rows={4} disabled={!canEdit} />
            <TextAreaField field={fields.bases} label={text.bases} rows={4} disabled={!canEdit} />
          </div>
        </TitledCard>
        <TitledCard title={text.letter} caption={text.marksHelp}>
          <div className="grid gap-4">
            <TextField
              field={fields.subject}
              label={text.subject}
              max={letterLimits.subject.maxLength}
              required
              disabled={!canEdit}
            />
            <TextAreaField
              field={fields.body}
              label={text.body}
              help={text.marks}
              max={letterLimits.body.maxLength}
              rows={12}
              required
              disabled={!canEdit}
            />
          </div>
        </TitledCard>
      </div>
    </FormPage>
  );
}

interface PeriodsProps {
  field: {
    id: string;
    value: readonly Period[];
    onChange: (value: Period[]) => void;
    error: string | undefined;
  };
  disabled: boolean;
}

function Periods({ field: { id, value, onChange, error }, disabled }: PeriodsProps) {
  const set = (place: number, change: Partial<Period>) =>
    onChange(value.map((period, each) => (each === place ? { ...period, ...change } : period)));
  return (
    <TitledCard title={text.periods}>
      <Field id={id} label={text.periods} group hideLabel error={error}>
        <div className="grid gap-4">
          {value.map(({ kind, days, source, checkedOn }, place) => (
            <div
              key={kind}
              className="grid gap-3 tablet:grid-cols-[--spacing(24)_--spacing(20)_minmax(0,1fr)_--spacing(40)]"
            >
              <span className="self-end pb-2 font-bold">{requestText.kinds[kind]}</span>
              <Field label={text.days}>
                <TypedInput
                  kind="number"
                  inputMode="numeric"
                  value={days}
                  disabled={disabled}
                  onText={(typed) => set(place, { days: typed })}
                />
              </Field>
              <Field label={text.source}>
                <TextInput
                  value={source}
                  maxLength={200}
                  disabled={disabled}
                  onChange={({ target }) => set(place, { source: target.value })}
                />
              </Field>
              <Field label={text.checkedOn}>
                <DateInput
                  value={fromNativeDate(checkedOn)}
                  disabled={disabled}
                  onChange={(day) => set(place, { checkedOn: toNativeDate(day) })}
                  pickerLabel={`${requestText.kinds[kind]} ${text.checkedOn} ${dateText.pick}`}
                />
              </Field>
            </div>
          ))}
        </div>
      </Field>
    </TitledCard>
  );
}
