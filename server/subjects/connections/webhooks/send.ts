import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPrivate, PrivateAddressError, publicLookup } from './addresses';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface SendOptions {
  headers: Record<string, string>;
  body: string;
  /** Hosts that may have private addresses and work without TLS. */
  allowedHosts: readonly string[];
  maxMs?: number;
  signal?: AbortSignal | undefined;
}

const defaultMaxMs = 15_000;
const maxAnswerBytes = 4_096;

/**
 * Posts a body without following redirects; reads only the stored part of the answer. Throws PrivateAddressError and
 * network errors.
 */
export async function post(
  address: string,
  { headers, body, maxMs = defaultMaxMs, ...rules }: SendOptions,
): Promise<Answer> {
  const length = Buffer.byteLength(body);
  const answer = await exchange(new URL(address), {
    ...rules,
    maxMs,
    maxBytes: maxAnswerBytes,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': length, ...headers },
    body,
  });
  const { status, bytes } = answer;
  return { status, headers: answer.headers, body: bytes.toString('utf8').replaceAll('\0', '') };
}

interface Exchange {
  method: 'GET' | 'HEAD' | 'POST';
  headers: Record<string, string | number>;
  body?: string;
  allowedHosts: readonly string[];
  /** Public addresses may work without TLS. */
  allowsPlain?: boolean;
  maxMs: number;
  maxBytes: number;
  signal?: AbortSignal | undefined;
}

/**
 * Sends one request to a public address, or to an allowed host; reads at most `maxBytes` of the answer. Throws
 * PrivateAddressError and network errors.
 */
export function exchange(
  url: URL,
  { method, headers, body, allowedHosts, allowsPlain = false, maxMs, maxBytes, signal }: Exchange,
): Promise<Omit<Answer, 'body'> & { bytes: Buffer; isWhole: boolean }> {
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const isAllowed = allowedHosts.includes(name);
  const isPlain = url.protocol === 'http:';
  if (!isAllowed && ((isPlain && !allowsPlain) || (isIP(name) !== 0 && isPrivate(name)))) {
    return Promise.reject(new PrivateAddressError(name));
  }
  const limit = AbortSignal.timeout(maxMs);
  return new Promise((resolve, reject) => {
    const send = isPlain ? plainRequest : secureRequest;
    const sent = send(url, {
      method,
      // A reused connection would skip the look-up.
      agent: false,
      lookup: publicLookup(isAllowed),
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
      headers,
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const finish = (isWhole: boolean) => {
        const pairs = Object.entries(response.headers).map(([key, value]) => [key, String(value)] as const);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(pairs),
          bytes: Buffer.concat(chunks).subarray(0, maxBytes),
          isWhole,
        });
        response.destroy();
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size > maxBytes) finish(false);
      });
      response.on('end', () => finish(true));
      response.on('error', reject);
    });
    sent.end(body);
  });
}
