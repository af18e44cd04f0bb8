import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server between the browser and the real one, which knows nothing but the specification. */
export interface SpecificationServer {
  origin: string;
  /** Requests that carried what the specification does not name. */
  strangeRequests: readonly string[];
  close(): Promise<void>;
}

type Fields = Record<string, unknown>;

/** Calls of ours that the specification neither lists nor leaves open (section 7). */
const unknownCalls = [
  /^DELETE \/api\/identity\/token$/,
  /^\w+ \/api\/v1\/SiteThemes\/(?:versions?|restore)\b/,
  /^GET \/api\/v1\/contact\/export$/,
  /^GET \/api\/v1\/CaseInfos\/deletion\b/,
  /^\w+ \/api\/v1\/trash\b/,
];

const listFields = ['id', 'createdOn', 'lastModifiedOn', 'lastModifiedBy', 'updateRecord'];

/** What section 3 names of an answer; where it says that fields are not shown, an answer keeps what it has but for `beyond`. */
const named: readonly (readonly [call: RegExp, fields: readonly string[]])[] = [
  [/^POST \/api\/identity\/token$/, ['token', 'refreshToken']],
  [/^GET \/api\/identity\/account\/me$/, ['name', 'roleName', 'roleClaims']],
  [/^GET \/api\/identity\/role$/, [...listFields, 'name']],
  [/^GET \/api\/identity\/role\/\d+$/, [...listFields, 'name', 'roleClaims']],
  [
    /^GET \/api\/identity\/user$/,
    [...listFields, 'lastLoginTime', 'avatarUrl', 'name', 'department', 'roleName', 'status'],
  ],
  [/^GET \/api\/v1\/CaseInfos\/list$/, [...listFields, 'title', 'district', 'isHighlight', 'tab', 'status']],
  [
    /^GET \/api\/v1\/SiteSets\/list$/,
    [...listFields, 'siteId', 'caseId', 'title', 'status', 'district', 'code'],
  ],
  [/^GET \/api\/v1\/SiteThemes\/list\/template$/, ['themeId', 'code', 'name', 'createdOn']],
  [/^GET \/api\/v1\/(?:CaseInfos|Articles)\/content\/\d+$/, ['cmsItemList', 'webParts', 'updateRecord']],
];

const beyond = new Set([
  'rowVersion',
  'tabCounts',
  'tokenExpiresOn',
  'hasUnpublishedChanges',
  'publishedParts',
  'suggestedCode',
  'partCount',
  'missingAltCount',
  'sampleParts',
  'assignableRoles',
  'errors',
]);

/** The fields of each type of block (section 3, Content block), beside `partType` and `sort`. */
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

/** A value without what goes beyond the specification, however deep. */
function stripped(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => stripped(item, name));
  if (!isFields(value)) return value;
  if (name === 'items' && 'secSort' in value) return only(value, ['textContent', 'secSort']);
  if (pictures.has(name)) return only(value, ['filePath', 'fileExtension']);
  const kept =
    'partType' in value
      ? only(value, ['partType', 'sort', ...(blockFields[Number(value['partType'])] ?? [])])
      : value;
  return Object.fromEntries(
    Object.entries(kept).flatMap(([key, inner]) => (beyond.has(key) ? [] : [[key, stripped(inner, key)]])),
  );
}

function dataOf(call: string, data: unknown): unknown {
  const fields = named.find(([pattern]) => pattern.test(call))?.[1];
  const plain = stripped(data);
  if (!fields) return plain;
  if (Array.isArray(plain)) return plain.map((row: unknown) => (isFields(row) ? only(row, fields) : row));
  if (!isFields(plain)) return plain;
  const { items } = plain;
  return Array.isArray(items)
    ? { ...plain, items: items.map((row: unknown) => (isFields(row) ? only(row, fields) : row)) }
    : only(plain, fields);
}

/** An answer as a server that knows only the specification gives it: reading and signing in carry data, saving does not. */
function answerTo(call: string, { succeeded, messages, data }: Fields): Fields {
  const hasData = call.startsWith('GET ') || call === 'POST /api/identity/token';
  return { succeeded, messages, ...(hasData ? { data: dataOf(call, data) } : {}) };
}

/** Where the real server tells the version that a save needs. */
function versionPath(call: string, body: Fields): string | null {
  const [, path = ''] = call.split(' ');
  const id = String(body['id']);
  if (
    call === 'PUT /api/identity/role' ||
    call === 'PUT /api/identity/user' ||
    /^PUT \/api\/v1\/(?:CaseInfos|Articles|News)$/.test(call)
  ) {
    return `${path}/${id}`;
  }
  if (/^POST \/api\/v1\/(?:CaseInfos|Articles)\/content$/.test(call)) return `${path}/${id}`;
  if (/^PUT \/api\/v1\/SiteThemes(?:\/edit-status)?$/.test(call)) {
    return `/api/v1/SiteThemes/${String(body['themeId'])}`;
  }
  if (/^PUT \/api\/v1\/SiteSets(?:\/edit-code)?$/.test(call)) return '/api/v1/SiteSets/list?pageSize=100';
  if (call === 'POST /api/v1/index-popup') return path;
  if (call === 'POST /api/v1/contact/edit-note') return `/api/v1/contact/get-by-id?id=${id}`;
  return call === 'POST /api/v1/contact/edit-email' ? '/api/v1/contact/get-email' : null;
}

/** Starts it before a real server: what that one demands beyond the specification is added to the requests, what it answers beyond is taken away. */
export async function startSpecificationServer(real: string): Promise<SpecificationServer> {
  const strangeRequests: string[] = [];

  async function version(path: string, body: Fields, authorization: string): Promise<string> {
    const { data } = (await (await fetch(real + path, { headers: { authorization } })).json()) as {
      data: Fields & { items?: Fields[] };
    };
    const record = data.items?.find(({ siteId }) => String(siteId) === String(body['siteId'])) ?? data;
    return String(record['rowVersion']);
  }

  /** The body as the real server wants it. */
  async function completed(
    call: string,
    request: IncomingMessage,
    bytes: Buffer,
  ): Promise<{ body: BodyInit; type?: string }> {
    const type = request.headers['content-type'] ?? '';
    const authorization = request.headers.authorization ?? '';
    const form = type.startsWith('multipart/form-data')
      ? await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
      : null;
    const body = form ? Object.fromEntries(form) : (JSON.parse(bytes.toString() || '{}') as Fields);
    if ('rowVersion' in body) strangeRequests.push(`${call} rowVersion`);
    const path = versionPath(call, body);
    if (form) {
      if ([...form.keys()].some((key) => key.endsWith('.isSample'))) strangeRequests.push(`${call} isSample`);
      if (call === 'POST /api/v1/SiteThemes/template') {
        strangeRequests.push(
          ...[...form.keys()].flatMap((key) => (/^(?:caseId|code)$/.test(key) ? [] : [`${call} ${key}`])),
        );
      }
      // A server that marks no samples refuses none.
      for (const key of [...form.keys()].filter((each) => /^webParts\[\d+\]\.sort$/.test(each))) {
        if (call === 'PUT /api/v1/SiteThemes') form.set(key.replace('sort', 'isSample'), 'false');
      }
      if (path) form.set('rowVersion', await version(path, body, authorization));
      return { body: form };
    }
    return {
      body: JSON.stringify(
        path ? { ...body, rowVersion: Number(await version(path, body, authorization)) } : body,
      ),
      type,
    };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const call = `${method} ${url.split('?')[0]}`;
    const isCall = url.startsWith('/api/');
    const send = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { 'content-type': type }).end(body);
    if (unknownCalls.some((pattern) => pattern.test(call))) {
      return void send(404, 'application/json', JSON.stringify({ succeeded: false, messages: [] }));
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { authorization, accept } = request.headers;
    const carried =
      isCall && chunks.length > 0 ? await completed(call, request, Buffer.concat(chunks)) : null;
    const answer = await fetch(real + url, {
      method,
      headers: {
        ...(authorization ? { authorization } : {}),
        ...(accept ? { accept } : {}),
        ...(carried?.type ? { 'content-type': carried.type } : {}),
      },
      redirect: 'manual',
      ...(carried ? { body: carried.body } : {}),
    });
    const type = answer.headers.get('content-type') ?? '';
    if (isCall && type.startsWith('application/json')) {
      return void send(answer.status, type, JSON.stringify(answerTo(call, (await answer.json()) as Fields)));
    }
    const location = answer.headers.get('location');
    if (location) response.setHeader('location', location);
    send(answer.status, type, Buffer.from(await answer.arrayBuffer()));
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      strangeRequests.push(`${request.method} ${request.url}: ${String(error)}`);
      response.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    strangeRequests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
