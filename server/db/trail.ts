import type { AuditAction, AuditKind, Changes } from './stored-values';

/** The call that makes a change. */
export interface Origin {
  /** Its operationId, or the name of a job or command. */
  operation: string;
  requestId: string;
  /** Client address, as reported by trusted proxies. */
  address: string;
  userAgent: string;
}

/** An account under its present name; the server itself has no id. */
export interface Actor {
  id: number | null;
  account: string;
  name: string;
}

/** One entry of the audit trail: an action and the record it concerns. */
export interface Deed {
  kind: AuditKind;
  recordId?: number | null;
  /** Part of the record, for example the theme of a website: each part gets its own entry. */
  part?: number;
  title?: string;
  action: AuditAction;
  before?: Changes | null;
  after?: Changes | null;
  count?: number;
  /** The version of the record that was stored with this action. */
  versionId?: number;
}

/** Audit context of one transaction. */
export interface Trail {
  readonly actor: Actor;
  readonly origin: Origin;
  /** Written when the change ends. */
  readonly deeds: Deed[];
  /** Current values of the rows that the transaction has locked, by table and id. */
  readonly rows: Map<string, object>;
  /** Time of the version that is being restored. */
  restoredFrom: Date | null;
  /** Note for the stored version; may be empty. */
  versionNote: string;
  /** Why the saves of this transaction go public without the approvals that are missing. */
  emergencyReason?: string;
}
