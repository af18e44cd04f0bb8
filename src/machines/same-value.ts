/** Deep equality: files by name, size and time, row keys ignored. Cheap for identical values. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a instanceof File || b instanceof File) {
    return (
      a instanceof File &&
      b instanceof File &&
      a.name === b.name &&
      a.size === b.size &&
      a.lastModified === b.lastModified
    );
  }
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => isSameValue(item, b[index]))
    );
  }
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  names.delete('key');
  return [...names].every((name) => isSameValue(fieldOf(a, name), fieldOf(b, name)));
}

/** True for an object that is no list. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Undefined for values without fields. */
export function fieldOf(value: unknown, name: string): unknown {
  return isFields(value) ? value[name] : undefined;
}
