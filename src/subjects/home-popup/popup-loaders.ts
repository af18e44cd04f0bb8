import { getIndexPopup, getOtherPopup, listOtherPopups } from '../../api/generated/operations';
import { found, loadRecord, unwrap } from '../../base/calls/load';
import type { components } from '../../../openapi/generated/types';

export type OtherPopups = components['schemas']['OtherPopups'];
export type OtherPopup = components['schemas']['OtherPopup'];

/** First popup, and the others if the server has them. Loaders throw LoadError. */
export async function loadHomePopup() {
  const [record, others] = await Promise.all([unwrap(getIndexPopup()), unwrap(listOtherPopups())]);
  return { record, others };
}

/** All further popups. Throws LoadError, also for a server without them. */
export function loadOtherPopups(): Promise<OtherPopups> {
  return found(unwrap(listOtherPopups()));
}

export async function loadOtherPopup(id: string): Promise<OtherPopup> {
  return loadRecord(getOtherPopup, id);
}
