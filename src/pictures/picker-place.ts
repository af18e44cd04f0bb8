import { useMatches } from '@tanstack/react-router';
import type { components } from '../../openapi/generated/types';
import type { UnitCode } from '../navigation/page-meta';

/** Where a picture is being chosen: the unit that is open, and its case. */
export interface PickerPlace {
  unit?: components['schemas']['MediaUnit'];
  caseId?: number;
}

const units: Partial<Record<UnitCode, components['schemas']['MediaUnit']>> = {
  case: 'case',
  web: 'site',
  article: 'article',
  news: 'news',
  homePopup: 'popup',
};

/** What the open page is about, by its route. */
export function usePickerPlace(): PickerPlace {
  return useMatches({
    select: (matches) => {
      const leaf = matches.at(-1);
      const code = leaf?.staticData.page?.unit;
      const unit = code && units[code];
      const params: Record<string, string | undefined> = { ...leaf?.params };
      const caseId = Number(code === 'case' ? params['id'] : code === 'web' ? params['caseId'] : undefined);
      return { ...(unit ? { unit } : {}), ...(caseId > 0 ? { caseId } : {}) };
    },
    structuralSharing: true,
  });
}
