import { useSelector } from '@xstate/react';
import * as v from 'valibot';
import type { CallOptions } from '../../api/client';
import type { ApiResult } from '../../api/result';
import type { EditPath } from '../../base/navigation/route-path';
import { isSameValue } from '../../machines/same-value';
import { fieldDifferences } from './difference';
import {
  type BoundFields,
  boundFields,
  type FieldOf,
  type FormRules,
  ruleMessages,
  type Schema,
} from './form-fields';
import { problemsOf, serverMessages } from './form-problem';
import { type RecordEditing, useDraft, useRecord } from './use-record';
import { loadedBase, type Stored } from './record-base';

interface FieldsConfig<TSchema extends Schema, TData, TLimits> extends FormRules<TSchema, TLimits> {
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

export interface RecordForm<TInput, TLimits = object> {
  editing: RecordEditing;
  values: TInput;
  /** True after the first save attempt, which shows validation. */
  submitted: boolean;
  fields: BoundFields<TInput, TLimits>;
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
  const fields = boundFields(config, {
    values: draft,
    started,
    change,
    errorOf: (name) => editing.problems.find(({ key }) => key === name)?.message,
    idOf: (name) => name,
  });
  return {
    editing,
    values: draft,
    submitted: isChecked,
    isChanged: (name) => !isSameValue(draft[name], started[name]),
    patch,
    fields,
  };
}
