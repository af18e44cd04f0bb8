import { createContext, use } from 'react';
import type { PartType } from '../../openapi/generated/enums';

/** The block types that the edited page offers. */
export const PageTypes = createContext<readonly PartType[]>([]);

/** Whether the edited page offers a block type. */
export function usePageType(type: PartType): boolean {
  return use(PageTypes).includes(type);
}
