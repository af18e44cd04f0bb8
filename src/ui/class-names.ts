type ClassName = string | false | null | undefined;

/** Joins class names, leaving out what is empty or false. */
export function classNames(first: string, ...more: ClassName[]): string;
export function classNames(...names: ClassName[]): string | undefined;
export function classNames(...names: ClassName[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
