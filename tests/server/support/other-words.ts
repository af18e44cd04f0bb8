import { isName, kindsOf, type SizedSchema } from './largest-body';

/** A reason publishes without approval, and a place is one of a list. */
const others = new Set(['emergencyReason', 'county', 'district']);

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Free text, so that a value of it may say anything. */
const isWords = (
  name: string,
  { type, enum: choices, const: only, format, pattern, maxLength }: SizedSchema,
) =>
  [type].flat().includes('string') &&
  !choices &&
  only === undefined &&
  !format &&
  !pattern &&
  (maxLength ?? Infinity) >= 10 &&
  !isName(name) &&
  !others.has(name);

/**
 * The value with these words in each free text that its schema has, given or not, except fields of these names. A record
 * that it saves is online.
 */
export function withWords(
  schema: SizedSchema,
  given: unknown,
  words: string,
  except: ReadonlySet<string> = new Set(),
): unknown {
  if (Array.isArray(given)) {
    return given.map((each: unknown) => withWords(schema.items ?? {}, each, words, except));
  }
  if (!isPlain(given)) return given;
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) {
    const own = choices
      .flatMap(kindsOf)
      .find(({ properties }) => properties?.['partType']?.const === given['partType']);
    return withWords(own ?? {}, given, words, except);
  }
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => !except.has(name));
  const changed = properties.flatMap(([name, own]): [string, unknown][] => {
    const value = given[name];
    if (name === 'status' && value === 0) return [[name, 1]];
    if (isWords(name, own)) return [[name, spoken(own, value, words)]];
    return value === undefined ? [] : [[name, withWords(own, value, words, except)]];
  });
  return { ...given, ...Object.fromEntries(changed) };
}

function spoken(
  { 'x-max-text': isFormatted, maxLength = Infinity }: SizedSchema,
  given: unknown,
  words: string,
) {
  if (isFormatted) return `<p>${words}</p>`;
  const text = typeof given === 'string' ? given + words : words;
  return text.length > maxLength ? words.slice(0, maxLength) : text;
}
