import fastifyPlugin from 'fastify-plugin';
import { companyOf } from '../content/company';
import type { Db } from '../db/client';
import { encodeDrawing, encodeIcon } from '../files/encoding';
import { drawnColumn } from './card-words';
import { FaceCutter } from './face-cutting';

const side = 32;
const [green, milk] = ['#1F5B4E', '#FAF8F5'];
const letterSize = 24;
/** iOS asks for it by its address, like all browsers for the other. */
const touchSize = 180;

const drawn = (ground: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="${ground}" d="M0 0h32v32H0z"/>${content}</svg>`;

/** A house with a lit door, as long as the company has no name. */
const house = drawn(
  milk,
  `<path fill="${green}" d="M16 3 3 13v16h26V13z"/><path fill="${milk}" d="M13 18h6v11h-6z"/>`,
);

/** The first letter of the company's name; null if no face has it. */
async function monogramOf(text: string): Promise<string | null> {
  const cutter = new FaceCutter();
  try {
    const glyphs = await cutter.outline({ text, face: 'sans-700', isVertical: false });
    const at = { middle: side / 2, top: (side - letterSize) / 2, size: letterSize, spacing: 0, fill: milk };
    return drawn(green, drawnColumn({ glyphs, width: 0 }, at));
  } catch {
    return null;
  } finally {
    await cutter.close();
  }
}

/** Icons that browsers ask for by their addresses on every host, from the company's name. */
export const favicon = fastifyPlugin<{ db: Db }>(async (app, { db }) => {
  let kept: { letter: string; svg: Promise<string> } | undefined;
  const icon = async (): Promise<string> => {
    const letter = [...(await companyOf(db)).name.trim()][0] ?? '';
    if (kept?.letter !== letter) {
      kept = {
        letter,
        svg: letter ? monogramOf(letter).then((svg) => svg ?? house) : Promise.resolve(house),
      };
    }
    return kept.svg;
  };
  for (const [path, type, encode] of [
    ['/favicon.ico', 'image/x-icon', encodeIcon],
    ['/apple-touch-icon.png', 'image/png', (svg: string) => encodeDrawing(svg, touchSize)],
  ] as const) {
    app.get(path, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .type(type)
        .send(await encode(await icon())),
    );
  }
});
