import { connectionFailureOf, isPassing, isSqlState } from './connection-failure';
import { loggedError } from './logged-error';
import { startText } from './text';

const insufficientPrivilege = '42501';

/** Failure that the operator can solve; its message is one sentence, shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/**
 * Reason for a failed connection or preparation, for the operator; never contains the address's password or values of a
 * query.
 */
export function explainDatabase(error: unknown, databaseUrl: string | undefined): StartError {
  if (error instanceof StartError) return error;
  const { code, message } = deepest(error);
  if (!databaseUrl) return new StartError(startText.failed(message));
  const { hostname, port, pathname } = new URL(databaseUrl);
  const where = `${hostname || 'localhost'}:${port || '5432'}${pathname}`;
  if (connectionFailureOf(error) === 'refused') {
    return new StartError(startText.databaseRefused(where, message));
  }
  if (code === insufficientPrivilege) return new StartError(startText.databaseDenied(where, message));
  if (isSqlState(code) && !isPassing(error)) return new StartError(startText.failed(message));
  return new StartError(startText.databaseUnreachable(where, message || code));
}

/** Settings that define addresses to listen on. */
interface AddressSettings {
  readonly host: string;
  readonly port: number;
  readonly names: { readonly host: string; readonly port: string };
}

/** Reason why the server can't listen, for the operator. */
export function explainListen(error: unknown, { host, port, names }: AddressSettings): StartError {
  const { code, message } = deepest(error);
  if (code === 'EADDRINUSE') return new StartError(startText.portBusy(names.port, host, port));
  if (code === 'EACCES') return new StartError(startText.portDenied(names.port, host, port));
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) {
    return new StartError(startText.hostUnknown(names.host, host));
  }
  return new StartError(startText.failed(message));
}

/** Any failure of the start as one sentence. */
export function explainStart(error: unknown): string {
  return error instanceof StartError ? error.message : startText.failed(deepest(error).message);
}

// drizzle wraps PostgreSQL's error, and Node has one per address. Neither contains sent values.
function deepest(error: unknown): { code: string; message: string } {
  let at = loggedError(error);
  while (at.cause) at = at.cause;
  return { code: at.code ?? '', message: at.message.split('\n')[0] ?? '' };
}
