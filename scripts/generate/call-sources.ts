/** TypeScript sources of the contract's calls: functions, claims and features. */
import {
  type CalledOperation,
  type Contract,
  operationsOf,
  pointed,
  type Schema,
  withoutAnswers,
} from './contract';
import { joinedFiles, subjectOf } from './subjects';

/** Claims of calls before the sign-in is complete; the first screen loads only these calls. */
const openClaims = ['public', 'own-account'];

/** A typed fetch function per operationId of the sign-in. */
export function signInSource(contract: Contract): string {
  return functionsSource(contract, operationsOf(contract).filter(isOpen), '..');
}

/**
 * A typed fetch function per operationId of all other calls; files by path, one for each tag of the contract and one
 * that joins them.
 */
export function operationSources(path: string, contract: Contract): Map<string, string> {
  const byTag = new Map<string, CalledOperation[]>();
  for (const each of operationsOf(contract).filter((called) => !isOpen(called))) {
    const [tag] = each.operation.tags ?? [];
    if (!tag) throw new Error(`${each.operation.operationId} has no tag`);
    const name = subjectOf(tag);
    byTag.set(name, [...(byTag.get(name) ?? []), each]);
  }
  const files = [...byTag].map(
    ([subject, wanted]) => [`${path}/${subject}`, functionsSource(contract, wanted, '../..')] as const,
  );
  return new Map([
    ...files,
    [
      path,
      joinedFiles(
        path,
        files.map(([file]) => file),
      ),
    ],
  ]);
}

const isOpen = ({ operation }: CalledOperation) => openClaims.includes(operation['x-claim']);

function functionsSource(contract: Contract, wanted: readonly CalledOperation[], api: string): string {
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
      hasBody ? bodySource(content, contract) : '',
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
  const called = ['client', 'offeredBody', 'orWithout', 'requestInit', 'settle', 'settleBlob'].filter(
    (name) => new RegExp(`\\b${name}\\b`).test(source),
  );
  const types = ['components', 'operations'].filter((name) => source.includes(`${name}[`));
  const head = [
    `import { ${called.join(', ')}, type CallOptions } from '${api}/client';`,
    ...(source.includes('toFormData') ? [`import { toFormData } from '${api}/form-data';`] : []),
    `import type { ${types.join(', ')} } from '${api}/../../openapi/generated/types';`,
  ];
  return `${head.join('\n')}\n\n${source}`;
}

/** The body as it is sent, without the properties whose feature the server lacks. */
function bodySource(content: Record<string, { schema: Schema }>, contract: Contract): string {
  const [media] = Object.values(content);
  const beyond = beyondOf(media?.schema ?? {}, contract);
  return Object.keys(beyond).length > 0 ? `body: offeredBody(body, ${JSON.stringify(beyond)})` : 'body';
}

interface Beyond {
  [property: string]: string | Beyond;
}

/** Features of the properties of a shape and of its parts. */
function beyondOf(node: Schema, contract: Contract): Beyond {
  const { properties = {}, items } = pointed(node, contract);
  if (items) return beyondOf(items, contract);
  const found = Object.entries(properties).map(([name, own]) => {
    const feature = own['x-feature'] ?? pointed(own, contract)['x-feature'];
    return [name, feature ?? beyondOf(own, contract)] as const;
  });
  return Object.fromEntries(found.filter(([, beyond]) => Object.keys(beyond).length > 0));
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
