import { createContext, use } from 'react';
import type { PartType } from '../../openapi/generated/enums';

/** The block types that the edited page offers. */
export const PageTypes = createContext<readonly PartType[]>([]);

/** True for a block type that the edited page offers. */
export function usePageType(type: PartType): boolean {
  return use(PageTypes).includes(type);
}
