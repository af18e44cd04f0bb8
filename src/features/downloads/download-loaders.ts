import { listDownloads } from '../../api/generated/operations';
import { unwrap } from '../../shared/load';

/** The help documents. Throws LoadError. */
export function loadDownloads() {
  return unwrap(listDownloads());
}
