import { getProjectFacts } from '../../api/generated/operations';
import { idIn, unwrap } from '../../calls/load';

/** The facts of a project. Throws LoadError. */
export function loadProjectFacts(id: string) {
  return unwrap(getProjectFacts({ id: idIn(id) }));
}
