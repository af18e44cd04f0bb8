import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerTo, calledOf, type Fields, unknownParameters } from './specification-answers';

/** A proxy in front of the real server that knows only the specification. */
export interface SpecificationServer {
  origin: string;
  /** Requests with parts unknown to the specification. */
  strangeRequests: readonly string[];
  /** Calls unknown to the specification, answered 404. */
  refused: readonly string[];
  /** Clears both lists for the next test. */
  forget(): void;
  close(): Promise<void>;
}

/** Fields beyond the specification, which its requests do not have. */
const strangeFields = (call: string) => [
  'rowVersion',
  'newNote',
  'assigneeId',
  'sourceThemeId',
  // Times of the popup are specified (decisions/004-entities).
  ...(call === 'POST /api/v1/index-popup' ? [] : ['startOn', 'endOn']),
];

/** Path for reading the version that the real server requires. */
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

/** Starts it before a real server: adds required fields to requests, removes additional ones from answers. */
export async function startSpecificationServer(real: string): Promise<SpecificationServer> {
  const strangeRequests: string[] = [];
  const refused: string[] = [];

  async function version(path: string, body: Fields, authorization: string): Promise<string> {
    const { data } = (await (await fetch(real + path, { headers: { authorization } })).json()) as {
      data: Fields & { items?: Fields[] };
    };
    const record = data.items?.find(({ siteId }) => String(siteId) === String(body['siteId'])) ?? data;
    return String(record['rowVersion']);
  }

  /** Body with the fields that the real server requires. */
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
    strangeRequests.push(...strangeFields(call).flatMap((key) => (key in body ? [`${call} ${key}`] : [])));
    const path = versionPath(call, body);
    if (form) {
      if ([...form.keys()].some((key) => key.endsWith('.isSample'))) strangeRequests.push(`${call} isSample`);
      if (call === 'POST /api/v1/SiteThemes/template') {
        strangeRequests.push(
          ...[...form.keys()].flatMap((key) => (/^(?:caseId|code)$/.test(key) ? [] : [`${call} ${key}`])),
        );
      }
      // Marks no block as a sample, because a server without samples refuses none.
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
    const { pathname, searchParams } = new URL(url, real);
    const isCall = pathname.startsWith('/api/');
    const known = isCall ? calledOf(method, pathname) : '';
    const call = `${method} ${pathname}`;
    const send = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { 'content-type': type }).end(body);
    if (known === undefined) {
      refused.push(call);
      return void send(404, 'application/json', JSON.stringify({ succeeded: false, messages: [] }));
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { authorization, accept } = request.headers;
    const carried =
      isCall && chunks.length > 0 ? await completed(call, request, Buffer.concat(chunks)) : null;
    for (const name of isCall ? unknownParameters : []) searchParams.delete(name);
    const answer = await fetch(`${real}${pathname}?${searchParams}`, {
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
      return void send(answer.status, type, JSON.stringify(answerTo(known, (await answer.json()) as Fields)));
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
    refused,
    forget: () => {
      strangeRequests.length = 0;
      refused.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
