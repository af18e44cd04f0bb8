import { listDownloads } from '../../api/generated/operations';
import { unwrap } from '../../calls/load';

/** The help documents. Throws LoadError. */
export function loadDownloads() {
  return unwrap(listDownloads());
}
