import { getProjectFacts } from '../../api/generated/operations';
import { loadRecord } from '../../base/calls/load';

/** The facts of a project. Throws LoadError. */
export function loadProjectFacts(id: string) {
  return loadRecord(getProjectFacts, id);
}
