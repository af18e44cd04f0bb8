/** TypeScript sources of the contract's values: enumerations, words, kinds, limits and tables. */
import { type Contract, operationsOf, pointed, type Schema } from './contract';
import { filesBySubject } from './subjects';

/** Key of an object for a name, quoted if the name has a dot. */
const keyOf = (name: string) => (/^\w+$/.test(name) ? name : JSON.stringify(name));

/** `export const ContentStatus = { offline: 0, online: 1 } as const` with its type, for each enumeration; files by path. */
export function enumSources(path: string, contract: Contract): Map<string, string> {
  const sources = Object.entries(contract.components.schemas)
    .filter(([, schema]) => schema.enum)
    .map(([name, schema]) => {
      const names = (schema['x-enum-varnames'] ?? schema.enum) as string[];
      const entries = (schema.enum ?? []).map(
        (value, index) => `  ${keyOf(String(names[index]))}: ${JSON.stringify(value)},`,
      );
      return [
        name,
        `export const ${name} = {\n${entries.join('\n')}\n} as const;\nexport type ${name} = (typeof ${name})[keyof typeof ${name}];\n`,
      ] as const;
    });
  return filesBySubject(path, sources, contract);
}

/** `auditActionWords.refused`: displayed text of each value of an enumeration with words; files by path. */
export function wordSources(path: string, contract: Contract): Map<string, string> {
  const sources = Object.entries(contract.components.schemas).flatMap(
    ([name, { enum: values = [], 'x-words': words }]) => {
      if (!words) return [];
      const entries = values.map((value) => {
        const word = words[value];
        if (!word) throw new Error(`${name}: ${value} has no words`);
        return `  ${keyOf(String(value))}: ${JSON.stringify(word)},`;
      });
      const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Words`;
      return [[name, `export const ${constant} = {\n${entries.join('\n')}\n} as const;\n`] as const];
    },
  );
  return filesBySubject(path, sources, contract);
}

/** Kinds of records with names, units and saving operations. */
export function kindsSource(contract: Contract): string {
  const kinds = Object.entries(contract['x-kinds']);
  const entries = (of: (kind: Contract['x-kinds'][string]) => string | undefined) =>
    kinds.flatMap(([kind, described]) => {
      const value = of(described);
      return value === undefined ? [] : [`  ${kind}: ${JSON.stringify(value)},`];
    });
  const linked = kinds.filter(([, { calls }]) => calls?.includes('preview-links')).map(([kind]) => kind);
  const table = (comment: string, name: string, lines: string[]) =>
    `/** ${comment} */\nexport const ${name} = {\n${lines.join('\n')}\n} as const;\n`;
  return [
    table(
      'What people call a record of each kind.',
      'kindNames',
      entries(({ name }) => name),
    ),
    table(
      'The unit whose claims each kind takes.',
      'kindUnits',
      entries(({ unit }) => unit),
    ),
    table(
      'The operation that saves what the versions of a kind keep.',
      'versionSaves',
      entries(({ save }) => save),
    ),
    `/** Kinds with preview links. */
export const previewKinds = ${JSON.stringify(linked)} as const;
`,
  ].join('\n');
}

const kept = {
  minLength: 'minLength',
  maxLength: 'maxLength',
  minimum: 'minimum',
  maximum: 'maximum',
  pattern: 'pattern',
  'x-message': 'message',
  minItems: 'minItems',
  maxItems: 'maxItems',
  'x-max-bytes': 'maxBytes',
  'x-accept': 'accept',
  'x-pixels': 'pixels',
  'x-recommended-pixels': 'recommendedPixels',
  'x-recommended-length': 'recommendedLength',
  'x-recommended-groups': 'recommendedGroups',
  'x-max-text': 'maxText',
  'x-typed': 'typed',
} as const;

const rulesOf = (schema: Schema) =>
  Object.fromEntries(
    Object.entries(kept).flatMap(([from, to]) => (from in schema ? [[to, schema[from]]] : [])),
  );

/** `labels.NewsUpdate.title`: the `title` of each property that is sent; files by path. */
export function labelSources(path: string, contract: Contract): Map<string, string> {
  const sources = sentShapes(contract).flatMap(([name, schema]) => {
    const labels = Object.entries(schema.properties ?? {}).flatMap(([field, own]) => {
      const { title = wordOf(own, field, contract) } = { ...pointed(own, contract), ...own };
      return title === undefined ? [] : [`  ${field}: ${JSON.stringify(title)},`];
    });
    return labels.length > 0
      ? [[name, `export const ${name} = {\n${labels.join('\n')}\n} as const;\n`] as const]
      : [];
  });
  const files = filesBySubject(path, sources, contract, `${path}/all`);
  return files.set(path, `export * as labels from './labels/all';\n`);
}

/** Label of a property that an enumeration names too. */
function wordOf({ 'x-title-of': of }: Schema, field: string, contract: Contract): string | undefined {
  return typeof of === 'string' ? contract.components.schemas[of]?.['x-words']?.[field] : undefined;
}

/** File types of `x-accept`: extensions, MIME types, default size limit; and texts for rejected pictures. */
export function fileTypesSource(contract: Contract): string {
  return `export const fileTypes = ${JSON.stringify(contract['x-file-types'], null, 2)} as const;\n\nexport type FileTypeName = keyof typeof fileTypes;\n\nexport const refusedPictures = ${JSON.stringify(contract['x-refused-pictures'], null, 2)} as const;\n`;
}

/** Counties with their districts, each with zip and name, in the usual order. */
export function districtsSource(contract: Contract): string {
  const lines = Object.entries(contract['x-districts']).map(
    ([county, districts]) =>
      `  ${JSON.stringify([county, districts.split(', ').map((district) => district.split(' '))])},`,
  );
  return `export const countyTable: readonly (readonly [county: string, districts: readonly (readonly [zip: string, name: string])[]])[] = [\n${lines.join('\n')}\n];\n`;
}

/** `typedSteps.phone`: how typed input becomes the contract's form. */
export function typedStepsSource(contract: Contract): string {
  const kinds = Object.entries(contract['x-typed']).map(([kind, steps]) => {
    const lines = steps.map((step) =>
      'keep' in step
        ? `    { keep: ${String(new RegExp(step.keep, 'u'))} },`
        : `    { of: ${String(new RegExp(step.of, 'giu'))}, to: ${JSON.stringify(step.to)} },`,
    );
    return `  ${kind}: [\n${lines.join('\n')}\n  ],`;
  });
  return `/** A form to keep, or what becomes of a part of the text. */
export type TypedStep = { keep: RegExp } | { of: RegExp; to: string };

export const typedSteps = {
${kinds.join('\n')}
} satisfies Record<string, TypedStep[]>;
`;
}

/** `limits.CaseInfoCreate.title.maxLength`: limits of every input schema by field; `limits.Phone` for shared texts. Files by path. */
export function limitSources(path: string, contract: Contract): Map<string, string> {
  const scalars = Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
    'x-message' in schema ? [[name, rulesOf(schema)] as const] : [],
  );
  const all = sentShapes(contract).flatMap(([name, schema]) => {
    const fields = Object.entries(schema.properties ?? {}).map(([field, own]) => {
      return [
        field,
        { required: schema.required?.includes(field) ?? false, ...rulesOf(pointed(own, contract)) },
      ] as const;
    });
    const limited = fields.some(([, rules]) => Object.keys(rules).length > 1);
    return limited ? [[name, Object.fromEntries(fields)] as const] : [];
  });
  const sources = [...scalars, ...all].map(
    ([name, limits]) =>
      [name, `export const ${name} = ${JSON.stringify(limits, null, 2)} as const;\n`] as const,
  );
  const files = filesBySubject(path, sources, contract, `${path}/all`);
  return files.set(path, `export * as limits from './limits/all';\n`);
}

/** Schemas in request bodies, by name. */
export function sentShapes(contract: Contract): [name: string, schema: Schema][] {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    const text = JSON.stringify(node) ?? '';
    for (const [, name = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
      if (names.has(name)) continue;
      names.add(name);
      visit(contract.components.schemas[name]);
    }
  };
  for (const { operation } of operationsOf(contract)) visit(operation.requestBody);
  return Object.entries(contract.components.schemas).filter(([name]) => names.has(name));
}

/** `deliveryFields.Case`: fields of each record in the contract with systems that read content. */
export function deliveryFieldsSource(delivery: Contract): string {
  const lines = Object.entries(delivery.components.schemas).flatMap(([name, { properties = {} }]) =>
    'isVisible' in properties ? [`  ${name}: ${JSON.stringify(Object.keys(properties))},`] : [],
  );
  return `export const deliveryFields = {\n${lines.join('\n')}\n} as const;\n`;
}
