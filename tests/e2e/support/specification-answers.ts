import { readFileSync } from 'node:fs';
import { specifiedCalls } from '../../specified-calls';

export type Fields = Record<string, unknown>;

/**
 * Calls of articles, news, documents and content, which the specification leaves open
 * (decisions/003-calls-beyond-the-specification).
 */
const unshownCalls = [
  'GET /api/v1/Articles/list',
  'GET /api/v1/Articles/{id}',
  'POST /api/v1/Articles',
  'PUT /api/v1/Articles',
  'DELETE /api/v1/Articles/{id}',
  'PUT /api/v1/Articles/edit-status',
  'PUT /api/v1/Articles/edit-batch-sort',
  'GET /api/v1/Articles/content/{id}',
  'POST /api/v1/Articles/content',
  'GET /api/v1/News/list',
  'GET /api/v1/News/{id}',
  'POST /api/v1/News',
  'PUT /api/v1/News',
  'DELETE /api/v1/News/{id}',
  'PUT /api/v1/News/edit-status',
  'GET /api/v1/CaseInfos/content/{id}',
  'POST /api/v1/CaseInfos/content',
  'GET /api/v1/downloads/list',
];

const knownCalls: readonly string[] = [...specifiedCalls, ...unshownCalls];

/** Query parameters beyond the specification, which such a server ignores. */
export const unknownParameters = [
  'order',
  'visibleState',
  'hasUnpublishedChanges',
  'isOpen',
  'assigneeId',
  'siteName',
];

/** Units of its claims (section 6). */
const units = [
  'Roles',
  'Users',
  'IndexPopup',
  'Articles',
  'Cases',
  'Cases.OnePage',
  'News',
  'Contacts',
  'Contacts.Email',
];

const listFields = ['id', 'createdOn', 'lastModifiedOn', 'lastModifiedBy', 'updateRecord'];

/** Answer fields that section 3 names. Where it leaves fields open, an answer keeps all except `beyond`. */
const named: readonly (readonly [call: RegExp, fields: readonly string[]])[] = [
  [/^POST \/api\/identity\/token$/, ['token', 'refreshToken']],
  [/^GET \/api\/identity\/account\/me$/, ['name', 'roleName', 'roleClaims']],
  [/^GET \/api\/identity\/role$/, [...listFields, 'name']],
  [/^GET \/api\/identity\/role\/\{id\}$/, [...listFields, 'name', 'roleClaims']],
  [
    /^GET \/api\/identity\/user$/,
    [...listFields, 'lastLoginTime', 'avatarUrl', 'name', 'department', 'roleName', 'status'],
  ],
  [/^GET \/api\/v1\/CaseInfos\/list$/, [...listFields, 'title', 'district', 'isHighlight', 'tab']],
  [
    /^GET \/api\/v1\/SiteSets\/list$/,
    [...listFields, 'siteId', 'caseId', 'title', 'status', 'district', 'code'],
  ],
  [/^GET \/api\/v1\/SiteThemes\/list\/template$/, ['themeId', 'code', 'name', 'createdOn']],
  [/^GET \/api\/v1\/(?:CaseInfos|Articles)\/content\/\{id\}$/, ['cmsItemList', 'webParts', 'updateRecord']],
];

/** Fields of each block type (section 3, Content block), beside `partType` and `sort`. */
const blockFields: Record<number, readonly string[]> = {
  1: ['id', 'align', 'textContent'],
  2: ['id', 'align', 'textContent'],
  5: ['id', 'textContent', 'url', 'altText', 'autoPlay', 'filePath', 'fileExtension'],
  6: ['id', 'textContent', 'altText', 'filePath', 'fileExtension'],
  8: ['id', 'textContent', 'url', 'urlTarget'],
  10: ['textContent', 'tel'],
  11: ['id', 'items'],
};

const pictures = new Set(['cover', 'shareImage', 'image']);

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function only(value: Fields, fields: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(value).filter(([name]) => fields.includes(name)));
}

interface Schema {
  $ref?: string;
  title?: string;
  'x-feature'?: string;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

interface Contract {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema: Schema }> }> }>
  >;
  components: { schemas: Record<string, Schema> };
}

const contract = JSON.parse(
  readFileSync(new URL('../../../openapi/openapi.json', import.meta.url), 'utf8'),
) as Contract;

function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').pop();
  return name === undefined ? schema : resolved(contract.components.schemas[name] ?? {});
}

/** Labels of fields that such a server does not have. */
export const beyondLabels = Object.values(contract.components.schemas)
  .flatMap(({ properties = {} }) => Object.values(properties))
  .map((property) => ({ ...resolved(property), ...property }))
  .flatMap(({ title, 'x-feature': feature }) => (title !== undefined && feature !== undefined ? title : []));

/** Listed call of a request: `{id}` matches one segment, and calls without one win. */
export function calledOf(method: string, path: string): string | undefined {
  const request = `${method} ${path}`;
  const pattern = (call: string) => new RegExp(`^${call.replace('{id}', '[^/]+')}$`);
  return (
    knownCalls.find((call) => call === request) ?? knownCalls.find((call) => pattern(call).test(request))
  );
}

function answerSchema(call: string): Schema {
  const [method = '', path = ''] = call.split(' ');
  const operation = contract.paths[path]?.[method.toLowerCase()];
  const { schema = {} } = operation?.responses['200']?.content?.['application/json'] ?? {};
  return resolved(schema).properties?.['data'] ?? {};
}

/** False for a block of a type beyond the specification. */
const isSpecified = (item: unknown) =>
  !isFields(item) || !('partType' in item) || Number(item['partType']) in blockFields;

/** Removes fields that the contract does not require: they are beyond the specification. */
function stripped(value: unknown, of: Schema, name = ''): unknown {
  const schema = resolved(of);
  if (Array.isArray(value)) {
    return value.filter(isSpecified).map((item) => stripped(item, schema.items ?? {}, name));
  }
  if (!isFields(value)) return value;
  if (name === 'items' && 'secSort' in value) return only(value, ['textContent', 'secSort']);
  if (pictures.has(name)) return only(value, ['filePath', 'fileExtension']);
  if ('partType' in value) {
    const fields = ['partType', 'sort', ...(blockFields[Number(value['partType'])] ?? [])];
    return mapFields(only(value, fields), (inner, key) => stripped(inner, {}, key));
  }
  const { properties, required = [] } = branchOf(schema, value);
  if (!properties) return mapFields(value, (inner, key) => stripped(inner, {}, key));
  return mapFields(only(value, required), (inner, key) => stripped(inner, properties[key] ?? {}, key));
}

/** Member of a union that fits the value. */
function branchOf(schema: Schema, value: Fields): Schema {
  const branches = (schema.anyOf ?? [schema]).map(resolved);
  const isWhole = ({ properties, required = [] }: Schema) =>
    properties && required.every((key) => key in value);
  return branches.find(isWhole) ?? {};
}

function mapFields(value: Fields, map: (inner: unknown, key: string) => unknown): Fields {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(inner, key)]));
}

function dataOf(call: string, data: unknown): unknown {
  const fields = named.find(([pattern]) => pattern.test(call))?.[1];
  const plain = stripped(data, answerSchema(call));
  if (!fields) return plain;
  if (Array.isArray(plain)) return plain.map((row: unknown) => (isFields(row) ? only(row, fields) : row));
  if (!isFields(plain)) return plain;
  const { items } = plain;
  if (call === 'GET /api/identity/account/me') return withoutOurClaims(only(plain, fields));
  return Array.isArray(items)
    ? { ...plain, items: items.map((row: unknown) => (isFields(row) ? only(row, fields) : row)) }
    : only(plain, fields);
}

function withoutOurClaims(account: Fields): Fields {
  const isKnown = (claim: unknown) =>
    isFields(claim) && units.includes(String(claim['value']).replace(/^Permissions\.|\.\w+$/g, ''));
  return { ...account, roleClaims: (account['roleClaims'] as unknown[]).filter(isKnown) };
}

/** Answer of a server that knows only the specification. Reads and sign-in have data, saves do not. */
export function answerTo(call: string, { succeeded, messages, data }: Fields): Fields {
  const hasData = call.startsWith('GET ') || call === 'POST /api/identity/token';
  return { succeeded, messages, ...(hasData ? { data: dataOf(call, data) } : {}) };
}
