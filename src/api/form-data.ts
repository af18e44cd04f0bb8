import { withoutUnknownVersion } from './row-version';

/**
 * Multipart body with flat keys such as `webParts[0].items[1].textContent` (decisions/002-wire-format). Omits
 * undefined values and empty lists.
 */
export function toFormData(body: object): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body)) append(form, key, withoutUnknownVersion(key, value));
  return form;
}

function append(form: FormData, key: string, value: unknown): void {
  if (value === undefined) return;
  if (value === null) form.append(key, '');
  else if (value instanceof Blob) form.append(key, value);
  else if (Array.isArray(value)) value.forEach((item, index) => append(form, `${key}[${index}]`, item));
  else if (typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) append(form, `${key}.${name}`, inner);
  } else form.append(key, String(value));
}
