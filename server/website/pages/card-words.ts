import { titleTail } from '../../../src/drawing/characters-data';
import { breakUnits } from '../../../src/drawing/typography';
import type { Glyph } from './face-cutting';

/** Most characters of a name that two lines hold in legible letters. */
export const maxNameLength = 24;

/** Sub-title of a page's first title, beside the name of its case; empty without one. */
export function subTitleOf(heroTitle: string, name: string): string {
  const [, main = heroTitle, tail = ''] = titleTail.exec(heroTitle) ?? [];
  return main.includes(name) ? tail : main;
}

/** Words of a card with the outlines of their letters. */
export interface CardText {
  text: string;
  glyphs: readonly Glyph[];
}

export interface CardLine {
  glyphs: readonly Glyph[];
  /** Pixels. */
  width: number;
}

/** Lines of a text in one size of letters. */
export interface CardLines {
  size: number;
  lines: readonly CardLine[];
}

/** Letter spacing in em. */
interface Room {
  width: number;
  most: number;
  least: number;
  spacing?: number;
}

const lineOf = (glyphs: readonly Glyph[], size: number, spacing: number): CardLine => ({
  glyphs,
  width: (glyphs.reduce((sum, { advance }) => sum + advance / 1000 + spacing, 0) - spacing) * size,
});

/** A text in one line, its letters as large as the room allows; null if they would be too small. */
export function oneLine(
  { glyphs }: Pick<CardText, 'glyphs'>,
  { width, most, least, spacing = 0 }: Room,
): CardLines | null {
  const { width: needed } = lineOf(glyphs, 1, spacing);
  const size = Math.min(most, Math.floor(width / needed));
  return size >= least && glyphs.length > 0 ? { size, lines: [lineOf(glyphs, size, spacing)] } : null;
}

/** A text in two lines, after a mark or as equal as its words allow; null if the letters would be too small. */
export function twoLines(
  { text, glyphs }: CardText,
  { width, most, least, spacing = 0 }: Room,
): CardLines | null {
  const units = breakUnits(text);
  const choices = units
    .slice(1)
    .map((_, index) => {
      const before = units.slice(0, index + 1).join('');
      const lines = [
        glyphs.filter(({ at }) => at < before.length),
        glyphs.filter(({ at }) => at >= before.length),
      ];
      const widest = Math.max(...lines.map((line) => lineOf(line, 1, spacing).width));
      return {
        lines,
        size: Math.min(most, Math.floor(width / widest)),
        isMarked: /[，、。；：！？　]$/.test(before),
      };
    })
    .filter(({ size }) => size >= least)
    .toSorted((a, b) => Number(b.isMarked) - Number(a.isMarked) || b.size - a.size);
  const [best] = choices;
  if (!best) return null;
  const { lines, size } = best;
  return { size, lines: lines.map((line) => lineOf(line, size, spacing)) };
}

/** Letters of a line from this point of its baseline. */
export function drawnLine(
  { glyphs }: CardLine,
  { x, y, size, spacing = 0, fill }: { x: number; y: number; size: number; spacing?: number; fill: string },
): string {
  let at = x;
  const drawn = glyphs.map(({ path, advance }) => {
    const place = at;
    at += (advance / 1000 + spacing) * size;
    return letter(path, place, y, size);
  });
  return `<g fill="${fill}">${drawn.join('')}</g>`;
}

/** Letters one below the other, from the top of the first. */
export function drawnColumn(
  { glyphs }: CardLine,
  {
    middle,
    top,
    size,
    spacing,
    fill,
  }: { middle: number; top: number; size: number; spacing: number; fill: string },
): string {
  const drawn = glyphs.map(({ path, advance }, index) =>
    letter(path, middle - (advance / 2000) * size, top + (index * (1 + spacing) + ascent) * size, size),
  );
  return `<g fill="${fill}">${drawn.join('')}</g>`;
}

/** Of a Chinese letter above its baseline, in em. */
const ascent = 0.88;

const letter = (path: string, x: number, y: number, size: number) =>
  `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size / 1000} ${-size / 1000})" d="${path}"/>`;

/** Baseline of a line of text below its top, as browsers place it for faces of this height. */
export const baseline = (size: number, lineHeight: number) => size * (lineHeight / 2 + 0.436);
