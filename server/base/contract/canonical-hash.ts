import { createHash } from 'node:crypto';

interface HashForm {
  /** Fields that count, at any depth; all if absent. */
  isKept?: (name: string, field: unknown) => boolean;
  /** Writes objects as lists of name and value. */
  asPairs?: boolean;
}

/**
 * SHA-256 of a value as JSON with sorted keys, in hexadecimal. Later releases compare stored hashes, so a
 * form's JSON must not change.
 */
export function canonicalHash(value: unknown, form: HashForm = {}): string {
  return sha256(JSON.stringify(canonical(value, form)));
}

function canonical(value: unknown, form: HashForm): unknown {
  if (value instanceof Uint8Array) return sha256(value);
  if (Array.isArray(value)) return value.map((entry) => canonical(entry, form));
  if (typeof value !== 'object' || value === null) return value;
  const { isKept = () => true, asPairs = false } = form;
  const fields = Object.entries(value)
    .filter(([name, field]) => isKept(name, field))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => [name, canonical(field, form)] as const);
  return asPairs ? fields : Object.fromEntries(fields);
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
