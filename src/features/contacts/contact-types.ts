import { ContactType } from '../../../openapi/generated/enums';
import { offers } from '../../api/features';

/** Types of enquiries: the specification's four, and the fifth if the server has it. */
export function contactTypes() {
  const all = Object.values(ContactType);
  return offers('contactTeam') ? all : all.filter((type) => type !== ContactType.visit);
}
