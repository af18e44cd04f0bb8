import { sentFileName } from '../../base/contract/characters';
import { ServiceError } from '../../base/contract/errors';
import { PrivateAddressError } from '../connections/webhooks/addresses';
import { exchange } from '../connections/webhooks/send';
import { importText as text } from './text';

/** Large enough for camera files; stored pictures are smaller. */
const maxBytes = 20 * 1024 * 1024;
const defaultMaxMs = 20_000;
const maxRedirects = 3;
const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/gif': '.gif',
  'image/svg+xml': '.svg',
};

interface FetchOptions {
  /** Hosts that may have private addresses and work without TLS. */
  allowedHosts: readonly string[];
  maxMs?: number;
  signal?: AbortSignal | undefined;
}

/** Failed download of a picture, with the reason as text. */
class FetchError extends Error {
  override name = 'FetchError';
}

/** Downloads a picture by the address rules of webhooks, including redirects. Throws FetchError. */
export async function fetchPicture(
  address: string,
  { allowedHosts, maxMs = defaultMaxMs, signal }: FetchOptions,
): Promise<{ fileName: string; bytes: Buffer }> {
  const { reasons } = text.pictures;
  let url = secure(new URL(address), allowedHosts);
  const hosts = privateHosts(url, allowedHosts);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const answer = await exchange(url, {
      method: 'GET',
      headers: { accept: 'image/*' },
      allowedHosts: hosts,
      maxMs,
      maxBytes,
      signal,
    }).catch((error: unknown) => {
      throw new FetchError(reasonOf(error));
    });
    const target = answer.headers['location'];
    if (answer.status >= 300 && answer.status < 400 && target && URL.canParse(target, url.href)) {
      url = secure(new URL(target, url), hosts);
      continue;
    }
    if (answer.status !== 200) throw new FetchError(reasons.status(answer.status));
    if (!answer.isWhole) throw new FetchError(reasons.large(Math.floor(maxBytes / 1024 / 1024)));
    return { fileName: nameOf(url, answer.headers['content-type'] ?? ''), bytes: answer.bytes };
  }
  throw new FetchError(reasons.redirects);
}

/** Private hosts to which an address may redirect: a public one leads to none, not even to an allowed one. */
export const privateHosts = ({ hostname }: URL, allowedHosts: readonly string[]): readonly string[] =>
  allowedHosts.includes(hostname) ? allowedHosts : [];

/** Old posts reference pictures without TLS; nearly all of their hosts support it now. */
function secure(url: URL, allowedHosts: readonly string[]): URL {
  if (url.protocol === 'http:' && !allowedHosts.includes(url.hostname)) url.protocol = 'https:';
  return url;
}

function nameOf(url: URL, contentType: string): string {
  const last = url.pathname.split('/').at(-1) ?? '';
  const name = sentFileName(decoded(last).replaceAll(/[\\/]/g, '')) || 'picture';
  const extension = extensions[contentType.split(';')[0]?.trim() ?? ''];
  return /\.[a-z0-9]{2,5}$/i.test(name) || !extension ? name : name + extension;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Reason as text why a picture was not imported. */
export function reasonOf(error: unknown): string {
  const { reasons } = text.pictures;
  if (error instanceof FetchError) return error.message;
  if (error instanceof ServiceError) return Object.values(error.errors ?? {})[0]?.[0] ?? error.message;
  if (error instanceof PrivateAddressError) return reasons.private;
  const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
  return isLate ? reasons.timeout : reasons.network;
}
