import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Headers of a browser's request. */
export const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** An answer's bytes as they are sent to browsers, with its headers. */
export async function sentBy(url: string) {
  const [answer] = (await once(get(url, { headers: browser }), 'response')) as [IncomingMessage];
  return { bytes: await buffer(answer), headers: answer.headers };
}
