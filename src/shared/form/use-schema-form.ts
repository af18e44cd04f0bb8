import { getDeepErrorEntries, getInput, handleSubmit, reset, setInput, useForm } from '@formisch/react';
import { useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import type { CallOptions } from '../../api/client';
import type { ApiResult } from '../../api/result';
import { type FieldMessages, problemsOf, serverMessages } from './form-problem';
import { type FormPageState, useFormSave } from './use-form-save';

type Schema = v.GenericSchema<Record<string, unknown>>;

interface SchemaFormConfig<TSchema extends Schema, TData> {
  schema: TSchema;
  /** What the form starts from; taken anew whenever `version` changes. */
  initial: v.InferInput<TSchema>;
  /** The record's row version: when it changes after a save, the new record becomes the form's start. */
  version?: number;
  labels: Readonly<Record<Extract<keyof v.InferInput<TSchema>, string>, string>>;
  /** The form's field for a field of the server's answer, where the names differ. */
  rename?: Readonly<Record<string, string>>;
  send: (values: v.InferOutput<TSchema>, options: CallOptions) => Promise<ApiResult<TData>>;
  onSaved: (data: TData) => void;
}

/** One field of a form as its control takes it. */
export interface BoundField<TValue> {
  id: string;
  value: TValue;
  onChange: (value: TValue) => void;
  error: string | undefined;
}

export interface SchemaForm<TInput> {
  page: FormPageState;
  values: TInput;
  /** True after the first save attempt, when validation is displayed. */
  submitted: boolean;
  bind: <TName extends Extract<keyof TInput, string>>(name: TName) => BoundField<TInput[TName]>;
  /** Changes several fields at once. */
  patch: (changes: Partial<TInput>) => void;
}

/** A form over a flat valibot schema: validated at the first save, then on input (specification 4, Forms). */
export function useSchemaForm<TSchema extends Schema, TData>(
  config: SchemaFormConfig<TSchema, TData>,
): SchemaForm<v.InferInput<TSchema>> {
  type Input = v.InferInput<TSchema>;
  const { schema, initial, version, labels, rename } = config;
  const form = useForm<TSchema>({ schema, initialInput: partial<TSchema>(initial), validate: 'submit', revalidate: 'input' });
  const [refused, setRefused] = useState<FieldMessages>({});
  const sent = useRef('');
  // Read here, so that any change of the form draws the page anew.
  const values = whole<TSchema>(getInput(form));
  const messages = { ...ownMessages(getDeepErrorEntries(form)), ...refused };
  const submitted = form.isSubmitted;

  const shownVersion = useRef(version);
  useEffect(() => {
    if (shownVersion.current === version) return;
    shownVersion.current = version;
    // What was typed while the save ran is kept, and counts as a change.
    const keepInput = JSON.stringify(getInput(form)) !== sent.current;
    reset(form, { initialInput: partial<TSchema>(initial), keepInput } as Parameters<typeof reset<TSchema>>[1]);
  }, [form, version, initial]);

  const page = useFormSave<v.InferOutput<TSchema>, TData>({
    dirty: form.isDirty,
    problems: problemsOf(messages, labels),
    async collect() {
      setRefused({});
      sent.current = JSON.stringify(getInput(form));
      let output: v.InferOutput<TSchema> | null = null;
      await handleSubmit(form, (valid: v.InferOutput<TSchema>) => {
        output = valid;
      })();
      return output;
    },
    send: config.send,
    onSaved: config.onSaved,
    onFailed: (error) => setRefused(serverMessages(error, rename)),
  });

  function patch(changes: Partial<Input>) {
    setRefused((earlier) => Object.fromEntries(Object.entries(earlier).filter(([field]) => !Object.hasOwn(changes, field))));
    setInput(form, { input: { ...whole<TSchema>(getInput(form)), ...changes } });
  }

  return {
    page,
    values,
    submitted,
    patch,
    bind: (name) => ({
      id: name,
      value: values[name],
      onChange: (value) => patch({ [name]: value } as unknown as Partial<Input>),
      error: messages[name]?.at(-1),
    }),
  };
}

function ownMessages(entries: readonly { path: readonly unknown[]; errors: readonly string[] }[]): FieldMessages {
  const found: Record<string, string[]> = {};
  for (const { path, errors } of entries) {
    const field = String(path[0] ?? '');
    found[field] = [...(found[field] ?? []), ...errors];
  }
  return found;
}

// Every field of a form here has a value from the start, which formisch's partial types can't know.
const whole = <TSchema extends Schema>(input: unknown) => input as v.InferInput<TSchema>;
const partial = <TSchema extends Schema>(input: v.InferInput<TSchema>) =>
  input as unknown as NonNullable<Parameters<typeof useForm<TSchema>>[0]['initialInput']>;
