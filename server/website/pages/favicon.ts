import fastifyPlugin from 'fastify-plugin';
import { companyOf } from '../../subjects/content/company';
import type { Db } from '../../base/db/client';
import { encodeIcon, encodeInSquare } from '../../base/files/encoding';
import { shaOf } from '../../base/files/file-infos';
import type { FileStore } from '../../base/files/store';
import { storedBytesOf } from '../../base/files/stored-bytes';
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

/** The company's mark, else the first letter of its name, else a house. */
async function iconOf(db: Db, store: FileStore | undefined, { mark, letter }: Shown): Promise<Buffer> {
  const sha = shaOf(mark);
  if (sha) return storedBytesOf(db, store, sha);
  return Buffer.from((letter && (await monogramOf(letter))) || house);
}

interface Shown {
  mark: string;
  letter: string;
}

/** Icons that browsers ask for by their addresses on every host. */
const icons = {
  '/favicon.ico': { type: 'image/x-icon', encode: encodeIcon },
  '/apple-touch-icon.png': {
    type: 'image/png',
    encode: (picture: Buffer) => encodeInSquare(picture, touchSize),
  },
};

/** Answers the icons from the company's data; each is encoded once, as a picture may be large. */
export const favicon = fastifyPlugin<{ db: Db; store: FileStore | undefined }>(async (app, { db, store }) => {
  let kept: (Shown & { picture: Promise<Buffer>; encoded: Map<string, Promise<Buffer>> }) | undefined;
  const shown = async () => {
    const { mark, name } = await companyOf(db);
    const letter = [...name.trim()][0] ?? '';
    if (kept?.mark !== mark || kept.letter !== letter) {
      const picture = iconOf(db, store, { mark, letter });
      kept = { mark, letter, picture, encoded: new Map() };
      // A store that does not answer is asked again.
      picture.catch(() => (kept = undefined));
    }
    return kept;
  };
  for (const [path, { type, encode }] of Object.entries(icons)) {
    app.get(path, async (_request, reply) => {
      const { picture, encoded } = await shown();
      const bytes = encoded.get(path) ?? picture.then(encode);
      encoded.set(path, bytes);
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type(type)
        .send(await bytes);
    });
  }
});
