/** Columns that are not content: author, times, order, trash. */
export const bookkeepingColumns = [
  'id',
  'createdOn',
  'lastModifiedOn',
  'lastModifiedBy',
  'lastModifiedById',
  'rowVersion',
  'deletedOn',
  'deletedBy',
  'deletedById',
  'sort',
] as const;

/**
 * Columns that no form holds: what an account signs in with, when an enquiry was first handled and what it is
 * about, where the bytes of a file are. A service may write these alone without the record module, which counts the row version up.
 */
export const columnsOfNoForm = {
  accounts: [
    'epoch',
    'lastLoginTime',
    'passwordHash',
    'passwordChangedOn',
    'invitedUntil',
    'invitedById',
    'totpSecret',
    'totpPending',
    'totpStep',
    'totpSince',
  ],
  contacts: [
    'firstHandledOn',
    'caseId',
    'source',
    'spamReason',
    'formKey',
    'origin',
    'consentVersion',
    'consentOn',
    'wantsNews',
    'remindedOn',
  ],
  files: ['bytes', 'object', 'unnamedSince'],
} as const;

/** Columns omitted from versions and copies: those above, and visibility. */
export const ownOfEach: ReadonlySet<string> = new Set([
  ...bookkeepingColumns,
  'status',
  'isHighlight',
  'startOn',
  'endOn',
  'visibleState',
]);

/** Pictures in a row's columns. */
export function picturesOf(row: object): string[] {
  return Object.keys(row).flatMap((column) => /^(.+)Sha$/.exec(column)?.[1] ?? []);
}

/** Picture of a column; stored as `…Sha` and `…Name`. */
export function pictureOfColumn(column: string, row: object): string | undefined {
  const picture = /^(.+)(?:Sha|Name)$/.exec(column)?.[1];
  return picture !== undefined && `${picture}Sha` in row ? picture : undefined;
}
