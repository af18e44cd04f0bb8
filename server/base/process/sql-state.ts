/** Error code of PostgreSQL (23505) or Node (ECONNREFUSED); empty without one. */
export function sqlState(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? sqlState(error.cause) : '';
}
