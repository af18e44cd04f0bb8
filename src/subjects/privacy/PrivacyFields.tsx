import { useState } from 'react';
import { MaskLevel, ShowAction } from '../../../openapi/generated/enums';
import { TextField } from '../../records/fields/TextField';
import { privacyLabels as labels } from '../../records/kinds/text';
import type { BoundField } from '../../records/record/form-fields';
import type { RecordForm } from '../../records/record/use-record-form';
import { TimeIn } from '../../base/time/Time';
import { Card, TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { Select } from '../../ui/Select';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import type { Rehearsal } from './privacy-loaders';
import { periodFields, privacyLimits, type PrivacyValues } from './privacy-schema';
import { privacyText as text } from './text';
import type { components } from '../../../openapi/generated/types';

const column = columnsOf<(typeof periodFields)[number]>();

type PrivacyRecord = components['schemas']['PrivacySettings'];

interface PartProps {
  form: RecordForm<PrivacyValues>;
  canEdit: boolean;
}

const levels = Object.values(MaskLevel);
const actions = Object.values(ShowAction);
const common = Object.keys(text.periods).map(Number);
const periodText = (months: number) =>
  Object.entries(text.periods).find(([value]) => Number(value) === months)?.[1] ?? text.monthsOf(months);

export function MaskingCard({ form: { fields }, canEdit }: PartProps) {
  const level = fields.maskLevel;
  return (
    <TitledCard title={text.masking}>
      <Field id={level.id} label={labels.maskLevel} error={level.error} help={text.levelHelp}>
        <Select
          value={level.value}
          disabled={!canEdit}
          onChange={({ target }) =>
            level.onChange(levels.find((each) => each === target.value) ?? level.value)
          }
        >
          {levels.map((each) => (
            <option key={each} value={each}>
              {text.levels[each]}
            </option>
          ))}
        </Select>
      </Field>
    </TitledCard>
  );
}

/** Retention periods by type, with the number that expires soon. */
export function RetentionCard({
  form: { fields },
  canEdit,
  record,
  rehearsal,
}: PartProps & { record: PrivacyRecord; rehearsal: Rehearsal }) {
  const { startsOn } = record;
  const [now] = useState(Date.now);
  const isPending = startsOn !== null && Date.parse(startsOn) > now;
  return (
    <Card>
      <div className="flex flex-wrap items-baseline gap-x-2 px-6 pt-5 pb-4 max-tablet:px-4">
        <h2>{text.retention}</h2>
        <span className="text-caption text-ink-soft">{text.retentionHelp}</span>
      </div>
      <RecordTable
        caption={text.retention}
        rows={periodFields}
        columns={[
          column({ head: text.data, card: 'title' }, ({ type }) => text.types[type]),
          column({ head: text.retention, width: 170, card: 'line' }, ({ type, field }) => (
            <PeriodField field={fields[field]} label={text.types[type]} disabled={!canEdit} />
          )),
          column({ head: text.afterwards, width: 110, card: 'end' }, ({ field }) =>
            fields[field].value === 0 ? text.keeps : text.anonymise,
          ),
          column(
            { head: text.nextBatch, width: 140, card: 'start', isLabelled: true, className: 'text-ink-soft' },
            ({ type }) => text.next(rehearsal.counts.find((each) => each.type === type)?.count ?? 0),
          ),
        ]}
      />
      <div className="grid gap-4 px-6 py-4 max-tablet:px-4">
        {isPending && (
          <Note>
            <TimeIn say={text.startsOn} at={startsOn} to="day" />
          </Note>
        )}
        <p className="text-caption text-ink-soft">{text.anonymiseHelp}</p>
      </div>
    </Card>
  );
}

interface PeriodFieldProps {
  field: BoundField<number>;
  label: string;
  disabled: boolean;
}

function PeriodField({ field: { id, value, onChange, error }, label, disabled }: PeriodFieldProps) {
  const choices = common.includes(value) ? common : [...common, value];
  return (
    <Field id={id} label={label} hideLabel error={error}>
      <Select value={value} disabled={disabled} onChange={({ target }) => onChange(Number(target.value))}>
        {choices.map((months) => (
          <option key={months} value={months}>
            {periodText(months)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export function LimitsCard({ form: { fields }, canEdit }: PartProps) {
  const rows = [
    ['perHour', 'action'],
    ['severePerHour', 'severeAction'],
  ] as const;
  return (
    <TitledCard title={text.limits} caption={text.limitsHelp}>
      <div className="grid gap-4 tablet:grid-cols-2">
        {rows.map(([count, action]) => {
          const { id, value, onChange, error } = fields[action];
          return [
            <TextField
              key={count}
              field={fields[count]}
              label={labels[count]}
              inputMode="numeric"
              readOnly={!canEdit}
            />,
            <Field key={action} id={id} label={labels[action]} error={error}>
              <Select
                value={value}
                disabled={!canEdit}
                onChange={({ target }) => onChange(actions.find((each) => each === target.value) ?? value)}
              >
                {actions.map((each) => (
                  <option key={each} value={each}>
                    {text.actions[each]}
                  </option>
                ))}
              </Select>
            </Field>,
          ];
        })}
      </div>
    </TitledCard>
  );
}

export function OfficerCard({ form: { fields }, canEdit, record }: PartProps & { record: PrivacyRecord }) {
  const officer = fields.officerId;
  return (
    <TitledCard title={labels.officerId}>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field id={officer.id} label={labels.officerId} error={officer.error} help={text.officerHelp}>
          <Select
            value={officer.value ?? ''}
            disabled={!canEdit}
            onChange={({ target }) => officer.onChange(target.value ? Number(target.value) : null)}
          >
            <option value="">{text.noOfficer}</option>
            {record.officers.map((each) => (
              <option key={each.id} value={each.id}>
                {text.officerOf(each)}
              </option>
            ))}
          </Select>
        </Field>
        <TextField
          field={fields.email}
          label={labels.email}
          help={text.emailHelp}
          inputMode="email"
          max={privacyLimits.email.maxLength}
          readOnly={!canEdit}
        />
      </div>
    </TitledCard>
  );
}
