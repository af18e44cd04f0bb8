import { useMemo } from 'react';
import type { FindingSource } from '../../../blocks/content-editor/finding';
import { usePermission } from '../../../base/session/session';
import { untilLoaded } from '../../../ui/until-loaded';

const sources = () => untilLoaded(() => import('./finding-sources'));

/** Checks of a draft that ask the server; each is a line here. */
export function useFindingSources(
  themeId: number,
  caseId: number,
  /** True once the changes that were asked have been answered. */
  isAnswered: boolean,
): readonly FindingSource[] {
  const { canView: readsFacts } = usePermission('Permissions.Cases.Facts');
  return useMemo(
    () => [
      ...(isAnswered ? [] : [async () => (await sources()).askedFindings(themeId)()]),
      async () => (await sources()).adFindings(themeId)(),
      async () => (await sources()).deadLinkFindings(themeId)(),
      ...(readsFacts ? [async () => (await sources()).factFindings(caseId)()] : []),
    ],
    [themeId, caseId, readsFacts, isAnswered],
  );
}
