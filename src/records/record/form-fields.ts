import * as v from 'valibot';
import type { FieldMessages } from './form-problem';

/** Schema of a form, with one per field. */
export type Schema = v.GenericSchema<Record<string, unknown>> & {
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
};
export type FieldOf<TSchema extends Schema> = Extract<keyof v.InferInput<TSchema>, string>;

/** Schema and words of a form's fields. */
export interface FormRules<TSchema extends Schema, TLimits> {
  schema: TSchema;
  labels: Readonly<Record<FieldOf<TSchema>, string>>;
  /** Limits of the contract, for the inputs. */
  limits?: TLimits;
  /** Form fields of server fields with other names. */
  rename?: Readonly<Record<string, string>>;
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

export type BoundFields<TInput, TLimits> = {
  readonly [TName in keyof TInput]: BoundField<
    TInput[TName],
    TName extends keyof TLimits ? TLimits[TName] : object
  >;
};

interface FormState<TInput> {
  values: TInput;
  /** Values before any input, which stay as they are stored. */
  started: TInput;
  change: (next: (values: TInput) => TInput) => void;
  errorOf: (name: string) => string | undefined;
  idOf: (name: string) => string;
}

/** Fields of a form in its present state. */
export function boundFields<TSchema extends Schema, TLimits>(
  { schema, labels, limits }: FormRules<TSchema, TLimits>,
  { values, started, change, errorOf, idOf }: FormState<v.InferInput<TSchema>>,
): BoundFields<v.InferInput<TSchema>, TLimits> {
  const limitOf: Readonly<Record<string, object>> = { ...limits };
  const put = (name: string, value: unknown) => change((now) => ({ ...now, [name]: value }));
  const settle = (name: string) => {
    const value = values[name];
    const form = value === started[name] ? value : formOf(schema, name, value);
    if (form === value || typeof form !== 'string') return null;
    put(name, form);
    return form;
  };
  const field = (name: FieldOf<TSchema>): BoundField<unknown> => ({
    id: idOf(name),
    label: labels[name],
    limit: limitOf[name] ?? {},
    value: values[name],
    onChange: (value) => put(name, value),
    settle: () => settle(name),
    error: errorOf(name),
  });
  // A schema has entries for its fields alone.
  const names = Object.keys(schema.entries) as FieldOf<TSchema>[];
  const fields: unknown = Object.fromEntries(names.map((name) => [name, field(name)]));
  return fields as BoundFields<v.InferInput<TSchema>, TLimits>;
}

/** Output of a field's schema, also for invalid values. */
function formOf(schema: Schema, name: string, value: unknown): unknown {
  const rule = schema.entries[name];
  return rule === undefined ? value : v.safeParse(rule, value).output;
}

/** Messages of the rules that values break. */
export function ruleMessages(schema: Schema, values: Record<string, unknown>): FieldMessages {
  const found: Record<string, string[]> = {};
  for (const { path, message } of v.safeParse(schema, values).issues ?? []) {
    const field = String(path?.[0].key ?? '');
    found[field] = [...(found[field] ?? []), message];
  }
  return found;
}
