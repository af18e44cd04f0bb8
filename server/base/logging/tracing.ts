import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import type { Config } from '../config/config';
import { operationOf } from '../contract/operation-names';
import { sqlState } from '../process/sql-state';

/** The current span, parent of its queries. */
const running = new AsyncLocalStorage<Span>();

interface Tracing {
  /** Traces the requests of a server; call it before the server listens. */
  watch(app: FastifyInstance): void;
  /** Sends pending spans. */
  stop(): Promise<void>;
}

/**
 * Traces requests and queries, configured by OpenTelemetry's variables (OTEL_EXPORTER_OTLP_ENDPOINT, …).
 * Spans contain no address, account or value.
 */
export function startTracing({ trustProxy }: Pick<Config, 'trustProxy'>): Tracing {
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'website-back-office' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('website-back-office');
  const untraceQueries = traceQueries(tracer);
  let untraceRequests = () => {};
  return {
    watch: (app) => {
      untraceRequests = traceRequests(tracer, app, trustProxy !== false);
    },
    stop: async () => {
      untraceRequests();
      untraceQueries();
      await provider.shutdown();
    },
  };
}

const requestStart = 'http.server.request.start';

/** Traces requests. `isTrusted`: accepts a proxy's `traceparent`. */
function traceRequests(tracer: Tracer, app: FastifyInstance, isTrusted: boolean): () => void {
  const spans = new WeakMap<IncomingMessage, Span>();
  // Before Fastify, so that the queries of its first hooks belong to the request.
  const begin = (message: unknown) => {
    const { request, response, server } = message as {
      request: IncomingMessage;
      response: ServerResponse;
      server: Server;
    };
    if (server !== app.server) return;
    const { method = '' } = request;
    const parent = isTrusted ? parentOf(request.headers['traceparent']) : ROOT_CONTEXT;
    const attributes = { 'http.request.method': method };
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
    spans.set(request, span);
    running.enterWith(span);
    // No hook runs if the client disconnects.
    response.once('close', () => setImmediate(end, request, response));
  };
  const end = (request: IncomingMessage, { statusCode }: ServerResponse) => {
    const span = spans.get(request);
    if (!span?.isRecording()) return;
    span.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  channel(requestStart).subscribe(begin);
  // The socket emits the end of a body outside the context of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request.raw);
    if (span) running.run(span, done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => {
    const operation = operationOf(request);
    spans
      .get(request.raw)
      ?.updateName(`${request.method} ${operation}`)
      .setAttributes({
        'http.route': request.routeOptions.url ?? '',
        'back_office.operation': operation,
        'back_office.request_id': request.id,
      });
    end(request.raw, reply.raw);
  });
  return () => channel(requestStart).unsubscribe(begin);
}

/** W3C Trace Context, level 1. */
function parentOf(header: string | string[] | undefined): Context {
  const [, traceId, spanId, flags] =
    /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(header)) ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & 1,
    isRemote: true,
  });
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** Traces queries of all connections within a request; returns a function that stops it. */
function traceQueries(tracer: Tracer): () => void {
  const connections: { query: Query } = pg.Client.prototype as never;
  const { query } = connections;
  connections.query = function traced(...args) {
    const parent = running.getStore();
    const text = textOf(args[0]);
    if (!parent || text === undefined) return query.apply(this, args);
    const attributes = attributesOf(text);
    const span = tracer.startSpan(
      String(attributes['db.query.summary']),
      { kind: SpanKind.CLIENT, attributes },
      trace.setSpan(ROOT_CONTEXT, parent),
    );
    const end = (error?: unknown) => {
      if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: sqlState(error) });
      span.end();
    };
    const done = args.at(-1);
    if (typeof done === 'function') {
      const callback = (...results: unknown[]) => {
        end(results[0]);
        running.run(parent, () => done(...results));
      };
      return query.apply(this, [...args.slice(0, -1), callback]);
    }
    const result = query.apply(this, args);
    if (result instanceof Promise) result.then(() => end(), end);
    else end();
    return result;
  };
  return () => {
    connections.query = query;
  };
}

/** Undefined for a stream, such as COPY. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  const isText = typeof query === 'object' && query !== null && !('submit' in query) && 'text' in query;
  return isText ? String(query.text) : undefined;
}

/** Operation, table and text of a statement, without values and quoted text. */
function attributesOf(text: string): Attributes {
  const operation = /[a-z]+/i.exec(text)?.[0].toUpperCase() ?? '';
  const table = /\b(?:from|into|update|join)\s+(?:only\s+)?"?(\w+)"?/i.exec(text)?.[1];
  return {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.summary': table ? `${operation} ${table}` : operation,
    'db.query.text': text.replaceAll(/'(?:[^']|'')*'/g, '?').slice(0, 2_000),
    ...(table ? { 'db.collection.name': table } : {}),
  };
}
