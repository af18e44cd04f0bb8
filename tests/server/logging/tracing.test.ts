import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { claims } from '../../../openapi/generated/claims';
import { startTracing } from '../../../server/base/logging/tracing';
import { createTestApp } from '../support/test-app';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** An OpenTelemetry collector over HTTP with JSON. */
async function receiver() {
  let body = '';
  const server = createServer((request, reply) => {
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      body += '\n';
      reply.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => body,
    spans: () =>
      body
        .split('\n')
        .filter(Boolean)
        .flatMap((line) => {
          const sent = JSON.parse(line) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
          return sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
        }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
const lines: string[] = [];
const before = { ...process.env };

const collector = await receiver();
Object.assign(process.env, {
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  OTEL_SERVICE_NAME: 'back-office-test',
});
const test = await createTestApp({ LOG_LEVEL: 'info' }, undefined, {
  write: (line) => void lines.push(line),
});
const tracing = startTracing({ trustProxy: 1 });
const stop = tracing.stop;
tracing.watch(test.app);
const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
afterAll(async () => {
  process.env = before;
  await test.close();
  await collector.close();
});

const attribute = (span: Span | undefined, name: string) => {
  const value = span?.attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

it('a request and its queries are one trace, with the request id of the log and without values of the request', async () => {
  const headers = await test.signInAs(claims);
  const [trace, parent] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  await fetch(`${origin}/api/v1/News/list?keyword=0912345678`, {
    headers: { ...headers, traceparent: `00-${trace}-${parent}-01` },
  });
  await fetch(`${origin}/api/identity/role`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: '祕密角色', roleClaims: [] }),
  });
  await fetch(`${origin}/case/nobody-knows`);
  await stop();

  const spans = collector.spans();
  const requests = spans.filter(({ kind }) => kind === 2);
  expect(
    requests.map((span) => [
      span.name,
      attribute(span, 'http.route'),
      attribute(span, 'http.response.status_code'),
    ]),
  ).toEqual([
    ['GET listNews', '/api/v1/News/list', 200],
    ['POST createRole', '/api/identity/role', 200],
    ['GET publicPage', '/case/:address', 404],
  ]);
  const [list, create] = requests;
  expect([list?.traceId, list?.parentSpanId]).toEqual([trace, parent]);
  const queriesOf = (span: Span | undefined) =>
    spans
      .filter(({ parentSpanId, traceId }) => parentSpanId === span?.spanId && traceId === span?.traceId)
      .map(({ name }) => name);
  // The check of the caller comes first; for a known token it reads only the stamp. Queries after the body belong to
  // the trace too.
  expect(queriesOf(list)).toEqual(expect.arrayContaining(['SELECT tokens', 'SELECT news']));
  expect(queriesOf(create)).toEqual(
    expect.arrayContaining(['SELECT identity_stamp', 'INSERT roles', 'INSERT audit_entries', 'COMMIT']),
  );
  const logged = lines.map((line) => (JSON.parse(line) as { reqId?: string }).reqId);
  for (const span of requests) expect(logged).toContain(attribute(span, 'back_office.request_id'));
  for (const secret of [
    '0912345678',
    '祕密角色',
    'nobody-knows',
    headers.authorization.slice(7),
    '127.0.0.1',
  ]) {
    expect(collector.text()).not.toContain(secret);
  }
  expect(collector.text()).toContain('back-office-test');
});
