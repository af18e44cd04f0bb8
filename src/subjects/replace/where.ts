import { kindOfType } from '../../blocks/content-editor/block-kinds';
import { labels } from '../../records/kinds/labels';
import type { ReplaceHit, ReplaceRecord } from './replace-loaders';
import { replaceText as text } from './text';

/** Fields whose label in a form is another. */
const formatted: Readonly<Record<string, string>> = { content: text.body };

const inner: Readonly<Record<string, string>> = text.inner;

/** A shared block is one block alone. */
const blockOf = (kind: ReplaceRecord['kind'], place: number, name: string) =>
  kind === 'sharedBlock' ? name : text.block(place, name);

/** Fields of the company that the frame of its website shows. */
const framed: ReadonlySet<string> = new Set(['name', 'legalName', 'tel', 'hours', 'address']);

/** True for a value that every page of the company's website shows, and follows at once. */
export const isOnEveryPage = (kind: ReplaceRecord['kind'], { field }: Pick<ReplaceHit, 'field'>) =>
  kind === 'company' && framed.has(field);

/** Where a hit stands, in the words of its form. */
export function whereOf({ kind }: Pick<ReplaceRecord, 'kind'>, hit: ReplaceHit): string {
  const { field, entry, place, partType, paragraph, isLink } = hit;
  const [column = '', name] = field.split('.');
  const own = formatted[column] ?? labels[kind][column] ?? column;
  const label = name === undefined ? own : text.ofEntry(own, entry ?? '', inner[name] ?? '');
  const named =
    place !== null
      ? blockOf(kind, place, kindOfType(partType ?? undefined)?.label ?? text.someBlock)
      : paragraph === null
        ? label
        : text.paragraph(label, paragraph);
  return isLink && field !== 'url' ? text.link(named) : named;
}
