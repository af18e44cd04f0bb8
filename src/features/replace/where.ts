import { kindOfType } from '../../content-editor/block-kinds';
import { labels } from '../../kinds/labels';
import type { ReplaceHit, ReplaceRecord } from './replace-loaders';
import { replaceText as text } from './text';

/** Fields whose label in a form is another. */
const formatted: Readonly<Record<string, string>> = { content: text.body };

/** A shared block is one block alone. */
const blockOf = (kind: ReplaceRecord['kind'], place: number, name: string) =>
  kind === 'sharedBlock' ? name : text.block(place, name);

/** Where a hit stands, in the words of its form. */
export function whereOf({ kind }: Pick<ReplaceRecord, 'kind'>, hit: ReplaceHit): string {
  const { field, place, partType, paragraph, isLink } = hit;
  const label = formatted[field] ?? labels[kind][field] ?? field;
  const named =
    place !== null
      ? blockOf(kind, place, kindOfType(partType ?? undefined)?.label ?? text.someBlock)
      : paragraph === null
        ? label
        : text.paragraph(label, paragraph);
  return isLink && field !== 'url' ? text.link(named) : named;
}
