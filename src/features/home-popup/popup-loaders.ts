import { getIndexPopup } from '../../api/generated/operations';
import { unwrap } from '../../shared/load';

/** The popup. Throws LoadError. */
export function loadPopup() {
  return unwrap(getIndexPopup());
}
