import type { Bodies } from '../../base/contract/bodies';
import { serverText } from '../../base/contract/text';
import type { Tx } from '../../base/db/transaction';
import type { BodyCheck } from '../../records/version-fit';
import { lockTheme } from './locks';
import { settleWaiting } from './schedule';
import { updateThemeStatus } from './theme-status';
import { getTheme } from './themes';
import { restoreThemeVersion } from './versions';
import { ContentStatus } from '../../../openapi/generated/enums';

/** Publishes a draft, or takes it offline; the message describes the effect on waiting schedules. */
export async function publishManually(
  tx: Tx,
  { cancelSchedules = [], ...status }: Bodies['updateSiteThemeStatus'],
  by: string,
) {
  const site = await lockTheme(tx, status.themeId);
  const saved = await updateThemeStatus(tx, status, by);
  return { saved, message: await settleWaiting(tx, site, cancelSchedules) };
}

/** Restores a published version as draft, and publishes it on request. */
export async function restoreManually(
  tx: Tx,
  {
    publish = false,
    note = '',
    cancelSchedules = [],
    emergencyReason,
    ...version
  }: Bodies['restoreSiteThemeVersion'],
  by: string,
  checkBody: BodyCheck,
) {
  const { themeId } = version;
  const { rowVersion } = await restoreThemeVersion(tx, version, by, checkBody);
  if (!publish) return { theme: await getTheme(tx, themeId), message: serverText.restored };
  const emergency = emergencyReason === undefined ? {} : { emergencyReason };
  const published = await publishManually(
    tx,
    { themeId, rowVersion, status: ContentStatus.online, note, cancelSchedules, ...emergency },
    by,
  );
  const message = [serverText.restoredAndPublished, ...(published.message ? [published.message] : [])];
  return { theme: await getTheme(tx, themeId), message: message.join('；') };
}
