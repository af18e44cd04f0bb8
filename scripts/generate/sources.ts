/** Pure functions from the contract to TypeScript sources. `allOf` is merged beforehand. */
import { referred } from '../../server/contract/document';
import type { KindsDocument } from '../../server/contract/kind-calls';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: (string | number)[];
  'x-words'?: Record<string | number, string>;
  'x-feature'?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  format?: string;
  [key: string]: unknown;
}

interface Parameter {
  $ref?: string;
  in?: string;
  required?: boolean;
}

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  'x-claim': string;
  'x-feature'?: string;
  'x-without'?: keyof typeof withoutAnswers;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: { $ref: string } }> };
  responses: Record<string, { $ref?: string; content?: Record<string, unknown> }>;
}

/** Answers of `x-without`, named, as the server's router does not accept null in an operation. */
const withoutAnswers = { nothing: 'null', emptyList: '[]' };

export interface Contract extends KindsDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
  'x-file-types': Record<string, { extensions: string[]; mimes: string[]; maxBytes: number }>;
  'x-refused-pictures': Record<string, string>;
  'x-districts': Record<string, string>;
  'x-kinds': Record<string, { name: string; unit: string; save?: string } & KindsDocument['x-kinds'][string]>;
  'x-typed': Record<string, ({ keep: string } | { of: string; to: string })[]>;
}

/** Source text for a reference. */
function pointed<T extends { $ref?: string }>(node: T, contract: Contract): T {
  return node.$ref ? (referred(node.$ref, contract) as T) : node;
}

function operationsOf(contract: Contract) {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}

/** Key of an object for a name, quoted if the name has a dot. */
const keyOf = (name: string) => (/^\w+$/.test(name) ? name : JSON.stringify(name));

/** `export const ContentStatus = { offline: 0, online: 1 } as const` with its type, for each enumeration. */
export function enumsSource(contract: Contract): string {
  return Object.entries(contract.components.schemas)
    .filter(([, schema]) => schema.enum)
    .map(([name, schema]) => {
      const names = (schema['x-enum-varnames'] ?? schema.enum) as string[];
      const entries = (schema.enum ?? []).map(
        (value, index) => `  ${keyOf(String(names[index]))}: ${JSON.stringify(value)},`,
      );
      return `export const ${name} = {\n${entries.join('\n')}\n} as const;\nexport type ${name} = (typeof ${name})[keyof typeof ${name}];\n`;
    })
    .join('\n');
}

/** `auditActionWords.refused`: displayed text of each value of an enumeration with words. */
export function wordsSource(contract: Contract): string {
  return Object.entries(contract.components.schemas)
    .flatMap(([name, { enum: values = [], 'x-words': words }]) => {
      if (!words) return [];
      const entries = values.map((value) => {
        const word = words[value];
        if (!word) throw new Error(`${name}: ${value} has no words`);
        return `  ${keyOf(String(value))}: ${JSON.stringify(word)},`;
      });
      return `export const ${name.charAt(0).toLowerCase()}${name.slice(1)}Words = {\n${entries.join('\n')}\n} as const;\n`;
    })
    .join('\n');
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

/** `asTyped('phone', '０４-2258 1700')`: converts typed input to the contract's format. */
export function typedSource(contract: Contract): string {
  const kinds = Object.entries(contract['x-typed']).map(([kind, steps]) => {
    const lines = steps.map((step) =>
      'keep' in step
        ? `    { keep: ${String(new RegExp(step.keep, 'u'))} },`
        : `    { of: ${String(new RegExp(step.of, 'giu'))}, to: ${JSON.stringify(step.to)} },`,
    );
    return `  ${kind}: [\n${lines.join('\n')}\n  ],`;
  });
  return `type Step = { keep: RegExp } | { of: RegExp; to: string };

const kinds = {
${kinds.join('\n')}
} satisfies Record<string, Step[]>;

/** Kinds of text that people write in several ways. */
export type TypedKind = keyof typeof kinds;

/** Above any limit of these fields: replacing in longer texts could be slow. */
const longest = 4000;
const invisible = /[\\u200b-\\u200f\\u202a-\\u202e\\u2060\\ufeff]/gu;
const fullWidth = /[\\uff01-\\uff5e]/gu;

/** A text in the contract's form; overlong texts stay unchanged. */
export function asTyped(kind: TypedKind, typed: string): string {
  if (typed.length > longest) return typed;
  const text = typed.replaceAll(invisible, '').trim();
  const steps: readonly Step[] = kinds[kind];
  if (steps.some((step) => 'keep' in step && step.keep.test(text))) return text;
  const half = text.replaceAll(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  return steps.reduce((form, step) => ('of' in step ? form.replaceAll(step.of, step.to) : form), half);
}
`;
}

/** `limits.CaseInfoCreate.title.maxLength`: limits of every input schema by field; `limits.Phone` for shared texts. */
export function limitsSource(contract: Contract): string {
  const scalars = Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
    'x-message' in schema ? [[name, rulesOf(schema)]] : [],
  );
  const sent = sentSchemas(contract);
  const shapes = Object.entries(contract.components.schemas).filter(([name]) => sent.has(name));
  const all = shapes.flatMap(([name, schema]) => {
    const fields = Object.entries(schema.properties ?? {}).map(([field, own]) => {
      return [
        field,
        { required: schema.required?.includes(field) ?? false, ...rulesOf(pointed(own, contract)) },
      ] as const;
    });
    const limited = fields.some(([, rules]) => Object.keys(rules).length > 1);
    return limited ? [[name, Object.fromEntries(fields)] as const] : [];
  });
  return `export const limits = ${JSON.stringify(Object.fromEntries([...scalars, ...all]), null, 2)} as const;\n`;
}

/** Names of schemas in request bodies. */
function sentSchemas(contract: Contract): Set<string> {
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
  return names;
}

/** Claims of calls before the sign-in is complete; the first screen loads only these calls. */
const openClaims = ['public', 'own-account'];

/** A typed fetch function per operationId for the app: either those of the sign-in, or all others. */
export function functionsSource(contract: Contract, isOpen: boolean): string {
  const wanted = operationsOf(contract).filter(
    ({ operation }) => openClaims.includes(operation['x-claim']) === isOpen,
  );
  const functions = wanted.map(({ path, method, operation }) => {
    const id = operation.operationId;
    const parameters = (operation.parameters ?? []).map((parameter) => pointed(parameter, contract));
    const places = new Set(parameters.map((p) => p.in));
    const content = operation.requestBody?.content ?? {};
    const multipart = 'multipart/form-data' in content;
    const hasBody = multipart || 'application/json' in content;
    const answer = operation.responses['200']?.content ?? {};
    const isFile = 'text/csv' in answer || 'application/zip' in answer;
    const params: string[] = [];
    const parts: string[] = [];
    if (places.has('path')) {
      params.push(`path: operations['${id}']['parameters']['path']`);
      parts.push('path');
    }
    if (places.has('query')) {
      const optional = !parameters.some((p) => p.in === 'query' && p.required);
      params.push(
        `query: NonNullable<operations['${id}']['parameters']['query']>${optional && !hasBody ? ' = {}' : ''}`,
      );
      parts.push('query');
    }
    if (hasBody) params.push(`body: ${bodyType(content)}`);
    params.push('options?: CallOptions');
    const { 'x-feature': feature, 'x-without': without } = operation;
    if (without !== undefined && !feature) throw new Error(`${id}: x-without needs x-feature`);
    const init = [
      parts.length ? `params: { ${parts.join(', ')} }` : '',
      hasBody ? 'body' : '',
      multipart ? 'bodySerializer: toFormData' : '',
      isFile ? "parseAs: 'blob'" : '',
      `...requestInit(options${feature && without === undefined ? `, '${feature}'` : ''})`,
    ].filter(Boolean);
    const sent = `${isFile ? 'settleBlob' : 'settle'}(client.${method.toUpperCase()}('${path}', { ${init.join(', ')} }))`;
    const call =
      without === undefined ? sent : `orWithout('${feature}', ${withoutAnswers[without]}, () => ${sent})`;
    const doc = `/** ${operation.summary} ${operation.description} Claim: ${operation['x-claim']}. */`;
    return `${doc}\nexport function ${id}(${params.join(', ')}) {\n  return ${call};\n}\n`;
  });
  const source = functions.join('\n');
  const called = ['client', 'orWithout', 'requestInit', 'settle', 'settleBlob'].filter((name) =>
    new RegExp(`\\b${name}\\b`).test(source),
  );
  const head = [
    `import { ${called.join(', ')}, type CallOptions } from '../client';`,
    ...(source.includes('toFormData') ? ["import { toFormData } from '../form-data';"] : []),
    "import type { components, operations } from '../../../openapi/generated/types';",
  ];
  return `${head.join('\n')}\n\n${source}`;
}

function bodyType(content: Record<string, { schema: { $ref: string } }>): string {
  const [media] = Object.values(content);
  return `components['schemas']['${media?.schema.$ref.split('/').pop() ?? ''}']`;
}

/** Features beyond the specification. Throws for unknown and unused ones. */
export function featuresSource(contract: Contract): string {
  const features = (contract.components.schemas['Feature']?.enum ?? []).map(String);
  const carriers = [
    ...operationsOf(contract).map(({ operation }) => operation),
    ...Object.values(contract.components.schemas),
  ];
  const named = new Set(carriers.flatMap((carrier) => carrier['x-feature'] ?? []));
  const wrong = [...named].filter((name) => !features.includes(name));
  const unused = features.filter((name) => !named.has(name));
  if (wrong.length + unused.length > 0) throw new Error(`x-feature: ${[...wrong, ...unused].join(', ')}`);
  const lines = features.map((name) => `  '${name}',`);
  return `/** The parts of the product beyond the specification. */\nexport const features = [\n${lines.join('\n')}\n] as const;\n`;
}

const claimParts = /^(Permissions(?:\.\w+)+)\.(View|Create|Edit|Delete)$/;
const claimActions = ['View', 'Create', 'Edit', 'Delete'];

/** Public calls by method and path, sent without a token (specification 7, front-side). */
export function publicCallsSource(contract: Contract): string {
  const calls = operationsOf(contract).filter(({ operation }) => operation['x-claim'] === 'public');
  const names = calls.map(({ method, path }) => `  '${method.toUpperCase()} ${path}',`);
  return `/** Calls without a token, by method and path. */\nexport const publicCalls: readonly string[] = [\n${names.join('\n')}\n];\n`;
}

/** Units of the contract's claims with the actions in use. Throws for an invalid x-claim. */
export function claimsSource(contract: Contract): string {
  const units = new Map<string, string[]>();
  for (const { operation } of operationsOf(contract)) {
    const claim = operation['x-claim'];
    if (claim === 'public' || claim === 'signed-in' || claim === 'own-account') continue;
    const [, unit, action] = claimParts.exec(claim) ?? [];
    if (!unit || !action) throw new Error(`${operation.operationId}: ${claim} is no claim`);
    units.set(unit, [...(units.get(unit) ?? []), action]);
  }
  const ordered = [...units].map(([unit, own]) => ({
    unit,
    actions: claimActions.filter((action) => own.includes(action)),
  }));
  const lines = ordered.map(
    ({ unit, actions }) => `  '${unit}': [${actions.map((action) => `'${action}'`).join(', ')}],`,
  );
  const all = ordered.flatMap(({ unit, actions }) => actions.map((action) => `${unit}.${action}`));
  return [
    `/** The actions of each unit that have a meaning. */\nexport const claimUnits = {\n${lines.join('\n')}\n} as const;\n`,
    '/** Such as `Permissions.Cases`. */\nexport type ClaimUnit = keyof typeof claimUnits;\n',
    'export type ClaimAction = (typeof claimUnits)[ClaimUnit][number];\n',
    `/** Every claim that some operation asks for. */\nexport const claims = [\n${all.map((claim) => `  '${claim}',`).join('\n')}\n] as const;\n`,
    '/** Such as `Permissions.Cases.Edit`. */\nexport type Claim = (typeof claims)[number];\n',
  ].join('\n');
}

export function operationsSource(contract: Contract): string {
  const list = operationsOf(contract);
  const claims = list.map(({ operation }) => `  ${operation.operationId}: '${operation['x-claim']}',`);
  const bodies = list.map(({ operation }) => {
    const content = operation.requestBody?.content;
    return `  ${operation.operationId}: ${content ? bodyType(content) : 'undefined'};`;
  });
  return [
    "import type { components } from './types';\n",
    `/** x-claim of each operation. */\nexport const claims = {\n${claims.join('\n')}\n} as const;\n`,
    'export type OperationId = keyof typeof claims;\n',
    `/** The body of each operation, as it is sent. */\nexport interface Bodies {\n${bodies.join('\n')}\n}\n`,
  ].join('\n');
}

/** Client of the delivery API: a function per operation that resolves to data, error and response. */
export function deliveryClientSource(contract: Contract): string {
  const functions = operationsOf(contract).map(
    ({ path, operation: { operationId, summary, parameters = [] } }) => {
      const places = new Set(parameters.map((parameter) => pointed(parameter, contract).in));
      const query = `query: NonNullable<operations['${operationId}']['parameters']['query']> = {}`;
      const taken = [places.has('path') ? 'id: number' : '', places.has('query') ? query : ''].filter(
        Boolean,
      );
      const params = [places.has('path') ? 'path: { id }' : '', places.has('query') ? 'query' : ''].filter(
        Boolean,
      );
      const init = params.length > 0 ? `, { params: { ${params.join(', ')} } }` : '';
      return `    /** ${summary} */\n    ${operationId}: (${taken.join(', ')}) => client.GET('${path}'${init}),`;
    },
  );
  return [
    "import createClient from 'openapi-fetch';",
    "import type { operations, paths } from './delivery-types';",
    '',
    '/** Reads content with a token; `fetch` may be another than the platform’s. */',
    'export function deliveryClient(baseUrl: string, token: string, fetch: typeof globalThis.fetch = globalThis.fetch) {',
    '  const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` }, fetch });',
    '  return {',
    ...functions,
    '  };',
    '}',
    '',
  ].join('\n');
}
