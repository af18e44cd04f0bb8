import { getIndexPopup } from '../../api/generated/operations';
import { unwrap } from '../../calls/load';

/** The popup. Throws LoadError. */
export function loadPopup() {
  return unwrap(getIndexPopup());
}
