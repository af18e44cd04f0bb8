import { Ajv2020, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { firstCharacters } from '../../base/contract/characters';
import type { FieldErrors } from '../../base/contract/errors';
import { asTyped, type TypedKind } from '../../../openapi/typed';
import { serverText } from '../../base/contract/text';

// Own properties only, so that `constructor` counts as missing. Verbose errors provide the schema with `x-message`.
const shared = {
  allErrors: true,
  verbose: true,
  discriminator: true,
  strict: false,
  removeAdditional: false,
  useDefaults: true,
  ownProperties: true,
} as const;

function create(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({ ...shared, coerceTypes });
  ajv.addFormat('date', isDate);
  ajv.addFormat('date-time', isMoment);
  ajv.addFormat('binary', true);
  // Replaces Ajv's keyword, which takes only strings as tags. The option stays on, so that `oneOf` is left to this
  // keyword.
  ajv.removeKeyword('discriminator');
  ajv.addKeyword({
    keyword: 'discriminator',
    schemaType: 'object',
    macro: ({ propertyName }: { propertyName: string }, union: AnySchemaObject) => byTag(union, propertyName),
  });
  // Runs before limits and pattern, as in the app's forms.
  ajv.addKeyword({
    keyword: 'x-typed',
    type: 'string',
    modifying: true,
    before: 'maxLength',
    errors: false,
    compile: (kind: TypedKind) => (typed: string, place) => {
      if (place) place.parentData[place.parentDataProperty] = asTyped(kind, typed);
      return true;
    },
  });
  return ajv;
}

/** Validates a union by one condition per kind, so that errors name the fields of the submitted kind. */
function byTag(union: AnySchemaObject, tag: string): AnySchemaObject {
  const kinds = kindsOf(union).map((kind) => ({ kind, value: kind['properties']?.[tag]?.const as unknown }));
  const known = kinds.filter(({ value }) => value !== undefined);
  const other = kinds.find(({ value }) => value === undefined)?.kind;
  const isOther = { not: { enum: known.map(({ value }) => value) } };
  return {
    type: 'object',
    required: [tag],
    allOf: [
      ...known.map(({ kind, value }) => when(tag, { const: value }, kind)),
      when(tag, isOther, other ?? false),
    ],
  };
}

function when(tag: string, test: AnySchemaObject, kind: AnySchemaObject | false): AnySchemaObject {
  // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
  return { if: { required: [tag], properties: { [tag]: test } }, then: kind };
}

function kindsOf(schema: AnySchemaObject): AnySchemaObject[] {
  const kinds: AnySchemaObject[] | undefined = schema['oneOf'];
  return kinds?.flatMap(kindsOf) ?? [schema];
}

/** A calendar day in the years 1 to 9999, the range of both JavaScript and PostgreSQL. */
function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isOfCalendar(text);
}

/** A moment in the same range: local and UTC day in the years 1 to 9999, no leap second, no 24:00. */
function isMoment(text: string): boolean {
  const [, day = ''] =
    /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/.exec(
      text,
    ) ?? [];
  if (!isOfCalendar(day)) return false;
  const year = new Date(text).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

function isOfCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !day.startsWith('0000') && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** For bodies: no coercion, no removal of fields. */
export const bodyAjv = create(false);
/** For query, path and headers, which are always text. */
export const textAjv = create(true);

interface RouteValidator {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** Validators of routes, compiled at their first request to shorten the start; equal schemas share one. */
function lazily(ajv: Ajv2020): (schema: object) => RouteValidator {
  const compiled = new Map<string, ValidateFunction>();
  const compile = (schema: object) => {
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? ajv.compile(schema);
    compiled.set(key, validate);
    return validate;
  };
  return (schema) => {
    let validate: ValidateFunction | undefined;
    const validator: RouteValidator = (data) => {
      validate ??= compile(schema);
      const isValid = validate(data);
      validator.errors = validate.errors ?? null;
      return isValid;
    };
    return validator;
  };
}

export const bodyValidator = lazily(bodyAjv);
export const textValidator = lazily(textAjv);

/** More than the fields of any form, and still a small answer. */
const maxReported = 100;

/** Ajv's first errors as Chinese messages by field; nested fields as in multipart: `webParts[0].url`. */
export function fieldErrors(errors: readonly ErrorObject[] | null | undefined): FieldErrors {
  const found: FieldErrors = Object.create(null);
  // `if` and `discriminator` only repeat an error found inside.
  const own = (errors ?? []).filter(({ keyword }) => keyword !== 'if' && keyword !== 'discriminator');
  for (const error of own.slice(0, maxReported)) (found[fieldOf(error)] ??= []).push(messageOf(error));
  return found;
}

function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') path.push(String(params['missingProperty']));
  if (keyword === 'additionalProperties') {
    path.push(firstCharacters(String(params['additionalProperty']), 100));
  }
  return path.reduce((at, key) => (/^\d+$/.test(key) ? `${at}[${key}]` : at ? `${at}.${key}` : key), '');
}

/** Uses the contract's own message (`x-message`) if present. */
function messageOf({ keyword, params, parentSchema }: ErrorObject): string {
  switch (keyword) {
    // A multipart body omits an empty list.
    case 'required':
      return isList(parentSchema, params['missingProperty']) ? serverText.addItem : serverText.required;
    case 'minLength':
      return params['limit'] === 1 ? serverText.required : serverText.minLength(Number(params['limit']));
    case 'maxLength':
      return serverText.maxLength(Number(params['limit']));
    case 'minItems':
      return serverText.addItem;
    case 'maxItems':
      return serverText.tooManyItems(Number(params['limit']));
    case 'minimum':
    case 'maximum':
      return serverText.range;
    // A list of types, if null is allowed.
    case 'type':
      return [params['type']].flat().some((type) => type === 'integer' || type === 'number')
        ? serverText.notNumber
        : serverText.badFormat;
    case 'additionalProperties':
      return serverText.unknownField;
    case 'pattern':
      return String(parentSchema?.['x-message'] ?? serverText.badFormat);
    default:
      return serverText.badFormat;
  }
}

function isList(schema: AnySchemaObject | undefined, property: string): boolean {
  return schema?.['properties']?.[property]?.type === 'array';
}

/**
 * True when any string in the value contains NUL or half of a surrogate pair, which PostgreSQL or JSON cannot store.
 */
export function hasBrokenText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (Array.isArray(value)) return value.some(hasBrokenText);
  if (value instanceof Uint8Array || typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => hasBrokenText(key) || hasBrokenText(inner));
}
