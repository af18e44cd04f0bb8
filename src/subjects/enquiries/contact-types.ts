import { ContactType } from '../../../openapi/generated/enums';
import { offeredAmong } from '../../api/offered';

/** Types of enquiries: the specification's four, and the fifth if the server has it. */
export const contactTypes = () =>
  offeredAmong(Object.values(ContactType), { [ContactType.visit]: 'contactTeam' });
