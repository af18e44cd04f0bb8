import { DrizzleQueryError } from 'drizzle-orm/errors';

/** What the log tells of an error. */
type LoggedError = {
  type: string;
  message: string;
  /** SQLSTATE, or a code of the system's. */
  code?: string;
  constraint?: string;
  table?: string;
  /** The statement, with placeholders where its values stood. */
  query?: string;
  stack: string;
  cause?: LoggedError;
};

const mostCharacters = 300;
const mostCauses = 5;

/**
 * An error as it may be logged: what was sent to us or to the database never stands in it (docs/evidence/security.md).
 * So only what is named here is taken, never all that an error carries: Drizzle's parameters, PostgreSQL's `detail` and
 * `where`.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const own = error as Error & { code?: unknown; constraint?: unknown; table?: unknown };
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return {
    type: error.constructor.name,
    message: messageOf(error, own.code),
    ...(typeof own.code === 'string' ? { code: own.code } : {}),
    ...(typeof own.constraint === 'string' ? { constraint: own.constraint } : {}),
    ...(typeof own.table === 'string' ? { table: own.table } : {}),
    ...(error instanceof DrizzleQueryError ? { query: short(error.query) } : {}),
    stack: callsOf(error),
    ...(inner instanceof Error && depth < mostCauses ? { cause: loggedError(inner, depth + 1) } : {}),
  };
}

function messageOf(error: Error, code: unknown): string {
  // The statement and its parameters.
  if (error instanceof DrizzleQueryError) return 'query failed';
  // Class 22 repeats the value it could not take: `invalid input syntax for type date: "0000-01-01"`.
  const isDataException = typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);
  return short(isDataException ? error.message.replace(/[:"][^]*$/, '').trimEnd() : error.message);
}

/** Where it happened. A stack begins with the message, which may have lines of its own. */
function callsOf({ stack = '', message }: Error): string {
  const from = message === '' ? 0 : stack.indexOf(message);
  if (from < 0) return '';
  return stack
    .slice(from + message.length)
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .map((line) => line.trim())
    .join('\n');
}

function short(text: string): string {
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters).toWellFormed()}…` : text;
}
