// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
/** Field of a block, or of its entries, with a text that visitors read. */
export type WordField = "text" | "navName" | "alt" | "tel" | "itemText" | "itemLabel" | "itemGroup" | "itemDetail" | "itemAlt" | "budgets" | "thanks" | "lineText" | "address" | "detail" | "siteAddress" | "receptionAddress";

/** Text of a block. Visitors see it; listeners hear it instead of a picture. */
export interface BlockWord {
  field: WordField;
  reader: 'visitor' | 'listener';
  text: string;
  /** Entry of the block. */
  itemId: number | null;
}

type Place = Pick<BlockWord, 'field' | 'reader'> & { path: readonly string[] };

const places: Readonly<Record<number, readonly Place[]>> = {
  1: [{"path":["textContent"],"field":"text","reader":"visitor"},{"path":["navName"],"field":"navName","reader":"visitor"}],
  2: [{"path":["textContent"],"field":"text","reader":"visitor"}],
  5: [{"path":["textContent"],"field":"text","reader":"visitor"},{"path":["altText"],"field":"alt","reader":"listener"}],
  6: [{"path":["textContent"],"field":"text","reader":"visitor"},{"path":["altText"],"field":"alt","reader":"listener"}],
  8: [{"path":["textContent"],"field":"text","reader":"visitor"}],
  10: [{"path":["textContent"],"field":"text","reader":"visitor"},{"path":["tel"],"field":"tel","reader":"visitor"}],
  11: [{"path":["items","textContent"],"field":"itemText","reader":"visitor"}],
  102: [{"path":["items","label"],"field":"itemLabel","reader":"visitor"},{"path":["items","textContent"],"field":"itemText","reader":"visitor"},{"path":["items","group"],"field":"itemGroup","reader":"visitor"},{"path":["items","detail"],"field":"itemDetail","reader":"visitor"}],
  103: [{"path":["items","textContent"],"field":"itemText","reader":"visitor"},{"path":["items","altText"],"field":"itemAlt","reader":"listener"}],
  106: [{"path":["items","label"],"field":"itemLabel","reader":"visitor"},{"path":["items","textContent"],"field":"itemText","reader":"visitor"}],
  108: [{"path":["budgets"],"field":"budgets","reader":"visitor"},{"path":["thanks"],"field":"thanks","reader":"visitor"}],
  109: [{"path":["tel"],"field":"tel","reader":"visitor"},{"path":["lineText"],"field":"lineText","reader":"visitor"},{"path":["address"],"field":"address","reader":"visitor"}],
  107: [{"path":["textContent"],"field":"text","reader":"visitor"},{"path":["detail"],"field":"detail","reader":"visitor"}],
  101: [{"path":["items","textContent"],"field":"itemText","reader":"visitor"},{"path":["items","altText"],"field":"itemAlt","reader":"listener"}],
  104: [{"path":["items","label"],"field":"itemLabel","reader":"visitor"},{"path":["items","textContent"],"field":"itemText","reader":"visitor"},{"path":["items","pictures","altText"],"field":"itemAlt","reader":"listener"}],
  105: [{"path":["textContent"],"field":"text","reader":"visitor"},{"path":["siteAddress"],"field":"siteAddress","reader":"visitor"},{"path":["receptionAddress"],"field":"receptionAddress","reader":"visitor"},{"path":["items","label"],"field":"itemLabel","reader":"visitor"},{"path":["items","textContent"],"field":"itemText","reader":"visitor"},{"path":["altText"],"field":"alt","reader":"listener"}],
};
/** Blocks of a newer release. */
const newer: readonly Place[] = [{"path":["textContent"],"field":"text","reader":"visitor"}];

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/** Text with the way to it in its block. */
export interface PlacedWord extends BlockWord {
  at: readonly (string | number)[];
}
type PlacedText = Pick<PlacedWord, 'text' | 'at'>;

function textsAt(value: unknown, [name, ...deeper]: readonly string[], at: PlacedWord['at']): PlacedText[] {
  const found = name === undefined ? value : fieldsOf(value).get(name);
  const way = name === undefined ? at : [...at, name];
  if (Array.isArray(found)) return found.flatMap((each, index) => textsAt(each, deeper, [...way, index]));
  return typeof found === 'string' && found.trim() !== '' ? [{ text: found, at: way }] : [];
}

/** Like `wordsOf`, with the way to each text. */
export function placedWordsOf(part: object): PlacedWord[] {
  const block = fieldsOf(part);
  const all = places[Number(block.get('partType'))] ?? newer;
  const own = all.filter(({ path }) => path.length === 1);
  const ofItems = all.filter(({ path }) => path.length > 1);
  const items: unknown = block.get('items');
  const wordsIn = (value: unknown, itemId: number | null, { path, field, reader }: Place, at: PlacedWord['at']) =>
    textsAt(value, path, at).map((found): PlacedWord => ({ field, reader, ...found, itemId }));
  return [
    ...own.flatMap((place) => wordsIn(part, null, place, [])),
    ...(Array.isArray(items) ? items : []).flatMap((item: unknown, index) => {
      const id: unknown = fieldsOf(item).get('id');
      return ofItems.flatMap(({ path, ...place }) =>
        wordsIn(item, typeof id === 'number' ? id : null, { ...place, path: path.slice(1) }, ['items', index]),
      );
    }),
  ];
}

/** Texts of a block, stored, sent or answered, that visitors read: its own, then those of each entry. */
export const wordsOf = (part: object): BlockWord[] =>
  placedWordsOf(part).map(({ at: _, ...word }) => word);
