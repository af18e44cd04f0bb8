import { getDeepErrorEntries, getInput, handleSubmit, reset, setInput, useForm } from '@formisch/react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as v from 'valibot';
import type { CallOptions } from '../api/client';
import type { ApiResult } from '../api/result';
import { fieldDifferences } from './difference';
import type { FormStart } from './form-start';
import { useStableCallback } from '../shared/use-stable-callback';
import { useRecovery } from './use-recovery';
import { type FieldMessages, problemsOf, serverMessages } from './form-problem';
import { type FormPageState, useFormSave } from './use-form-save';

type Schema = v.GenericSchema<Record<string, unknown>>;

interface SchemaFormConfig<TSchema extends Schema, TData> {
  schema: TSchema;
  /** What the form starts from; taken anew whenever its version changes. Keep it by useMemo. */
  start: FormStart<v.InferInput<TSchema>>;
  labels: Readonly<Record<Extract<keyof v.InferInput<TSchema>, string>, string>>;
  /** The form's field for a field of the server's answer, where the names differ. */
  rename?: Readonly<Record<string, string>>;
  /** Sends the values as typed on a row version. */
  send: (values: v.InferOutput<TSchema>, rowVersion: number, options: CallOptions) => Promise<ApiResult<TData>>;
  /** The newest record, to settle a save that came too late; an add form has none. */
  reload?: () => Promise<ApiResult<FormStart<v.InferInput<TSchema>>>>;
  /** Values in words, where a difference is shown. */
  show?: { readonly [TName in keyof v.InferInput<TSchema>]?: (value: v.InferInput<TSchema>[TName]) => string };
  /** Fields that must not be written into the browser's safety copy. */
  secret?: readonly Extract<keyof v.InferInput<TSchema>, string>[];
  onSaved?: (data: TData) => void;
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
  const { schema, start, labels, rename } = config;
  const form = useForm<TSchema>({ schema, initialInput: partial<TSchema>(start.values), validate: 'submit', revalidate: 'input' });
  const [refused, setRefused] = useState<FieldMessages>({});
  const router = useRouter();
  const sent = useRef('');
  // Read here, so that any change of the form draws the page anew.
  const values = whole<TSchema>(getInput(form));
  const messages = { ...ownMessages(getDeepErrorEntries(form)), ...refused };
  const submitted = form.isSubmitted;

  // The version that the values were typed on: the record's, or an older one when a copy was restored.
  const [version, setVersion] = useState(start.version);
  const base = (next: FormStart<Input>, keepInput: boolean) => {
    reset(form, { initialInput: partial<TSchema>(next.values), keepInput } as Parameters<typeof reset<TSchema>>[1]);
    setVersion(next.version);
  };
  const shown = useRef(start);
  const takeStart = useStableCallback((next: typeof start) => {
    if (shown.current.version === next.version) return;
    shown.current = next;
    // What was typed while the save ran is kept, and counts as a change.
    base(next, JSON.stringify(getInput(form)) !== sent.current);
  });
  useEffect(() => takeStart(start), [takeStart, start]);

  const recovery = useRecovery<Input>({
    start,
    values,
    version,
    dirty: form.isDirty,
    withoutSecrets: (held) => ({ ...held, ...Object.fromEntries((config.secret ?? []).map((name) => [name, start.values[name]])) }),
    reload: config.reload,
    differences: (latest, mine) => fieldDifferences(latest, mine, labels, config.show),
    onRestore(restored, typedOn) {
      setInput(form, { input: restored });
      setVersion(typedOn);
    },
    onAdopt(latest) {
      sent.current = JSON.stringify(latest.values);
      base(latest, false);
      setInput(form, { input: latest.values });
      setRefused({});
      void router.invalidate();
    },
    onKeep(latest) {
      // With the newest version as its base, what was typed is saved once more.
      flushSync(() => base(latest, true));
      page.save();
    },
  });
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
    send: (output, options) => config.send(output, version, options),
    onSaved: config.onSaved,
    recovery,
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
