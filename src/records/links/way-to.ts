import { keyOfPart } from '../../../openapi/place-keys';
import { linkOptions } from '@tanstack/react-router';
import { kinds } from '../kinds/kinds';
import type { LinkPlace } from './linked';

/** The form or editor of a place; its block is shown where the address can say it. */
export function wayTo({
  kind,
  recordId,
  themeId,
  field,
  partId,
}: Pick<LinkPlace, 'kind' | 'recordId' | 'themeId' | 'field' | 'partId'>) {
  if (kind === 'site' && themeId !== null) {
    return linkOptions({
      to: '/siteset/theme/edit/$caseId/$themeId',
      params: { caseId: String(recordId), themeId: String(themeId) },
      ...(partId === null ? {} : { hash: keyOfPart(partId) }),
    });
  }
  const { open, content } = kinds[kind];
  return field === 'block' && content ? content(recordId) : open(recordId);
}
