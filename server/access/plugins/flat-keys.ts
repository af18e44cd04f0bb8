import { firstCharacters } from '../../base/contract/characters';
import { ServiceError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import type { UploadedFile } from '../../base/contract/uploaded-file';

/** Used part of a JSON schema, references resolved. */
export interface BodySchema {
  type?: string | string[];
  format?: string;
  enum?: (string | number)[];
  anyOf?: BodySchema[];
  /** Union members; a later key may decide which one applies. */
  oneOf?: BodySchema[];
  properties?: Record<string, BodySchema>;
  items?: BodySchema;
  maxItems?: number;
  'x-max-bytes'?: number;
  [key: string]: unknown;
}

const keyPattern = /^[A-Za-z][A-Za-z0-9_]*(?:\[\d{1,4}\])?(?:\.[A-Za-z][A-Za-z0-9_]*(?:\[\d{1,4}\])?){0,3}$/;

type Path = (string | number)[];

/** `webParts[0].url` as ['webParts', 0, 'url']; refuses anything else. */
function pathOf(key: string): Path {
  if (!keyPattern.test(key)) throw refused(key, serverText.unknownField);
  return key.split('.').flatMap((part) => {
    const [, name = '', index] = /^(\w+)(?:\[(\d+)\])?$/.exec(part) ?? [];
    return index === undefined ? [name] : [name, Number(index)];
  });
}

/** Byte limit of the file field with this key; undefined for other fields. Throws 400 above a list's limit. */
export function binaryLimit(schema: BodySchema, key: string): number | undefined {
  const own = keyPattern.test(key) ? schemaAt(schema, pathOf(key)) : undefined;
  return own?.format === 'binary' ? own['x-max-bytes'] : undefined;
}

/** Field of a key. Throws 400 for unknown fields and above a list's limit. */
export function fieldAt(
  schema: BodySchema,
  key: string,
): { path: Path; own: BodySchema; isEmptied: boolean } {
  // `housingUnits[]` is an empty list; a missing key means unchanged.
  const emptied = /^([A-Za-z]\w*)\[\]$/.exec(key)?.[1];
  const path = emptied ? [emptied] : pathOf(key);
  const own = schemaAt(schema, path);
  if (!own) throw refused(key, serverText.unknownField);
  return { path, own, isEmptied: emptied !== undefined };
}

// Rows above a list's limit are refused, so their fields are not checked.
function schemaAt(schema: BodySchema, path: Path): BodySchema | undefined {
  return path.reduce<BodySchema | undefined>((at, step, index) => {
    if (typeof step === 'number') {
      const maxItems = at?.maxItems ?? 0;
      if (at?.items && step >= maxItems) {
        throw refused(nameOf(path.slice(0, index)), serverText.tooManyItems(maxItems));
      }
      return at?.items;
    }
    return at && fieldOf(at, step);
  }, schema);
}

/**
 * A field has one type in all union members, a list several types of entries. The check of the whole body
 * decides.
 */
function fieldOf({ properties = {}, oneOf = [] }: BodySchema, name: string): BodySchema | undefined {
  if (Object.hasOwn(properties, name)) return properties[name];
  const found = oneOf.map((kind) => fieldOf(kind, name)).filter((field) => field !== undefined);
  const entries = found.map(({ items }) => items).filter((items) => items !== undefined);
  const [first] = found;
  if (!first || entries.length < 2) return first;
  const maxItems = Math.max(...found.map((field) => field.maxItems ?? 0));
  return { ...first, maxItems, items: { oneOf: entries } };
}

/** A path as its key: `webParts[0].items`. */
function nameOf(path: Path): string {
  return path.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step}]` : name ? `${name}.${step}` : step),
    '',
  );
}

/** Converts flat keys to one nested value with leaves of the schema's types (decisions/002-wire-format). */
export function assemble(
  parts: ReadonlyMap<string, string | UploadedFile>,
  schema: BodySchema,
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [key, value] of parts) {
    const { path, own, isEmptied } = fieldAt(schema, key);
    put(body, path, isEmptied ? [] : leaf(value, own, key));
  }
  refuseGaps(body, '');
  return body;
}

function put(body: Record<string, unknown>, path: Path, value: unknown): void {
  let at: Record<string | number, unknown> = body;
  path.forEach((step, index) => {
    const next = path[index + 1];
    // Steps are schema names or bounded indexes, never `__proto__`.
    if (next === undefined) at[step] = value;
    else at = (at[step] ??= typeof next === 'number' ? [] : {}) as Record<string | number, unknown>;
  });
}

function refuseGaps(value: unknown, at: string): void {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      if (!(index in value)) throw refused(`${at}[${index}]`, serverText.required);
      refuseGaps(value[index], `${at}[${index}]`);
    }
  } else if (isPlain(value)) {
    for (const [key, inner] of Object.entries(value)) refuseGaps(inner, at ? `${at}.${key}` : key);
  }
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !('bytes' in value);
}

function leaf(value: string | UploadedFile, schema: BodySchema, key: string): unknown {
  if (typeof value !== 'string') return schema.format === 'binary' ? value : fail(key);
  if (schema.format === 'binary') return fail(key);
  const types = typesOf(schema);
  if (value === '' && types.includes('null')) return null;
  if (types.includes('integer')) {
    return /^-?\d{1,15}$/.test(value) ? Number(value) : fail(key, serverText.notNumber);
  }
  if (types.includes('number')) {
    return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(value) ? Number(value) : fail(key, serverText.notNumber);
  }
  if (types.includes('boolean')) return value === 'true' ? true : value === 'false' ? false : fail(key);
  if (types.includes('string')) return value;
  return fail(key);
}

function typesOf(schema: BodySchema): string[] {
  if (schema.anyOf) return schema.anyOf.flatMap(typesOf);
  return [schema.type ?? []].flat();
}

function fail(key: string, message: string = serverText.badFormat): never {
  throw refused(key, message);
}

function refused(key: string, message: string): ServiceError {
  return new ServiceError(400, serverText.invalid, { errors: { [firstCharacters(key, 100)]: [message] } });
}

/** Schema without file limits: files are measured while they are read. */
export function withoutBinaries(schema: BodySchema): BodySchema {
  if (schema.format === 'binary') return {};
  const copy: BodySchema = { ...schema };
  if (schema.properties) {
    copy.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([k, v]) => [k, withoutBinaries(v)]),
    );
  }
  if (schema.items) copy.items = withoutBinaries(schema.items);
  if (schema.oneOf) copy.oneOf = schema.oneOf.map(withoutBinaries);
  return copy;
}
