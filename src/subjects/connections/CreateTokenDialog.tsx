import * as v from 'valibot';
import { ApiTokenScope } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import type { components } from '../../../openapi/generated/types';
import { createApiToken } from '../../api/generated/operations';
import { proofBody } from '../../records/fields/proof';
import { requiredText } from '../../records/fields/rules';
import { TextField } from '../../records/fields/TextField';
import type { BoundField } from '../../records/record/form-fields';
import { FormDialog } from '../../records/record/FormDialog';
import { useSmallForm } from '../../records/record/use-small-form';
import { wireDate } from '../../base/time/date-time';
import { TimeIn } from '../../base/time/Time';
import { Checkbox } from '../../ui/Checkbox';
import { DateInput } from '../../ui/DateInput';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { Segmented } from '../../ui/Segmented';
import { Tag } from '../../ui/Tag';
import { TextInput } from '../../ui/TextInput';
import { tokenText as text } from './text';
import type { ApiToken, ApiTokenMade } from './token-loaders';
import { endInDays } from './token-words';
import { commonText } from '../../base/navigation/text';

type Proof = components['schemas']['OwnProof'];

const rules = limits.ApiTokenCreate;
const periods = [
  { value: '30', label: text.periods[30] },
  { value: '90', label: text.periods[90] },
  { value: '365', label: text.periods[365] },
  { value: 'custom', label: text.periods.custom },
] as const;
/** Counter of entries, from the limit on. */
const atLimit = (length: number, { maxItems: max }: { maxItems: number }) =>
  length >= max ? { length, max } : undefined;
const networksIn = (typed: string) => typed.split(/[,，\s]+/).filter(Boolean);

interface End {
  period: string;
  date: string;
}

/** Wire time of an end; empty without a date. */
const endOf = ({ period, date }: End, now: number) =>
  period === 'custom' ? date && `${wireDate(date)}T23:59:59+08:00` : endInDays(Number(period), now);

interface CreateTokenDialogProps {
  draft: Pick<ApiToken, 'name' | 'scopes'>;
  proof: Proof;
  now: number;
  onMade: (token: ApiTokenMade) => void;
  onClose: () => void;
}

const tokenForm = ({ draft, proof, now }: Pick<CreateTokenDialogProps, 'draft' | 'proof' | 'now'>) => ({
  schema: v.object({
    name: requiredText(rules.name),
    scopes: v.pipe(v.array(v.enum(ApiTokenScope)), v.minLength(1, text.chooseScope)),
    expiresOn: v.pipe(
      v.object({ period: v.string(), date: v.string() }),
      v.transform((end) => endOf(end, now)),
      v.check((at) => at !== '', commonText.required),
    ),
    networks: v.pipe(v.string(), v.transform(networksIn)),
    currentPassword: proof === 'password' ? requiredText({}) : v.string(),
    passcode: proof === 'passcode' ? requiredText({}) : v.string(),
  }),
  labels: {
    ...text.labels,
    networks: text.networksLabel,
    currentPassword: text.password,
    passcode: text.passcode,
  },
  limits: rules,
  empty: () => ({
    ...draft,
    scopes: [...draft.scopes],
    expiresOn: { period: '90', date: '' },
    networks: '',
    currentPassword: '',
    passcode: '',
  }),
});

/** Asks for scopes, lifetime and networks of a new token. */
export function CreateTokenDialog({ draft, proof, now, onMade, onClose }: CreateTokenDialogProps) {
  const form = useSmallForm({
    ...tokenForm({ draft, proof, now }),
    send: ({ name, currentPassword, passcode, ...token }) =>
      createApiToken({ ...token, name: name.trim(), ...proofBody({ currentPassword, passcode }) }),
    onDone: onMade,
  });
  const { name, scopes, expiresOn, networks, currentPassword, passcode } = form.fields;
  return (
    <FormDialog
      form={form}
      title={text.create}
      label={text.create}
      busyLabel={text.creating}
      onClose={onClose}
    >
      <TextField field={name} help={text.nameHelp} maxLength={rules.name.maxLength} />
      <ScopeField field={scopes} />
      <EndField field={expiresOn} now={now} />
      <Field
        label={networks.label}
        help={text.networksHelp}
        error={networks.error}
        counter={atLimit(networksIn(networks.value).length, rules.networks)}
      >
        <TextInput
          value={networks.value}
          placeholder={text.networksExample}
          onChange={({ target }) => networks.onChange(target.value)}
        />
      </Field>
      {/* A token grants later access, so its creator needs a fresh proof. */}
      {proof === 'signIn' && <Note>{text.signIn}</Note>}
      {proof === 'password' && (
        <TextField field={currentPassword} required type="password" autoComplete="current-password" />
      )}
      {proof === 'passcode' && <TextField field={passcode} required autoComplete="one-time-code" />}
    </FormDialog>
  );
}

interface EndFieldProps {
  field: BoundField<End>;
  now: number;
}

function EndField({ field: { label, value, onChange, error }, now }: EndFieldProps) {
  const at = endOf(value, now);
  return (
    <Field label={label} group help={at && <TimeIn say={text.endHelp} at={at} to="day" />} error={error}>
      <div className="flex flex-wrap gap-3">
        <Segmented
          options={periods}
          value={value.period}
          onChange={(period) => onChange({ ...value, period })}
        />
        {value.period === 'custom' && (
          <span className="w-44">
            <DateInput
              aria-label={text.endDate}
              value={value.date}
              pickerLabel={text.pickDate}
              onChange={(date) => onChange({ ...value, date })}
            />
          </span>
        )}
      </div>
    </Field>
  );
}

function ScopeField({
  field: { label, value: scopes, onChange, error },
}: {
  field: BoundField<ApiTokenScope[]>;
}) {
  return (
    <Field label={label} group required error={error}>
      <div className="divide-y divide-line rounded-control border border-line">
        {Object.values(ApiTokenScope).map((scope) => (
          <div
            key={scope}
            className="flex items-center gap-2 px-3 py-1 has-checked:bg-primary-tint tablet:min-h-control"
          >
            <Checkbox
              className="min-w-0 flex-1"
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                onChange(
                  Object.values(ApiTokenScope).filter((each) =>
                    each === scope ? target.checked : scopes.includes(each),
                  ),
                )
              }
            >
              <span>
                <b>{text.scopes[scope]}</b>
                {'　'}
                <span className="text-caption text-ink-soft">{text.scopeHelp[scope]}</span>
              </span>
            </Checkbox>
            {text.marks[scope] && <Tag tone="warning">{text.marks[scope]}</Tag>}
          </div>
        ))}
      </div>
    </Field>
  );
}
