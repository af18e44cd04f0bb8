import { useEffect, useEffectEvent, useId, useState } from 'react';
import * as v from 'valibot';
import type { CallOptions } from '../../api/client';
import { randomId } from '../../api/random-id';
import type { ApiResult } from '../../api/result';
import { failureWords, noted } from '../../base/calls/failure-words';
import { useCall } from '../../base/calls/use-call';
import { isSameValue } from '../../machines/same-value';
import { boundFields, type BoundFields, type FormRules, ruleMessages, type Schema } from './form-fields';
import { serverMessages } from './form-problem';

interface SmallFormConfig<TSchema extends Schema, TData, TLimits> extends FormRules<TSchema, TLimits> {
  empty: () => v.InferInput<TSchema>;
  /** Sends valid values. The options hold one key for all attempts with the same values. */
  send: (values: v.InferOutput<TSchema>, options: CallOptions) => Promise<ApiResult<TData>>;
  onDone?: (data: TData) => void | Promise<void>;
}

export interface SmallForm<TInput, TLimits = object> {
  fields: BoundFields<TInput, TLimits>;
  values: TInput;
  /** Changes several fields at once. */
  patch: (changes: Partial<TInput>) => void;
  isChanged: boolean;
  isBusy: boolean;
  /** Failure of the call, or a broken rule, that no field shows; may be empty. */
  failure: string;
  /** Sends the form if it is valid; true if that succeeded. */
  submit: () => Promise<boolean>;
  /** Begins again with the first values. */
  reset: () => void;
}

/**
 * Form of a dialog or small screen, with the fields and errors of a record's form: validated at the first attempt, then
 * on input. A server's message at a field stays until that field changes.
 */
export function useSmallForm<TSchema extends Schema, TData, TLimits = object>(
  config: SmallFormConfig<TSchema, TData, TLimits>,
): SmallForm<v.InferInput<TSchema>, TLimits> {
  type Input = v.InferInput<TSchema>;
  const { schema, labels, rename, empty, send, onDone } = config;
  const id = useId();
  const { call, isBusy, error } = useCall();
  const [started, setStarted] = useState(empty);
  const [values, setValues] = useState(started);
  const [sent, setSent] = useState<Input | null>(null);
  const [idempotencyKey, setKey] = useState(randomId);
  const change = (next: (values: Input) => Input) => {
    setValues(next);
    setKey(randomId());
  };
  // A rule between fields speaks once each field is right.
  const { '': between, ...broken } = sent ? ruleMessages(schema, values) : {};
  const refused = error ? serverMessages(error, rename) : {};
  const errorOf = (name: string) =>
    (broken[name] ?? (values[name] === sent?.[name] ? refused[name] : undefined))?.at(-1);
  const elsewhere = Object.keys(refused)
    .filter((name) => !(name in labels))
    .flatMap((name) => refused[name] ?? []);
  const focusFirst = useFocusAfter(() => {
    const name = Object.keys(labels).find((each) => errorOf(each) !== undefined);
    return name && `${id}${name}`;
  });
  const isEachRight = Object.keys(broken).length === 0;
  const failed = Object.keys(refused).length > 0 ? elsewhere : error ? failureWords(error) : [];
  const other = (isEachRight && between) || failed;
  const sendOnce = async (output: v.InferOutput<TSchema>) =>
    noted(await send(output, { idempotencyKey }), (refusal) =>
      Object.keys(serverMessages(refusal, rename)).some((name) => name in labels),
    );
  const finish = async (data: TData) => {
    setStarted(values);
    setSent(null);
    await onDone?.(data);
  };
  return {
    fields: boundFields(config, { values, started, change, errorOf, idOf: (name) => `${id}${name}` }),
    values,
    patch: (changes) => change((now) => ({ ...now, ...changes })),
    isChanged: !isSameValue(values, started),
    isBusy,
    failure: other.join(' '),
    submit: async () => {
      setSent(values);
      const { success, output } = v.safeParse(schema, values);
      const isDone = success && (await call(() => sendOnce(output), finish));
      if (!isDone) focusFirst();
      return isDone;
    },
    reset: () => {
      const first = empty();
      setStarted(first);
      setValues(first);
      setSent(null);
    },
  };
}

/** Focuses a control of the next rendering, so that a screen reader says its field with the message. */
function useFocusAfter(idOf: () => string | undefined): () => void {
  const [asked, setAsked] = useState(0);
  const focus = useEffectEvent(() => {
    const control = idOf();
    if (control !== undefined) document.getElementById(control)?.focus();
  });
  useEffect(() => {
    if (asked > 0) focus();
  }, [asked]);
  return () => setAsked((count) => count + 1);
}
