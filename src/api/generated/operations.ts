// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, orWithout, requestInit, settle, settleBlob, type CallOptions } from '../client';
import { toFormData } from '../form-data';
import type { components, operations } from '../../../openapi/generated/types';

/** Saves the own name, e-mail and picture. Source: decisions/015-own-account. Claim: signed-in. */
export function updateProfile(body: components['schemas']['ProfileInput'], options?: CallOptions) {
  return settle(client.PUT('/api/identity/account/profile', { body, bodySerializer: toFormData, ...requestInit(options, 'ownAccount') }));
}

/** Changes the own password and ends other sessions; requires the old password. Source: decisions/015-own-account. Claim: signed-in. */
export function updateOwnPassword(body: components['schemas']['OwnPasswordUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/identity/account/password', { body, ...requestInit(options, 'ownAccount') }));
}

/** Sessions of the own account. Source: decisions/015-own-account. Claim: signed-in. */
export function listSessions(options?: CallOptions) {
  return settle(client.GET('/api/identity/account/sessions', { ...requestInit(options, 'ownAccount') }));
}

/** Ends all own sessions except this one. Source: decisions/015-own-account. Claim: signed-in. */
export function endOtherSessions(options?: CallOptions) {
  return settle(client.DELETE('/api/identity/account/sessions', { ...requestInit(options, 'ownAccount') }));
}

/** Ends one of the own sessions. Source: decisions/015-own-account. Claim: signed-in. */
export function endSession(path: operations['endSession']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/identity/account/sessions/{sessionId}', { params: { path }, ...requestInit(options, 'ownAccount') }));
}

/** Disables the second factor, unless the role requires it. Source: decisions/015-own-account. Claim: signed-in. */
export function removeSecondFactor(body: components['schemas']['OwnPasswordProof'], options?: CallOptions) {
  return settle(client.DELETE('/api/identity/account/second-factor', { body, ...requestInit(options, 'ownAccount') }));
}

/** Creates new recovery codes; the old ones become invalid. Source: decisions/015-own-account. Claim: signed-in. */
export function renewRecoveryCodes(body: components['schemas']['OwnPasswordProof'], options?: CallOptions) {
  return settle(client.POST('/api/identity/account/recovery-codes', { body, ...requestInit(options, 'ownAccount') }));
}

/** All roles. Source: specification 7. Claim: Permissions.Roles.View. */
export function listRoles(options?: CallOptions) {
  return settle(client.GET('/api/identity/role', { ...requestInit(options) }));
}

/** Adds a role. Source: specification 7. Claim: Permissions.Roles.Create. */
export function createRole(body: components['schemas']['RoleCreate'], options?: CallOptions) {
  return settle(client.POST('/api/identity/role', { body, ...requestInit(options) }));
}

/** Saves a role. Source: specification 7. Claim: Permissions.Roles.Edit. */
export function updateRole(body: components['schemas']['RoleUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/identity/role', { body, ...requestInit(options) }));
}

/** The filtered roles as CSV. Source: decisions/034-second-week. Claim: Permissions.Roles.View. */
export function exportRoles(query: NonNullable<operations['exportRoles']['parameters']['query']> = {}, options?: CallOptions) {
  return settleBlob(client.GET('/api/identity/role/export', { params: { query }, parseAs: 'blob', ...requestInit(options, 'listExports') }));
}

/** One role. Source: specification 7. Claim: Permissions.Roles.View. */
export function getRole(path: operations['getRole']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/identity/role/{id}', { params: { path }, ...requestInit(options) }));
}

/** Moves a role that no account has to the trash. Source: specification 7. Claim: Permissions.Roles.Delete. */
export function deleteRole(path: operations['deleteRole']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/identity/role/{id}', { params: { path }, ...requestInit(options) }));
}

/** Accounts. Source: specification 7. Claim: Permissions.Users.View. */
export function listAccounts(query: NonNullable<operations['listAccounts']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/identity/user', { params: { query }, ...requestInit(options) }));
}

/** Saves an account. Source: specification 7. Claim: Permissions.Users.Edit. */
export function updateAccount(body: components['schemas']['AccountUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/identity/user', { body, ...requestInit(options) }));
}

/** The filtered accounts as CSV. Source: decisions/034-second-week. Claim: Permissions.Users.View. */
export function exportAccounts(query: NonNullable<operations['exportAccounts']['parameters']['query']> = {}, options?: CallOptions) {
  return settleBlob(client.GET('/api/identity/user/export', { params: { query }, parseAs: 'blob', ...requestInit(options, 'listExports') }));
}

/** One account. Source: specification 7. Claim: Permissions.Users.View. */
export function getAccount(path: operations['getAccount']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/identity/user/{id}', { params: { path }, ...requestInit(options) }));
}

/** Creates a link that sets an account's password. Source: decisions/015-own-account. Claim: Permissions.Users.Edit. */
export function createPasswordLink(path: operations['createPasswordLink']['parameters']['path'], options?: CallOptions) {
  return settle(client.POST('/api/identity/user/{id}/password-link', { params: { path }, ...requestInit(options, 'accountRecovery') }));
}

/** Removes an account's lost second factor and ends its sessions. Source: decisions/015-own-account. Claim: Permissions.Users.Edit. */
export function resetSecondFactor(path: operations['resetSecondFactor']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/identity/user/{id}/second-factor', { params: { path }, ...requestInit(options, 'accountRecovery') }));
}

/** Invitations that wait to be accepted. Source: decisions/015-own-account. Claim: Permissions.Users.View. */
export function listInvitations(options?: CallOptions) {
  return settle(client.GET('/api/identity/invitation', { ...requestInit(options, 'invitations') }));
}

/** Invites a colleague, by mail if the server sends mails. Source: decisions/015-own-account. Claim: Permissions.Users.Create. */
export function createInvitation(body: components['schemas']['InvitationCreate'], options?: CallOptions) {
  return settle(client.POST('/api/identity/invitation', { body, ...requestInit(options, 'invitations') }));
}

/** Withdraws an invitation; its links become invalid. Source: decisions/015-own-account. Claim: Permissions.Users.Create. */
export function withdrawInvitation(path: operations['withdrawInvitation']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/identity/invitation/{id}', { params: { path }, ...requestInit(options, 'invitations') }));
}

/** Creates a new link of an invitation; its period restarts. Source: decisions/015-own-account. Claim: Permissions.Users.Create. */
export function createInvitationLink(path: operations['createInvitationLink']['parameters']['path'], options?: CallOptions) {
  return settle(client.POST('/api/identity/invitation/{id}/link', { params: { path }, ...requestInit(options, 'invitations') }));
}

/** Mails an invitation again; its period restarts. Source: decisions/015-own-account. Claim: Permissions.Users.Create. */
export function resendInvitation(path: operations['resendInvitation']['parameters']['path'], options?: CallOptions) {
  return settle(client.POST('/api/identity/invitation/{id}/mail', { params: { path }, ...requestInit(options, 'invitations') }));
}

/** The home-page popup. Source: specification 7. Claim: Permissions.IndexPopup.View. */
export function getIndexPopup(options?: CallOptions) {
  return settle(client.GET('/api/v1/index-popup', { ...requestInit(options) }));
}

/** Saves the popup. Source: specification 7. Claim: Permissions.IndexPopup.Edit. */
export function saveIndexPopup(body: components['schemas']['IndexPopupInput'], options?: CallOptions) {
  return settle(client.POST('/api/v1/index-popup', { body, bodySerializer: toFormData, ...requestInit(options) }));
}

/** Further popups. Source: decisions/011-visibility-and-schedules. Claim: Permissions.IndexPopup.View. */
export function listOtherPopups(options?: CallOptions) {
  return orWithout('popups', null, () => settle(client.GET('/api/v1/popups/list', { ...requestInit(options) })));
}

/** Sets online or offline. Source: decisions/011-visibility-and-schedules. Claim: Permissions.IndexPopup.Edit. */
export function updateOtherPopupStatus(body: components['schemas']['ChangeStatus'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/popups/edit-status', { body, ...requestInit(options, 'popups') }));
}

/** One further popup. Source: decisions/011-visibility-and-schedules. Claim: Permissions.IndexPopup.View. */
export function getOtherPopup(path: operations['getOtherPopup']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/popups/{id}', { params: { path }, ...requestInit(options, 'popups') }));
}

/** Moves a popup to the trash. Source: decisions/011-visibility-and-schedules. Claim: Permissions.IndexPopup.Edit. */
export function deleteOtherPopup(path: operations['deleteOtherPopup']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/popups/{id}', { params: { path }, ...requestInit(options, 'popups') }));
}

/** Adds a popup. Source: decisions/011-visibility-and-schedules. Claim: Permissions.IndexPopup.Edit. */
export function createOtherPopup(body: components['schemas']['OtherPopupCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/popups', { body, bodySerializer: toFormData, ...requestInit(options, 'popups') }));
}

/** Saves a popup. Source: decisions/011-visibility-and-schedules. Claim: Permissions.IndexPopup.Edit. */
export function updateOtherPopup(body: components['schemas']['OtherPopupUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/popups', { body, bodySerializer: toFormData, ...requestInit(options, 'popups') }));
}

/** Company data for its website. Source: decisions/040-website. Claim: Permissions.Website.View. */
export function getCompany(options?: CallOptions) {
  return settle(client.GET('/api/v1/company', { ...requestInit(options, 'website') }));
}

/** Saves the company's data. Source: decisions/040-website. Claim: Permissions.Website.Edit. */
export function saveCompany(body: components['schemas']['CompanyInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/company', { body, ...requestInit(options, 'website') }));
}

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

/** Adds a note under the caller's name. Source: decisions/020-enquiries. Claim: Permissions.Contacts.Edit. */
export function addContactNote(body: components['schemas']['ContactNoteCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/contact/add-note', { body, ...requestInit(options, 'contactHandling') }));
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
  return orWithout('enquiryForm', null, () => settle(client.GET('/api/v1/contact/consent-texts', { ...requestInit(options) })));
}

/** Adds a version of the consent text, shown by public forms from now on. Source: decisions/037-enquiry-form. Claim: Permissions.Contacts.Email.Edit. */
export function createConsentText(body: components['schemas']['ConsentTextCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/contact/consent-texts', { body, ...requestInit(options, 'enquiryForm') }));
}

/** Saves or removes the time of a visit. Source: decisions/038-appointments. Claim: Permissions.Contacts.Edit. */
export function updateContactAppointment(body: components['schemas']['ContactAppointment'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/contact/edit-appointment', { body, ...requestInit(options, 'appointments') }));
}

/** Planned appointments from today on, earliest first; at most 50. Source: decisions/038-appointments. Claim: Permissions.Contacts.View. */
export function listAppointments(options?: CallOptions) {
  return settle(client.GET('/api/v1/contact/appointments', { ...requestInit(options, 'appointments') }));
}

/** An appointment as a calendar file for staff. Source: decisions/038-appointments. Claim: Permissions.Contacts.View. */
export function getAppointmentCalendar(query: NonNullable<operations['getAppointmentCalendar']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/contact/appointment-calendar', { params: { query }, ...requestInit(options, 'appointments') }));
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

/** Cases of one tab. Source: specification 7. Claim: Permissions.Cases.View. */
export function listCaseInfos(query: NonNullable<operations['listCaseInfos']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/CaseInfos/list', { params: { query }, ...requestInit(options) }));
}

/** The filtered cases as CSV. Source: decisions/034-second-week. Claim: Permissions.Cases.View. */
export function exportCaseInfos(query: NonNullable<operations['exportCaseInfos']['parameters']['query']> = {}, options?: CallOptions) {
  return settleBlob(client.GET('/api/v1/CaseInfos/export', { params: { query }, parseAs: 'blob', ...requestInit(options, 'listExports') }));
}

/** Saves the order of a tab. Source: specification 7. Claim: Permissions.Cases.Edit. */
export function sortCaseInfos(body: components['schemas']['BatchSort'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/CaseInfos/edit-batch-sort', { body, ...requestInit(options) }));
}

/** Adds a copy of a case with its content, offline and without a site of its own. Source: decisions/019-lists. Claim: Permissions.Cases.Create. */
export function duplicateCaseInfo(body: components['schemas']['DuplicateRecord'], options?: CallOptions) {
  return settle(client.POST('/api/v1/CaseInfos/duplicate', { body, ...requestInit(options, 'duplicates') }));
}

/** Sets online or offline. Source: decisions/019-lists. Claim: Permissions.Cases.Edit. */
export function updateCaseStatus(body: components['schemas']['ChangeStatus'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/CaseInfos/edit-status', { body, ...requestInit(options, 'caseStatus') }));
}

/** Sets or removes the highlight. Source: specification 7. Claim: Permissions.Cases.Edit. */
export function updateCaseHighlight(body: components['schemas']['EditHighlight'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/CaseInfos/edit-highlight', { body, ...requestInit(options) }));
}

/** Cases that can be recommended. Source: specification 7. Claim: Permissions.Cases.View. */
export function listRecommendedCases(query: NonNullable<operations['listRecommendedCases']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/CaseInfos/recommendedCase/list', { params: { query }, ...requestInit(options) }));
}

/** The case of this code in the sales system. Source: specification 7, decisions/004-entities. Claim: Permissions.Cases.OnePage.View. */
export function getSalesCase(path: operations['getSalesCase']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/CaseInfos/isale/{id}', { params: { path }, ...requestInit(options) }));
}

/** Sales cases known to the server with similar codes, nearest first. Source: decisions/017-unknown-case-codes. Claim: Permissions.Cases.OnePage.View. */
export function listNearSalesCases(path: operations['listNearSalesCases']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/CaseInfos/isale/{id}/near', { params: { path }, ...requestInit(options, 'codeSuggestions') }));
}

/** Sales cases known to the server by name, district or code. Source: decisions/017-unknown-case-codes. Claim: Permissions.Cases.OnePage.View. */
export function searchSalesCases(query: NonNullable<operations['searchSalesCases']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/CaseInfos/isale-search', { params: { query }, ...requestInit(options, 'caseRequests') }));
}

/** Asks the sales department by mail to create a case in the sales system. Source: decisions/017-unknown-case-codes. Refused without recipients. Claim: Permissions.Cases.OnePage.Edit. */
export function requestSalesCase(body: components['schemas']['SalesCaseRequest'], options?: CallOptions) {
  return settle(client.POST('/api/v1/CaseInfos/isale-request', { body, ...requestInit(options, 'caseRequests') }));
}

/** Blocks of the content tab. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.Cases.View. */
export function getCaseContent(path: operations['getCaseContent']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/CaseInfos/content/{id}', { params: { path }, ...requestInit(options) }));
}

/** Saves the content tab. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.Cases.Edit. */
export function saveCaseContent(body: components['schemas']['ContentInput'], options?: CallOptions) {
  return settle(client.POST('/api/v1/CaseInfos/content', { body, bodySerializer: toFormData, ...requestInit(options) }));
}

/** Facts of a project with their sources. Source: decisions/035-facts-of-projects-and-units. Claim: Permissions.Cases.Facts.View. */
export function getProjectFacts(path: operations['getProjectFacts']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/CaseInfos/facts/{id}', { params: { path }, ...requestInit(options, 'projectFacts') }));
}

/** Saves the facts of a project and updates its drafts. Source: decisions/035-facts-of-projects-and-units. Claim: Permissions.Cases.Facts.Edit. */
export function saveProjectFacts(body: components['schemas']['ProjectFactsInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/CaseInfos/facts', { body, ...requestInit(options, 'projectFacts') }));
}

/** One case. Source: specification 7. Claim: Permissions.Cases.View. */
export function getCaseInfo(path: operations['getCaseInfo']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/CaseInfos/{id}', { params: { path }, ...requestInit(options) }));
}

/** Moves a case and its site to the trash. Source: specification 7, decisions/010-trash. Claim: Permissions.Cases.Delete. */
export function deleteCaseInfo(path: operations['deleteCaseInfo']['parameters']['path'], query: NonNullable<operations['deleteCaseInfo']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.DELETE('/api/v1/CaseInfos/{id}', { params: { path, query }, ...requestInit(options) }));
}

/** Consequences of deleting a case. Source: decisions/010-trash. Claim: Permissions.Cases.Delete. */
export function getCaseDeletion(path: operations['getCaseDeletion']['parameters']['path'], options?: CallOptions) {
  return orWithout('trash', null, () => settle(client.GET('/api/v1/CaseInfos/deletion/{id}', { params: { path }, ...requestInit(options) })));
}

/** Adds a case. Source: specification 7. Claim: Permissions.Cases.Create. */
export function createCaseInfo(body: components['schemas']['CaseInfoCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/CaseInfos', { body, bodySerializer: toFormData, ...requestInit(options) }));
}

/** Saves a case. Source: specification 7. Claim: Permissions.Cases.Edit. */
export function updateCaseInfo(body: components['schemas']['CaseInfoUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/CaseInfos', { body, bodySerializer: toFormData, ...requestInit(options) }));
}

/** Templates to start from. Source: specification 7. Claim: Permissions.Cases.OnePage.View. */
export function listTemplates(options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteThemes/list/template', { ...requestInit(options) }));
}

/** The draft of a theme; with id 0 and `code` a template. Source: specification 7, decisions/004-entities. Claim: Permissions.Cases.OnePage.View. */
export function previewSiteTheme(path: operations['previewSiteTheme']['parameters']['path'], query: NonNullable<operations['previewSiteTheme']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteThemes/preview/{id}', { params: { path, query }, ...requestInit(options) }));
}

/** Replacements from the case for one sample of a draft. Source: decisions/005-publish-flow. Claim: Permissions.Cases.OnePage.View. */
export function listSampleFillings(path: operations['listSampleFillings']['parameters']['path'], query: NonNullable<operations['listSampleFillings']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteThemes/filling/{id}', { params: { path, query }, ...requestInit(options, 'drafts') }));
}

/** Values of the case that blocks of a draft can show. Source: decisions/005-publish-flow. Claim: Permissions.Cases.OnePage.View. */
export function listCaseSources(path: operations['listCaseSources']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteThemes/sources/{id}', { params: { path }, ...requestInit(options, 'drafts') }));
}

/** Creates a theme from a template, filled from the case. Source: specification 7, decisions/004-entities. Claim: Permissions.Cases.OnePage.Edit. */
export function createSiteTheme(body: components['schemas']['ThemeFromTemplate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/SiteThemes/template', { body, bodySerializer: toFormData, ...requestInit(options) }));
}

/** Publishes the draft, or takes the page off. Source: specification 7, decisions/004-entities. Claim: Permissions.Cases.OnePage.Edit. */
export function updateSiteThemeStatus(body: components['schemas']['SiteThemeStatus'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SiteThemes/edit-status', { body, ...requestInit(options) }));
}

/** Published versions of a theme, newest first. Beyond the specification: history of published versions. Claim: Permissions.Cases.OnePage.View. */
export function listSiteThemeVersions(path: operations['listSiteThemeVersions']['parameters']['path'], query: NonNullable<operations['listSiteThemeVersions']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteThemes/versions/{id}', { params: { path, query }, ...requestInit(options, 'history') }));
}

/** The published page of one version. Beyond the specification: history of published versions. Claim: Permissions.Cases.OnePage.View. */
export function getSiteThemeVersion(path: operations['getSiteThemeVersion']['parameters']['path'], query: NonNullable<operations['getSiteThemeVersion']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteThemes/version/{id}', { params: { path, query }, ...requestInit(options, 'history') }));
}

/** Restores a published version as the draft; publishes it on request. Beyond the specification: history of published versions. Claim: Permissions.Cases.OnePage.Edit. */
export function restoreSiteThemeVersion(body: components['schemas']['SiteThemeRestore'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SiteThemes/restore', { body, ...requestInit(options, 'history') }));
}

/** Dismisses a finding of the advertising check with a reason, which the proof records. Source: decisions/049-advertising-check. Claim: Permissions.Cases.OnePage.Edit. */
export function putAdFindingAside(body: components['schemas']['AdPutAsideInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SiteThemes/ad-check/put-aside', { body, ...requestInit(options, 'adCheck') }));
}

/** Restores a dismissed finding. Source: decisions/049-advertising-check. Claim: Permissions.Cases.OnePage.Edit. */
export function takeAdFindingBack(path: operations['takeAdFindingBack']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/SiteThemes/ad-check/put-aside/{id}', { params: { path }, ...requestInit(options, 'adCheck') }));
}

/** Findings of the advertising check in a theme's draft. Source: decisions/049-advertising-check. Claim: Permissions.Cases.OnePage.View. */
export function getAdCheck(path: operations['getAdCheck']['parameters']['path'], options?: CallOptions) {
  return orWithout('adCheck', null, () => settle(client.GET('/api/v1/SiteThemes/ad-check/{id}', { params: { path }, ...requestInit(options) })));
}

/** The company's rules of the advertising check. Source: decisions/049-advertising-check. Claim: Permissions.Cases.AdRules.View. */
export function getAdRules(options?: CallOptions) {
  return settle(client.GET('/api/v1/AdRules', { ...requestInit(options, 'adCheck') }));
}

/** Saves the rules of the advertising check. Source: decisions/049-advertising-check. Claim: Permissions.Cases.AdRules.Edit. */
export function saveAdRules(body: components['schemas']['AdRulesInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/AdRules', { body, ...requestInit(options, 'adCheck') }));
}

/** Findings of the saved rules in a text. Source: decisions/049-advertising-check. Claim: Permissions.Cases.AdRules.View. */
export function tryAdRules(query: NonNullable<operations['tryAdRules']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/AdRules/trial', { params: { query }, ...requestInit(options, 'adCheck') }));
}

/** One theme with its draft. Source: specification 7. Claim: Permissions.Cases.OnePage.View. */
export function getSiteTheme(path: operations['getSiteTheme']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteThemes/{id}', { params: { path }, ...requestInit(options) }));
}

/** Moves a theme with its versions to the trash; refused for the public one. Source: decisions/010-trash. Claim: Permissions.Cases.OnePage.Edit. */
export function deleteSiteTheme(path: operations['deleteSiteTheme']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/SiteThemes/{id}', { params: { path }, ...requestInit(options, 'drafts') }));
}

/** Saves the whole draft with pictures. Source: specification 7. Claim: Permissions.Cases.OnePage.Edit. */
export function updateSiteTheme(body: components['schemas']['SiteThemeUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SiteThemes', { body, bodySerializer: toFormData, ...requestInit(options) }));
}

/** Threads of comments on the blocks of a draft, and accounts that can be mentioned. Source: decisions/048-comments-and-presence. Claim: Permissions.Cases.OnePage.View. */
export function listComments(path: operations['listComments']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteThemeComments/{id}', { params: { path }, ...requestInit(options, 'comments') }));
}

/** Deletes the text of an own comment. Source: decisions/048-comments-and-presence. Claim: Permissions.Cases.OnePage.View. */
export function deleteComment(path: operations['deleteComment']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/SiteThemeComments/{id}', { params: { path }, ...requestInit(options, 'comments') }));
}

/** Creates a thread on a block of a draft. Source: decisions/048-comments-and-presence. Claim: Permissions.Cases.OnePage.View. */
export function createCommentThread(body: components['schemas']['CommentThreadCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/SiteThemeComments', { body, ...requestInit(options, 'comments') }));
}

/** Corrects an own comment. Source: decisions/048-comments-and-presence. Claim: Permissions.Cases.OnePage.View. */
export function updateComment(body: components['schemas']['CommentUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SiteThemeComments', { body, ...requestInit(options, 'comments') }));
}

/** Adds a comment to a thread. Source: decisions/048-comments-and-presence. Claim: Permissions.Cases.OnePage.View. */
export function replyToComment(body: components['schemas']['CommentReply'], options?: CallOptions) {
  return settle(client.POST('/api/v1/SiteThemeComments/reply', { body, ...requestInit(options, 'comments') }));
}

/** Resolves or reopens a thread; for its author and accounts that may edit. Source: decisions/048-comments-and-presence. Claim: Permissions.Cases.OnePage.View. */
export function resolveComments(body: components['schemas']['CommentThreadState'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SiteThemeComments/resolve', { body, ...requestInit(options, 'comments') }));
}

/** Open threads that the caller takes part in, and those that mention the caller. Source: decisions/048-comments-and-presence. Claim: Permissions.Cases.OnePage.View. */
export function listOwnComments(options?: CallOptions) {
  return settle(client.GET('/api/v1/own-comments', { ...requestInit(options, 'comments') }));
}

/** Reports that the caller has opened or left a record; answers the other accounts that have it open. Needs View of the unit. Source: decisions/048-comments-and-presence. Claim: signed-in. */
export function tellPresence(body: components['schemas']['Beat'], options?: CallOptions) {
  return settle(client.POST('/api/v1/presence', { body, ...requestInit(options, 'presence') }));
}

/** Approval rules: roles by kind and part. Source: decisions/050-approval. Claim: Permissions.Approvals.View. */
export function getApprovalRules(options?: CallOptions) {
  return settle(client.GET('/api/v1/Approvals/rules', { ...requestInit(options, 'approvals') }));
}

/** Saves the approval rules; without rules, nothing needs approval. Source: decisions/050-approval. Claim: Permissions.Approvals.Edit. */
export function saveApprovalRules(body: components['schemas']['ApprovalRulesInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Approvals/rules', { body, ...requestInit(options, 'approvals') }));
}

/** Requests of one box; `mine` and `done` are empty for accounts that approve nothing. Source: decisions/050-approval. Claim: signed-in. */
export function listApprovals(query: NonNullable<operations['listApprovals']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/Approvals/list', { params: { query }, ...requestInit(options, 'approvals') }));
}

/** Counts and first requests for the home page and the menu. Source: decisions/050-approval. Claim: signed-in. */
export function getOwnApprovals(options?: CallOptions) {
  return settle(client.GET('/api/v1/Approvals/own', { ...requestInit(options, 'approvals') }));
}

/** Approvals that a record needs before publishing, and its open request; for accounts that may view the record. Source: decisions/050-approval. Claim: signed-in. */
export function getApprovalOf(path: operations['getApprovalOf']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/Approvals/of/{kind}/{id}', { params: { path }, ...requestInit(options, 'approvals') }));
}

/** Marks blocks as seen by the caller, or removes the marks. Source: decisions/050-approval. Claim: Permissions.Approvals.View. */
export function markApprovalSeen(body: components['schemas']['ApprovalSeenInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Approvals/seen', { body, ...requestInit(options, 'approvals') }));
}

/** Approves the blocks of the caller's role, or requests changes; 409 if a block changed since. Source: decisions/050-approval. Claim: Permissions.Approvals.View. */
export function decideApproval(body: components['schemas']['ApprovalDecision'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Approvals/decide', { body, ...requestInit(options, 'approvals') }));
}

/** Approves several requests whose blocks for the caller's role are all seen; each is decided separately. Source: decisions/050-approval. Claim: Permissions.Approvals.View. */
export function decideApprovals(body: components['schemas']['ApprovalBatch'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Approvals/decide-batch', { body, ...requestInit(options, 'approvals') }));
}

/** Withdraws an open request; for accounts that may edit the record. Source: decisions/050-approval. Claim: signed-in. */
export function withdrawApproval(body: components['schemas']['ApprovalWithdrawal'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Approvals/withdraw', { body, ...requestInit(options, 'approvals') }));
}

/** Publishes an article, news item or popup without its approvals; for accounts that may edit it. Told to all who approve, with the reason. Source: decisions/050-approval. Claim: signed-in. */
export function publishInEmergency(body: components['schemas']['ApprovalEmergency'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Approvals/emergency', { body, ...requestInit(options, 'approvals') }));
}

/** Reminds approvers without a decision by mail, at most once an hour per role. Source: decisions/050-approval. Claim: signed-in. */
export function remindApprovers(body: components['schemas']['ApprovalReminder'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Approvals/remind', { body, ...requestInit(options, 'approvals') }));
}

/** Requests approval of a record, again after changes; for accounts that may edit it. Source: decisions/050-approval. Claim: signed-in. */
export function requestApproval(body: components['schemas']['ApprovalRequestInput'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Approvals', { body, ...requestInit(options, 'approvals') }));
}

/** One request with its blocks before and after; for approvers and accounts that may view the record. Source: decisions/050-approval. Claim: signed-in. */
export function getApproval(path: operations['getApproval']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/Approvals/{id}', { params: { path }, ...requestInit(options, 'approvals') }));
}

/** Sites. Source: specification 7. Claim: Permissions.Cases.OnePage.View. */
export function listSiteSets(query: NonNullable<operations['listSiteSets']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteSets/list', { params: { query }, ...requestInit(options) }));
}

/** The filtered sites as CSV. Source: decisions/034-second-week. Claim: Permissions.Cases.OnePage.View. */
export function exportSiteSets(query: NonNullable<operations['exportSiteSets']['parameters']['query']> = {}, options?: CallOptions) {
  return settleBlob(client.GET('/api/v1/SiteSets/export', { params: { query }, parseAs: 'blob', ...requestInit(options, 'listExports') }));
}

/** Saves the case code after another check with the sales system. Source: specification 7, decisions/005-publish-flow. Claim: Permissions.Cases.OnePage.Edit. */
export function updateSiteCode(body: components['schemas']['SiteCode'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SiteSets/edit-code', { body, ...requestInit(options) }));
}

/** Enables (0) or disables (1) a site. Source: specification 7. Claim: Permissions.Cases.OnePage.Edit. */
export function updateSiteStatus(body: components['schemas']['ChangeSiteStatus'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SiteSets/edit-status', { body, ...requestInit(options) }));
}

/** Schedules publishing a draft or taking the site off; replaces a waiting schedule of the same kind. Source: decisions/011-visibility-and-schedules. Claim: Permissions.Cases.OnePage.Edit. */
export function scheduleSite(body: components['schemas']['SiteScheduleInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SiteSets/schedule', { body, ...requestInit(options, 'schedules') }));
}

/** Cancels a waiting schedule or dismisses a failed one. Source: decisions/011-visibility-and-schedules. Claim: Permissions.Cases.OnePage.Edit. */
export function cancelSiteSchedule(path: operations['cancelSiteSchedule']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/SiteSets/schedule/{id}', { params: { path }, ...requestInit(options, 'schedules') }));
}

/** The site of a case; id is the case id. Source: specification 7. Claim: Permissions.Cases.OnePage.View. */
export function getSiteSet(path: operations['getSiteSet']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteSets/{id}', { params: { path }, ...requestInit(options) }));
}

/** Saves site name, SEO, analytics, share image. Source: specification 7. Claim: Permissions.Cases.OnePage.Edit. */
export function updateSiteSet(body: components['schemas']['SiteSetUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SiteSets', { body, bodySerializer: toFormData, ...requestInit(options) }));
}

/** Figures of a case's site since its last publication, or of a number of days; id is the case id. Source: decisions/043-figures. Claim: Permissions.Cases.OnePage.View. */
export function getSiteFigures(path: operations['getSiteFigures']['parameters']['path'], query: NonNullable<operations['getSiteFigures']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteSets/figures/{id}', { params: { path, query }, ...requestInit(options, 'siteFigures') }));
}

/** Changes of a site's public page with their times; id is the case id, 0 the company's website. Source: decisions/047-proof. Claim: Permissions.Cases.OnePage.View. */
export function getSiteProof(path: operations['getSiteProof']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteSets/proof/{id}', { params: { path }, ...requestInit(options, 'proof') }));
}

/** One entry of a site's proof, with its page; id is the case id. Source: decisions/047-proof. Claim: Permissions.Cases.OnePage.View. */
export function getSiteProofEntry(path: operations['getSiteProofEntry']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteSets/proof/{id}/{number}', { params: { path }, ...requestInit(options, 'proof') }));
}

/** Page, files, chain and signatures of an entry as one ZIP file; id is the case id. Source: decisions/047-proof. Claim: Permissions.Cases.OnePage.View. */
export function downloadSiteProof(path: operations['downloadSiteProof']['parameters']['path'], query: NonNullable<operations['downloadSiteProof']['parameters']['query']>, options?: CallOptions) {
  return settleBlob(client.GET('/api/v1/SiteSets/proof/{id}/{number}/file', { params: { path, query }, parseAs: 'blob', ...requestInit(options, 'proof') }));
}

/** Adds one block to the draft. Source: specification 7. Claim: Permissions.Cases.OnePage.Edit. */
export function createSiteThemePart(body: components['schemas']['ThemePartInput'], options?: CallOptions) {
  return settle(client.POST('/api/v1/SiteThemeParts', { body, bodySerializer: toFormData, ...requestInit(options) }));
}

/** Saves one block of the draft. Source: specification 7. Claim: Permissions.Cases.OnePage.Edit. */
export function updateSiteThemePart(body: components['schemas']['ThemePartInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SiteThemeParts', { body, bodySerializer: toFormData, ...requestInit(options) }));
}

/** Saves the order of the draft's blocks. Source: specification 7. Claim: Permissions.Cases.OnePage.Edit. */
export function sortSiteThemeParts(body: components['schemas']['ThemePartSort'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SiteThemeParts/edit-sort', { body, ...requestInit(options) }));
}

/** Deletes one block of the draft. Source: specification 7. Claim: Permissions.Cases.OnePage.Edit. */
export function deleteSiteThemePart(path: operations['deleteSiteThemePart']['parameters']['path'], query: NonNullable<operations['deleteSiteThemePart']['parameters']['query']>, options?: CallOptions) {
  return settle(client.DELETE('/api/v1/SiteThemeParts/{id}', { params: { path, query }, ...requestInit(options) }));
}

/** Articles. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.Articles.View. */
export function listArticles(query: NonNullable<operations['listArticles']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/Articles/list', { params: { query }, ...requestInit(options) }));
}

/** The filtered articles as CSV. Source: decisions/034-second-week. Claim: Permissions.Articles.View. */
export function exportArticles(query: NonNullable<operations['exportArticles']['parameters']['query']> = {}, options?: CallOptions) {
  return settleBlob(client.GET('/api/v1/Articles/export', { params: { query }, parseAs: 'blob', ...requestInit(options, 'listExports') }));
}

/** Saves the order of a type. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.Articles.Edit. */
export function sortArticles(body: components['schemas']['BatchSort'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Articles/edit-batch-sort', { body, ...requestInit(options) }));
}

/** Blocks of an article. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.Articles.View. */
export function getArticleContent(path: operations['getArticleContent']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/Articles/content/{id}', { params: { path }, ...requestInit(options) }));
}

/** Saves the blocks of an article. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.Articles.Edit. */
export function saveArticleContent(body: components['schemas']['ContentInput'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Articles/content', { body, bodySerializer: toFormData, ...requestInit(options) }));
}

/** Focus of a picture, by its address. Source: decisions/022-picture-library. Claim: Permissions.Media.View. */
export function getMediaFocus(query: NonNullable<operations['getMediaFocus']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/Media/focus', { params: { query }, ...requestInit(options, 'media') }));
}

/** Sets the focus of a picture, everywhere at once. Source: decisions/022-picture-library. Claim: Permissions.Media.Edit. */
export function updateMediaFocus(body: components['schemas']['MediaFocusUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Media/focus', { body, ...requestInit(options, 'media') }));
}

/** Creates a preview link for a person without an account, who may comment or approve. Source: decisions/051-outside-review. Claim: Permissions.Cases.OnePage.Edit. */
export function createOutsideReview(body: components['schemas']['OutsideReviewCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/outside-reviews', { body, ...requestInit(options, 'outsideReviews') }));
}

/** Reviewers of a draft without an account, with their decisions. Source: decisions/051-outside-review. Claim: Permissions.Cases.OnePage.View. */
export function listOutsideReviews(path: operations['listOutsideReviews']['parameters']['path'], options?: CallOptions) {
  return orWithout('outsideReviews', [], () => settle(client.GET('/api/v1/outside-reviews/{id}', { params: { path }, ...requestInit(options) })));
}

/** Backend guide documents. Source: decisions/003-calls-beyond-the-specification. Claim: signed-in. */
export function listDownloads(options?: CallOptions) {
  return settle(client.GET('/api/v1/downloads/list', { ...requestInit(options) }));
}

/** Deleted records of the units that the caller may view, last deleted first. Source: decisions/010-trash. Claim: signed-in. */
export function listTrash(query: NonNullable<operations['listTrash']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/trash/list', { params: { query }, ...requestInit(options, 'trash') }));
}

/** Searches records of viewable units by title, code or name, in all tabs, without trash. Source: decisions/021-search. Claim: signed-in. */
export function searchRecords(query: NonNullable<operations['searchRecords']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/search', { params: { query }, ...requestInit(options, 'search') }));
}

/** Coming schedules of viewable units, next first, after failed ones. Source: decisions/011-visibility-and-schedules. Claim: signed-in. */
export function listSchedules(query: NonNullable<operations['listSchedules']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/schedules/list', { params: { query }, ...requestInit(options, 'schedules') }));
}

/** Pictures of the library, newest first, with counts by state. Source: decisions/022-picture-library. Claim: Permissions.Media.View. */
export function listMedia(query: NonNullable<operations['listMedia']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/Media/list', { params: { query }, ...requestInit(options, 'media') }));
}

/** One picture and where it is used. Source: decisions/022-picture-library. Claim: Permissions.Media.View. */
export function getMedia(path: operations['getMedia']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/Media/{id}', { params: { path }, ...requestInit(options, 'media') }));
}

/** Deletes a picture that no record uses, including the trash and old versions. Source: decisions/022-picture-library. Claim: Permissions.Media.Delete. */
export function deleteMedia(path: operations['deleteMedia']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/Media/{id}', { params: { path }, ...requestInit(options, 'media') }));
}

/** Replaces a picture wherever it is used; answers the new picture. Source: decisions/022-picture-library. Claim: Permissions.Media.Edit. */
export function replaceMedia(body: components['schemas']['MediaReplacement'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Media/replace', { body, bodySerializer: toFormData, ...requestInit(options, 'media') }));
}

/** Adds a picture to the library; answers an existing one unchanged. Source: decisions/022-picture-library. Claim: Permissions.Media.Create. */
export function createMedia(body: components['schemas']['MediaCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Media', { body, bodySerializer: toFormData, ...requestInit(options, 'media') }));
}

/** Saves name, alternative text and focus of a picture; an omitted focus is unchanged. Source: decisions/022-picture-library. Claim: Permissions.Media.Edit. */
export function updateMedia(body: components['schemas']['MediaUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Media', { body, ...requestInit(options, 'media') }));
}

/** The audit trail, newest first. Source: decisions/013-audit-trail. Claim: Permissions.AuditTrails.View. */
export function listAuditTrails(query: NonNullable<operations['listAuditTrails']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/AuditTrails/list', { params: { query }, ...requestInit(options, 'auditTrails') }));
}

/** The filtered list as CSV. Source: decisions/013-audit-trail. Claim: Permissions.AuditTrails.View. */
export function exportAuditTrails(query: NonNullable<operations['exportAuditTrails']['parameters']['query']> = {}, options?: CallOptions) {
  return settleBlob(client.GET('/api/v1/AuditTrails/export', { params: { query }, parseAs: 'blob', ...requestInit(options, 'exports') }));
}

/** Build and start of this server, with news. Source: decisions/039-operation. Claim: signed-in. */
export function getAbout(options?: CallOptions) {
  return settle(client.GET('/api/v1/about', { ...requestInit(options, 'about') }));
}

/** Notes that the caller has read the news. Source: decisions/039-operation. Claim: signed-in. */
export function markNewsSeen(body: components['schemas']['SeenNews'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/about/news', { body, ...requestInit(options, 'about') }));
}

/** Checks of this server and its surroundings, with instructions; for administrators. Source: decisions/039-operation. Claim: Permissions.Roles.Edit. */
export function getSystemChecks(options?: CallOptions) {
  return settle(client.GET('/api/v1/about/checks', { ...requestInit(options, 'about') }));
}

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

/** Tokens of the delivery API, newest first, with revoked and expired ones. Source: decisions/041-delivery-and-change-feed. Claim: Permissions.Connections.View. */
export function listApiTokens(options?: CallOptions) {
  return settle(client.GET('/api/v1/Connections/tokens', { ...requestInit(options, 'apiTokens') }));
}

/** Creates a token; answers its secret, only once. Requires a recent proof. Source: decisions/041-delivery-and-change-feed. Claim: Permissions.Connections.Create. */
export function createApiToken(body: components['schemas']['ApiTokenCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Connections/tokens', { body, ...requestInit(options, 'apiTokens') }));
}

/** Revokes a token immediately. Source: decisions/041-delivery-and-change-feed. Claim: Permissions.Connections.Delete. */
export function revokeApiToken(path: operations['revokeApiToken']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/Connections/tokens/{id}', { params: { path }, ...requestInit(options, 'apiTokens') }));
}

/** All webhooks with their states. Source: decisions/042-webhooks. Claim: Permissions.Connections.View. */
export function listWebhooks(options?: CallOptions) {
  return settle(client.GET('/api/v1/Connections/webhooks', { ...requestInit(options, 'webhooks') }));
}

/** Adds a webhook; another call answers its secret, only once. Source: decisions/042-webhooks. Claim: Permissions.Connections.Create. */
export function createWebhook(body: components['schemas']['WebhookCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Connections/webhooks', { body, ...requestInit(options, 'webhooks') }));
}

/** Saves a webhook. Source: decisions/042-webhooks. Claim: Permissions.Connections.Edit. */
export function updateWebhook(body: components['schemas']['WebhookUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Connections/webhooks', { body, ...requestInit(options, 'webhooks') }));
}

/** One webhook. Source: decisions/042-webhooks. Claim: Permissions.Connections.View. */
export function getWebhook(path: operations['getWebhook']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/Connections/webhooks/{id}', { params: { path }, ...requestInit(options, 'webhooks') }));
}

/** Permanently deletes a webhook with its deliveries. Source: decisions/042-webhooks. Claim: Permissions.Connections.Delete. */
export function deleteWebhook(path: operations['deleteWebhook']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/Connections/webhooks/{id}', { params: { path }, ...requestInit(options, 'webhooks') }));
}

/** Pauses or resumes a webhook; events of the pause are sent first. Source: decisions/042-webhooks. Claim: Permissions.Connections.Edit. */
export function pauseWebhook(path: operations['pauseWebhook']['parameters']['path'], body: components['schemas']['WebhookPause'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Connections/webhooks/{id}/paused', { params: { path }, body, ...requestInit(options, 'webhooks') }));
}

/** Sends a test event; answers the receiver's answer. Source: decisions/042-webhooks. Claim: Permissions.Connections.Edit. */
export function testWebhook(path: operations['testWebhook']['parameters']['path'], body: components['schemas']['WebhookTestEvent'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Connections/webhooks/{id}/test', { params: { path }, body, ...requestInit(options, 'webhooks') }));
}

/** Creates a new secret; the old one also signs for a day. Source: decisions/042-webhooks. Claim: Permissions.Connections.Edit. */
export function rotateWebhookSecret(path: operations['rotateWebhookSecret']['parameters']['path'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Connections/webhooks/{id}/secret', { params: { path }, ...requestInit(options, 'webhooks') }));
}

/** The newest secret, only once. Source: decisions/042-webhooks. Claim: Permissions.Connections.Edit. */
export function showWebhookSecret(path: operations['showWebhookSecret']['parameters']['path'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Connections/webhooks/{id}/secret/shown', { params: { path }, ...requestInit(options, 'webhooks') }));
}

/** Ends the validity of the old secret. Source: decisions/042-webhooks. Claim: Permissions.Connections.Edit. */
export function endOldWebhookSecret(path: operations['endOldWebhookSecret']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/Connections/webhooks/{id}/old-secret', { params: { path }, ...requestInit(options, 'webhooks') }));
}

/** Deliveries of a webhook, newest first. Source: decisions/042-webhooks. Claim: Permissions.Connections.View. */
export function listWebhookDeliveries(path: operations['listWebhookDeliveries']['parameters']['path'], query: NonNullable<operations['listWebhookDeliveries']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/Connections/webhooks/{id}/deliveries', { params: { path, query }, ...requestInit(options, 'webhooks') }));
}

/** Sends deliveries again with the same ids. Source: decisions/042-webhooks. Claim: Permissions.Connections.Edit. */
export function replayWebhookDeliveries(path: operations['replayWebhookDeliveries']['parameters']['path'], body: components['schemas']['WebhookReplay'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Connections/webhooks/{id}/replays', { params: { path }, body, ...requestInit(options, 'webhooks') }));
}

/** One delivery with all its tries. Source: decisions/042-webhooks. Claim: Permissions.Connections.View. */
export function getWebhookDelivery(path: operations['getWebhookDelivery']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/Connections/webhook-deliveries/{id}', { params: { path }, ...requestInit(options, 'webhooks') }));
}

/** Imports of the units in which the caller may create records, newest first. Source: decisions/044-moving-in-and-out. Claim: signed-in. */
export function listImports(options?: CallOptions) {
  return settle(client.GET('/api/v1/imports/list', { ...requestInit(options, 'imports') }));
}

/** Saves the column of each field and answers the new effect of each row. Source: decisions/044-moving-in-and-out. Claim: signed-in. */
export function updateImportMapping(body: components['schemas']['ImportMappingInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/imports/mapping', { body, ...requestInit(options, 'imports') }));
}

/** Imports the new and changed rows in the background. Source: decisions/044-moving-in-and-out. Claim: signed-in. */
export function runImport(body: components['schemas']['ImportId'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/imports/run', { body, ...requestInit(options, 'imports') }));
}

/** Undoes an import in the background; records edited since are kept. Source: decisions/044-moving-in-and-out. Claim: signed-in. */
export function undoImport(body: components['schemas']['ImportId'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/imports/undo', { body, ...requestInit(options, 'imports') }));
}

/** Stops a running import or undo; what is written stays and can be undone. Source: decisions/044-moving-in-and-out. Claim: signed-in. */
export function stopImport(body: components['schemas']['ImportId'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/imports/stop', { body, ...requestInit(options, 'imports') }));
}

/** Rows of an import's file in their order. Source: decisions/044-moving-in-and-out. Claim: signed-in. */
export function listImportRows(query: NonNullable<operations['listImportRows']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/imports/rows', { params: { query }, ...requestInit(options, 'imports') }));
}

/** One import with its columns and figures. Source: decisions/044-moving-in-and-out. Claim: signed-in. */
export function getImport(path: operations['getImport']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/imports/{id}', { params: { path }, ...requestInit(options, 'imports') }));
}

/** Preview links of a case, valid ones first. Source: decisions/012-preview. Claim: Permissions.Cases.Edit. */
export function listCasePreviewLinks(query: NonNullable<operations['listCasePreviewLinks']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/preview-links/case', { params: { query }, ...requestInit(options, 'previewLinks') }));
}

/** Creates a preview link of a case. Source: decisions/012-preview. Claim: Permissions.Cases.Edit. */
export function createCasePreviewLink(body: components['schemas']['PreviewLinkCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/preview-links/case', { body, ...requestInit(options, 'previewLinks') }));
}

/** Revokes a preview link of a case. Source: decisions/012-preview. Claim: Permissions.Cases.Edit. */
export function deleteCasePreviewLink(path: operations['deleteCasePreviewLink']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/preview-links/case/{id}', { params: { path }, ...requestInit(options, 'previewLinks') }));
}

/** Restores a case from the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.Cases.Delete. */
export function restoreCaseInfo(path: operations['restoreCaseInfo']['parameters']['path'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/trash/case/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Permanently deletes a case in the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.Cases.Delete. */
export function purgeCaseInfo(path: operations['purgeCaseInfo']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/trash/case/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Versions of the record, newest first. Source: decisions/014-record-versions. Claim: Permissions.Cases.View. */
export function listCaseVersions(path: operations['listCaseVersions']['parameters']['path'], query: NonNullable<operations['listCaseVersions']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/history/case/{id}', { params: { path, query }, ...requestInit(options, 'history') }));
}

/** The record in one version. Source: decisions/014-record-versions. Claim: Permissions.Cases.View. */
export function getCaseVersion(path: operations['getCaseVersion']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/history/case/version/{id}', { params: { path }, ...requestInit(options, 'history') }));
}

/** Restores an earlier version as a new save. Source: decisions/014-record-versions. Claim: Permissions.Cases.Edit. */
export function restoreCaseVersion(body: components['schemas']['RecordVersionRestore'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/history/case', { body, ...requestInit(options, 'history') }));
}

/** Reads a file of cases and answers the effect of each row; imports nothing yet. Source: decisions/044-moving-in-and-out. Claim: Permissions.Cases.Create. */
export function createCaseImport(body: components['schemas']['ImportFile'], options?: CallOptions) {
  return settle(client.POST('/api/v1/imports/case', { body, bodySerializer: toFormData, ...requestInit(options, 'imports') }));
}

/** Preview links of a theme, valid ones first. Source: decisions/012-preview. Claim: Permissions.Cases.OnePage.Edit. */
export function listThemePreviewLinks(query: NonNullable<operations['listThemePreviewLinks']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/preview-links/theme', { params: { query }, ...requestInit(options, 'previewLinks') }));
}

/** Creates a preview link of a theme. Source: decisions/012-preview. Claim: Permissions.Cases.OnePage.Edit. */
export function createThemePreviewLink(body: components['schemas']['PreviewLinkCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/preview-links/theme', { body, ...requestInit(options, 'previewLinks') }));
}

/** Revokes a preview link of a theme. Source: decisions/012-preview. Claim: Permissions.Cases.OnePage.Edit. */
export function deleteThemePreviewLink(path: operations['deleteThemePreviewLink']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/preview-links/theme/{id}', { params: { path }, ...requestInit(options, 'previewLinks') }));
}

/** Restores a theme from the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.Cases.OnePage.Edit. */
export function restoreSiteTheme(path: operations['restoreSiteTheme']['parameters']['path'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/trash/theme/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Permanently deletes a theme in the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.Cases.OnePage.Edit. */
export function purgeSiteTheme(path: operations['purgeSiteTheme']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/trash/theme/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Adds a copy of an article with its content, offline. Source: decisions/019-lists. Claim: Permissions.Articles.Create. */
export function duplicateArticle(body: components['schemas']['DuplicateRecord'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Articles/duplicate', { body, ...requestInit(options, 'duplicates') }));
}

/** Sets online or offline. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.Articles.Edit. */
export function updateArticleStatus(body: components['schemas']['ChangeStatus'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Articles/edit-status', { body, ...requestInit(options) }));
}

/** Reads an article. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.Articles.View. */
export function getArticle(path: operations['getArticle']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/Articles/{id}', { params: { path }, ...requestInit(options) }));
}

/** Moves an article to the trash. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.Articles.Delete. */
export function deleteArticle(path: operations['deleteArticle']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/Articles/{id}', { params: { path }, ...requestInit(options) }));
}

/** Adds an article. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.Articles.Create. */
export function createArticle(body: components['schemas']['ArticleCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Articles', { body, bodySerializer: toFormData, ...requestInit(options) }));
}

/** Saves an article. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.Articles.Edit. */
export function updateArticle(body: components['schemas']['ArticleUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Articles', { body, bodySerializer: toFormData, ...requestInit(options) }));
}

/** Preview links of an article, valid ones first. Source: decisions/012-preview. Claim: Permissions.Articles.Edit. */
export function listArticlePreviewLinks(query: NonNullable<operations['listArticlePreviewLinks']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/preview-links/article', { params: { query }, ...requestInit(options, 'previewLinks') }));
}

/** Creates a preview link of an article. Source: decisions/012-preview. Claim: Permissions.Articles.Edit. */
export function createArticlePreviewLink(body: components['schemas']['PreviewLinkCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/preview-links/article', { body, ...requestInit(options, 'previewLinks') }));
}

/** Revokes a preview link of an article. Source: decisions/012-preview. Claim: Permissions.Articles.Edit. */
export function deleteArticlePreviewLink(path: operations['deleteArticlePreviewLink']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/preview-links/article/{id}', { params: { path }, ...requestInit(options, 'previewLinks') }));
}

/** Restores an article from the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.Articles.Delete. */
export function restoreArticle(path: operations['restoreArticle']['parameters']['path'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/trash/article/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Permanently deletes an article in the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.Articles.Delete. */
export function purgeArticle(path: operations['purgeArticle']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/trash/article/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Versions of the record, newest first. Source: decisions/014-record-versions. Claim: Permissions.Articles.View. */
export function listArticleVersions(path: operations['listArticleVersions']['parameters']['path'], query: NonNullable<operations['listArticleVersions']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/history/article/{id}', { params: { path, query }, ...requestInit(options, 'history') }));
}

/** The record in one version. Source: decisions/014-record-versions. Claim: Permissions.Articles.View. */
export function getArticleVersion(path: operations['getArticleVersion']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/history/article/version/{id}', { params: { path }, ...requestInit(options, 'history') }));
}

/** Restores an earlier version as a new save. Source: decisions/014-record-versions. Claim: Permissions.Articles.Edit. */
export function restoreArticleVersion(body: components['schemas']['RecordVersionRestore'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/history/article', { body, ...requestInit(options, 'history') }));
}

/** Reads a file of articles and answers the effect of each row; imports nothing yet. Source: decisions/044-moving-in-and-out. Claim: Permissions.Articles.Create. */
export function createArticleImport(body: components['schemas']['ImportFile'], options?: CallOptions) {
  return settle(client.POST('/api/v1/imports/article', { body, bodySerializer: toFormData, ...requestInit(options, 'imports') }));
}

/** Lists news. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.News.View. */
export function listNews(query: NonNullable<operations['listNews']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/News/list', { params: { query }, ...requestInit(options) }));
}

/** The filtered news as CSV. Source: decisions/034-second-week. Claim: Permissions.News.View. */
export function exportNews(query: NonNullable<operations['exportNews']['parameters']['query']> = {}, options?: CallOptions) {
  return settleBlob(client.GET('/api/v1/News/export', { params: { query }, parseAs: 'blob', ...requestInit(options, 'listExports') }));
}

/** Adds a copy of a news item with its content, offline. Source: decisions/019-lists. Claim: Permissions.News.Create. */
export function duplicateNews(body: components['schemas']['DuplicateRecord'], options?: CallOptions) {
  return settle(client.POST('/api/v1/News/duplicate', { body, ...requestInit(options, 'duplicates') }));
}

/** Sets online or offline. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.News.Edit. */
export function updateNewsStatus(body: components['schemas']['ChangeStatus'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/News/edit-status', { body, ...requestInit(options) }));
}

/** Reads a news item. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.News.View. */
export function getNews(path: operations['getNews']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/News/{id}', { params: { path }, ...requestInit(options) }));
}

/** Moves a news item to the trash. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.News.Delete. */
export function deleteNews(path: operations['deleteNews']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/News/{id}', { params: { path }, ...requestInit(options) }));
}

/** Adds a news item. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.News.Create. */
export function createNews(body: components['schemas']['NewsCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/News', { body, bodySerializer: toFormData, ...requestInit(options) }));
}

/** Saves a news item. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.News.Edit. */
export function updateNews(body: components['schemas']['NewsUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/News', { body, bodySerializer: toFormData, ...requestInit(options) }));
}

/** Preview links of a news item, valid ones first. Source: decisions/012-preview. Claim: Permissions.News.Edit. */
export function listNewsPreviewLinks(query: NonNullable<operations['listNewsPreviewLinks']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/preview-links/news', { params: { query }, ...requestInit(options, 'previewLinks') }));
}

/** Creates a preview link of a news item. Source: decisions/012-preview. Claim: Permissions.News.Edit. */
export function createNewsPreviewLink(body: components['schemas']['PreviewLinkCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/preview-links/news', { body, ...requestInit(options, 'previewLinks') }));
}

/** Revokes a preview link of a news item. Source: decisions/012-preview. Claim: Permissions.News.Edit. */
export function deleteNewsPreviewLink(path: operations['deleteNewsPreviewLink']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/preview-links/news/{id}', { params: { path }, ...requestInit(options, 'previewLinks') }));
}

/** Restores a news item from the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.News.Delete. */
export function restoreNews(path: operations['restoreNews']['parameters']['path'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/trash/news/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Permanently deletes a news item in the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.News.Delete. */
export function purgeNews(path: operations['purgeNews']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/trash/news/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Versions of the record, newest first. Source: decisions/014-record-versions. Claim: Permissions.News.View. */
export function listNewsVersions(path: operations['listNewsVersions']['parameters']['path'], query: NonNullable<operations['listNewsVersions']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/history/news/{id}', { params: { path, query }, ...requestInit(options, 'history') }));
}

/** The record in one version. Source: decisions/014-record-versions. Claim: Permissions.News.View. */
export function getNewsVersion(path: operations['getNewsVersion']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/history/news/version/{id}', { params: { path }, ...requestInit(options, 'history') }));
}

/** Restores an earlier version as a new save. Source: decisions/014-record-versions. Claim: Permissions.News.Edit. */
export function restoreNewsVersion(body: components['schemas']['RecordVersionRestore'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/history/news', { body, ...requestInit(options, 'history') }));
}

/** Reads a file of news and answers the effect of each row; imports nothing yet. Source: decisions/044-moving-in-and-out. Claim: Permissions.News.Create. */
export function createNewsImport(body: components['schemas']['ImportFile'], options?: CallOptions) {
  return settle(client.POST('/api/v1/imports/news', { body, bodySerializer: toFormData, ...requestInit(options, 'imports') }));
}

/** Versions of the record, newest first. Source: decisions/014-record-versions. Claim: Permissions.IndexPopup.View. */
export function listPopupVersions(path: operations['listPopupVersions']['parameters']['path'], query: NonNullable<operations['listPopupVersions']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/history/popup/{id}', { params: { path, query }, ...requestInit(options, 'history') }));
}

/** The record in one version. Source: decisions/014-record-versions. Claim: Permissions.IndexPopup.View. */
export function getPopupVersion(path: operations['getPopupVersion']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/history/popup/version/{id}', { params: { path }, ...requestInit(options, 'history') }));
}

/** Restores an earlier version as a new save. Source: decisions/014-record-versions. Claim: Permissions.IndexPopup.Edit. */
export function restorePopupVersion(body: components['schemas']['RecordVersionRestore'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/history/popup', { body, ...requestInit(options, 'history') }));
}

/** Restores a popup from the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.IndexPopup.Edit. */
export function restoreOtherPopup(path: operations['restoreOtherPopup']['parameters']['path'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/trash/otherPopup/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Permanently deletes a popup in the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.IndexPopup.Edit. */
export function purgeOtherPopup(path: operations['purgeOtherPopup']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/trash/otherPopup/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Restores a role from the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.Roles.Delete. */
export function restoreRole(path: operations['restoreRole']['parameters']['path'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/trash/role/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Permanently deletes a role in the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.Roles.Delete. */
export function purgeRole(path: operations['purgeRole']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/trash/role/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Versions of the record, newest first. Source: decisions/014-record-versions. Claim: Permissions.Roles.View. */
export function listRoleVersions(path: operations['listRoleVersions']['parameters']['path'], query: NonNullable<operations['listRoleVersions']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/history/role/{id}', { params: { path, query }, ...requestInit(options, 'history') }));
}

/** The record in one version. Source: decisions/014-record-versions. Claim: Permissions.Roles.View. */
export function getRoleVersion(path: operations['getRoleVersion']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/history/role/version/{id}', { params: { path }, ...requestInit(options, 'history') }));
}

/** Restores an earlier version as a new save. Source: decisions/014-record-versions. Claim: Permissions.Roles.Edit. */
export function restoreRoleVersion(body: components['schemas']['RecordVersionRestore'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/history/role', { body, ...requestInit(options, 'history') }));
}

/** Reads a file of enquiries and answers the effect of each row; imports nothing yet. Source: decisions/044-moving-in-and-out. Claim: Permissions.Contacts.Create. */
export function createContactImport(body: components['schemas']['ImportFile'], options?: CallOptions) {
  return settle(client.POST('/api/v1/imports/contact', { body, bodySerializer: toFormData, ...requestInit(options, 'imports') }));
}
