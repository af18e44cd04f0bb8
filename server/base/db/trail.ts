import type { AuditAction, AuditKind, Changes } from './stored-values';

/** Call that makes a change. */
export interface Origin {
  /** Its operationId, or the name of a job or command. */
  operation: string;
  requestId: string;
  /** Client address, as reported by trusted proxies. */
  address: string;
  userAgent: string;
}

/** Account with its present name; the server itself has no id. */
export interface Actor {
  id: number | null;
  account: string;
  name: string;
}

/** One entry of the audit trail: an action and the record it concerns. */
export interface AuditedAction {
  kind: AuditKind;
  recordId?: number | null;
  /** Part of the record, for example the theme of a site: each part gets its own entry. */
  part?: number;
  title?: string;
  action: AuditAction;
  before?: Changes | null;
  after?: Changes | null;
  count?: number;
  /** Version of the record stored with this action. */
  versionId?: number;
}

/** Audit context of one transaction. */
export interface Trail {
  readonly actor: Actor;
  readonly origin: Origin;
  /** Written when the change ends. */
  readonly actions: AuditedAction[];
  /** Current values of the rows that the transaction has locked, by table and id. */
  readonly rows: Map<string, object>;
  /** Time of the version that is being restored. */
  restoredFrom: Date | null;
  /** Note for the stored version; may be empty. */
  versionNote: string;
  /** Accounts that wrote the content besides the actor, who only lets it in. */
  furtherAuthors?: readonly number[];
  /** Row of which the transaction adds a copy. */
  copied?: object;
  /** Reason why the saves of this transaction are published without the missing approvals. */
  emergencyReason?: string;
}
