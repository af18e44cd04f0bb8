import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import fastifyPlugin from 'fastify-plugin';
import { ServiceError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import { answerHeaders } from './answer-headers';

const statuses: Record<string, [number, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Payload Too Large'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
};

const envelope = (message: string) => JSON.stringify({ succeeded: false, messages: [message], data: null });

/** Envelope for errors before a request exists: bad HTTP, long headers, requests that never end. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  // Node's answer in progress; it must not be interrupted.
  const current = (socket as Socket & { [key in '_httpMessage']?: ServerResponse | null })['_httpMessage'];
  if (error.code === 'ECONNRESET' || !socket.writable || current?.headersSent) {
    socket.destroy();
    return;
  }
  const [status, reason] = statuses[error.code ?? ''] ?? [400, 'Bad Request'];
  const body = envelope(
    status === 413 || status === 431
      ? serverText.tooLarge
      : status === 408
        ? serverText.tooSlow
        : serverText.malformed,
  );
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    ...Object.entries(answerHeaders).map((line) => line.join(': ')),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Envelope for a missing `Host` and an unknown `Expect`, which Node would answer in its own format. */
export const connectionErrors = fastifyPlugin(async (app) => {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    done(raw.headers.host ? undefined : new ServiceError(400, serverText.malformed));
  });
  (app.server as Server).on('checkExpectation', (_request, reply: ServerResponse) => {
    const body = envelope(serverText.malformed);
    reply
      .writeHead(417, {
        ...answerHeaders,
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      })
      .end(body);
  });
});
