import type { SearchSchemaInput } from '@tanstack/react-router';

/** Reads a value of an address; invalid ones become undefined or the default. */
type Reader = (value: unknown) => unknown;
type Entries = Readonly<Record<string, Reader>>;
type OptionalKey<TEntries extends Entries> = {
  [Key in keyof TEntries]: undefined extends ReturnType<TEntries[Key]> ? Key : never;
}[keyof TEntries];

/** Search of a link; all optional. */
type Given<TEntries extends Entries> = { [Key in keyof TEntries]?: ReturnType<TEntries[Key]> | undefined };

/** Parsed search of an address. */
type Read<TEntries extends Entries> = {
  [Key in Exclude<keyof TEntries, OptionalKey<TEntries>>]: ReturnType<TEntries[Key]>;
} & { [Key in OptionalKey<TEntries>]?: ReturnType<TEntries[Key]> | undefined };

/** Result type of a `urlSearch`. */
export type SearchOf<TSearch extends (search: never) => unknown> = {
  [Key in keyof ReturnType<TSearch>]: ReturnType<TSearch>[Key];
};

/** Validates a screen's URL state for the router; drops unknown keys. Small, because sign-in loads every route. */
export function urlSearch<const TEntries extends Entries>(entries: TEntries) {
  return (search: Given<TEntries> & SearchSchemaInput): Read<TEntries> => {
    const given: Readonly<Record<string, unknown>> = search;
    const read = Object.entries(entries).map(([key, reader]) => [key, reader(given[key])] as const);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Read<TEntries>;
  };
}

export function oneOf<const TValue extends string | number | boolean>(values: readonly TValue[]) {
  return (value: unknown): TValue | undefined => values.find((known) => known === value);
}

/** Reader with a default value. */
export function withDefault<TValue>(
  read: (value: unknown) => TValue | undefined,
  otherwise: NoInfer<TValue>,
) {
  return (value: unknown): TValue => read(value) ?? otherwise;
}

/** Reads a whole number from 1. */
export function positive(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** Reads a day as YYYY-MM-DD. */
export function day(value: unknown): string | undefined {
  const isDay = typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value);
  return isDay ? value : undefined;
}

/** Reads a text of at most `maxLength` UTF-16 units; the router parses digits as a number. */
export function shortText(maxLength: number) {
  return (value: unknown): string | undefined => {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && text.length <= maxLength ? text : undefined;
  };
}
