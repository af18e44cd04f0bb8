import { publicPageText } from '../../../src/drawing/text';
import type { FileStore } from '../../base/files/store';
import { storedBytesOf } from '../../base/files/stored-bytes';
import { encodeCard } from '../../base/files/encoding';
import type { Db } from '../../base/db/client';
import type { CardFacts } from '../../base/db/stored-values';
import {
  baseline,
  type CardLines,
  type CardText,
  drawnColumn,
  drawnLine,
  oneLine,
  twoLines,
} from './card-words';
import type { FaceCutter, FaceName } from './face-cutting';

/** Size of a share picture (specification 5), and the most that chat programs load without hesitation. */
export const shareSize = { width: 1200, height: 630, maxBytes: 200_000 };

type Theme = CardFacts['theme'];
type Words = Record<'name' | 'subTitle' | 'place' | 'area' | 'facts' | 'company', CardText>;

/** Smallest letters of a card. */
const least = 22;

interface Layout {
  /** Place of the picture. */
  frame: { left: number; top: number; width: number; height: number };
  /** Drawing above the picture. */
  svg: string;
}

const faces: Record<Theme, Record<keyof Words, FaceName>> = {
  liubai: facesOf('serif-400', 'serif-400'),
  yejing: facesOf('sans-400', 'sans-400'),
  jiekuo: { ...facesOf('sans-700', 'sans-700'), company: 'sans-700' },
  nuanju: facesOf('sans-700', 'sans-400'),
};

function facesOf(name: FaceName, subTitle: FaceName): Record<keyof Words, FaceName> {
  const plain = 'sans-400';
  return { name, subTitle, place: plain, area: plain, facts: plain, company: plain };
}

/** Draws the card of a site in the hand of its theme. Throws if no face has one of its letters. */
export async function drawCard(
  db: Db,
  store: FileStore | undefined,
  facts: CardFacts,
  cutter: FaceCutter,
): Promise<Buffer> {
  const { frame, svg } = await cardLayout(facts, cutter);
  return encodeCard(await storedBytesOf(db, store, facts.picture), facts.focus, frame, { ...shareSize, svg });
}

/** Where the picture of a card lies, and what is drawn above it. */
export async function cardLayout(facts: CardFacts, cutter: FaceCutter): Promise<Layout> {
  const texts: Record<keyof Words, string> = {
    ...facts,
    facts: [facts.place, facts.area].filter(Boolean).join(publicPageText.separator),
  };
  const outlined = async (name: keyof Words): Promise<CardText> => {
    const text = texts[name];
    const isVertical = facts.theme === 'liubai' && isColumn(text);
    return { text, glyphs: await cutter.outline({ text, face: faces[facts.theme][name], isVertical }) };
  };
  // In order, as a cutter does one thing at a time.
  const words: Words = {
    name: await outlined('name'),
    subTitle: await outlined('subTitle'),
    place: await outlined('place'),
    area: await outlined('area'),
    facts: await outlined('facts'),
    company: await outlined('company'),
  };
  const { frame, svg } = layouts[facts.theme](words);
  const { width, height } = shareSize;
  return {
    frame,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`,
  };
}

/** Letters and figures of Europe lie on their side in a column. */
const isColumn = (text: string) => !/[A-Za-z\d]/.test(text);

/** A name: large in one line while it is short, else in two. */
const nameIn = (name: CardText, width: number, most: number, spacing = 0): CardLines | null =>
  (name.glyphs.length <= 6 ? oneLine(name, { width, most, least: 60, spacing }) : null) ??
  twoLines(name, { width, most: 64, least, spacing }) ??
  oneLine(name, { width, most, least, spacing });

/** A text of one line, else of two; left out if its letters would be too small. */
const wordsIn = (words: CardText, width: number, most: number): CardLines | null =>
  oneLine(words, { width, most, least }) ?? twoLines(words, { width, most, least });

interface Placed {
  svg: string;
  height: number;
}

const nothing: Placed = { svg: '', height: 0 };

/** Lines below one another. */
function block(
  words: CardLines | null,
  {
    x,
    top,
    lineHeight,
    fill,
    spacing,
  }: { x: number; top: number; lineHeight: number; fill: string; spacing?: number },
): Placed {
  if (!words) return nothing;
  const { size, lines } = words;
  const svg = lines.map((line, index) =>
    drawnLine(line, {
      x,
      y: top + index * size * lineHeight + baseline(size, lineHeight),
      size,
      fill,
      ...(spacing === undefined ? {} : { spacing }),
    }),
  );
  return { svg: svg.join(''), height: lines.length * size * lineHeight };
}

const heightOf = (words: CardLines | null, lineHeight: number) =>
  words ? words.lines.length * words.size * lineHeight : 0;

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

const layouts: Record<Theme, (words: Words) => Layout> = { liubai, yejing, jiekuo, nuanju };

/** A vertical name beside the picture; a long or Latin one above one another. */
function liubai({ name, subTitle, place, area, company }: Words): Layout {
  const ink = '#1C1B19';
  const [left, right, bottom] = [896, 1136, 462];
  const parts = [rect(860, 0, 340, 630, '#FAF9F6')];
  if (isColumn(name.text) && name.glyphs.length <= 6) {
    const spacing = 0.06;
    const size = Math.min(132, (bottom - 48) / name.glyphs.length / (1 + spacing));
    parts.push(
      drawnColumn(
        { glyphs: name.glyphs, width: 0 },
        { middle: right - size / 2, top: 48, size, spacing, fill: ink },
      ),
    );
    const room = { width: bottom - 60, most: 26, least, spacing: 0.2 };
    const columns = isColumn(subTitle.text) ? (oneLine(subTitle, room) ?? twoLines(subTitle, room)) : null;
    columns?.lines.forEach((line, index) =>
      parts.push(
        drawnColumn(line, {
          middle: 955 - index * columns.size * 1.7,
          top: 60,
          size: columns.size,
          spacing: 0.2,
          fill: ink,
        }),
      ),
    );
  } else {
    const words = nameIn(name, 260, 48);
    const title = block(words, { x: left, top: 48, lineHeight: 1.3, fill: ink });
    parts.push(title.svg);
    parts.push(
      block(wordsIn(subTitle, 260, 26), { x: left, top: 72 + title.height, lineHeight: 1.5, fill: ink }).svg,
    );
  }
  [area, place]
    .filter(({ text }) => text)
    .forEach((words, index) => {
      const line = oneLine(words, { width: 264, most: 24, least });
      parts.push(block(line, { x: left, top: 510 - index * 36, lineHeight: 1.5, fill: ink }).svg);
    });
  parts.push(companyAt(companyIn(company, 264), { x: left, top: 551, fill: '#69645C' }));
  return { frame: { left: 0, top: 0, width: 860, height: 630 }, svg: parts.join('') };
}

/** A dark plate on the picture. */
function yejing({ name, subTitle, facts, company }: Words): Layout {
  const [ink, dark, lit] = ['#EDE7DB', '#0F1214', '#F0C581'];
  const width = 640;
  const large = nameIn(name, width, 116, 0.04);
  const small = [
    { words: wordsIn(subTitle, width, 26), gap: 4, fill: ink },
    { words: oneLine(facts, { width, most: 26, least }), gap: 18, fill: lit },
  ].filter(({ words }) => words);
  const lineHeight = large && large.lines.length > 1 ? 1.3 : 1.1;
  const height =
    44 +
    36 +
    heightOf(large, lineHeight) +
    small.reduce((sum, { words, gap }) => sum + gap + heightOf(words, 1.5), 0) +
    40;
  const widest = Math.max(
    ...[large, ...small.map(({ words }) => words)].flatMap(
      (each) => each?.lines.map((line) => line.width) ?? [],
    ),
  );
  let top = 630 - height + 44;
  const parts = [rect(0, 630 - height, 64 + widest + 72, height, dark), rect(64, top, 16, 16, lit)];
  top += 36;
  const title = block(large, { x: 64, top, lineHeight, fill: ink, spacing: 0.04 });
  parts.push(title.svg);
  top += title.height;
  for (const { words, gap, fill } of small) {
    const placed = block(words, { x: 64, top: top + gap, lineHeight: 1.5, fill });
    parts.push(placed.svg);
    top += gap + placed.height;
  }
  const label = companyIn(company, 300);
  if (label) {
    const left = 1152 - 40 - label.width;
    parts.push(rect(left, 537, label.width + 40, 53, dark));
    parts.push(companyAt(label, { x: left + 20, top: 547, fill: ink }));
  }
  return { frame: { left: 0, top: 0, width: 1200, height: 630 }, svg: parts.join('') };
}

/** A red wall beside the picture. */
function jiekuo({ name, subTitle, facts, company }: Words): Layout {
  const white = '#FFFFFF';
  const [x, width] = [48, 404];
  const parts = [
    rect(0, 0, 500, 630, '#B03A1E'),
    companyAt(companyIn(company, width), { x, top: 48, fill: white }),
  ];
  const bottom = 582;
  const place = oneLine(facts, { width, most: 26, least });
  const line = wordsIn(subTitle, width, 26);
  let top = bottom - heightOf(place, 1.5);
  parts.push(block(place, { x, top, lineHeight: 1.5, fill: white }).svg);
  if (line) {
    top -= 8 + heightOf(line, 1.5);
    parts.push(block(line, { x, top, lineHeight: 1.5, fill: white }).svg);
  }
  top -= 17;
  parts.push(rect(x, top, width, 1, white));
  const large = nameIn(name, width, 148);
  const lineHeight = large && large.lines.length > 1 ? 1.3 : 1.1;
  parts.push(block(large, { x, top: top - 12 - heightOf(large, lineHeight), lineHeight, fill: white }).svg);
  return { frame: { left: 500, top: 0, width: 700, height: 630 }, svg: parts.join('') };
}

/** A card of milk in a frame of sand, the picture under an arch. */
function nuanju({ name, subTitle, facts, company }: Words): Layout {
  const [sand, milk] = ['#F5ECDE', '#FFFBF4'];
  const [x, width] = [76, 380];
  const inner =
    'M68 24H1132A44 44 0 0 1 1176 68V562A44 44 0 0 1 1132 606H68A44 44 0 0 1 24 562V68A44 44 0 0 1 68 24Z';
  const parts = [
    `<path fill="${milk}" d="M24 24H756A280 280 0 0 0 476 304V606H24Z"/>`,
    `<path fill="${sand}" fill-rule="evenodd" d="M0 0H1200V630H0Z${inner}"/>`,
  ];
  const large = nameIn(name, width, 116);
  const title = block(large, {
    x,
    top: 76,
    lineHeight: large && large.lines.length > 1 ? 1.3 : 1.15,
    fill: '#38281E',
  });
  parts.push(title.svg);
  parts.push(
    block(wordsIn(subTitle, width, 25), { x, top: 76 + title.height, lineHeight: 1.5, fill: '#9E4526' }).svg,
  );
  parts.push(companyAt(companyIn(company, width), { x, top: 525, fill: '#6A5343' }));
  parts.push(
    block(oneLine(facts, { width, most: 25, least }), { x, top: 483.5, lineHeight: 1.5, fill: '#38281E' })
      .svg,
  );
  return { frame: { left: 476, top: 24, width: 700, height: 582 }, svg: parts.join('') };
}

interface Company {
  words: CardLines;
  width: number;
  spacing: number;
}

/** The company in small letters, spaced while there is room; null if it is too long. */
function companyIn(company: CardText, width: number): Company | null {
  for (const spacing of [0.16, 0]) {
    const words = oneLine(company, { width, most: 22, least, spacing });
    const [line] = words?.lines ?? [];
    if (words && line) return { words, width: line.width, spacing };
  }
  return null;
}

const companyAt = (company: Company | null, at: { x: number; top: number; fill: string }): string =>
  company ? block(company.words, { ...at, lineHeight: 1.5, spacing: company.spacing }).svg : '';
