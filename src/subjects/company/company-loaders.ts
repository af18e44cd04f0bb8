import { getCompany } from '../../api/generated/operations';
import { unwrap } from '../../base/calls/load';

/** The company's data. Throws LoadError. */
export function loadCompany() {
  return unwrap(getCompany());
}
