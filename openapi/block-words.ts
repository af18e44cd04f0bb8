import { newerWordPlaces, type WordPlace, wordPlaces } from './generated/word-places';

/** Text of a block. */
interface BlockWord extends Pick<WordPlace, 'field' | 'reader'> {
  text: string;
  /** Entry of the block. */
  itemId: number | null;
}

/** Text with the way to it in its block. */
interface PlacedWord extends BlockWord {
  at: readonly (string | number)[];
}

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

function textsAt(
  value: unknown,
  [name, ...deeper]: readonly string[],
  at: PlacedWord['at'],
): Pick<PlacedWord, 'text' | 'at'>[] {
  const found = name === undefined ? value : fieldsOf(value).get(name);
  const way = name === undefined ? at : [...at, name];
  if (Array.isArray(found)) return found.flatMap((each, index) => textsAt(each, deeper, [...way, index]));
  return typeof found === 'string' && found.trim() !== '' ? [{ text: found, at: way }] : [];
}

/** Like `wordsOf`, with the way to each text. */
export function placedWordsOf(part: object): PlacedWord[] {
  const block = fieldsOf(part);
  const places = wordPlaces[Number(block.get('partType'))] ?? newerWordPlaces;
  const own = places.filter(({ path }) => path.length === 1);
  const ofItems = places.filter(({ path }) => path.length > 1);
  const items: unknown = block.get('items');
  const wordsIn = (
    value: unknown,
    itemId: number | null,
    { path, field, reader }: WordPlace,
    at: PlacedWord['at'],
  ) => textsAt(value, path, at).map((found): PlacedWord => ({ field, reader, ...found, itemId }));
  return [
    ...own.flatMap((place) => wordsIn(part, null, place, [])),
    ...(Array.isArray(items) ? items : []).flatMap((item: unknown, index) => {
      const id: unknown = fieldsOf(item).get('id');
      return ofItems.flatMap(({ path, ...place }) =>
        wordsIn(item, typeof id === 'number' ? id : null, { ...place, path: path.slice(1) }, [
          'items',
          index,
        ]),
      );
    }),
  ];
}

/** Texts of a block, stored, sent or answered, that visitors read: its own, then those of each entry. */
export const wordsOf = (part: object): BlockWord[] =>
  placedWordsOf(part).map(({ field, reader, text, itemId }) => ({ field, reader, text, itemId }));
