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
 * Columns outside forms, such as credentials and file storage. Services may write them without the record
 * module, which raises row versions.
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
    'appointmentMailedOn',
  ],
  webhooks: [
    'isActive',
    'secret',
    'secretOn',
    'secretShownOn',
    'oldSecret',
    'oldSecretUntil',
    'lastSeq',
    'failingSince',
    'pausedOn',
    'isPausedByHand',
  ],
  files: ['bytes', 'object', 'unnamedSince'],
  personRequests: ['erased', 'erasedBy', 'erasedById', 'dueDates'],
} as const;

/** Columns omitted from versions and copies: those above, and the visibility. */
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
