import type { ApiError } from '../../api/result';
import type { RecordProblem } from '../../machines/record';

/** Messages by field, from validation or a 400 answer. */
export type FieldMessages = Record<string, readonly string[]>;

/** Entries of the error dialog in the order of labels; unlabelled fields come last by name. */
export function problemsOf(
  messages: FieldMessages,
  labels: Readonly<Record<string, string>>,
): RecordProblem[] {
  const order = Object.keys(labels);
  const rank = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  return Object.entries(messages)
    .flatMap(([field, list]) => {
      const message = list.at(-1);
      const label = Object.hasOwn(labels, field) ? labels[field] : undefined;
      return message === undefined ? [] : [{ key: field, label: label ?? field, message }];
    })
    .sort((a, b) => rank(a.key) - rank(b.key));
}

/** Server messages by form field: `housingUnits[0].name` becomes housingUnits; `rename` maps other names. */
export function serverMessages(
  error: ApiError,
  rename: Readonly<Record<string, string>> = {},
): FieldMessages {
  if (error.kind !== 'status' || !error.errors) return {};
  const found = new Map<string, string[]>();
  for (const [path, list] of Object.entries(error.errors)) {
    const field = path.split(/[.[]/)[0] ?? path;
    const name = Object.hasOwn(rename, field) ? (rename[field] ?? field) : field;
    found.set(name, [...(found.get(name) ?? []), ...list]);
  }
  return Object.fromEntries(found);
}
