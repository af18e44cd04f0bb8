import type { components } from '../../../openapi/generated/types';
import { getPrivacySettings, rehearseRetention } from '../../api/generated/operations';
import { unwrap } from '../../calls/load';

export type Rehearsal = components['schemas']['RetentionRehearsal'];

/** Settings of personal data, and the enquiries that expire within a week. Throws LoadError. */
export async function loadPrivacySettings() {
  const [record, rehearsal] = await Promise.all([unwrap(getPrivacySettings()), unwrap(rehearseRetention())]);
  return { record, rehearsal };
}
