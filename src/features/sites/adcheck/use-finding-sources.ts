import { useMemo } from 'react';
import type { FindingSource } from '../../../content-editor/finding';
import { usePermission } from '../../../session/session';
import { untilLoaded } from '../../../ui/until-loaded';

const sources = () => untilLoaded(() => import('./finding-sources'));

/** Checks of a draft that ask the server; each is a line here. */
export function useFindingSources(themeId: number, caseId: number): readonly FindingSource[] {
  const { canView: readsFacts } = usePermission('Permissions.Cases.Facts');
  return useMemo(
    () => [
      async () => (await sources()).adFindings(themeId)(),
      async () => (await sources()).deadLinkFindings(themeId)(),
      ...(readsFacts ? [async () => (await sources()).factFindings(caseId)()] : []),
    ],
    [themeId, caseId, readsFacts],
  );
}
