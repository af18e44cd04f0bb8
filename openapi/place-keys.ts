/** Key of a block of a page: in requests for changes, and as the fragment of its place in the editor. */
export const keyOfPart = (id: number) => `part-${id}`;

/** True for the key of a block, false for that of a page's settings or of a field. */
export const isPartKey = (key: string): boolean => key.startsWith('part-');

const fieldStart = 'field-';

/** Key of a record's field, by its name in the form: in requests for changes, and as the fragment of its place. */
export const keyOfField = (name: string) => `${fieldStart}${name}`;

/** Name of the field that a key means; null for another key. */
export const fieldOfKey = (key: string): string | null =>
  key.startsWith(fieldStart) ? key.slice(fieldStart.length) : null;

/** Keys of the fields that stand on a record's page of content, where it has one. */
export const contentKeys: readonly string[] = ['content', 'links'].map(keyOfField);
