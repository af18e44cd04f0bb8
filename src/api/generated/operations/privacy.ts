// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, orWithout, requestInit, settle, type CallOptions } from '../../client';
import type { components, operations } from '../../../../openapi/generated/types';

/** Masking of lists, and number of enquiries that the caller saw unmasked this hour. Source: decisions/045-personal-data. Claim: Permissions.Contacts.View. */
export function getShownCount(options?: CallOptions) {
  return orWithout('privacy', null, () => settle(client.GET('/api/v1/Privacy/shown', { ...requestInit(options) })));
}

/** One enquiry, unmasked; adds an audit entry first. Source: decisions/045-personal-data. Claim: Permissions.Privacy.View. */
export function showContact(body: components['schemas']['ContactToShow'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Privacy/shown', { body, ...requestInit(options, 'privacy') }));
}

/** Number of enquiries to be anonymised within a week, by the present or given periods. Source: decisions/045-personal-data. Claim: Permissions.Privacy.View. */
export function rehearseRetention(query: NonNullable<operations['rehearseRetention']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/Privacy/rehearsal', { params: { query }, ...requestInit(options, 'privacy') }));
}

/** Keeps enquiries longer than their period. Source: decisions/045-personal-data. Claim: Permissions.Privacy.Edit. */
export function postponeRetention(body: components['schemas']['RetentionPostponement'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Privacy/postponed', { body, ...requestInit(options, 'privacy') }));
}

/** Masking, limits and retention periods of personal data. Source: decisions/045-personal-data. Claim: Permissions.Privacy.View. */
export function getPrivacySettings(options?: CallOptions) {
  return settle(client.GET('/api/v1/Privacy/settings', { ...requestInit(options, 'privacy') }));
}

/** Saves masking, limits and retention periods of personal data. Source: decisions/045-personal-data. Claim: Permissions.Privacy.Edit. */
export function savePrivacySettings(body: components['schemas']['PrivacySettingsInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Privacy/settings', { body, ...requestInit(options, 'privacy') }));
}

/** Requests of persons about their data, newest first. Source: decisions/046-requests-and-incidents. Claim: Permissions.Privacy.View. */
export function listPersonRequests(options?: CallOptions) {
  return settle(client.GET('/api/v1/Privacy/requests', { ...requestInit(options, 'privacy') }));
}

/** Adds a request; the due dates follow from the table of periods. Source: decisions/046-requests-and-incidents. Claim: Permissions.Privacy.Edit. */
export function createPersonRequest(body: components['schemas']['PersonRequestInput'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Privacy/requests', { body, ...requestInit(options, 'privacy') }));
}

/** Saves a request. Source: decisions/046-requests-and-incidents. Claim: Permissions.Privacy.Edit. */
export function updatePersonRequest(body: components['schemas']['PersonRequestUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Privacy/requests', { body, ...requestInit(options, 'privacy') }));
}

/** One request with its outcome. Source: decisions/046-requests-and-incidents. Claim: Permissions.Privacy.View. */
export function getPersonRequest(path: operations['getPersonRequest']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/Privacy/requests/{id}', { params: { path }, ...requestInit(options, 'privacy') }));
}

/** Places that store data of the person of a request; adds an audit entry. Source: decisions/046-requests-and-incidents. Claim: Permissions.Privacy.View. */
export function getHeldData(path: operations['getHeldData']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/Privacy/requests/{id}/held', { params: { path }, ...requestInit(options, 'privacy') }));
}

/** All data of the person of a request; adds an audit entry. Source: decisions/046-requests-and-incidents. Claim: Permissions.Privacy.Edit. */
export function getPersonCopy(path: operations['getPersonCopy']['parameters']['path'], query: NonNullable<operations['getPersonCopy']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/Privacy/requests/{id}/copy', { params: { path, query }, ...requestInit(options, 'privacy') }));
}

/** Permanently erases the data of the person of a request; requires its number as a confirmation. Source: decisions/046-requests-and-incidents. Claim: Permissions.Privacy.Edit. */
export function erasePerson(path: operations['erasePerson']['parameters']['path'], body: components['schemas']['ErasureInput'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Privacy/requests/{id}/erasure', { params: { path }, body, ...requestInit(options, 'privacy') }));
}

/** Corrects name, telephone or address in an enquiry of the person of a request, which keeps the proof. Source: decisions/046-requests-and-incidents. Claim: Permissions.Privacy.Edit. */
export function correctContact(path: operations['correctContact']['parameters']['path'], body: components['schemas']['CorrectionInput'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Privacy/requests/{id}/correction', { params: { path }, body, ...requestInit(options, 'privacy') }));
}

/** The company's periods, phrases and forms required by law. Source: decisions/046-requests-and-incidents. Claim: Permissions.Privacy.View. */
export function getPrivacyTerms(options?: CallOptions) {
  return settle(client.GET('/api/v1/Privacy/terms', { ...requestInit(options, 'privacy') }));
}

/** Saves the periods, phrases and forms required by law. Source: decisions/046-requests-and-incidents. Claim: Permissions.Privacy.Edit. */
export function savePrivacyTerms(body: components['schemas']['PrivacyTermsInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Privacy/terms', { body, ...requestInit(options, 'privacy') }));
}

/** Incidents, newest first. Source: decisions/046-requests-and-incidents. Claim: Permissions.Privacy.View. */
export function listIncidents(options?: CallOptions) {
  return settle(client.GET('/api/v1/Privacy/incidents', { ...requestInit(options, 'privacy') }));
}

/** Adds an incident; the period for the report starts when the company learned of it. Source: decisions/046-requests-and-incidents. Claim: Permissions.Privacy.Edit. */
export function createIncident(body: components['schemas']['IncidentInput'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Privacy/incidents', { body, ...requestInit(options, 'privacy') }));
}

/** One incident. Source: decisions/046-requests-and-incidents. Claim: Permissions.Privacy.View. */
export function getIncident(path: operations['getIncident']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/Privacy/incidents/{id}', { params: { path }, ...requestInit(options, 'privacy') }));
}

/** Lists the persons whose data were shown or exported, and locks the list. Source: decisions/046-requests-and-incidents. Claim: Permissions.Privacy.Edit. */
export function makeIncidentList(path: operations['makeIncidentList']['parameters']['path'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Privacy/incidents/{id}/list', { params: { path }, ...requestInit(options, 'privacy') }));
}

/** Persons of an incident, masked. Source: decisions/046-requests-and-incidents. Claim: Permissions.Privacy.View. */
export function listIncidentPersons(path: operations['listIncidentPersons']['parameters']['path'], query: NonNullable<operations['listIncidentPersons']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/Privacy/incidents/{id}/persons', { params: { path, query }, ...requestInit(options, 'privacy') }));
}

/** Letter to the persons of an incident, with its replacements and the progress of sending. Source: decisions/046-requests-and-incidents. Claim: Permissions.Privacy.View. */
export function getIncidentLetters(path: operations['getIncidentLetters']['parameters']['path'], options?: CallOptions) {
  return orWithout('incidentLetters', null, () => settle(client.GET('/api/v1/Privacy/incidents/{id}/letters', { params: { path }, ...requestInit(options) })));
}

/** Saves the text of the letter; refused after the first was sent. Source: decisions/046-requests-and-incidents. Claim: Permissions.Privacy.Edit. */
export function saveIncidentLetter(path: operations['saveIncidentLetter']['parameters']['path'], body: components['schemas']['IncidentLetterInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Privacy/incidents/{id}/letters', { params: { path }, body, ...requestInit(options, 'incidentLetters') }));
}

/** Sends the letter once to each person with an e-mail address; a repeated call continues. Source: decisions/046-requests-and-incidents. Claim: Permissions.Privacy.Edit. */
export function sendIncidentLetters(path: operations['sendIncidentLetters']['parameters']['path'], body: components['schemas']['IncidentLetterInput'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Privacy/incidents/{id}/letters', { params: { path }, body, ...requestInit(options, 'incidentLetters') }));
}

/** Sends the letter for a masked person to the caller. Source: decisions/046-requests-and-incidents. Claim: Permissions.Privacy.Edit. */
export function sendSampleLetter(path: operations['sendSampleLetter']['parameters']['path'], body: components['schemas']['IncidentLetter'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Privacy/incidents/{id}/letters/sample', { params: { path }, body, ...requestInit(options, 'incidentLetters') }));
}

/** Printable letters to persons without an e-mail address; adds an audit entry for an export. Source: decisions/046-requests-and-incidents. Claim: Permissions.Privacy.Edit. */
export function listPrintedLetters(path: operations['listPrintedLetters']['parameters']['path'], query: NonNullable<operations['listPrintedLetters']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/Privacy/incidents/{id}/printed-letters', { params: { path, query }, ...requestInit(options, 'incidentLetters') }));
}

/** The form of the authority, filled in from the records. Source: decisions/046-requests-and-incidents. Claim: Permissions.Privacy.View. */
export function getIncidentForm(path: operations['getIncidentForm']['parameters']['path'], options?: CallOptions) {
  return orWithout('incidentLetters', null, () => settle(client.GET('/api/v1/Privacy/incidents/{id}/form', { params: { path }, ...requestInit(options) })));
}

/** Saves the answers that no record contains. Source: decisions/046-requests-and-incidents. Claim: Permissions.Privacy.Edit. */
export function saveIncidentForm(path: operations['saveIncidentForm']['parameters']['path'], body: components['schemas']['IncidentFormInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Privacy/incidents/{id}/form', { params: { path }, body, ...requestInit(options, 'incidentLetters') }));
}

/** Records the report of an incident to the authority. Source: decisions/046-requests-and-incidents. Claim: Permissions.Privacy.Edit. */
export function reportIncident(path: operations['reportIncident']['parameters']['path'], body: components['schemas']['IncidentReport'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Privacy/incidents/{id}/report', { params: { path }, body, ...requestInit(options, 'privacy') }));
}
