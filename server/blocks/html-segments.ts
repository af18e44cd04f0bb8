import { escaped, unescaped } from './rich-text';

/** Text of one paragraph of clean HTML as displayed, or the target of a link. */
export interface HtmlSegment {
  text: string;
  /** Number of the paragraph, from 1. */
  paragraph: number;
  isLink: boolean;
}

/** New characters for a part of a segment. */
interface Edit {
  start: number;
  end: number;
  after: string;
}

/** Tags within a line of text; every other tag ends it. */
const inline = /^<\/?(?:strong|em|u|s|a)\b/;
const token = /<[^<>]*>|&[a-z]{2,5};|[^<&]+|[<&]/g;
const linkTarget = /^<a href="([^"]*)"/;

/** Source of displayed characters; an entity is one character. */
interface Piece {
  raw: string;
  text: string;
}
interface Line {
  segment: HtmlSegment;
  /** Indexes of its pieces. */
  pieces: number[];
}

function read(html: string): { pieces: Piece[]; lines: Line[] } {
  const pieces: Piece[] = [];
  const lines: Line[] = [];
  let paragraph = 0;
  let own: number[] = [];
  const close = () => {
    const text = own.map((index) => pieces[index]?.text ?? '').join('');
    if (text.trim() !== '') {
      paragraph += 1;
      lines.push({ segment: { text, paragraph, isLink: false }, pieces: own });
    }
    own = [];
  };
  for (const [raw] of html.matchAll(token)) {
    const isTag = raw.startsWith('<') && raw.length > 1;
    pieces.push({ raw, text: isTag ? '' : raw.startsWith('&') ? unescaped(raw) : raw });
    if (!isTag) own.push(pieces.length - 1);
    else if (!inline.test(raw)) close();
    const [, href] = linkTarget.exec(raw) ?? [];
    if (href) {
      const segment = { text: unescaped(href), paragraph: paragraph + 1, isLink: true };
      lines.push({ segment, pieces: [pieces.length - 1] });
    }
  }
  close();
  return { pieces, lines };
}

/** Paragraphs of clean HTML as displayed, with the targets of their links. */
export const htmlSegments = (html: string): HtmlSegment[] => read(html).lines.map(({ segment }) => segment);

/** Clean HTML with edited segments; what is not edited keeps its source. */
export function editHtml(
  html: string,
  editsOf: (segment: HtmlSegment, index: number) => readonly Edit[],
): string {
  const { pieces, lines } = read(html);
  for (const [index, { segment, pieces: own }] of lines.entries()) {
    const edits = editsOf(segment, index);
    if (edits.length === 0) continue;
    if (segment.isLink) {
      const piece = pieces[own[0] ?? -1];
      if (piece) {
        piece.raw = piece.raw.replace(linkTarget, () => `<a href="${quoted(edited(segment.text, edits))}"`);
      }
    } else {
      editLine(pieces, own, edits);
    }
  }
  return pieces.map(({ raw }) => raw).join('');
}

/** Clean HTML with other targets of links; a link without one leaves its text. */
export const withLinks = (html: string, targetOf: (href: string) => string | null): string =>
  html.replaceAll(
    /<a href="([^"]*)"([^<>]*)>(.*?)<\/a>/gs,
    (_, href: string, rest: string, inner: string) => {
      const target = targetOf(unescaped(href));
      return target === null ? inner : `<a href="${quoted(target)}"${rest}>${inner}</a>`;
    },
  );

const quoted = (text: string) => escaped(text).replaceAll('"', '&quot;');

function edited(text: string, edits: readonly Edit[]): string {
  let end = 0;
  const kept = edits.map((edit) => {
    const before = text.slice(end, edit.start);
    ({ end } = edit);
    return before + edit.after;
  });
  return kept.join('') + text.slice(end);
}

/** The new characters stand where an edit begins; what it covers in later pieces goes. */
function editLine(pieces: Piece[], own: readonly number[], edits: readonly Edit[]): void {
  let place = 0;
  for (const index of own) {
    const piece = pieces[index];
    if (!piece) continue;
    const [from, to] = [place, place + piece.text.length];
    place = to;
    const here = edits.filter(({ start, end }) => start < to && end > from);
    if (here.length === 0) continue;
    let at = from;
    let raw = '';
    for (const { start, end, after } of here) {
      raw += escaped(piece.text.slice(at - from, Math.max(start, from) - from));
      if (start >= from) raw += escaped(after);
      at = Math.min(end, to);
    }
    piece.raw = raw + escaped(piece.text.slice(at - from));
  }
}
