import { getPrivacySettings } from '../../api/generated/operations';
import { unwrap } from '../../calls/load';

/** Settings of personal data. Throws LoadError. */
export async function loadPrivacySettings() {
  return { record: await unwrap(getPrivacySettings()) };
}
