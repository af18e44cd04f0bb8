import type { SearchSchemaInput } from '@tanstack/react-router';

/** Reads one value of an address: undefined, or the default, where it makes no sense. */
type Reader = (value: unknown) => unknown;
type Entries = Readonly<Record<string, Reader>>;
type OptionalKey<TEntries extends Entries> = {
  [Key in keyof TEntries]: undefined extends ReturnType<TEntries[Key]> ? Key : never;
}[keyof TEntries];

/** What a link may give; all of it may be left out. */
type Given<TEntries extends Entries> = { [Key in keyof TEntries]?: ReturnType<TEntries[Key]> | undefined };

/** What is read of an address. */
type Read<TEntries extends Entries> = {
  [Key in Exclude<keyof TEntries, OptionalKey<TEntries>>]: ReturnType<TEntries[Key]>;
} & { [Key in OptionalKey<TEntries>]?: ReturnType<TEntries[Key]> | undefined };

/** The type of what `urlSearch` reads. */
export type SearchOf<TSearch extends (search: never) => unknown> = {
  [Key in keyof ReturnType<TSearch>]: ReturnType<TSearch>[Key];
};

/** A screen's state in the URL, as the router takes it; keys that are not named are dropped. The sign-in loads every route, so this weighs little. */
export function urlSearch<const TEntries extends Entries>(entries: TEntries) {
  return (search: Given<TEntries> & SearchSchemaInput): Read<TEntries> => {
    const given: Readonly<Record<string, unknown>> = search;
    const read = Object.entries(entries).map(([key, reader]) => [key, reader(given[key])] as const);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Read<TEntries>;
  };
}

/** One of the values that are offered. */
export function oneOf<const TValue extends string | number | boolean>(values: readonly TValue[]) {
  return (value: unknown): TValue | undefined => values.find((known) => known === value);
}

/** A value that is never missing. */
export function orElse<TValue>(read: (value: unknown) => TValue | undefined, otherwise: NoInfer<TValue>) {
  return (value: unknown): TValue => read(value) ?? otherwise;
}

/** A whole number from 1. */
export function positive(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** A day as YYYY-MM-DD. */
export function day(value: unknown): string | undefined {
  const isDay = typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value);
  return isDay ? value : undefined;
}

/** At most as many UTF-16 units; the router reads digits as a number. */
export function shortText(most: number) {
  return (value: unknown): string | undefined => {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && text.length <= most ? text : undefined;
  };
}
