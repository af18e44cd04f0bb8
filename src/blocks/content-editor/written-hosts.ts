import type { WrittenField } from './written-fields';

/** Where the page shows a text. */
export interface TextHost {
  /** Element that shows all of it. */
  whole: Element;
  /** Element of it to write in: a part, if the page splits a text. */
  host: Element;
  field: WrittenField;
}

// Spaces at line breaks, and signs at which pages split a text.
const omitted = /[\s｜|：:]/u;
const marks = new RegExp(omitted, 'gu');
const compared = (text: string | null) => (text ?? '').replace(marks, '');

// Parts of a word or phrase, marks of the page itself, and structures that a text cannot replace.
const never = '.tcy, .ph, .kind, .vh, .prog-p *, time, small, sup, table, table *';
const solid = 'img, svg, table, input, [data-part-id], .kind, .vh';

/**
 * Elements of a drawn block that show exactly the text of a field. `isInOrder` is false if the page sorts the entries. A text that the page shows more or less often than
 * the block has it, cuts or completes belongs to no element.
 */
export function hostsOf(part: Element, fields: readonly WrittenField[], isInOrder: boolean): TextHost[] {
  const elements = [part, ...part.querySelectorAll('*')].filter(
    (element) => !element.matches(never) && !element.querySelector(solid),
  );
  const texts = new Set(fields.map(({ value }) => compared(value)).filter(Boolean));
  return [...texts].flatMap((text) => {
    const same = fields.filter(({ value }) => compared(value) === text);
    const showing = elements.filter((element) => compared(element.textContent) === text);
    const smallest = showing.filter((one) => showing.every((other) => one === other || !one.contains(other)));
    if (smallest.length !== same.length || (same.length > 1 && !isInOrder)) return [];
    return smallest.flatMap((whole, index) => {
      const field = same[index];
      return field
        ? [{ whole, host: whole.querySelector(':scope > .ttl, :scope > dd') ?? whole, field }]
        : [];
    });
  });
}

/** Place in a field's text that belongs to a place in the drawn text. */
export function placeInValue(value: string, drawn: string, place: number): number {
  let left = compared(drawn.slice(0, place)).length;
  if (left === compared(value).length) return value.length;
  let at = 0;
  while (left > 0 && at < value.length) {
    if (!omitted.test(value[at] ?? '')) left -= 1;
    at += 1;
  }
  return at;
}
