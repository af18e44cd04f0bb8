import { loggedError } from './logged-error';
import { startText } from './text';

/** What the operator can mend: its message is one clear sentence, shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Why connecting or preparing failed, for the operator; never repeats the address's password or a query's values. */
export function explainDatabase(error: unknown, databaseUrl: string | undefined): StartError {
  if (error instanceof StartError) return error;
  const { code, message } = deepest(error);
  if (!databaseUrl) return new StartError(startText.failed(message));
  const { hostname, port, pathname } = new URL(databaseUrl);
  const where = `${hostname || 'localhost'}:${port || '5432'}${pathname}`;
  const refused = ['28P01', '28000', '3D000', '42501'];
  if (refused.includes(code)) return new StartError(startText.databaseRefused(where, message));
  // SQLSTATE classes 08 (connection), 53 (too many), 57P (starting or stopping); else a code of the system's, or none.
  const isReached = /^[0-9A-Z]{5}$/.test(code) && !/^(08|53|57P)/.test(code) && !code.startsWith('E');
  if (isReached) return new StartError(startText.failed(message));
  return new StartError(startText.databaseUnreachable(where, message || code));
}

/** Why the server can't listen, for the operator. */
export function explainListen(error: unknown, { host, port }: { host: string; port: number }): StartError {
  const { code, message } = deepest(error);
  if (code === 'EADDRINUSE') return new StartError(startText.portBusy(host, port));
  if (code === 'EACCES') return new StartError(startText.portDenied(host, port));
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) {
    return new StartError(startText.hostUnknown(host));
  }
  return new StartError(startText.failed(message));
}

/** Any failure of the start as one sentence. */
export function explainStart(error: unknown): string {
  return error instanceof StartError ? error.message : startText.failed(deepest(error).message);
}

// drizzle wraps what PostgreSQL says, and Node has one error per address. A value that was sent stands in none of them.
function deepest(error: unknown): { code: string; message: string } {
  let at = loggedError(error);
  while (at.cause) at = at.cause;
  return { code: at.code ?? '', message: at.message.split('\n')[0] ?? '' };
}
