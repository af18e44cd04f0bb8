import { labels } from '../../../openapi/generated/labels';
import type { components } from '../../../openapi/generated/types';
import { replyTemplateColumns } from '../enquiries/recipients';
import { mediaColumns } from '../library/media';
import { columnChanges } from '../content/column-changes';
import { notFound } from '../../base/contract/errors';
import type { Db } from '../../base/db/client';
import type { Changes, StoredPart } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import { termsColumns } from '../privacy/terms';
import { leftReason } from '../../records/left-reason';
import type { BodyCheck } from '../../records/version-fit';
import { sharedBlockColumns } from '../shared-blocks/shared-blocks';
import { lockDraft, saveDraft } from '../sites/theme-changes';
import { findTheme } from '../sites/themes';
import { sourceKinds } from './sources';

type Kind = components['schemas']['ReplaceKind'];

/** Labels of the fields that a save of each kind reads. */
const labelsOf: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  sharedBlock: labels.SharedBlockUpdate,
  case: labels.CaseInfoUpdate,
  siteSettings: labels.SiteSetUpdate,
  site: {},
  article: labels.ArticleUpdate,
  news: labels.NewsUpdate,
  popup: labels.IndexPopupInput,
  otherPopup: labels.IndexPopupInput,
  company: {},
  media: labels.MediaUpdate,
  contactEmail: {},
  privacyTerms: {},
};

const changesOf = {
  ...columnChanges,
  sharedBlock: sharedBlockColumns,
  media: mediaColumns,
  contactEmail: replyTemplateColumns,
  privacyTerms: termsColumns,
};

/** A record by the ids of the contract. */
export interface Target {
  kind: Kind;
  recordId: number;
  themeId: number | null;
}

/** A locked record. */
export interface LockedTarget {
  title: string;
  rowVersion: number;
  isLive: boolean;
  values: Changes;
  /** Blocks of a site as they are stored. */
  stored: { parts: StoredPart[]; publishedParts: StoredPart[] | null } | null;
}

/** In the order in which all changes lock records. */
export const inLockOrder = <Item extends Target>(items: readonly Item[]): Item[] =>
  items.toSorted(
    (a, b) =>
      sourceKinds.indexOf(a.kind) - sourceKinds.indexOf(b.kind) ||
      a.recordId - b.recordId ||
      (a.themeId ?? 0) - (b.themeId ?? 0),
  );

/** Locks a record. Throws 404, and 409 if it no longer has this version; null for any. */
export async function lockTarget(tx: Tx, target: Target, rowVersion: number | null): Promise<LockedTarget> {
  const { kind, recordId, themeId } = target;
  if (kind !== 'site') {
    const version = rowVersion ?? (await changesOf[kind].find(tx, recordId)).rowVersion;
    return { ...(await changesOf[kind].lock(tx, { id: recordId, rowVersion: version })), stored: null };
  }
  if (themeId === null) throw notFound();
  const { parts, ...draft } = await lockDraft(tx, { id: themeId, caseId: recordId, rowVersion });
  return { ...draft, values: { parts } };
}

/** Saves columns of a locked record. Throws 400, 404 and refusals. */
export async function saveTarget(
  tx: Tx,
  { kind, recordId, themeId }: Target,
  { values, rowVersion }: { values: Changes; rowVersion: number },
  by: string,
  checkBody: BodyCheck,
): Promise<void> {
  if (kind !== 'site') {
    await changesOf[kind].save(tx, { id: recordId, rowVersion }, values, by, checkBody);
    return;
  }
  if (themeId === null) throw notFound();
  // Blocks as its draft had them, with other texts.
  await saveDraft(tx, themeId, values['parts'] as StoredPart[], by, checkBody);
}

/** Present version of a record; throws 404. */
export async function versionOf(db: Db, { kind, recordId, themeId }: Target): Promise<number> {
  if (kind !== 'site') return (await changesOf[kind].find(db, recordId)).rowVersion;
  return (await findTheme(db, themeId ?? 0)).theme.rowVersion;
}

/** Message of a refusal; throws any other error. */
export const refusalText = (error: unknown, kind?: Kind): string =>
  leftReason(error, kind ? labelsOf[kind] : undefined);
