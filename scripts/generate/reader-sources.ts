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

/** `wordPlaces`: where each type of block has texts that visitors read, by `x-read-by` of the contract. */
export function wordPlacesSource(contract: Contract): string {
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

/** Where a type of block has a text. Visitors see it; listeners hear it instead of a picture. */
export interface WordPlace {
  path: readonly string[];
  field: WordField;
  reader: 'visitor' | 'listener';
}

export const wordPlaces: Readonly<Record<number, readonly WordPlace[]>> = {
${lines.join('\n')}
};

/** Those of a block of a newer release. */
export const newerWordPlaces: readonly WordPlace[] = ${JSON.stringify(readTexts(NewerPart))};
`;
}
