/** TypeScript sources of the texts that visitors read, in records and in blocks, by `x-read-by` of the contract. */
import { type Contract, operationsOf, pointed, type Schema } from './contract';
import { sentShapes } from './value-sources';

/** Everyone who gets a text of a public page to read, or hears it instead of a picture. */
const isForVisitors = (reader: unknown) => reader === 'visitor' || reader === 'listener';

/** `visitorTexts.NewsUpdate`: texts of a record that are for visitors. Throws for a text beside them without `x-read-by`. */
export function visitorTextsSource(contract: Contract): string {
  const bodies = new Set(
    operationsOf(contract).flatMap(({ operation }) =>
      Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema.$ref),
    ),
  );
  const lines = sentShapes(contract).flatMap(([name, schema]) => {
    if (!bodies.has(`#/components/schemas/${name}`)) return [];
    const texts = Object.entries(schema.properties ?? {}).flatMap(([field, own]) => {
      const { type, format, enum: values, 'x-read-by': reader } = { ...pointed(own, contract), ...own };
      return type === 'string' && format === undefined && !values ? [{ field, reader }] : [];
    });
    if (!texts.some(({ reader }) => isForVisitors(reader))) return [];
    const unnamed = texts.find(({ reader }) => reader === undefined);
    if (unnamed) throw new Error(`${name}.${unnamed.field}: x-read-by is missing`);
    const read = texts.filter(({ reader }) => isForVisitors(reader)).map(({ field }) => field);
    return [`  ${name}: ${JSON.stringify(read)},`];
  });
  return `export const visitorTexts = {\n${lines.join('\n')}\n} as const;\n`;
}

const shortFields: Readonly<Record<string, string>> = { textContent: 'text', altText: 'alt' };

interface ReadText {
  path: readonly string[];
  field: string;
  reader: string;
}

/** Every text of a block with its reader. Throws for one without `x-read-by`. */
function textsOfBlock(schema: Schema, contract: Contract, at: readonly string[]): ReadText[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, written]): ReadText[] => {
    const property = pointed(written, contract);
    const path = [...at, name];
    if (property.items) return textsOfBlock(pointed(property.items, contract), contract, path);
    if (property.enum || ![property.type].flat().includes('string')) return [];
    const { 'x-read-by': reader } = property;
    if (typeof reader !== 'string') throw new Error(`${path.join('.')}: x-read-by is missing`);
    const short = shortFields[name] ?? name;
    const field = at.length === 0 ? short : `item${short.charAt(0).toUpperCase()}${short.slice(1)}`;
    return [{ path, field, reader }];
  });
  const inherited = (schema.allOf ?? []).flatMap((part) =>
    textsOfBlock(pointed(part, contract), contract, at),
  );
  return [...own, ...inherited];
}

/** `wordsOf(part)`: texts of a block that visitors read, by `x-read-by` of the contract. */
export function blockWordsSource(contract: Contract): string {
  const { WebPart, NewerPart } = contract.components.schemas;
  if (!WebPart || !NewerPart) throw new Error('The contract has no blocks');
  const readTexts = (schema: Schema) =>
    textsOfBlock(schema, contract, []).filter(({ reader }) => isForVisitors(reader));
  const types = (WebPart.oneOf ?? []).map((part) => pointed(part, contract));
  const lines = types.map(
    (schema) =>
      `  ${String(schema.properties?.['partType']?.['const'])}: ${JSON.stringify(readTexts(schema))},`,
  );
  const fields = [...new Set(types.flatMap(readTexts).map(({ field }) => JSON.stringify(field)))];
  return `/** Field of a block, or of its entries, with a text that visitors read. */
export type WordField = ${fields.join(' | ')};

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
${lines.join('\n')}
};
/** Blocks of a newer release. */
const newer: readonly Place[] = ${JSON.stringify(readTexts(NewerPart))};

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

/** Like \`wordsOf\`, with the way to each text. */
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
`;
}
