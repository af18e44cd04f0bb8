import type { components } from '../../../openapi/generated/types';

export type Reader = components['schemas']['CommentReader'];

/** Maximum number of suggestions. */
const offered = 6;
/** Maximum query length; names are shorter. */
const maxQueryLength = 20;

/** Text between the last @ and the caret; null if no name is being typed. */
export function mentionAt(text: string, caret: number): { start: number; query: string } | null {
  const start = text.lastIndexOf('@', caret - 1);
  if (start < 0) return null;
  // At sign of an e-mail address.
  if (/[\w.-]/.test(text.charAt(start - 1))) return null;
  const query = text.slice(start + 1, caret);
  return query.length > maxQueryLength || /[\s@]/.test(query) ? null : { start, query };
}

/** Readers with a matching name or department; names with a matching beginning come first. */
export function matchingReaders(readers: readonly Reader[], query: string): Reader[] {
  const searched = query.toLowerCase();
  const rank = ({ name, department }: Reader) => {
    if (name.toLowerCase().startsWith(searched)) return 0;
    if (name.toLowerCase().includes(searched)) return 1;
    return department.toLowerCase().includes(searched) ? 2 : 3;
  };
  return readers
    .filter((reader) => rank(reader) < 3)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, offered);
}

/** Replaces the typed query by a name; returns the text and the caret after the name. */
export function withMention(
  text: string,
  { start, query }: { start: number; query: string },
  name: string,
): { text: string; caret: number } {
  const mention = `@${name} `;
  return {
    text: text.slice(0, start) + mention + text.slice(start + 1 + query.length),
    caret: start + mention.length,
  };
}

/** Mentioned accounts: chosen ones whose name is still in the text, and typed names that only one account has. */
export function mentionsIn(text: string, chosen: readonly number[], readers: readonly Reader[]): number[] {
  const stands = ({ name }: Reader) =>
    pieces(
      text,
      readers.map((reader) => reader.name),
    ).some(({ mention }) => mention === name);
  return readers
    .filter(
      (reader) =>
        stands(reader) &&
        (chosen.includes(reader.id) || readers.filter(({ name }) => name === reader.name).length === 1),
    )
    .map(({ id }) => id);
}

interface Piece {
  text: string;
  /** Name after the at sign; null for plain text. */
  mention: string | null;
}

/** Splits a text at the mentions of these names; of two matching names, the longer one counts. */
export function pieces(text: string, names: readonly string[]): Piece[] {
  const known = [...new Set(names)].filter(Boolean).toSorted((a, b) => b.length - a.length);
  const found: Piece[] = [];
  let plain = '';
  for (let at = 0; at < text.length;) {
    const name = text.charAt(at) === '@' ? known.find((each) => text.startsWith(each, at + 1)) : undefined;
    if (name === undefined) {
      plain += text.charAt(at);
      at += 1;
      continue;
    }
    if (plain) found.push({ text: plain, mention: null });
    plain = '';
    found.push({ text: `@${name}`, mention: name });
    at += name.length + 1;
  }
  return plain ? [...found, { text: plain, mention: null }] : found;
}
