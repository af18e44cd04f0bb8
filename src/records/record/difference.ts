import { isSameValue } from '../../machines/same-value';
import type { IconName } from '../../ui/icon-paths';
import type { TagTone } from '../../ui/tag-class';
import { htmlLines } from './html-text';
import { recoveryText } from './text';
import { fileNameIn } from '../pictures/file-url';

/** A difference between two versions of a record. */
export interface Difference {
  key: string;
  label: string;
  /** As text; empty for no value. */
  before: string;
  after: string;
  /** Change of a block, such as 「新增」. */
  note?: string | undefined;
  /** Text for an empty side. */
  none?: string;
  tone?: TagTone;
  icon?: IconName;
  /** Addresses of pictures, displayed next to their names. */
  pictures?: { before: string | null; after: string | null };
}

type Show<TValues> = { readonly [TName in keyof TValues]?: (value: TValues[TName]) => string };

/** Fields with different values, in the order of labels; `secret` fields show only that they changed. */
export function fieldDifferences<TValues extends Record<string, unknown>>(
  before: TValues,
  after: TValues,
  labels: Readonly<Record<string, string>>,
  show: Show<TValues> = {},
  secret: readonly string[] = [],
): Difference[] {
  return Object.keys(labels).flatMap((name) => {
    if (isSameValue(before[name], after[name])) return [];
    const isSecret = secret.includes(name);
    const inWords: ((value: TValues[string]) => string) | undefined = isSecret
      ? (value) => (value ? recoveryText.typed : '')
      : show[name];
    const words = (values: TValues) => (inWords ?? plainText)(values[name] as TValues[string]);
    const [old, now] = [words(before), words(after)] as const;
    // Equal texts count as equal, such as role claims in another order.
    return inWords && old === now && !isSecret
      ? []
      : [{ key: name, label: labels[name] ?? name, before: old, after: now }];
  });
}

/** A value in words: rich text with its formatting, a picture by file name, a list by lines. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? recoveryText.yes : recoveryText.no;
  if (typeof value === 'string') return value.startsWith('<') ? htmlLines(value, true) : value;
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(plainText).join('\n');
  if (value instanceof File) return value.name;
  if ('stored' in value && 'file' in value) return pictureText(value as PictureLike);
  return Object.entries(value)
    .filter(([name]) => name !== 'key')
    .map(([, each]) => plainText(each))
    .filter(Boolean)
    .join('，');
}

interface PictureLike {
  file: File | null;
  stored: { filePath: string; fileName?: string | null } | null;
}

function pictureText({ file, stored }: PictureLike): string {
  return file?.name ?? (stored ? (stored.fileName ?? fileNameIn(stored.filePath)) : '');
}
