import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a call in place of the store; false passes it on. */
export type Misbehaviour = (call: IncomingMessage, answer: ServerResponse, right: ValidAnswer) => void;

interface ValidAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  bytes: Buffer;
}

interface BadStore {
  port: number;
  /** Sets how the next calls with this method are answered; undefined for correct answers. */
  misbehave: (method: string, how: Misbehaviour | undefined) => void;
  /** Changes the bytes of the next uploads before the store gets them. */
  changeUploads: (change: ((bytes: Buffer) => Buffer) | undefined) => void;
  /** Refuses calls with other access keys; the store itself knows only one. Undefined takes that one. */
  acceptKeys: (ids: readonly string[] | undefined) => void;
  close: () => Promise<void>;
}

/** A proxy in front of an object store that damages what passes. */
export async function startBadStore(target: URL): Promise<BadStore> {
  const ways = new Map<string, Misbehaviour>();
  let changed: ((bytes: Buffer) => Buffer) | undefined;
  let accepted: readonly string[] | undefined;
  const server = createServer((call, answer) => {
    const sent: Buffer[] = [];
    call.on('data', (part: Buffer) => sent.push(part));
    call.on('end', () => {
      const bytes = Buffer.concat(sent);
      const isUpload = call.method === 'PUT' && changed !== undefined;
      const [, id = ''] = /Credential=([^/]+)\//.exec(call.headers.authorization ?? '') ?? [];
      if (accepted && !accepted.includes(id)) {
        const unknown = '<?xml version="1.0"?><Error><Code>InvalidAccessKeyId</Code></Error>';
        answer.writeHead(403, { 'content-type': 'application/xml' }).end(unknown);
        return;
      }
      const isUnsigned = isUpload || accepted !== undefined;
      void passOn(target, call, isUpload && changed ? changed(bytes) : bytes, isUnsigned).then((right) => {
        const way = ways.get(call.method ?? '');
        if (way) return way(call, answer, right);
        answer.writeHead(right.status, right.headers).end(right.bytes);
      });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    misbehave: (method, how) => {
      if (how) ways.set(method, how);
      else ways.delete(method);
    },
    changeUploads: (change) => {
      changed = change;
    },
    acceptKeys: (ids) => {
      accepted = ids;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/** Passes a call on, with the host that the client signed. */
function passOn(
  target: URL,
  { method, url, headers }: IncomingMessage,
  bytes: Buffer,
  isUnsigned: boolean,
): Promise<ValidAnswer> {
  return new Promise((resolve, reject) => {
    const { 'transfer-encoding': _, ...all } = headers;
    // Changed bytes or another key do not match the signature, but the store also accepts unsigned calls.
    const others = isUnsigned ? withoutSignature(all) : all;
    const call = request(
      {
        host: target.hostname,
        port: target.port,
        method,
        path: url,
        headers: { ...others, 'content-length': bytes.length },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const { 'transfer-encoding': _chunked, connection: _connection, ...kept } = answer.headers;
          resolve({ status: answer.statusCode ?? 0, headers: kept, bytes: Buffer.concat(parts) });
        });
      },
    );
    call.once('error', reject).end(bytes);
  });
}

const withoutSignature = (headers: IncomingMessage['headers']): IncomingMessage['headers'] =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => name !== 'authorization' && !name.startsWith('x-amz-')),
  );
