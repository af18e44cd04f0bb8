import type { components } from '../../../openapi/generated/types';
import {
  getIncident,
  getIncidentForm,
  getIncidentLetters,
  listIncidentPersons,
  listIncidents,
  listPrintedLetters,
} from '../../api/generated/operations';
import { found, idIn, loadRecord, unwrap } from '../../base/calls/load';

export type Incident = components['schemas']['Incident'];
export type IncidentCard = components['schemas']['IncidentCard'];
export type IncidentAccount = components['schemas']['IncidentAccount'];
export type IncidentPersons = Awaited<ReturnType<typeof loadPersons>>;

export type IncidentLetters = components['schemas']['IncidentLetters'];
export type IncidentForm = components['schemas']['IncidentForm'];

export const personsPerPage = 20;
/** Number of printed letters on a page. */
const lettersPerPage = 50;

/** All incidents. Loaders throw LoadError. */
export async function loadIncidents() {
  return { list: await unwrap(listIncidents()), now: Date.now() };
}

/** One incident with the first persons of its list, its letters and its form. */
export async function loadIncident(param: string) {
  const id = idIn(param);
  const incident = await unwrap(getIncident({ id }));
  const [persons, letters, form] = await Promise.all([
    incident.listedOn ? loadPersons(id, 1) : null,
    incident.listedOn ? unwrap(getIncidentLetters({ id })) : null,
    unwrap(getIncidentForm({ id })),
  ]);
  return { incident, persons, letters, form, now: Date.now() };
}

export const loadPersons = (id: number, pageNumber: number) =>
  unwrap(listIncidentPersons({ id }, { pageNumber, pageSize: personsPerPage }));

/** One page of letters to print. */
export async function loadPrintedLetters(param: string, pageNumber: number) {
  const id = idIn(param);
  const incident = await unwrap(getIncident({ id }));
  return {
    incident,
    page: await unwrap(listPrintedLetters({ id }, { pageNumber, pageSize: lettersPerPage })),
  };
}

/** Form of the authority, for printing. */
export const loadIncidentForm = async (param: string) => ({
  form: await found(loadRecord(getIncidentForm, param)),
});
