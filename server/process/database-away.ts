import { sqlState } from './sql-state';

/** By which PostgreSQL lets nobody in: 28 refuses the sign-in, 3D000 knows no such database. */
const refusals = /^(28|3D000)/;
/** By which it ends a connection or has none to offer: 08 connection, 53300 too many, 57P stopping, starting or dropped. */
const endings = /^(08|53300|57P)/;
/** Node's, for an address that is not reached, a line that breaks, and TLS that fails. */
const lines =
  /^(ECONN|EPIPE|EPROTO|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_TLS_|ERR_SSL_)/;
/** Of pg, whose own errors have no code. */
const words =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|read timeout|not queryable|not support SSL|SASL:/;

/** Why the database did not answer a query: it lets nobody in, or it is not reached. Undefined when it did answer. */
export function whyAway(error: unknown): 'refused' | 'unreached' | undefined {
  const state = sqlState(error);
  const cause = causeOf(error);
  if (refusals.test(state)) return 'refused';
  if (endings.test(state) || lines.test(state)) return 'unreached';
  // What ends a connection for another reason, such as the right to connect (42501).
  if (isSqlState(state)) return isFatal(cause) ? 'refused' : undefined;
  return words.test(String(cause)) ? 'unreached' : undefined;
}

/**
 * True for what passes by itself or when an operator has acted, after which the same call may succeed. Beside an absent
 * database: 53 out of disk or memory, 25006 set to read only, as managed ones are when their disk is full; 57014 and 55P03
 * waited too long, as for a record that another write holds; 40P01 a read that met a migration.
 */
export function isPassing(error: unknown): boolean {
  return whyAway(error) !== undefined || /^(25006|40P01|53|55P03|57014)/.test(sqlState(error));
}

/** True when PostgreSQL takes no writes and goes on answering reads. */
export function isReadOnly(error: unknown): boolean {
  return /^(25006|53100)/.test(sqlState(error));
}

/** PostgreSQL's own codes have five signs, as EPIPE has. */
export const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code) && code !== 'EPIPE';

function isFatal(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && /^(FATAL|PANIC)$/.test(String(error.severity));
}

function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause ? causeOf(error.cause) : error;
}
