import { offers } from '../../api/features';

/** Types of enquiries: the specification's four, and the fifth if the server has it. */
export function contactTypes() {
  return offers('contactTeam') ? ([1, 2, 3, 4, 5] as const) : ([1, 2, 3, 4] as const);
}
