import { useState } from 'react';
import { ApiTokenScope } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import type { components } from '../../../openapi/generated/types';
import { createApiToken } from '../../api/generated/operations';
import type { ApiError } from '../../api/result';
import { failureText } from '../../calls/failure-words';
import { useCall } from '../../calls/use-call';
import { proofBody } from '../../fields/proof';
import { textLength } from '../../ui/text-length';
import { wireDate } from '../../time/date-time';
import { TimeIn } from '../../time/Time';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { DateInput } from '../../ui/DateInput';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { Segmented } from '../../ui/Segmented';
import { Tag } from '../../ui/Tag';
import { TextInput } from '../../ui/TextInput';
import { tokenText as text } from './text';
import type { ApiToken, ApiTokenMade } from './token-loaders';
import { endInDays } from './token-words';
import { commonText } from '../../navigation/text';

type Proof = components['schemas']['OwnProof'];

const { name: nameRule, networks: networksRule } = limits.ApiTokenCreate;
const periods = [
  { value: '30', label: text.periods[30] },
  { value: '90', label: text.periods[90] },
  { value: '365', label: text.periods[365] },
  { value: 'custom', label: text.periods.custom },
] as const;
/** Counter of entries, from the limit on. */
const atLimit = (length: number, { maxItems: max }: { maxItems: number }) =>
  length >= max ? { length, max } : undefined;
const noFieldErrors: Readonly<Record<string, readonly string[]>> = {};

interface CreateTokenDialogProps {
  draft: Pick<ApiToken, 'name' | 'scopes'>;
  proof: Proof;
  now: number;
  onMade: (token: ApiTokenMade) => void;
  onClose: () => void;
}

/** Typed values, and the call that creates the token. */
function useTokenForm({ draft, proof, now, onMade }: Omit<CreateTokenDialogProps, 'onClose'>) {
  const { call, isBusy, error } = useCall();
  const [values, setValues] = useState({
    ...draft,
    period: '90',
    date: '',
    networks: '',
    currentPassword: '',
    passcode: '',
  });
  const [isSubmitted, setSubmitted] = useState(false);
  const set = (changes: Partial<typeof values>) => setValues({ ...values, ...changes });
  const name = values.name.trim();
  const expiresOn =
    values.period === 'custom'
      ? values.date && `${wireDate(values.date)}T23:59:59+08:00`
      : endInDays(Number(values.period), now);
  const sent = fieldErrors(error);
  const missing = (isGood: unknown, words: string = commonText.required) =>
    isSubmitted && !isGood ? words : undefined;
  const networks = values.networks.split(/[,，\s]+/).filter(Boolean);
  const isProven = proof === 'signIn' || (proof === 'password' ? values.currentPassword : values.passcode);
  const send = async () => {
    setSubmitted(true);
    if (!name || values.scopes.length === 0 || !expiresOn || !isProven) return;
    await call(
      () =>
        createApiToken({
          name,
          scopes: values.scopes,
          expiresOn,
          networks,
          ...proofBody(values),
        }),
      onMade,
    );
  };
  return { values, set, name, networks, expiresOn, isBusy, error, sent, missing, isProven, send };
}

/** Asks for scopes, lifetime and networks of a new token. */
export function CreateTokenDialog({ draft, proof, now, onMade, onClose }: CreateTokenDialogProps) {
  const { values, set, name, networks, expiresOn, isBusy, error, sent, missing, isProven, send } =
    useTokenForm({
      draft,
      proof,
      now,
      onMade,
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isBusy}
      title={text.create}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button variant="primary" busy={isBusy} busyLabel={text.creating} onClick={() => void send()}>
            {text.create}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field
          label={text.labels.name}
          required
          help={text.nameHelp}
          error={missing(name) ?? sent('name')}
          counter={{ length: textLength(values.name), max: nameRule.maxLength }}
        >
          <TextInput
            value={values.name}
            maxLength={nameRule.maxLength}
            onChange={(event) => set({ name: event.target.value })}
          />
        </Field>
        <ScopeField
          scopes={values.scopes}
          error={missing(values.scopes.length, text.chooseScope)}
          onChange={(scopes) => set({ scopes })}
        />
        <EndField
          values={values}
          expiresOn={expiresOn}
          error={missing(expiresOn) ?? sent('expiresOn')}
          onChange={set}
        />
        <Field
          label={text.networksLabel}
          help={text.networksHelp}
          error={sent('networks')}
          counter={atLimit(networks.length, networksRule)}
        >
          <TextInput
            value={values.networks}
            placeholder={text.networksExample}
            onChange={(event) => set({ networks: event.target.value })}
          />
        </Field>
        <ProofInputs
          proof={proof}
          values={values}
          error={missing(isProven) ?? sent('currentPassword') ?? sent('passcode')}
          onChange={set}
        />
        <div role="alert">{error && <Note tone="danger">{failureText(error)}</Note>}</div>
      </div>
    </Dialog>
  );
}

interface EndFieldProps {
  values: Record<'period' | 'date', string>;
  expiresOn: string;
  error: string | undefined;
  onChange: (changes: Partial<Record<'period' | 'date', string>>) => void;
}

function EndField({ values: { period, date }, expiresOn, error, onChange }: EndFieldProps) {
  return (
    <Field
      label={text.labels.expiresOn}
      group
      help={expiresOn && <TimeIn say={text.endHelp} at={expiresOn} to="day" />}
      error={error}
    >
      <div className="flex flex-wrap gap-3">
        <Segmented options={periods} value={period} onChange={(value) => onChange({ period: value })} />
        {period === 'custom' && (
          <span className="w-44">
            <DateInput
              aria-label={text.endDate}
              value={date}
              pickerLabel={text.pickDate}
              onChange={(day) => onChange({ date: day })}
            />
          </span>
        )}
      </div>
    </Field>
  );
}

function fieldErrors(error: ApiError | null): (field: string) => string | undefined {
  const errors = error?.kind === 'status' ? (error.errors ?? noFieldErrors) : noFieldErrors;
  return (field) => Object.entries(errors).find(([name]) => name.startsWith(field))?.[1][0];
}

interface ScopeFieldProps {
  scopes: readonly ApiTokenScope[];
  error: string | undefined;
  onChange: (scopes: ApiTokenScope[]) => void;
}

function ScopeField({ scopes, error, onChange }: ScopeFieldProps) {
  return (
    <Field label={text.labels.scopes} group required error={error}>
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

interface ProofInputsProps {
  proof: Proof;
  values: Record<'currentPassword' | 'passcode', string>;
  error: string | undefined;
  onChange: (changes: Partial<Record<'currentPassword' | 'passcode', string>>) => void;
}

/** A token grants later access, so its creator needs a fresh proof. */
function ProofInputs({ proof, values, error, onChange }: ProofInputsProps) {
  if (proof === 'signIn') return <Note>{text.signIn}</Note>;
  const isPassword = proof === 'password';
  return (
    <Field label={isPassword ? text.password : text.passcode} required error={error}>
      <TextInput
        type={isPassword ? 'password' : 'text'}
        autoComplete={isPassword ? 'current-password' : 'one-time-code'}
        value={isPassword ? values.currentPassword : values.passcode}
        onChange={({ target }) =>
          onChange(isPassword ? { currentPassword: target.value } : { passcode: target.value })
        }
      />
    </Field>
  );
}
