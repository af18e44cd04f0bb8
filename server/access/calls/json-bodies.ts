import fastifyPlugin from 'fastify-plugin';
import { ServiceError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';

/** The used parts of a dereferenced JSON schema. */
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

export interface JsonBounds {
  bytes: number;
  /** Maximum of braces, brackets, commas and colons: each costs parser and validator time. */
  marks: number;
}

/** Limit of public calls. Other calls may exceed their schema by this much, so that the answer can name the error. */
export const maxPublicBytes = 16 * 1024;
const spare: JsonBounds = { bytes: maxPublicBytes, marks: 100 };
/** Greater than the depth of any schema of the contract. */
const maxNesting = 16;

/** Limits JSON bodies to the largest text of their schema before parsing (docs/evidence/security.md). */
export const jsonBodies = fastifyPlugin(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addHook('onRoute', (route) => {
    const contract = route.config?.contract;
    if (!contract) return;
    const bounds = contract.json ? boundsOf(jsonSchemaOf(route.schema?.body)) : { bytes: 0, marks: 0 };
    const bytes = bounds.bytes + spare.bytes;
    contract.bounds = {
      bytes: contract.claim === 'public' ? Math.min(bytes, maxPublicBytes) : bytes,
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

// glue passes the schema by media type.
function jsonSchemaOf(body: unknown): BoundedSchema {
  return (body as { content: { 'application/json': { schema: BoundedSchema } } }).content['application/json']
    .schema;
}

/**
 * Size of the largest JSON text of a schema, escaped and indented, without files. Throws if the contract sets no limit.
 */
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
      const max = limited(maxItems);
      return { bytes: 2 + max * (each.bytes + 1), marks: 1 + max * (each.marks + 1) };
    }
    case 'string':
      // Files are measured while being read.
      if (format === 'binary') return { bytes: 0, marks: 0 };
      if (format === 'date' || format === 'date-time') return { bytes: maxMomentLength, marks: 0 };
      // An emoji may be two escapes of six bytes.
      return { bytes: 2 + limited(maxLength) * 12, marks: 0 };
    default:
      throw unlimited();
  }
}

function limited(max: number | undefined): number {
  if (max === undefined) throw unlimited();
  return max;
}

const unlimited = () => new Error('a body of the contract has no limit');
const maxMomentLength = 40;
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

/** Scans a JSON text without parsing it; invalid JSON is left to the parser. */
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
      if (seen > marks || depth > maxNesting) return false;
    }
  }
  return true;
}
