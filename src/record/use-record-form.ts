import { useSelector } from '@xstate/react';
import * as v from 'valibot';
import type { CallOptions } from '../api/client';
import type { ApiResult } from '../api/result';
import type { EditPath } from '../navigation/route-path';
import { isSameValue } from '../machines/same-value';
import { fieldDifferences } from './difference';
import { type FieldMessages, problemsOf, serverMessages } from './form-problem';
import { type RecordEditing, useDraft, useRecord } from './use-record';
import { loadedBase, type Stored } from './record-base';

/** Schema of a form, with one per field. */
type Schema = v.GenericSchema<Record<string, unknown>> & {
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
};
type FieldOf<TSchema extends Schema> = Extract<keyof v.InferInput<TSchema>, string>;

interface FieldsConfig<TSchema extends Schema, TData, TLimits> {
  schema: TSchema;
  labels: Readonly<Record<FieldOf<TSchema>, string>>;
  /** Limits of the contract, for the inputs. */
  limits?: TLimits;
  /** Form fields of server fields with other names. */
  rename?: Readonly<Record<string, string>>;
  /** Sends values with the base version; an add form has none. */
  send: (
    values: v.InferOutput<TSchema>,
    rowVersion: number,
    options: CallOptions,
  ) => Promise<ApiResult<TData>>;
  /** Texts of the values, for displaying differences. */
  show?: {
    readonly [TName in keyof v.InferInput<TSchema>]?: (value: v.InferInput<TSchema>[TName]) => string;
  };
  /** Fields excluded from safety copies. */
  secret?: readonly FieldOf<TSchema>[];
  /** Called after a save, in addition to the toast; data is null if the server sends none. */
  onSaved?: (data: TData | null) => void;
}

interface EditConfig<TSchema extends Schema, TRecord> {
  record: TRecord;
  values: (record: TRecord) => v.InferInput<TSchema>;
  load: () => Promise<ApiResult<TRecord>>;
}

interface AddConfig<TSchema extends Schema> {
  empty: () => v.InferInput<TSchema>;
  editPath: EditPath;
}

/** A field for its control. */
export interface BoundField<TValue, TLimit = object> {
  id: string;
  label: string;
  limit: TLimit;
  value: TValue;
  onChange: (value: TValue) => void;
  /** On blur: normalises the value by the contract and returns the new text, null if unchanged. */
  settle: () => string | null;
  error: string | undefined;
}

export interface RecordForm<TInput, TLimits = object> {
  editing: RecordEditing;
  values: TInput;
  /** True after the first save attempt, which shows validation. */
  submitted: boolean;
  fields: {
    readonly [TName in keyof TInput]: BoundField<
      TInput[TName],
      TName extends keyof TLimits ? TLimits[TName] : object
    >;
  };
  /** True if a field differs from its first value. */
  isChanged: (name: Extract<keyof TInput, string>) => boolean;
  /** Changes several fields at once. */
  patch: (changes: Partial<TInput>) => void;
}

/**
 * Form fields of a record over a flat valibot schema: validated at the first save, then on input (specification 4,
 * Forms).
 */
export function useRecordForm<TSchema extends Schema, TData, TRecord extends Stored, TLimits = object>(
  config: FieldsConfig<TSchema, TData, TLimits> & (EditConfig<TSchema, TRecord> | AddConfig<TSchema>),
): RecordForm<v.InferInput<TSchema>, TLimits> {
  type Input = v.InferInput<TSchema>;
  const { schema, labels } = config;
  const edited = 'record' in config ? config : null;
  const { editing, isChecked, actor, change } = useRecord<Input, TData>({
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
  const draft = useDraft(actor);
  const started = useSelector(actor, ({ context }) => context.base.draft);
  const patch = (changes: Partial<Input>) => change((values) => ({ ...values, ...changes }));
  const settle = (name: string) => {
    const value = draft[name];
    // Stored values stay unchanged until edited.
    const form = value === started[name] ? value : formOf(schema, name, value);
    if (form === value || typeof form !== 'string') return null;
    change((values) => ({ ...values, [name]: form }));
    return form;
  };
  const limits: Readonly<Record<string, object>> = { ...config.limits };
  const field = (name: FieldOf<TSchema>): BoundField<unknown> => ({
    id: name,
    label: labels[name],
    limit: limits[name] ?? {},
    value: draft[name],
    onChange: (value) => change((values) => ({ ...values, [name]: value })),
    settle: () => settle(name),
    error: editing.problems.find(({ key }) => key === name)?.message,
  });
  return {
    editing,
    values: draft,
    submitted: isChecked,
    isChanged: (name) => !isSameValue(draft[name], started[name]),
    patch,
    fields: each(schema, field) as RecordForm<Input, TLimits>['fields'],
  };
}

/** An entry for each field of the schema. */
const each = <TSchema extends Schema, Entry>({ entries }: TSchema, of: (name: FieldOf<TSchema>) => Entry) =>
  // A schema has entries for its fields alone.
  Object.fromEntries(Object.keys(entries).map((name) => [name, of(name as FieldOf<TSchema>)]));

/** Output of a field's schema, also for invalid values. */
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
