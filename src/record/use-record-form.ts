import * as v from 'valibot';
import type { CallOptions } from '../api/client';
import type { ApiResult } from '../api/result';
import type { EditPath } from '../navigation/route-path';
import { isSameValue } from '../machines/record.rules';
import { fieldDifferences } from './difference';
import { type FieldMessages, problemsOf, serverMessages } from './form-problem';
import { type RecordEditing, useRecord } from './use-record';
import { loadedBase, type Stored } from './record-base';

/** The rules of a form, and of each of its fields. */
type Schema = v.GenericSchema<Record<string, unknown>> & {
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
};
type FieldOf<TSchema extends Schema> = Extract<keyof v.InferInput<TSchema>, string>;

interface FieldsConfig<TSchema extends Schema, TData> {
  schema: TSchema;
  labels: Readonly<Record<FieldOf<TSchema>, string>>;
  /** The form's field for a field of the server's answer, where the names differ. */
  rename?: Readonly<Record<string, string>>;
  /** Sends the values as typed on a row version; an add form has none. */
  send: (
    values: v.InferOutput<TSchema>,
    rowVersion: number,
    options: CallOptions,
  ) => Promise<ApiResult<TData>>;
  /** Values in words, where a difference is shown. */
  show?: {
    readonly [TName in keyof v.InferInput<TSchema>]?: (value: v.InferInput<TSchema>[TName]) => string;
  };
  /** Fields that must not be written into the browser's safety copy. */
  secret?: readonly FieldOf<TSchema>[];
  /** What follows a save, beside its toast; without data from a server that tells none. */
  onSaved?: (data: TData | null) => void;
}

interface EditConfig<TSchema extends Schema, TRecord> {
  record: TRecord;
  /** The fields of a record. */
  values: (record: TRecord) => v.InferInput<TSchema>;
  load: () => Promise<ApiResult<TRecord>>;
}

interface AddConfig<TSchema extends Schema> {
  empty: () => v.InferInput<TSchema>;
  /** Where a record that was added is edited. */
  editPath: EditPath;
}

/** One field of a form as its control takes it. */
export interface BoundField<TValue> {
  id: string;
  value: TValue;
  onChange: (value: TValue) => void;
  /** Called on leaving the field: writes what was typed as the contract has it; answers the new text, null without one. */
  settle: () => string | null;
  error: string | undefined;
}

export interface RecordForm<TInput> {
  editing: RecordEditing;
  values: TInput;
  /** True after the first save attempt, when validation is displayed. */
  submitted: boolean;
  bind: <TName extends Extract<keyof TInput, string>>(name: TName) => BoundField<TInput[TName]>;
  /** True for a field whose value is not what the form started from. */
  isChanged: (name: Extract<keyof TInput, string>) => boolean;
  /** Changes several fields at once. */
  patch: (changes: Partial<TInput>) => void;
}

/** A record as fields over a flat valibot schema: validated at the first save, then on input (specification 4, Forms). */
export function useRecordForm<TSchema extends Schema, TData, TRecord extends Stored>(
  config: FieldsConfig<TSchema, TData> & (EditConfig<TSchema, TRecord> | AddConfig<TSchema>),
): RecordForm<v.InferInput<TSchema>> {
  type Input = v.InferInput<TSchema>;
  const { schema, labels } = config;
  const edited = 'record' in config ? config : null;
  const {
    editing,
    draft,
    base: started,
    isChecked,
    change,
  } = useRecord<Input, TData>({
    record: edited?.record,
    read: () => ('record' in config ? loadedBase(config.record, config.values) : { draft: config.empty() }),
    load:
      edited &&
      (async () => {
        const result = await edited.load();
        return result.ok ? { ...result, data: loadedBase(result.data, edited.values) } : result;
      }),
    check: (values) => problemsOf(ruleMessages(schema, values), labels),
    explain: (error) => problemsOf(serverMessages(error, config.rename), labels),
    differences: (latest, mine) => fieldDifferences(latest, mine, labels, config.show, config.secret),
    withoutSecrets: (values, base) => ({
      ...values,
      ...Object.fromEntries((config.secret ?? []).map((name) => [name, base[name]])),
    }),
    send: (values, rowVersion, options) => config.send(v.parse(schema, values), rowVersion, options),
    onSaved: config.onSaved,
    editPath: 'editPath' in config ? config.editPath : undefined,
  });
  const patch = (changes: Partial<Input>) => change((values) => ({ ...values, ...changes }));
  const settle = <TName extends FieldOf<TSchema>>(name: TName) => {
    const value = draft[name];
    // What is stored stays as it is until somebody types there.
    const form = value === started[name] ? value : formOf(schema, name, value);
    if (form === value || typeof form !== 'string') return null;
    change((values) => ({ ...values, [name]: form }));
    return form;
  };
  return {
    editing,
    values: draft,
    submitted: isChecked,
    isChanged: (name) => !isSameValue(draft[name], started[name]),
    patch,
    bind: (name) => ({
      id: name,
      value: draft[name],
      onChange: (value) => change((values) => ({ ...values, [name]: value })),
      settle: () => settle(name),
      error: editing.problems.find(({ key }) => key === name)?.message,
    }),
  };
}

/** A field's value as its rule writes it, also where the rule finds it wrong. */
function formOf(schema: Schema, name: string, value: unknown): unknown {
  const rule = schema.entries[name];
  return rule === undefined ? value : v.safeParse(rule, value).output;
}

function ruleMessages(schema: Schema, values: Record<string, unknown>): FieldMessages {
  const found: Record<string, string[]> = {};
  for (const { path, message } of v.safeParse(schema, values).issues ?? []) {
    const field = String(path?.[0].key ?? '');
    found[field] = [...(found[field] ?? []), message];
  }
  return found;
}
