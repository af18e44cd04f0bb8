type ClassName = string | false | null | undefined;

/** Joins class names; skips empty and false ones. */
export function classNames(first: string, ...more: ClassName[]): string;
export function classNames(...names: ClassName[]): string | undefined;
export function classNames(...names: ClassName[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
