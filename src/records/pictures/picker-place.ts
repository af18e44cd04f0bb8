import { useMatches } from '@tanstack/react-router';
import { MediaUnit } from '../../../openapi/generated/enums';
import { kinds } from '../kinds/kinds';
import type { UnitCode } from '../../base/navigation/page-meta';

/** Context of a choice: the open unit and its case. */
export interface PickerPlace {
  unit?: MediaUnit;
  caseId?: number;
}

const unitOf = (code: UnitCode) => Object.values(MediaUnit).find((unit) => kinds[unit].screen === code);

/** Context from the open route. */
export function usePickerPlace(): PickerPlace {
  return useMatches({
    select: (matches) => {
      const leaf = matches.at(-1);
      const code = leaf?.staticData.page?.unit;
      const unit = code && unitOf(code);
      const params: Record<string, string | undefined> = { ...leaf?.params };
      const caseId = Number(code === 'case' ? params['id'] : code === 'web' ? params['caseId'] : undefined);
      return { ...(unit ? { unit } : {}), ...(caseId > 0 ? { caseId } : {}) };
    },
    structuralSharing: true,
  });
}
