// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, orWithout, requestInit, settle, settleBlob, type CallOptions } from '../../client';
import type { components, operations } from '../../../../openapi/generated/types';

/** Enquiries, newest first by default; spam on request only. Source: specification 7. Claim: Permissions.Contacts.View. */
export function listContacts(query: NonNullable<operations['listContacts']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/contact/get-list-paged', { params: { query }, ...requestInit(options) }));
}

/** One enquiry. Source: specification 7. Claim: Permissions.Contacts.View. */
export function getContact(query: NonNullable<operations['getContact']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/contact/get-by-id', { params: { query }, ...requestInit(options) }));
}

/** Saves note and handling state. Source: specification 7. Claim: Permissions.Contacts.Edit. */
export function updateContactNote(body: components['schemas']['ContactNote'], options?: CallOptions) {
  return settle(client.POST('/api/v1/contact/edit-note', { body, ...requestInit(options) }));
}

/** Corrects a note that the caller wrote. Source: decisions/020-enquiries. Claim: Permissions.Contacts.Edit. */
export function updateOwnNote(body: components['schemas']['ContactNoteUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/contact/edit-own-note', { body, ...requestInit(options, 'contactHandling') }));
}

/** Accounts that may handle enquiries. Source: decisions/020-enquiries. Claim: Permissions.Contacts.View. */
export function listContactAssignees(options?: CallOptions) {
  return orWithout('contactHandling', [], () => settle(client.GET('/api/v1/contact/assignees', { ...requestInit(options) })));
}

/** The enquiries before and after one in the filtered list. Source: decisions/020-enquiries. Claim: Permissions.Contacts.View. */
export function getContactNeighbours(query: NonNullable<operations['getContactNeighbours']['parameters']['query']>, options?: CallOptions) {
  return orWithout('contactHandling', null, () => settle(client.GET('/api/v1/contact/neighbours', { params: { query }, ...requestInit(options) })));
}

/** Number of unhandled enquiries, and of enquiries newer than a given one under a filter. Source: decisions/020-enquiries. Claim: Permissions.Contacts.View. */
export function getWaitingContacts(query: NonNullable<operations['getWaitingContacts']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/contact/waiting', { params: { query }, ...requestInit(options, 'contactHandling') }));
}

/** Enquiries of the last twelve weeks by type, with the median time to first handling. Source: decisions/020-enquiries. Claim: Permissions.Contacts.View. */
export function listContactWeeks(options?: CallOptions) {
  return settle(client.GET('/api/v1/contact/weeks', { ...requestInit(options, 'contactHandling') }));
}

/** Recipients per contact type, and the rotation. Source: specification 7. Claim: Permissions.Contacts.Email.View. */
export function getContactEmail(options?: CallOptions) {
  return settle(client.GET('/api/v1/contact/get-email', { ...requestInit(options) }));
}

/** Saves the recipients and the rotation. Source: specification 7. Claim: Permissions.Contacts.Email.Edit. */
export function updateContactEmail(body: components['schemas']['ContactEmailInput'], options?: CallOptions) {
  return settle(client.POST('/api/v1/contact/edit-email', { body, ...requestInit(options) }));
}

/** Marks an enquiry as spam, or removes the mark; the first removal of a mark set on arrival sends its mails. Source: decisions/020-enquiries. Claim: Permissions.Contacts.Edit. */
export function updateContactSpam(body: components['schemas']['ContactSpam'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/contact/edit-spam', { body, ...requestInit(options, 'contactTeam') }));
}

/** Cases of enquiries, by title. Source: decisions/020-enquiries. Claim: Permissions.Contacts.View. */
export function listContactCases(options?: CallOptions) {
  return orWithout('contactTeam', [], () => settle(client.GET('/api/v1/contact/cases', { ...requestInit(options) })));
}

/** Versions of the consent text, newest first. Source: decisions/037-enquiry-form. Claim: Permissions.Contacts.Email.View. */
export function listConsentTexts(options?: CallOptions) {
  return settle(client.GET('/api/v1/contact/consent-texts', { ...requestInit(options, 'enquiryForm') }));
}

/** Adds a version of the consent text, shown by public forms from now on. Source: decisions/037-enquiry-form. Claim: Permissions.Contacts.Email.Edit. */
export function createConsentText(body: components['schemas']['ConsentTextCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/contact/consent-texts', { body, ...requestInit(options, 'enquiryForm') }));
}

/** Planned appointments from today on, earliest first; at most 50. Source: decisions/038-appointments. Claim: Permissions.Contacts.View. */
export function listAppointments(query: NonNullable<operations['listAppointments']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/contact/appointments', { params: { query }, ...requestInit(options, 'appointments') }));
}

/** An appointment as a calendar file for staff. Source: decisions/038-appointments. Claim: Permissions.Contacts.View. */
export function getAppointmentCalendar(query: NonNullable<operations['getAppointmentCalendar']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/contact/appointment-calendar', { params: { query }, ...requestInit(options, 'appointments') }));
}

/** The reply templates, filled in for one enquiry. Source: decisions/063-replies-by-mail. Claim: Permissions.Contacts.Edit. */
export function getContactReply(query: NonNullable<operations['getContactReply']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/contact/reply', { params: { query }, ...requestInit(options, 'contactReplies') }));
}

/** Mails a reply to a visitor and keeps its words in the history. Source: decisions/063-replies-by-mail. Claim: Permissions.Contacts.Edit. */
export function replyToContact(body: components['schemas']['ContactReply'], options?: CallOptions) {
  return settle(client.POST('/api/v1/contact/reply', { body, ...requestInit(options, 'contactReplies') }));
}

/** Mails a planned appointment to its visitor, with a calendar file. Source: decisions/038-appointments. Claim: Permissions.Contacts.Edit. */
export function sendAppointment(body: components['schemas']['AppointmentMail'], options?: CallOptions) {
  return settle(client.POST('/api/v1/contact/send-appointment', { body, ...requestInit(options, 'appointmentMails') }));
}

/** Joins enquiries of one telephone number, or separates them. Source: decisions/038-appointments. Claim: Permissions.Contacts.Edit. */
export function joinContacts(body: components['schemas']['ContactJoin'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/contact/join', { body, ...requestInit(options, 'appointments') }));
}

/** Accounts that may join the rotation. Source: decisions/020-enquiries. Claim: Permissions.Contacts.Email.View. */
export function listRotationCandidates(options?: CallOptions) {
  return orWithout('contactTeam', [], () => settle(client.GET('/api/v1/contact/rotation-candidates', { ...requestInit(options) })));
}

/** State of outgoing mails. Source: decisions/020-enquiries. Claim: Permissions.Contacts.Email.View. */
export function getMailState(options?: CallOptions) {
  return orWithout('mailCheck', null, () => settle(client.GET('/api/v1/contact/mail-state', { ...requestInit(options) })));
}

/** Puts a test mail into the outbox. Source: decisions/020-enquiries. Claim: Permissions.Contacts.Email.Edit. */
export function sendTestMail(body: components['schemas']['TestMailInput'], options?: CallOptions) {
  return settle(client.POST('/api/v1/contact/test-mail', { body, ...requestInit(options, 'mailCheck') }));
}

/** Outcome of a test mail. Source: decisions/020-enquiries. Claim: Permissions.Contacts.Email.Edit. */
export function getTestMail(path: operations['getTestMail']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/contact/test-mail/{key}', { params: { path }, ...requestInit(options, 'mailCheck') }));
}

/** The filtered list as CSV. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.Contacts.View. */
export function exportContacts(query: NonNullable<operations['exportContacts']['parameters']['query']> = {}, options?: CallOptions) {
  return settleBlob(client.GET('/api/v1/contact/export', { params: { query }, parseAs: 'blob', ...requestInit(options, 'exports') }));
}
