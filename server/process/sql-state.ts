/** PostgreSQL's code of what went wrong, such as 23505; also Node's, such as ECONNREFUSED. Empty when there is none. */
export function sqlState(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? sqlState(error.cause) : '';
}
