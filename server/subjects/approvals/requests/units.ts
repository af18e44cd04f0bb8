import { kindUnits } from '../../../../openapi/generated/kinds';
import type { RecordKind } from '../rules/rules';
import { ServiceError } from '../../../base/contract/errors';
import { serverText } from '../../../base/contract/text';
import type { CurrentAccount } from '../../../access/identity/authentication';

/** Throws 403 unless the caller has the claim of the record's unit. */
export function assertUnit({ claims }: CurrentAccount, kind: RecordKind, action: 'View' | 'Edit'): void {
  if (!mayOnUnit({ claims }, kind, action)) throw new ServiceError(403, serverText.forbidden);
}

export const mayOnUnit = (
  { claims }: Pick<CurrentAccount, 'claims'>,
  kind: RecordKind,
  action: 'View' | 'Edit',
): boolean => new Set<string>(claims).has(`${kindUnits[kind]}.${action}`);
