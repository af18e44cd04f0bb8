import type { components } from '../../../openapi/generated/types';
import { getIncident, listIncidentPersons, listIncidents } from '../../api/generated/operations';
import { idIn, unwrap } from '../../calls/load';

export type Incident = components['schemas']['Incident'];
export type IncidentCard = components['schemas']['IncidentCard'];
export type IncidentAccount = components['schemas']['IncidentAccount'];
export type IncidentPersons = Awaited<ReturnType<typeof loadPersons>>;

/** Persons of one page. */
export const personsPerPage = 20;

/** All incidents. Throws LoadError, as all of these do. */
export async function loadIncidents() {
  return { list: await unwrap(listIncidents()), now: Date.now() };
}

/** One incident with the first persons of its list. */
export async function loadIncident(param: string) {
  const id = idIn(param);
  const incident = await unwrap(getIncident({ id }));
  return { incident, persons: incident.listedOn ? await loadPersons(id, 1) : null, now: Date.now() };
}

export const loadPersons = (id: number, pageNumber: number) =>
  unwrap(listIncidentPersons({ id }, { pageNumber, pageSize: personsPerPage }));
