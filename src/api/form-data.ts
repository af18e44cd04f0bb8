/**
 * A multipart body as flat keys: `webParts[0].textContent`, `webParts[0].items[1].textContent`
 * (decisions.md 2). Left-out values are not sent, null is sent empty, booleans as true or false.
 */
export function toFormData(body: object): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body)) append(form, key, value);
  return form;
}

function append(form: FormData, key: string, value: unknown): void {
  if (value === undefined) return;
  if (value === null) form.append(key, '');
  else if (value instanceof File) form.append(key, value, value.name);
  else if (value instanceof Blob) form.append(key, value);
  else if (Array.isArray(value)) appendList(form, key, value);
  else if (typeof value === 'object') for (const [name, inner] of Object.entries(value)) append(form, `${key}.${name}`, inner);
  else form.append(key, String(value));
}

// An empty list must be said: a key that is missing means "unchanged".
function appendList(form: FormData, key: string, list: unknown[]): void {
  if (list.length === 0) form.append(`${key}[]`, '');
  list.forEach((item, index) => append(form, `${key}[${index}]`, item));
}
