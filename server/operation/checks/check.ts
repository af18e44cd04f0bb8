import type { Config } from '../../base/config/config';
import type { PooledDb } from '../../base/db/client';
import type { components } from '../../../openapi/generated/types';
import { explainStart } from '../../base/process/start-error';
import { sqlState } from '../../base/process/sql-state';
import { withTimeout } from '../../base/db/reach';
import { checkText } from './text';

type Schemas = components['schemas'];
export type Check = Schemas['SystemCheck'];
export type CheckName = Schemas['SystemCheckName'];

/** Finding of a check; `about` names its subject. */
export type Finding = Omit<Check, 'name'>;

export interface CheckInput {
  config: Config;
  env: Readonly<Record<string, string | undefined>>;
  /** Undefined while the database is unreachable. */
  db: PooledDb | undefined;
  /** Reason for the failed connection, as a sentence. */
  refusal?: string;
}

export type Checker = (surroundings: CheckInput) => Promise<Finding>;

const undefinedTable = '42P01';
/** Less than nginx's timeout. */
const timeoutMs = 8_000;

export const goodFinding = (about: string, detail: string): Finding => ({
  state: 'good',
  about,
  status: checkText.good,
  detail,
});

export const off = (about: string, detail: string): Finding => ({
  state: 'off',
  about,
  status: checkText.off,
  detail,
});

/** A finding that needs action: soon (`attention`) or now (`bad`). */
export const problemFinding = (
  state: 'attention' | 'bad',
  about: string,
  words: { status: string; detail: string; remedy: string },
): Finding => ({ state, about, ...words });

/** Result of a query; `none` before the first start, which creates the tables. */
export async function orBeforeTables<T>(query: Promise<T>, none: T): Promise<T> {
  return query.catch((error: unknown) => {
    if (sqlState(error) === undefinedTable) return none;
    throw error;
  });
}

/** Runs one check with a time limit; an error becomes a finding. */
export async function runCheck(name: CheckName, run: Checker, surroundings: CheckInput): Promise<Check> {
  try {
    return { name, ...(await withTimeout(timeoutMs, run(surroundings))) };
  } catch (error) {
    if (sqlState(error) === undefinedTable) {
      return { name, ...off(checkText.names[name], checkText.noTables) };
    }
    const words = checkText.failed(explainStart(error));
    return { name, ...problemFinding('bad', checkText.names[name], words) };
  }
}
