import { bodyAjv } from '../../../server/access/calls/validation';

/** The parts of a schema that say how large a value may be. */
export interface SizedSchema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: SizedSchema[];
  oneOf?: SizedSchema[];
  properties?: Record<string, SizedSchema>;
  items?: SizedSchema;
  required?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  'x-max-text'?: number;
}

/** Words that the advertising check, searches and personal data look for. */
const words = '全台第一，到站 3 分鐘，0912345678，a@example.com。';
const formatted = '<strong>最</strong><em>好</em>，<a href="https://a.tw">近</a>';

const filled = (unit: string, length: number) =>
  unit.repeat(Math.max(0, Math.ceil(length / unit.length))).slice(0, Math.max(0, length));
const wholes = (unit: string, length: number) => unit.repeat(Math.floor(length / unit.length));

const fitting = new WeakMap<SizedSchema, (value: object) => boolean>();

/** Longest texts first; the first that the schema accepts is taken. */
function longest(schema: SizedSchema): string {
  const { maxLength = 40, 'x-max-text': maxText } = schema;
  const texts = [
    ...(maxText
      ? [`<p>${wholes(formatted, Math.min(maxLength - 7, maxText * (formatted.length / 4)))}</p>`]
      : []),
    filled(words, maxLength),
    filled('a', maxLength),
    filled('1', maxLength),
    filled('https://example.com/a', maxLength),
    `https://example.com/${filled('a', 900)}`,
    `a@${filled('a', 50)}.tw`,
    `https://youtu.be/${filled('a', maxLength - 17)}`,
    `/files/${'a'.repeat(64)}.png`,
    `/files/${'a'.repeat(64)}.pdf`,
    'a'.repeat(64),
    '2999-01-01T00:00:00Z',
    '2999-01-01',
    '2026-01',
    '0225718170#123456',
    '0225718170',
    '0912345678',
    'G-AAAAAAAAAAAA',
    'GTM-AAAAAAAAAA',
    '12345678',
  ];
  let fits = fitting.get(schema);
  if (!fits) {
    fits = bodyAjv.compile({ type: 'object', properties: { text: schema } });
    fitting.set(schema, fits);
  }
  const text = texts.find((each) => fits({ text: each }));
  if (text === undefined) throw new Error(`No text fits ${JSON.stringify(schema)}`);
  return text;
}

/** Fields that name something stored, or a moment of it, which only the given value does. */
export const isName = (name: string) =>
  /(?:^id|Id|^code|Code|^rowVersion|^account|[hH]ash|[kK]ey|Path|Extension|^tab|^version|On|^kind|^passcode|[pP]assword)$/.test(
    name,
  );

/**
 * The largest value of a schema. Takes from `given` what names stored things. Entries of a list are of all kinds in
 * turn, from the kind at `place` on.
 */
export function largestOf(schema: SizedSchema, given?: unknown, place = 0): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return given ?? schema.enum[0];
  const choices = (schema.oneOf ?? schema.anyOf)?.flatMap(kindsOf);
  if (choices) return largestOf(choices[place % choices.length] ?? {}, given, place);
  if (schema.properties) return largestObject(schema, (given ?? {}) as Record<string, unknown>, place);
  switch ([schema.type].flat()[0]) {
    case 'array': {
      const [first] = Array.isArray(given) ? (given as unknown[]) : [];
      return Array.from({ length: schema.maxItems ?? 1 }, (_, at) =>
        largestOf(schema.items ?? {}, at === 0 ? first : undefined, place + at),
      );
    }
    case 'integer':
    case 'number':
      return given ?? Math.max(schema.minimum ?? 0, Math.min(schema.maximum ?? place, place));
    case 'boolean':
      return given ?? true;
    case 'string':
      return schema.format === 'binary' ? given : longest(schema);
    default:
      return null;
  }
}

/** Choices of a schema, without those of choices. */
export const kindsOf = (schema: SizedSchema): SizedSchema[] => schema.oneOf?.flatMap(kindsOf) ?? [schema];

function largestObject(
  { properties = {}, required = [] }: SizedSchema,
  given: Record<string, unknown>,
  place: number,
): object {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => {
      if (isName(name) && (name in given || !required.includes(name))) {
        return name in given ? [[name, given[name]]] : [];
      }
      return [[name, largestOf(schema, given[name], place)]];
    }),
  );
}
