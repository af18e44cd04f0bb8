import * as v from 'valibot';
import type { labels as allLabels } from '../../../openapi/generated/labels';
import type { limits as allLimits } from '../../../openapi/generated/limits';
import type { components } from '../../../openapi/generated/types';
import type { RecordForm } from '../record/use-record-form';

/** A kind of input: rule, first value, value of a record and part of the body. It knows nothing of the screen. */
export interface Codec<TLimit, TStored, TValue, TSent = TValue> {
  rule: (limit: TLimit) => v.GenericSchema<TValue>;
  empty: () => TValue;
  read: (stored: TStored) => TValue;
  /** Body fields of a valid value; none for one that is not sent. */
  write: <TName extends string>(name: TName, value: TValue) => { readonly [_ in TName]?: TSent };
  /** Text of a value, for comparing versions; needed where the value itself is none. */
  show?: (value: TValue) => string;
}

interface AnyCodec<TLimit, TSent> {
  rule: (limit: TLimit) => v.GenericSchema;
  empty: () => unknown;
  read: (stored: never) => unknown;
  write: (name: string, value: never) => Readonly<Partial<Record<string, TSent>>>;
  show?: (value: never) => string;
}

type Labels = typeof allLabels;
type Limits = typeof allLimits;
type Schemas = components['schemas'];
type ShapeName = keyof Labels & keyof Limits & keyof Schemas;

/** A codec for each labelled property of a shape. */
type FieldsOf<TShape extends ShapeName> = {
  readonly [TName in keyof Labels[TShape]]: AnyCodec<
    TName extends keyof Limits[TShape] ? Limits[TShape][TName] : never,
    TName extends keyof Schemas[TShape] ? Schemas[TShape][TName] : never
  >;
};
type AnyFields = Readonly<Record<string, AnyCodec<never, unknown>>>;

type Values<TFields extends AnyFields> = {
  -readonly [TName in keyof TFields]: ReturnType<TFields[TName]['empty']>;
};
type Stored<TCodec extends AnyCodec<never, unknown>> = Parameters<TCodec['read']>[0];
/** Part of a record that the codecs read; optional where they take undefined. */
type RecordOf<TFields extends AnyFields> = {
  readonly [TName in keyof TFields as undefined extends Stored<TFields[TName]> ? never : TName]: Stored<
    TFields[TName]
  >;
} & {
  readonly [TName in keyof TFields as undefined extends Stored<TFields[TName]> ? TName : never]?: Stored<
    TFields[TName]
  >;
};

/** A rule between fields, with its message at one of them. */
export interface CrossRule<TValues> {
  at: Extract<keyof TValues, string>;
  holds: (values: TValues) => boolean;
  message: string;
}

type FormSchema<TValues> = v.GenericSchema<TValues> & {
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
};

interface RecordFormOf<TValues, TRecord, TBody, TLimits> {
  schema: FormSchema<TValues>;
  labels: { readonly [TName in keyof TValues]: string };
  limits: TLimits;
  show: { readonly [TName in keyof TValues]?: (value: TValues[TName]) => string };
  /** First values of an add form. */
  empty: () => TValues;
  /** Values of a stored record. */
  values: (record: TRecord) => TValues;
  /** Body of valid values; id and version come from the record. */
  body: (values: TValues) => TBody;
}

/** Values of a form. */
export type ValuesOf<TForm extends { empty: () => unknown }> = ReturnType<TForm['empty']>;
/** A form on a screen. */
export type FormOf<TForm extends { empty: () => unknown; limits: unknown }> = RecordForm<
  ValuesOf<TForm>,
  TForm['limits']
>;

/** A form with one line a field: labels and limits by name from the contract, the rest from the field's codec. */
export function recordForm<TShape extends ShapeName, TFields extends FieldsOf<TShape> & AnyFields>(
  _shape: TShape,
  limits: Limits[TShape],
  labels: Labels[TShape],
  fields: TFields & Readonly<Record<Exclude<keyof TFields, keyof Labels[TShape]>, never>>,
  ...rules: readonly CrossRule<Values<TFields>>[]
) {
  type Body = Omit<Schemas[TShape], 'id' | 'rowVersion'>;
  // `formOf` reads by name what the types above say by name.
  const byName = rules as readonly unknown[] as readonly CrossRule<ByName>[];
  const form: unknown = { labels, limits, ...formOf(fields, limits, byName) };
  return form as RecordFormOf<Values<TFields>, RecordOf<TFields>, Body, Limits[TShape]>;
}

type ByName = Readonly<Record<string, unknown>>;
type CodecsByName = Readonly<Record<string, Codec<unknown, unknown, unknown>>>;

function formOf(fields: CodecsByName, limits: ByName, rules: readonly CrossRule<ByName>[]) {
  const codecs = Object.entries(fields);
  const each = <Value>(of: (codec: Codec<unknown, unknown, unknown>, name: string) => Value) =>
    Object.fromEntries(codecs.map(([name, codec]) => [name, of(codec, name)]));
  const schema = v.object(each(({ rule }, name) => rule(limits[name])));
  return {
    schema: v.pipe(
      schema,
      ...rules.map(({ at, holds, message }) => v.forward(v.check(holds, message), [at])),
    ),
    show: each(({ show }) => show),
    empty: () => each(({ empty }) => empty()),
    values: (record: ByName) => each(({ read }, name) => read(record[name])),
    body: (values: ByName) =>
      Object.fromEntries(codecs.flatMap(([name, { write }]) => Object.entries(write(name, values[name])))),
  };
}
