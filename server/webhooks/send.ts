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
  /** Hosts whose addresses may be private, and that may do without TLS. */
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
export function post(
  address: string,
  { headers, body, allowedHosts, maxMs = defaultMaxMs, signal }: SendOptions,
): Promise<Answer> {
  const url = new URL(address);
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const isAllowed = allowedHosts.includes(name);
  if (!isAllowed && (url.protocol !== 'https:' || (isIP(name) !== 0 && isPrivate(name)))) {
    return Promise.reject(new PrivateAddressError(name));
  }
  const limit = AbortSignal.timeout(maxMs);
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'http:' ? plainRequest : secureRequest;
    const sent = send(url, {
      method: 'POST',
      // A kept connection would skip the look-up.
      agent: false,
      lookup: publicLookup(isAllowed),
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const finish = () => {
        const pairs = Object.entries(response.headers).map(([key, value]) => [key, String(value)] as const);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(pairs),
          body: Buffer.concat(chunks).subarray(0, maxAnswerBytes).toString('utf8').replaceAll('\0', ''),
        });
        response.destroy();
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= maxAnswerBytes) finish();
      });
      response.on('end', finish);
      response.on('error', reject);
    });
    sent.end(body);
  });
}
