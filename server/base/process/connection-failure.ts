import { sqlState } from './sql-state';

/** SQL states of a refused connection: 28 sign-in, 3D000 unknown database. */
const refusals = /^(28|3D000)/;
/** SQL states of lost connections: 08 connection, 53300 too many, 57P stopping, starting or dropped. */
const endings = /^(08|53300|57P)/;
/** Node's codes: unreachable address, broken connection, failed TLS. */
const lines =
  /^(ECONN|EPIPE|EPROTO|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_TLS_|ERR_SSL_)/;
/** Messages of pg, whose own errors have no code. */
const words =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|read timeout|not queryable|not support SSL|SASL:/;

/** Reason why the database did not answer a query; undefined if it did. */
export function connectionFailureOf(error: unknown): 'refused' | 'unreached' | undefined {
  const state = sqlState(error);
  const cause = causeOf(error);
  if (refusals.test(state)) return 'refused';
  if (endings.test(state) || lines.test(state)) return 'unreached';
  // Other errors that end a connection, such as missing permission to connect (42501).
  if (isSqlState(state)) return isFatal(cause) ? 'refused' : undefined;
  return words.test(String(cause)) ? 'unreached' : undefined;
}

/**
 * True for temporary failures: unreachable; 53 disk or memory; 25006 read only; 57014, 55P03 timeouts; 40P01
 * a read during a migration.
 */
export function isPassing(error: unknown): boolean {
  return connectionFailureOf(error) !== undefined || /^(25006|40P01|53|55P03|57014)/.test(sqlState(error));
}

/** True when PostgreSQL refuses writes but answers reads. */
export function isReadOnly(error: unknown): boolean {
  return /^(25006|53100)/.test(sqlState(error));
}

/** PostgreSQL's codes have five characters, like Node's EPIPE. */
export const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code) && code !== 'EPIPE';

function isFatal(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && /^(FATAL|PANIC)$/.test(String(error.severity));
}

function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause ? causeOf(error.cause) : error;
}
