type LoggedError = {
  type: string;
  message: string;
  /** SQLSTATE, or an error code of the system. */
  code?: string;
  constraint?: string;
  table?: string;
  /** The statement, with placeholders instead of values. */
  query?: string;
  stack: string;
  cause?: LoggedError;
};

const maxCharacters = 300;
const maxCauses = 5;

/**
 * Error for the log, without values (docs/evidence/security.md): copies listed properties only, as Drizzle's
 * parameters and PostgreSQL's `detail` and `where` contain values.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const own = error as Error & { code?: unknown; constraint?: unknown; table?: unknown };
  const query = queryOf(error);
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return {
    type: error.constructor.name,
    message: messageOf(error, own.code),
    ...(typeof own.code === 'string' ? { code: own.code } : {}),
    ...(typeof own.constraint === 'string' ? { constraint: own.constraint } : {}),
    ...(typeof own.table === 'string' ? { table: own.table } : {}),
    ...(query === undefined ? {} : { query: short(query) }),
    stack: callsOf(error),
    ...(inner instanceof Error && depth < maxCauses ? { cause: loggedError(inner, depth + 1) } : {}),
  };
}

/** Statement of a failed query of Drizzle, also of another copy of Drizzle than ours. */
function queryOf(error: Error): string | undefined {
  return 'params' in error && 'query' in error && typeof error.query === 'string' ? error.query : undefined;
}

function messageOf(error: Error, code: unknown): string {
  // The statement and its parameters.
  if (queryOf(error) !== undefined) return 'query failed';
  // Messages of class 22 repeat the invalid value: `invalid input syntax for type date: "0000-01-01"`.
  const isDataException = typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);
  return short(isDataException ? (error.message.split(/[:"]/, 1)[0] ?? '').trimEnd() : error.message);
}

/** The stack without the message, which may span several lines. */
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
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters).toWellFormed()}…` : text;
}
