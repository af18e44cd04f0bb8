import type { Changes, StoredPart, VersionKind } from '../base/db/stored-values';
import type { Tx } from '../base/db/transaction';
import { ServiceError, type FieldErrors, fieldError } from '../base/contract/errors';
import { versionSaves } from '../../openapi/generated/kinds';
import type { OperationId } from '../../openapi/generated/operations';
import { serverText } from '../base/contract/text';
import { fileInfos } from '../base/files/file-infos';
import { checkParts, partsAsSent } from '../blocks/blocks';
import { picturesOf } from '../base/db/record-columns';

/** Picks an operation's body fields from values and validates them by the contract. */
export type BodyCheck = (
  operation: OperationId,
  values: object,
) => { body: Record<string, unknown>; errors: FieldErrors | null };

/**
 * Validates a version like a save: the contract may refuse values of older releases. `row` fills missing
 * fields. Throws 400.
 */
export async function validVersion<Values extends Changes>(
  tx: Tx,
  checkBody: BodyCheck,
  kind: VersionKind,
  row: object,
  values: Values,
): Promise<Values> {
  const valid = await validValues(tx, checkBody, versionSaves[kind], row, values);
  await assertPictures(tx, values);
  return valid;
}

/** Validates changed columns of a row like a save of the whole record by `operation`. Throws 400. */
export async function validValues<Values extends Changes>(
  tx: Tx,
  checkBody: BodyCheck,
  operation: OperationId,
  row: object,
  values: Values,
): Promise<Values> {
  // Times are not part of a version; rows and bodies also type them differently.
  const { body, errors } = checkBody(operation, { ...row, ...values, startOn: null, endOn: null });
  if (errors) throw new ServiceError(400, serverText.invalid, { errors });
  const read = Object.entries(body).filter(([name]) => name in values);
  const parts: unknown = values['parts'];
  return {
    ...values,
    ...Object.fromEntries(read),
    // Versions are written from rows of the table.
    ...(Array.isArray(parts)
      ? { parts: await validParts(tx, checkBody, 'saveCaseContent', parts as StoredPart[]) }
      : {}),
  };
}

/** Like `validVersion`, for the blocks of a page that `operation` saves. */
export async function validParts(
  tx: Tx,
  checkBody: BodyCheck,
  operation: 'saveCaseContent' | 'updateSiteTheme',
  parts: readonly StoredPart[],
): Promise<StoredPart[]> {
  if (parts.length === 0) return [];
  const sent = await partsAsSent(tx, parts);
  const { body, errors } = checkBody(operation, { id: 1, themeId: 1, rowVersion: 1, webParts: sent });
  if (errors) throw new ServiceError(400, serverText.invalid, { errors });
  await checkParts(sent, null);
  // The contract normalises values and keeps their order.
  const read = body['webParts'] as Record<string, unknown>[];
  return parts.map((part, place) => {
    const { tel, url } = read[place] ?? {};
    return {
      ...part,
      ...(typeof tel === 'string' ? { tel } : {}),
      ...(typeof url === 'string' ? { url } : {}),
    };
  });
}

/** Runs a restore; its 400 gets a message that the version is no longer valid. */
export async function refusedByVersion<T>(restore: () => Promise<T>): Promise<T> {
  try {
    return await restore();
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 400 || !error.errors) throw error;
    throw new ServiceError(400, unfitText(error.errors), { errors: error.errors });
  }
}

/** Blocks are named by position, other fields by their label. */
function unfitText(errors: FieldErrors): string {
  for (const [field, [message = '']] of Object.entries(errors)) {
    const place = /^webParts\[(\d+)\]/.exec(field)?.[1];
    if (place !== undefined) return serverText.versionPartUnfit(Number(place) + 1, message);
  }
  return serverText.versionUnfit;
}

async function assertPictures(tx: Tx, values: Changes): Promise<void> {
  const pictures = picturesOf(values).flatMap((name) => {
    const sha = values[`${name}Sha`];
    return typeof sha === 'string' ? [{ name, sha }] : [];
  });
  const found = await fileInfos(
    tx,
    pictures.map(({ sha }) => ({ sha, fileName: null })),
  );
  const lost = pictures.find(({ sha }) => !found.has(sha));
  if (lost) throw fieldError(lost.name, serverText.notFound);
}
