/** Columns that are no content of a record: who stored it and when, its place in an order, its way to the trash. */
export const bookkeepingColumns = [
  'id',
  'createdOn',
  'lastModifiedOn',
  'lastModifiedBy',
  'rowVersion',
  'deletedOn',
  'deletedBy',
  'sort',
] as const;

/** The picture that a column tells of: a picture is kept as the columns `…Sha` and `…Name`. */
export function pictureOfColumn(column: string, row: object): string | undefined {
  const picture = /^(.+)(?:Sha|Name)$/.exec(column)?.[1];
  return picture !== undefined && `${picture}Sha` in row ? picture : undefined;
}
