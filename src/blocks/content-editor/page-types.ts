import { createContext, use } from 'react';
import type { PartType } from '../../../openapi/generated/enums';

/** Block types that the edited page offers. */
export const PageTypes = createContext<readonly PartType[]>([]);

/** True if the edited page offers a block type. */
export function usePageType(type: PartType): boolean {
  return use(PageTypes).includes(type);
}
