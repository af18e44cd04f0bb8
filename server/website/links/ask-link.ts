import type { DeadLinkReason } from '../../../openapi/generated/enums';
import { PrivateAddressError } from '../../subjects/connections/webhooks/addresses';
import { exchange } from '../../subjects/connections/webhooks/send';

/** Result of a check; a reason says that visitors would not arrive. */
export interface LinkResult {
  reason: DeadLinkReason | null;
  status: number | null;
  /** False without any answer, which may be the fault of our own network. */
  isAnswered: boolean;
}

interface AskOptions {
  /** Hosts that may have private addresses. */
  allowedHosts: readonly string[];
  signal: AbortSignal;
  /** Resolves when the host of an address may be asked. */
  turn: (url: URL) => Promise<void>;
  /** Sent with each request. */
  userAgent: string;
}

const maxMs = 10_000;
const maxRedirects = 5;
/** A server that does not answer HEAD may still answer GET. */
const maxBytes = 1;

const fine: LinkResult = { reason: null, status: null, isAnswered: false };

/** Asks an address outside, without reading the page. Throws only once the signal came. */
export async function askLink(address: URL, options: AskOptions): Promise<LinkResult> {
  const head = await ask(address, 'HEAD', options);
  const isRefused = head.status !== null && head.status >= 400 && head.status !== 429;
  return isRefused || head.reason === 'noAnswer' ? ask(address, 'GET', options) : head;
}

async function ask(address: URL, method: 'GET' | 'HEAD', options: AskOptions): Promise<LinkResult> {
  const { turn, userAgent, ...rules } = options;
  let url = address;
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      await turn(url);
      const { status, headers } = await exchange(url, {
        ...rules,
        method,
        allowsPlain: true,
        headers: { accept: '*/*', 'user-agent': userAgent },
        maxMs,
        maxBytes,
      });
      const target = status >= 300 && status < 400 ? URL.parse(headers['location'] ?? '', url.href) : null;
      if (target?.protocol !== 'http:' && target?.protocol !== 'https:') {
        return { reason: reasonOfStatus(status), status, isAnswered: true };
      }
      url = target;
    }
    // Browsers follow more, and some sites send programs in circles.
    return { ...fine, isAnswered: true };
  } catch (error) {
    options.signal.throwIfAborted();
    // Not ours to ask: visitors of the office's network may reach it.
    if (error instanceof PrivateAddressError) return fine;
    return { ...reasonOfError(error), status: null };
  }
}

/** Sites refuse programs by other statuses of this hundred. */
function reasonOfStatus(status: number): DeadLinkReason | null {
  if (status === 404 || status === 410) return 'gone';
  return status >= 500 ? 'broken' : null;
}

function reasonOfError(error: unknown): Pick<LinkResult, 'reason' | 'isAnswered'> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/CERT|TLS_|SSL|VERIFY|ISSUER/.test(code)) return { reason: 'certificate', isAnswered: true };
  return { reason: code === 'ENOTFOUND' ? 'noHost' : 'noAnswer', isAnswered: false };
}
