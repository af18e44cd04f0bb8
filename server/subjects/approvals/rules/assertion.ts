import { note } from '../../../base/audit/audit';
import { Refusal, fieldError } from '../../../base/contract/errors';
import type { components } from '../../../../openapi/generated/types';
import { limits } from '../../../../openapi/generated/limits';
import type { AuditKind } from '../../../base/db/stored-values';
import type { Tx } from '../../../base/db/transaction';
import { collectMail } from '../../../base/mail/outbox';
import { approversOf, ruledRoles } from './rules';
import { approvalStateOf, closeRequest, type Content, type Department } from './approval-state';
import { approvalText } from './text';

type Proof = components['schemas']['ProofApprovals'];

interface Publication extends Content {
  title: string;
  audit: { kind: AuditKind; recordId: number; part?: number };
  /** Publishes without the missing approvals. */
  emergencyReason?: string | undefined;
  by: string;
  refusal?: (missing: readonly { name: string; blocks: number }[]) => string;
  /** False for changed values of a case or a picture; these leave the draft's request open. */
  isWholeDraft: boolean;
}

/**
 * Asserts the approvals of what becomes public; its record must be locked. Resolves to the proof, null
 * without a rule. Throws `approvalMissing`.
 */
export async function assertApproved(tx: Tx, publication: Publication): Promise<Proof | null> {
  const { request, departments, isApproved, isRuled } = await approvalStateOf(tx, publication, {
    isLocked: true,
  });
  const emergency = isApproved ? null : reasonOf(publication.emergencyReason);
  if (!isApproved && emergency === null) {
    const words = publication.refusal ?? approvalText.missing;
    throw new Refusal('approvalMissing', words(missingIn(departments)));
  }
  const names = missingIn(departments).map(({ name }) => name);
  if (emergency !== null) await notifyOfEmergency(tx, publication, names, emergency);
  if (request && publication.isWholeDraft) {
    await closeRequest(tx, request, 'published', emergency ?? '');
  }
  if (!isRuled) return null;
  return {
    requestedBy: request?.requestedBy ?? '',
    requestedOn: request?.requestedOn.toISOString() ?? null,
    emergencyReason: emergency,
    items: departments.flatMap(provenOf),
  };
}

function provenOf({ name, role, parts, approved }: Department): Proof['items'] {
  const byAccount = new Map<number, Proof['items'][number]>();
  for (const { accountId, account, forId, forAccount, approvedOn, note: reason } of approved.values()) {
    const blocks = (byAccount.get(accountId)?.blocks ?? 0) + 1;
    const at = approvedOn.toISOString();
    byAccount.set(accountId, {
      role,
      department: name,
      parts,
      by: forId === null ? account : approvalText.inPlaceOf(account, forAccount),
      at,
      blocks,
      note: reason,
    });
  }
  return [...byAccount.values()];
}

/** Departments with missing approvals, and their numbers of waiting blocks. */
export const missingIn = (departments: readonly Department[]) =>
  departments.flatMap(({ name, blocks, approved }) =>
    approved.size < blocks.length ? [{ name, blocks: blocks.length - approved.size }] : [],
  );

/** A given reason, null without one. Throws 400 for blanks instead of words. */
export function reasonOf(typedReason: string | undefined): string | null {
  if (typedReason === undefined) return null;
  const reason = typedReason.trim();
  if ([...reason].length < limits.SiteThemeStatus.emergencyReason.minLength) {
    throw fieldError('emergencyReason', approvalText.reasonShort);
  }
  return reason;
}

/** Audits an emergency publication, and mails all accounts that approve such records. */
export async function notifyOfEmergency(
  tx: Tx,
  { kind, title, audit, by }: Pick<Publication, 'kind' | 'title' | 'audit' | 'by'>,
  missing: readonly string[],
  reason: string,
): Promise<void> {
  note(tx, { ...audit, title, action: 'emergencyPublish', after: { emergencyReason: reason } });
  const roles = await ruledRoles(tx, kind);
  const recipients = await approversOf(
    tx,
    roles.map(({ roleId }) => roleId),
  );
  for (const { name, email } of recipients) {
    if (!email) continue;
    const body = approvalText.emergencyBody({ name, by, title, reason, departments: missing });
    await collectMail(tx, { recipients: email, subject: approvalText.emergencySubject(title), body });
  }
}

/** Refusals that leave an automatic publication in the draft. */
const leftInDraft = ['approvalMissing', 'adFindingsRequired'] as const;

/** Runs an automatic publication. Resolves to the refusal that leaves the change in the draft, null if it is public. */
export async function refusalOfPublishing(
  publish: () => Promise<unknown>,
): Promise<(typeof leftInDraft)[number] | null> {
  try {
    await publish();
    return null;
  } catch (error) {
    // They are thrown before the first write, so nothing has to be undone.
    const code = leftInDraft.find((each) => error instanceof Refusal && error.code === each);
    if (code) return code;
    throw error;
  }
}
