import fastifyPlugin from 'fastify-plugin';
import { ServiceError } from '../contract/errors';
import { serverText } from '../contract/text';

/** What is used here of a JSON schema whose references are resolved. */
export interface BoundedSchema {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: BoundedSchema[];
  oneOf?: BoundedSchema[];
  format?: string;
  properties?: Record<string, BoundedSchema>;
  items?: BoundedSchema;
  maxItems?: number;
  maxLength?: number;
  [key: string]: unknown;
}

/** How much a body may hold. */
export interface JsonBounds {
  bytes: number;
  /** Braces, brackets, commas and colons: what the parser and the validator make something of. */
  marks: number;
}

/** Of a call that anyone may make, as often as the line holds; and what others may hold beside what fits, so that the answer can name what does not. */
export const mostPublicBytes = 16 * 1024;
const spare: JsonBounds = { bytes: mostPublicBytes, marks: 100 };
/** Deeper than any schema of the contract. */
const mostNested = 16;

/** JSON bodies, bounded by what their schema can hold at most before anything is made of them (docs/security.md). */
export const jsonBodies = fastifyPlugin(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addHook('onRoute', (route) => {
    const contract = route.config?.contract;
    if (!contract) return;
    const bounds = contract.json ? boundsOf(jsonSchemaOf(route.schema?.body)) : { bytes: 0, marks: 0 };
    const bytes = bounds.bytes + spare.bytes;
    contract.bounds = {
      bytes: contract.claim === 'public' ? Math.min(bytes, mostPublicBytes) : bytes,
      marks: bounds.marks + spare.marks,
    };
    route.bodyLimit = contract.bounds.bytes;
  });
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (!isWithin(text, request.routeOptions.config.contract?.bounds ?? spare)) {
      done(new ServiceError(400, serverText.malformed), undefined);
    } else void parse(request, text, done);
  });
});

// glue hands it over by media type.
function jsonSchemaOf(body: unknown): BoundedSchema {
  return (body as { content: { 'application/json': { schema: BoundedSchema } } }).content['application/json']
    .schema;
}

/** The longest JSON text that fits the schema, every character escaped and every value on a line of its own; files count nothing. Throws where the contract gives no limit. */
export function boundsOf(schema: BoundedSchema): JsonBounds {
  const { bytes, marks } = sizeOf(schema);
  return { bytes: bytes + marks * 20, marks };
}

function sizeOf(schema: BoundedSchema): JsonBounds {
  if (schema.enum) {
    return { bytes: Math.max(...schema.enum.map((value) => bytesOf(JSON.stringify(value)))), marks: 0 };
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return widest(choices.map(sizeOf));
  if (!schema.type) throw unlimited();
  return widest([schema.type].flat().map((type) => sizeOfType(type, schema)));
}

function sizeOfType(
  type: string,
  { properties = {}, items = {}, maxItems, maxLength, format }: BoundedSchema,
): JsonBounds {
  switch (type) {
    case 'null':
    case 'boolean':
      return { bytes: 5, marks: 0 };
    case 'integer':
    case 'number':
      return { bytes: 30, marks: 0 };
    case 'object': {
      const fields = Object.entries(properties).map(([name, own]) => ({ name, ...sizeOf(own) }));
      return {
        bytes: 2 + sum(fields.map(({ name, bytes }) => bytesOf(name) + 4 + bytes)),
        marks: 1 + sum(fields.map(({ marks }) => 2 + marks)),
      };
    }
    case 'array': {
      const each = sizeOf(items);
      const most = limited(maxItems);
      return { bytes: 2 + most * (each.bytes + 1), marks: 1 + most * (each.marks + 1) };
    }
    case 'string':
      // A file is measured while it is read.
      if (format === 'binary') return { bytes: 0, marks: 0 };
      if (format === 'date' || format === 'date-time') return { bytes: longestMoment, marks: 0 };
      // An emoji may be written as two escapes of six bytes.
      return { bytes: 2 + limited(maxLength) * 12, marks: 0 };
    default:
      throw unlimited();
  }
}

function limited(most: number | undefined): number {
  if (most === undefined) throw unlimited();
  return most;
}

const unlimited = () => new Error('a body of the contract has no limit');
const longestMoment = 40;
const bytesOf = (text: string) => Buffer.byteLength(text);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const widest = (sizes: JsonBounds[]): JsonBounds => ({
  bytes: Math.max(0, ...sizes.map(({ bytes }) => bytes)),
  marks: Math.max(0, ...sizes.map(({ marks }) => marks)),
});

const [quote, backslash, comma, colon, brace, endBrace, bracket, endBracket] = Array.from(
  '"\\,:{}[]',
  (mark) => mark.charCodeAt(0),
);

/** Reads a JSON text once, without making anything of it; what is no JSON is left to the parser. */
export function isWithin(text: string, { marks }: Pick<JsonBounds, 'marks'>): boolean {
  let depth = 0;
  let seen = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === backslash) at += 1;
      else if (code === quote) isInString = false;
    } else if (code === quote) isInString = true;
    else if (code === endBrace || code === endBracket) depth -= 1;
    else if (code === comma || code === colon || code === brace || code === bracket) {
      seen += 1;
      if (code === brace || code === bracket) depth += 1;
      if (seen > marks || depth > mostNested) return false;
    }
  }
  return true;
}
