import type { ApiResult } from '../../api/result';
import type { UpdateRecord } from '../../machines/record';
import type { components } from '../../../openapi/generated/types';
import { getPrivacySettings, listConsentTexts, rehearseRetention } from '../../api/generated/operations';
import { unwrap } from '../../base/calls/load';

export type Rehearsal = components['schemas']['RetentionRehearsal'];

/** Settings of personal data, and the enquiries that expire within a week. Throws LoadError. */
export async function loadPrivacySettings() {
  const [record, rehearsal] = await Promise.all([unwrap(getPrivacySettings()), unwrap(rehearseRetention())]);
  return { record, rehearsal };
}

export interface Notice {
  /** Undefined before the first version. */
  words: components['schemas']['ConsentWords'] | undefined;
  rowVersion: number;
  /** Roles that approve words of public project pages. */
  approvers: readonly string[];
  updateRecord: UpdateRecord;
}

/** The newest consent text as a record. */
export async function readNotice(): Promise<ApiResult<Notice>> {
  const result = await listConsentTexts();
  if (!result.ok) return result;
  const [newest] = result.data;
  return {
    ...result,
    data: {
      words: newest?.text,
      rowVersion: newest?.version ?? 0,
      approvers: newest?.settingsApprovers ?? [],
      updateRecord: { lastModifiedBy: newest?.createdBy ?? '', lastModifiedOn: newest?.createdOn ?? '' },
    },
  };
}

/** The newest consent text. Throws LoadError, also on servers without enquiry forms. */
export async function loadNotice(): Promise<Notice> {
  return unwrap(readNotice());
}
