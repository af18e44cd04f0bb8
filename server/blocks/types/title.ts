import { Align, type PartType } from '../../../openapi/generated/enums';
import type { PartKind } from '../part-kind';

export const title: PartKind<typeof PartType.title> = {
  answer: ({ textContent = '', align = Align.left, navName, isUnlisted }) => ({
    textContent,
    align,
    ...(navName ? { navName } : {}),
    ...(isUnlisted ? { isUnlisted: true } : {}),
  }),
  // A client without section bars omits the names, which then stay unchanged.
  store: ({ textContent, align, navName, isUnlisted }, { before }) => {
    const name = navName ?? before?.navName;
    return {
      textContent,
      ...(align ? { align } : {}),
      ...(name ? { navName: name } : {}),
      ...((isUnlisted ?? before?.isUnlisted) ? { isUnlisted: true } : {}),
    };
  },
};
