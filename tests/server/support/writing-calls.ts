import { randomBytes } from 'node:crypto';
import { eq, isNotNull, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import { Secret, TOTP } from 'otpauth';
import { plainCase } from './add-case';
import type { Db } from '../../../server/base/db/client';
import type { VersionKind } from '../../../server/base/db/stored-values';
import {
  accounts,
  approvalDeputies,
  adPutAsides,
  apiTokens,
  approvalRequests,
  approvalRules,
  approvalSeen,
  articles,
  calendarFeeds,
  cases,
  comments,
  commentThreads,
  companyLinks,
  consentTexts,
  contactNotes,
  contacts,
  files,
  importRows,
  imports,
  incidents,
  jobs,
  news,
  oneTimeKeys,
  passkeys,
  personRequests,
  popups,
  previewLinks,
  proofFiles,
  recordVersions,
  roles,
  linkChecks,
  listViews,
  redirects,
  releaseItems,
  releases,
  replacementItems,
  replacements,
  sharedBlocks,
  salesCases,
  singletons,
  siteSchedules,
  siteSets,
  siteThemes,
  siteThemeVersions,
  templates,
  tokens,
  uncheckedHosts,
  webhookDeliveries,
  webhooks,
} from '../../../server/base/db/schema';
import { deliveredRules } from '../../../server/subjects/advertising/delivered/delivered-rules';
import { sentenceHash } from '../../../server/subjects/advertising/ready-rules';
import { hashOfPart } from '../../../server/subjects/approvals/rules/blocks';
import { hashOfBlocks } from '../../../server/subjects/approvals/requests/view';
import { adText } from '../../../server/subjects/advertising/text';
import { firstTerms } from '../../../server/subjects/privacy/terms-data';
import { hashPassword } from '../../../server/base/secrets/passwords';
import { hashToken } from '../../../server/base/secrets/sealed';
import { authenticator } from './authenticator';
import type { ContractOperation } from './contract-operations';
import { consentWords } from './enquiry-form';

/** Ids of records for every writing operation. */
export type Records = Record<
  | 'caseId'
  | 'siteId'
  | 'themeId'
  | 'versionId'
  | 'scheduleId'
  | 'articleId'
  | 'newsId'
  | 'otherPopupId'
  | 'trashedOtherPopupId'
  | 'contactId'
  | 'sameTelId'
  | 'visitId'
  | 'noteId'
  | 'roleId'
  | 'accountId'
  | 'invitedId'
  | 'trashedCaseId'
  | 'trashedThemeId'
  | 'trashedArticleId'
  | 'trashedNewsId'
  | 'trashedRoleId'
  | 'themeLinkId'
  | 'caseLinkId'
  | 'articleLinkId'
  | 'newsLinkId'
  | 'releaseLinkId'
  | 'caseVersionId'
  | 'articleVersionId'
  | 'newsVersionId'
  | 'roleVersionId'
  | 'sharedBlockId'
  | 'usedSharedBlockId'
  | 'sharedThemeId'
  | 'trashedSharedBlockId'
  | 'sharedBlockVersionId'
  | 'popupVersionId'
  | 'mediaId'
  | 'unusedMediaId'
  | 'taggedMediaId'
  | 'apiTokenId'
  | 'webhookId'
  | 'otherWebhookId'
  | 'importId'
  | 'mendedImportId'
  | 'doneImportId'
  | 'queuedImportId'
  | 'personRequestId'
  | 'personNumber'
  | 'correctedRequestId'
  | 'incidentId'
  | 'releaseId'
  | 'readyReleaseId'
  | 'askedReleaseId'
  | 'doneReleaseId'
  | 'releaseItemId'
  | 'deadLinkId'
  | 'listViewId'
  | 'redirectId'
  | 'replacementId'
  | 'listedIncidentId'
  | 'threadId'
  | 'commentId'
  | 'adPutAsideId'
  | 'approvalId'
  | 'askedThemeId'
  | 'askedRoleId',
  number
>;

export interface Sent {
  json?: object | undefined;
  form?: object | undefined;
  id?: number | string;
  query?: string;
  /** Records that the call changes, each with an entry of the audit trail; 1 if left out. */
  changes?: number;
}

const personRequest = {
  identity: '',
  kinds: ['view', 'erase'],
  tel: '0900111222',
  email: '',
  receivedOn: '2026-11-20',
  note: '',
  handlerId: null,
};
const incident = {
  title: '帳號疑似遭盜用',
  knownOn: '2026-11-02T00:00:00Z',
  accountId: null,
  fromOn: '2026-11-01T00:00:00Z',
  toOn: '2026-11-02T00:00:00Z',
  address: '',
};
const webhook = { name: '公司官網快取', url: 'https://hooks.invalid/in', events: ['content.online'] };
const webhookSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const title = (id: number) => ({ id, partType: 1, align: 1 as const, textContent: '標題' });
const form = { id: 3, partType: 108, fields: [], budgets: '', asksNews: false, thanks: '謝謝' };
const formHash = hashOfPart(form);
const formBlock = { blockKey: 'part-3', hash: formHash };
const seenForm = { key: 'part-3', hash: formHash };
const part = { partType: 1, sort: 0, textContent: '另一個標題', align: 1 };
/** A tag of one picture among the records. */
const tagOf = (roleId: number) => `待整理${roleId}`;

const caseForm = { ...plainCase, title: '青田硯', status: 1 };
const article = { type: 2, title: '市場觀察', publishDate: '2026-11-01', status: 0 } as const;
const item = { title: '公告', publishDate: '2026-11-01', status: 0, content: '<p>內文</p>' } as const;
const rowVersion = 1;
const noPermitHash = sentenceHash(`${adText.noPermit} `);
const counts = { new: 1, changed: 0, same: 0, refused: 0 };
const listImport: typeof imports.$inferInsert = {
  kind: 'article',
  fileName: '名單.csv',
  columns: ['標題'],
  mapping: [],
  counts,
};
const listView = {
  name: '上架的',
  conditions: [{ key: 'status', value: '1', label: '狀態：上架' }],
  isShared: true,
};
const previewLink = { purpose: '王總經理', days: 7 } as const;

export const tinyPng = () =>
  new File(
    [
      new Uint8Array(
        Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
          'base64',
        ),
      ),
    ],
    '圖.png',
    { type: 'image/png' },
  );
const listFile = (text: string) => new File([text], '名單.csv', { type: 'text/csv' });
const ownPassword = 'correct-horse';
const otherSession = 'f'.repeat(32);
const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
let ownHash: Promise<string> | undefined;
const passkeyDevice = authenticator({ rpId: 'office.example', origin: 'https://office.example' });
let ownPasskeyId = 1;
let passkeyChallenge = '';

/** Lets an account approve the sent request, with all blocks seen, and send mail to itself. */
export async function prepareApprover(
  db: Db,
  { id: accountId, roleId }: { id: number; roleId: number | null },
): Promise<void> {
  const [requests] = await Promise.all([
    db.select({ requestId: approvalRequests.id }).from(approvalRequests),
    db.update(accounts).set({ email: 'staff@example.com' }).where(eq(accounts.id, accountId)),
    ...(roleId === null
      ? []
      : [db.insert(approvalRules).values({ kind: 'site', part: 'terms', roleId }).onConflictDoNothing()]),
  ]);
  const seen = requests.map(({ requestId }) => ({ requestId, accountId, ...formBlock }));
  if (seen.length > 0) await db.insert(approvalSeen).values(seen).onConflictDoNothing();
}

/**
 * Equips the newest account for calls about the own account: password, second factor, another session, own notes and
 * comments.
 */
export async function prepareOwnAccount(pool: Db): Promise<void> {
  const passwordHash = await (ownHash ??= hashPassword(ownPassword));
  // On one connection, statements need not wait for each other.
  await pool.transaction((db) => equipNewest(db, passwordHash));
}

async function equipNewest(db: Db, passwordHash: string): Promise<void> {
  const [row] = await db
    .update(accounts)
    .set({ passwordHash, totpSecret: `plain:${totpSecret}`, totpPending: `plain:${totpSecret}` })
    .where(eq(accounts.id, sql`(select max(id) from accounts)`))
    .returning({ id: accounts.id, epoch: accounts.epoch, roleId: accounts.roleId });
  if (!row) throw new Error('no account');
  const expiresOn = new Date(Date.now() + 60_000);
  await Promise.all([
    prepareApprover(db, row),
    prepareOtherWays(db, row),
    db.update(contactNotes).set({ authorId: row.id }),
    db.update(comments).set({ authorId: row.id }),
    db.insert(approvalDeputies).values({
      accountId: row.id,
      deputyId: sql`(select min(id) from accounts)`,
      startsOn: '2026-12-01',
      endsOn: '2999-01-01',
    }),
    db.insert(tokens).values({
      accessHash: hashToken(`access-${row.id}`),
      refreshHash: hashToken(`refresh-${row.id}`),
      family: otherSession,
      accountId: row.id,
      epoch: row.epoch,
      accessExpiresOn: expiresOn,
      refreshExpiresOn: expiresOn,
    }),
  ]);
}

/** Gives an account a passkey, a company account, and the challenge of a further passkey. */
async function prepareOtherWays(
  db: Db,
  { id: accountId, epoch }: { id: number; epoch: number },
): Promise<void> {
  const credentialId = `credential-${accountId}`;
  passkeyChallenge = randomBytes(32).toString('base64url');
  const [passkeyId] = await Promise.all([
    inserter(db)(passkeys, { accountId, credentialId, publicKey: '', counter: 0, name: '手機' }),
    db.insert(calendarFeeds).values({ accountId, hash: hashToken(credentialId) }),
    db.insert(companyLinks).values({ accountId, issuer: 'https://id.example', subject: credentialId }),
    db.delete(passkeys).where(eq(passkeys.credentialId, passkeyDevice.id)),
    db.insert(oneTimeKeys).values({
      accountId,
      epoch,
      purpose: 'new-passkey',
      hash: hashToken(passkeyChallenge),
      expiresOn: new Date(Date.now() + 60_000),
    }),
  ]);
  ownPasskeyId = passkeyId;
}

/** A call per writing operation that changes something if permitted. */
export const writingCalls: Record<string, (records: Records) => Sent> = {
  createRole: () => ({ json: { name: `新角色 ${Math.random()}`, roleClaims: [] } }),
  updateRole: ({ roleId }) => ({
    json: { id: roleId, rowVersion, name: `改名 ${Math.random()}`, roleClaims: [] },
  }),
  deleteRole: ({ roleId }) => ({ id: roleId }),
  updateAccount: ({ accountId }) => ({
    json: {
      id: accountId,
      rowVersion,
      name: '改名',
      email: '',
      department: '',
      roleId: null,
      gender: 0,
      status: true,
    },
  }),
  createPasswordLink: ({ accountId }) => ({ id: accountId }),
  resetSecondFactor: ({ accountId }) => ({ id: accountId }),
  createInvitation: ({ roleId }) => ({
    json: { name: '周哲安', email: `new-${Math.random()}@example.com`, roleId },
  }),
  createInvitationLink: ({ invitedId }) => ({ id: invitedId }),
  resendInvitation: ({ invitedId }) => ({ id: invitedId }),
  withdrawInvitation: ({ invitedId }) => ({ id: invitedId }),
  updateProfile: () => ({
    form: { rowVersion, name: '改名', email: 'staff@example.com' },
  }),
  updateOwnPassword: () => ({
    json: { currentPassword: ownPassword, newPassword: 'battery-staple' },
  }),
  endOtherSessions: () => ({}),
  endSession: () => ({ id: otherSession }),
  startSecondFactor: () => ({}),
  confirmSecondFactor: () => ({
    json: { code: new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate(), password: ownPassword },
  }),
  removeSecondFactor: () => ({ json: { password: ownPassword } }),
  renewRecoveryCodes: () => ({ json: { password: ownPassword } }),
  startPasskey: () => ({ json: { password: ownPassword } }),
  addPasskey: () => ({ json: { name: '平板', ...passkeyDevice.create(passkeyChallenge) } }),
  renamePasskey: () => ({ id: ownPasskeyId, json: { name: '新手機' } }),
  removePasskey: () => ({ id: ownPasskeyId, json: { password: ownPassword } }),
  removeCompanyLink: () => ({ json: { password: ownPassword } }),
  showContact: ({ contactId }) => ({ json: { id: contactId } }),
  postponeRetention: ({ contactId }) => ({ json: { ids: [contactId], months: 6 } }),
  savePrivacySettings: () => ({ json: { rowVersion, maskLevel: 'everywhere', officerId: null, email: '' } }),
  saveCompany: () => ({ json: { rowVersion, name: '和硯建設' } }),
  saveIndexPopup: () => ({ form: { rowVersion, status: 0, title: '開幕' } }),
  updateContactNote: ({ contactId }) => ({
    json: { id: contactId, rowVersion, note: '已回電', handleStatus: 1 },
  }),
  updateOwnNote: ({ noteId }) => ({ json: { id: noteId, rowVersion, text: '已回電兩次' } }),
  updateContactSpam: ({ contactId }) => ({ json: { id: contactId, isSpam: true } }),
  sendAppointment: ({ visitId }) => ({ json: { id: visitId, rowVersion } }),
  replyToContact: ({ visitId }) => ({ json: { id: visitId, rowVersion, subject: '已收到', body: '謝謝您' } }),
  joinContacts: ({ contactId, sameTelId }) => ({ json: { id: sameTelId, ids: [contactId], isJoined: true } }),
  createConsentText: () => ({ json: { version: 0, text: consentWords } }),
  keepOpenGroups: () => ({ json: { openGroups: ['建案管理'] } }),
  markNewsSeen: () => ({ json: { key: 'abcdef012345' } }),
  refuseFirstSteps: () => ({}),
  sendTestMail: () => ({ json: { email: 'a@example.com' } }),
  requestSalesCase: ({ caseId }) => ({ json: { caseId, code: 'NEW-1' } }),
  updateContactEmail: () => ({
    json: {
      rowVersion,
      recipients: [1, 2, 3, 4].map((type) => ({ type, emails: 'a@example.com' })),
      rotation: [],
    },
  }),
  createCaseInfo: () => ({ form: { ...caseForm, code: `N${Math.floor(Math.random() * 1e9)}` } }),
  duplicateCaseInfo: ({ caseId }) => ({ json: { id: caseId } }),
  updateCaseInfo: ({ caseId }) => ({ form: { ...caseForm, code: `U${caseId}`, id: caseId, rowVersion } }),
  deleteCaseInfo: ({ caseId }) => ({ id: caseId }),
  updateCaseStatus: ({ caseId }) => ({ json: { id: caseId, status: 1 } }),
  updateCaseHighlight: ({ caseId }) => ({ json: { caseInfoId: caseId, isHighlight: true } }),
  sortCaseInfos: ({ caseId }) => ({ json: { ids: [caseId], tab: 1 } }),
  saveProjectFacts: ({ caseId }) => ({
    json: { id: caseId, rowVersion, facts: [{ name: 'use', value: '集合住宅', isPrinted: false }] },
  }),
  saveCaseContent: ({ caseId }) => ({ form: { id: caseId, rowVersion, webParts: [part] } }),
  createSiteTheme: ({ caseId }) => ({ form: { caseId, code: 'liubai' } }),
  updateSiteTheme: ({ themeId }) => ({ form: { themeId, rowVersion, webParts: [part] } }),
  updateSiteThemeStatus: ({ themeId }) => ({ json: { themeId, rowVersion, status: 1 } }),
  deleteSiteTheme: ({ themeId }) => ({ id: themeId }),
  restoreSiteThemeVersion: ({ themeId, versionId }) => ({ json: { themeId, rowVersion, versionId } }),
  createSiteThemePart: ({ themeId }) => ({ form: { themeId, rowVersion, part } }),
  updateSiteThemePart: ({ themeId }) => ({ form: { themeId, rowVersion, part: { ...part, id: 1 } } }),
  sortSiteThemeParts: ({ themeId }) => ({ json: { themeId, rowVersion, ids: [2, 1] } }),
  deleteSiteThemePart: ({ themeId }) => ({ id: 1, query: `?themeId=${themeId}&rowVersion=1` }),
  createCommentThread: ({ themeId }) => ({ json: { themeId, partId: 1, text: '請確認', mentions: [] } }),
  replyToComment: ({ themeId, threadId }) => ({ json: { themeId, threadId, text: '好', mentions: [] } }),
  updateComment: ({ commentId: id }) => ({ json: { id, text: '請再確認', mentions: [] } }),
  deleteComment: ({ commentId: id }) => ({ id }),
  tellPresence: ({ themeId }) => ({
    json: { tab: 'tab', kind: 'theme', recordId: themeId, partId: null, state: 'reading', isHidden: false },
  }),
  resolveComments: ({ threadId }) => ({ json: { threadId, isResolved: true } }),
  saveApprovalRules: () => ({ json: { rowVersion, rules: [] } }),
  requestApproval: ({ askedThemeId: recordId }) => ({
    json: {
      kind: 'site',
      recordId,
      rowVersion,
      note: '請核准',
      dueOn: '2999-01-01T00:00:00Z',
      people: [],
    },
  }),
  saveApprovalDeputy: () => ({ json: { deputy: null } }),
  requestApprovals: ({ askedThemeId }) => ({
    json: { kind: 'site', recordIds: [askedThemeId], note: '請核准', dueOn: '2999-01-01T00:00:00Z' },
  }),
  markApprovalSeen: ({ approvalId: id }) => ({ json: { id, blocks: [seenForm], isSeen: true } }),
  decideApproval: ({ approvalId: id }) => ({
    json: { id, decision: 'approve', blocks: [seenForm], note: '' },
  }),
  decideApprovals: ({ approvalId: id }) => ({
    json: { items: [{ id, hash: hashOfBlocks([seenForm]) }], note: '' },
  }),
  withdrawApproval: ({ approvalId: id }) => ({ json: { id } }),
  publishInEmergency: ({ articleId: recordId }) => ({
    json: { kind: 'article', recordId, rowVersion, emergencyReason: '錯誤的坪數仍在公開，先行更正' },
  }),
  remindApprovers: ({ approvalId: id, askedRoleId: roleId }) => ({ json: { id, roleId } }),
  updateSiteSet: ({ siteId }) => ({ form: { siteId, rowVersion, seoTitle: '青田硯' } }),
  updateSiteCode: ({ siteId }) => ({ json: { siteId, rowVersion, caseCode: 'SALES1' } }),
  scheduleSite: ({ siteId, themeId }) => ({
    json: { siteId, rowVersion, action: 'publish', dueOn: '2999-01-01T00:00:00Z', themeId },
  }),
  cancelSiteSchedule: ({ scheduleId }) => ({ id: scheduleId }),
  updateSiteStatus: ({ siteId }) => ({ json: { id: siteId, status: 1 } }),
  createArticle: () => ({ form: article }),
  duplicateArticle: ({ articleId }) => ({ json: { id: articleId } }),
  updateArticle: ({ articleId }) => ({
    form: { ...article, id: articleId, rowVersion, title: '改過的標題' },
  }),
  deleteArticle: ({ articleId }) => ({ id: articleId }),
  updateArticleStatus: ({ articleId }) => ({ json: { id: articleId, status: 1 } }),
  sortArticles: ({ articleId }) => ({ json: { ids: [articleId] } }),
  saveArticleContent: ({ articleId }) => ({ form: { id: articleId, rowVersion, webParts: [part] } }),
  createNews: () => ({ form: item }),
  duplicateNews: ({ newsId }) => ({ json: { id: newsId } }),
  updateNews: ({ newsId }) => ({ form: { ...item, id: newsId, rowVersion, title: '改過的標題' } }),
  deleteNews: ({ newsId }) => ({ id: newsId }),
  updateNewsStatus: ({ newsId }) => ({ json: { id: newsId, status: 1 } }),
  createOtherPopup: () => ({ form: { title: '開幕', status: 0 } }),
  updateOtherPopup: ({ otherPopupId: id }) => ({ form: { id, rowVersion, title: '改過的標題', status: 0 } }),
  updateOtherPopupStatus: ({ otherPopupId: id }) => ({ json: { id, status: 0 } }),
  deleteOtherPopup: ({ otherPopupId }) => ({ id: otherPopupId }),
  restoreOtherPopup: ({ trashedOtherPopupId }) => ({ id: trashedOtherPopupId }),
  purgeOtherPopup: ({ trashedOtherPopupId }) => ({ id: trashedOtherPopupId }),
  restoreCaseInfo: ({ trashedCaseId }) => ({ id: trashedCaseId }),
  purgeCaseInfo: ({ trashedCaseId }) => ({ id: trashedCaseId }),
  restoreSiteTheme: ({ trashedThemeId }) => ({ id: trashedThemeId }),
  purgeSiteTheme: ({ trashedThemeId }) => ({ id: trashedThemeId }),
  restoreArticle: ({ trashedArticleId }) => ({ id: trashedArticleId }),
  purgeArticle: ({ trashedArticleId }) => ({ id: trashedArticleId }),
  restoreNews: ({ trashedNewsId }) => ({ id: trashedNewsId }),
  purgeNews: ({ trashedNewsId }) => ({ id: trashedNewsId }),
  restoreSharedBlock: ({ trashedSharedBlockId: id }) => ({ id }),
  purgeSharedBlock: ({ trashedSharedBlockId: id }) => ({ id }),
  restoreSharedBlockVersion: ({ sharedBlockId: id, sharedBlockVersionId: versionId }) => ({
    json: { id, rowVersion, versionId },
  }),
  restoreRole: ({ trashedRoleId }) => ({ id: trashedRoleId }),
  purgeRole: ({ trashedRoleId }) => ({ id: trashedRoleId }),
  createThemePreviewLink: ({ themeId }) => ({ json: { ...previewLink, recordId: themeId } }),
  createOutsideReview: ({ themeId }) => ({
    json: {
      themeId,
      name: '王總經理',
      email: 'wang@example.com',
      expiresOn: new Date(Date.now() + 86_400_000).toISOString(),
      mayComment: true,
      mayApprove: true,
    },
  }),
  deleteThemePreviewLink: ({ themeLinkId }) => ({ id: themeLinkId }),
  createCasePreviewLink: ({ caseId }) => ({ json: { ...previewLink, recordId: caseId } }),
  deleteCasePreviewLink: ({ caseLinkId }) => ({ id: caseLinkId }),
  createArticlePreviewLink: ({ articleId }) => ({ json: { ...previewLink, recordId: articleId } }),
  deleteArticlePreviewLink: ({ articleLinkId }) => ({ id: articleLinkId }),
  createNewsPreviewLink: ({ newsId }) => ({ json: { ...previewLink, recordId: newsId } }),
  deleteNewsPreviewLink: ({ newsLinkId }) => ({ id: newsLinkId }),
  createReleasePreviewLink: ({ releaseId }) => ({ json: { ...previewLink, recordId: releaseId } }),
  deleteReleasePreviewLink: ({ releaseLinkId }) => ({ id: releaseLinkId }),
  restoreCaseVersion: ({ caseId: id, caseVersionId: versionId }) => ({ json: { id, rowVersion, versionId } }),
  restoreArticleVersion: ({ articleId: id, articleVersionId: versionId }) => ({
    json: { id, rowVersion, versionId },
  }),
  restoreNewsVersion: ({ newsId: id, newsVersionId: versionId }) => ({ json: { id, rowVersion, versionId } }),
  restoreRoleVersion: ({ roleId: id, roleVersionId: versionId }) => ({ json: { id, rowVersion, versionId } }),
  createApiToken: () => ({
    json: {
      name: '公司官網',
      scopes: ['published'],
      expiresOn: new Date(Date.now() + 86_400_000).toISOString(),
      currentPassword: ownPassword,
    },
  }),
  revokeApiToken: ({ apiTokenId }) => ({ id: apiTokenId }),
  createWebhook: () => ({ json: webhook }),
  updateWebhook: ({ webhookId: id }) => ({ json: { id, rowVersion, ...webhook } }),
  deleteWebhook: ({ otherWebhookId }) => ({ id: otherWebhookId }),
  pauseWebhook: ({ webhookId: id }) => ({ id, json: { isPaused: true } }),
  testWebhook: ({ webhookId: id }) => ({ id, json: { event: 'content.online' } }),
  rotateWebhookSecret: ({ webhookId: id }) => ({ id }),
  showWebhookSecret: ({ webhookId: id }) => ({ id }),
  endOldWebhookSecret: ({ webhookId: id }) => ({ id }),
  replayWebhookDeliveries: ({ webhookId: id }) => ({ id, json: { from: '2026-11-01T00:00:00Z' } }),
  createContactImport: () => ({ form: { file: listFile('姓名,電話,內容\n王小明,0225718170,參觀') } }),
  createArticleImport: () => ({ form: { file: listFile('標題,日期\n觀察,2026/11/01') } }),
  createCaseImport: () => ({ form: { file: listFile('代碼,案名\nA1,松濤硯') } }),
  createNewsImport: () => ({ form: { file: listFile('標題,日期,內容\n公告,2026/11/01,內文') } }),
  mendImportRow: ({ mendedImportId: id }) => ({
    json: { id, place: 2, cells: [{ column: 0, text: '改好的標題' }] },
  }),
  updateImportMapping: ({ importId: id }) => ({ json: { id, mapping: [{ field: 'title', column: 0 }] } }),
  runImport: ({ importId: id }) => ({ json: { id } }),
  undoImport: ({ doneImportId: id }) => ({ json: { id } }),
  stopImport: ({ queuedImportId: id }) => ({ json: { id } }),
  createPersonRequest: () => ({ json: personRequest }),
  updatePersonRequest: ({ personRequestId: id }) => ({
    json: { id, rowVersion, state: 'closed', ...personRequest },
  }),
  erasePerson: ({ personRequestId: id, personNumber }) => ({
    id,
    json: { number: `2026-${personNumber}`, basis: '當事人請求', contactIds: [] },
  }),
  correctContact: ({ correctedRequestId: id, contactId }) => ({
    id,
    json: { contactId, rowVersion, name: '王曉明', email: 'wang@example.tw' },
    changes: 2,
  }),
  createIncident: () => ({ json: incident }),
  makeIncidentList: ({ incidentId: id }) => ({ id }),
  saveIncidentLetter: ({ incidentId: id }) => ({ id, json: { rowVersion, letter: firstTerms.letter } }),
  sendIncidentLetters: ({ listedIncidentId: id }) => ({
    id,
    json: { rowVersion, letter: firstTerms.letter },
  }),
  sendSampleLetter: ({ incidentId: id }) => ({ id, json: firstTerms.letter }),
  saveIncidentForm: ({ incidentId: id }) => ({
    id,
    json: { rowVersion, answers: [{ name: 'cause', answer: '密碼外流' }] },
  }),
  reportIncident: ({ incidentId: id }) => ({
    id,
    json: { rowVersion, reportedOn: '2026-11-02T00:00:00Z', receiptNumber: '' },
  }),
  putAdFindingAside: ({ themeId }) => ({
    json: { themeId, ruleId: 'permit', hash: noPermitHash, kind: 'other', note: '公文補送中' },
  }),
  takeAdFindingBack: ({ adPutAsideId: id }) => ({ id }),
  saveAdRules: () => ({ json: { rowVersion, rules: [{ ...deliveredRules[0], isOn: false }] } }),
  savePrivacyTerms: () => ({ json: { rowVersion, ...firstTerms, identities: ['當面核對'] } }),
  createRelease: () => ({ json: { name: '年末看屋季' } }),
  updateRelease: ({ releaseId: id }) => ({ json: { id, rowVersion, name: '第二波' } }),
  deleteRelease: ({ releaseId: id }) => ({ id }),
  addReleaseItem: ({ releaseId: id, caseId: recordId }) => ({
    id,
    json: { kind: 'case', recordId, action: 'online' },
  }),
  requestReleaseApprovals: ({ askedReleaseId: id }) => ({
    id,
    json: { note: '請核准', dueOn: '2999-01-01T00:00:00Z' },
  }),
  removeReleaseItem: ({ releaseItemId: id }) => ({ id }),
  runRelease: ({ readyReleaseId: id }) => ({ id, json: { rowVersion }, changes: 2 }),
  undoRelease: ({ doneReleaseId: id }) => ({ id, json: { rowVersion }, changes: 2 }),
  mendLink: ({ newsId: recordId }) => ({
    json: { kind: 'news', recordId, urls: ['https://award.example/'], to: null },
    changes: 2,
  }),
  editDeadLink: ({ deadLinkId: id }) => ({ id, json: { isIgnored: true } }),
  checkLinks: () => ({}),
  saveUncheckedHosts: () => ({ json: { hosts: ['award.example'], before: [] } }),
  renewCalendarFeed: () => ({}),
  endCalendarFeed: () => ({}),
  createListView: () => ({ json: { ...listView, list: 'news' } }),
  updateListView: ({ listViewId: id }) => ({ id, json: listView }),
  deleteListView: ({ listViewId: id }) => ({ id }),
  chooseFirstListView: ({ listViewId: id }) => ({ id, json: { opensFirst: true } }),
  saveRedirect: ({ caseId }) => ({ json: { from: `/case/old-${caseId}`, to: `/case/site-${caseId}` } }),
  deleteRedirect: ({ redirectId: id }) => ({ id }),
  createSalesCode: () => ({ json: { code: 'SALES13', title: '和硯', district: '' } }),
  updateSalesCode: () => ({ id: 'SALES11', json: { title: '青田硯二期', district: '' } }),
  importSalesCodes: () => ({ json: { table: 'SALES3,和硯,臺北市' } }),
  deleteSalesCode: () => ({ id: 'SALES12' }),
  createReplacement: ({ newsId: recordId }) => ({
    json: {
      find: item.title,
      replacement: '第二波',
      isExact: false,
      mode: 'apart',
      records: [{ kind: 'news', recordId, rowVersion, hits: ['title 0 0'] }],
    },
    changes: 2,
  }),
  undoReplacement: ({ replacementId: id }) => ({ id, json: { rowVersion }, changes: 2 }),
  createSharedBlock: () => ({
    json: { title: '公司介紹', part: { partType: 2, sort: 0, textContent: '介紹' } },
  }),
  updateSharedBlock: ({ sharedBlockId: id }) => ({ json: { id, rowVersion, title: '貸款說明' } }),
  deleteSharedBlock: ({ sharedBlockId: id }) => ({ id }),
  updateSharedBlockPages: ({ usedSharedBlockId: id, sharedThemeId: themeId }) => ({
    json: { id, rowVersion, pages: [{ themeId, rowVersion }] },
  }),
  replaceSharedBlock: ({ usedSharedBlockId: id, sharedBlockId: replacementId }) => ({
    json: { id, rowVersion, replacementId },
    changes: 2,
  }),
  createMedia: () => ({ form: { altText: '圖', file: tinyPng() } }),
  updateMedia: ({ mediaId: id }) => ({ json: { id, rowVersion, name: '大廳.jpg', altText: '大廳' } }),
  updateMediaTags: ({ mediaId: id, roleId }) => ({ json: { ids: [id], add: [tagOf(roleId)], remove: [] } }),
  renameMediaTag: ({ roleId }) => ({ json: { name: tagOf(roleId), newName: `外觀${roleId}` } }),
  updateMediaFocus: ({ mediaId: id }) => ({ json: { id, rowVersion, focusX: 54, focusY: 20 } }),
  replaceMedia: ({ mediaId: id }) => ({ form: { id, rowVersion, file: tinyPng() } }),
  deleteMedia: ({ unusedMediaId }) => ({ id: unusedMediaId }),
  restorePopupVersion: ({ popupVersionId: versionId }) => ({ json: { id: 1, rowVersion, versionId } }),
};

/** A call that writes, as `inject` takes it. */
export function writingCall({ operationId, method, url }: ContractOperation, records: Records) {
  const { id = 999_999, query = '', ...sent } = writingCalls[operationId]?.(records) ?? {};
  return { method, url: url.replace('999999', String(id)) + query, form: sent.form, payload: sent.json };
}

/** Further data for the calls: a template, and cases of the sales system. */
export async function addSources(db: Db): Promise<void> {
  await db.insert(templates).values({ templateCode: 'liubai', name: '留白', parts: [title(9)] });
  await addSalesCases(db);
}

/** Cases of the sales system for the calls. */
export async function addSalesCases(db: Db): Promise<void> {
  await db
    .insert(salesCases)
    .values(
      ['SALES1', 'SALES11', 'SALES12'].map((code) => ({ code, title: '青田硯', district: '臺北市大安區' })),
    );
}

/** Deletes the records of `addRecords`; a case includes its website. */
export async function removeRecords(db: Db): Promise<void> {
  // Deletes webhooks first, because other deletions would be events for each of them.
  const tables = [
    webhooks,
    linkChecks,
    uncheckedHosts,
    listViews,
    redirects,
    replacements,
    sharedBlocks,
    releases,
    cases,
    articles,
    news,
    popups,
    contacts,
    personRequests,
    incidents,
    proofFiles,
    approvalRequests,
    recordVersions,
    imports,
    apiTokens,
  ];
  await db.transaction(async (tx) => {
    const [texts] = await Promise.all([
      tx.select({ version: consentTexts.version }).from(consentTexts).limit(1),
      ...tables.map((table) => tx.delete(table)),
      tx.delete(files).where(isNotNull(files.uploadedOn)),
    ]);
    if (texts.length === 0) return;
    // TRUNCATE, which no trigger refuses, takes longer than all the rest.
    await tx.execute(sql`alter table consent_texts disable trigger consent_texts_keep`);
    await tx.delete(consentTexts);
    await tx.execute(sql`alter table consent_texts enable trigger consent_texts_keep`);
  });
}

/** New records, without those and the accounts of earlier calls; the oldest account and role must always exist. */
export async function renewRecords(db: Db): Promise<Records> {
  await removeRecords(db);
  await db.transaction((tx) =>
    Promise.all([
      // Hundreds would slow down comparisons.
      tx.delete(accounts).where(sql`${accounts.id} > (select min(id) from accounts)`),
      tx.delete(roles).where(sql`${roles.id} > (select min(id) from roles)`),
      tx.delete(singletons),
      // Recipient of requests for a sales case.
      tx.insert(singletons).values({ key: 'contactEmail', value: { salesEmails: 'sales@example.com' } }),
    ]),
  );
  return addRecords(db);
}

const knownIncident = (number: number) => ({
  number: `2026-${number}`,
  title: incident.title,
  knownOn: new Date(incident.knownOn),
  dueOn: new Date(incident.knownOn),
  fromOn: new Date(incident.fromOn),
  toOn: new Date(incident.toOn),
});

const number = () => Math.floor(Math.random() * 1e9);

/** Inserts a row and resolves to its id. */
function inserter(db: Db) {
  return async <Table extends PgTable & { id: AnyPgColumn }>(
    table: Table,
    values: Table['$inferInsert'],
  ): Promise<number> => {
    const plain: PgTable = table;
    const [row] = await db
      .insert(plain)
      .values(values as PgInsertValue<PgTable>)
      .returning({ id: table.id });
    return Number(row?.id);
  };
}

/** A draft that waits for the approval of a role. */
async function addApproval(
  db: Db,
  caseId: number,
): Promise<Pick<Records, 'approvalId' | 'askedThemeId' | 'askedRoleId'>> {
  const insert = inserter(db);
  const [askedThemeId, askedRoleId] = await Promise.all([
    insert(siteThemes, { caseId, templateCode: 'liubai', name: '留白', parts: [form] }),
    insert(roles, { name: `核准者 ${Math.random()}`, claims: ['Permissions.Approvals.View'] }),
    db.delete(approvalRules),
  ]);
  const [approvalId] = await Promise.all([
    insert(approvalRequests, {
      kind: 'site',
      recordId: askedThemeId,
      subjectId: caseId,
      title: '青田硯',
      dueOn: new Date('2999-01-01T00:00:00Z'),
      people: [],
      blocks: [],
      hash: formHash,
      requestedById: 0,
      requesterIds: [0],
    }),
    insert(accounts, { account: `approver-${number()}`, name: '核准者', roleId: askedRoleId }),
    db.insert(approvalRules).values({ kind: 'site', part: 'terms', roleId: askedRoleId }),
  ]);
  return { approvalId, askedThemeId, askedRoleId };
}

/** An open release, one that can run, one with a draft that needs approval, and one that has run. */
async function addReleases(
  db: Db,
  records: Pick<Records, 'articleId' | 'newsId' | 'caseId' | 'askedThemeId'>,
): Promise<
  Pick<Records, 'releaseId' | 'readyReleaseId' | 'askedReleaseId' | 'doneReleaseId' | 'releaseItemId'>
> {
  const { articleId, newsId, caseId, askedThemeId } = records;
  const insert = inserter(db);
  const [releaseId, readyReleaseId, doneReleaseId, askedReleaseId] = await Promise.all([
    insert(releases, { name: '年末看屋季' }),
    insert(releases, { name: '第二波' }),
    insert(releases, { name: '開幕', ranOn: new Date() }),
    insert(releases, { name: '送核准' }),
  ]);
  const draft = { kind: 'site', recordId: caseId, themeId: askedThemeId, action: 'online' } as const;
  const newsItem = { kind: 'news', recordId: newsId, title: item.title, shownVersion: 1 } as const;
  const [releaseItemId] = await Promise.all([
    insert(releaseItems, {
      releaseId,
      kind: 'article',
      recordId: articleId,
      action: 'online',
      title: article.title,
      shownVersion: 1,
    }),
    db
      .insert(releaseItems)
      .values([
        { ...newsItem, releaseId: readyReleaseId, action: 'online' },
        { ...newsItem, releaseId: doneReleaseId, action: 'offline', result: 'done', doneVersion: 1 },
        ...(askedThemeId
          ? [{ ...draft, releaseId: askedReleaseId, title: item.title, shownVersion: 1 }]
          : []),
      ]),
  ]);
  return { releaseId, readyReleaseId, askedReleaseId, doneReleaseId, releaseItemId };
}

/** Shared blocks: unused, on a draft that is behind, and in the trash. */
async function addSharedBlocks(db: Db, caseId: number, hasDraft: boolean) {
  const insert = inserter(db);
  const parts = [{ id: 8, partType: 2, textContent: '現在的說明' }];
  const [usedSharedBlockId, sharedBlockId, trashedSharedBlockId] = await Promise.all([
    insert(sharedBlocks, { title: '使用中的說明', parts }),
    insert(sharedBlocks, { title: '說明', parts }),
    insert(sharedBlocks, { title: '舊說明', parts, deletedOn: new Date(), deletedBy: '同仁' }),
  ]);
  return {
    usedSharedBlockId,
    sharedBlockId,
    trashedSharedBlockId,
    sharedThemeId: hasDraft
      ? await insert(siteThemes, {
          caseId,
          templateCode: 'liubai',
          name: '共用',
          parts: [{ id: 7, partType: 2, textContent: '之前的說明', sharedId: usedSharedBlockId }],
        })
      : 0,
  };
}

/** A replacement that can be undone. */
async function addReplacement(db: Db, newsId: number): Promise<number> {
  const id = await inserter(db)(replacements, {
    find: '公示',
    replacement: item.title,
    mode: 'apart',
    textKind: 'word',
  });
  await db.insert(replacementItems).values({
    replacementId: id,
    kind: 'news',
    recordId: newsId,
    title: item.title,
    hits: 1,
    state: 'draft',
    before: { title: '公示' },
    doneVersion: 1,
  });
  return id;
}

/** The same ids once all of them are known. */
async function resolved<Key extends string>(
  given: Record<Key, number | Promise<number>>,
): Promise<Record<Key, number>> {
  const entries = Object.entries<number | Promise<number>>(given);
  const known = await Promise.all(entries.map(async ([key, id]) => [key, await id] as const));
  return Object.fromEntries(known) as Record<Key, number>;
}

/** New records for each call, of one transaction: on its connection, statements need not wait for each other. */
export const addRecords = (db: Db, { hasApproval = true } = {}): Promise<Records> =>
  db.transaction((tx) => addAll(tx, hasApproval));

async function addAll(db: Db, hasApproval: boolean): Promise<Records> {
  const insert = inserter(db);
  const deleted = { deletedOn: new Date(), deletedBy: '同仁' };
  const personNumber = number();
  const house = {
    title: '青田硯',
    tab: 1,
    county: '臺北市',
    district: '大安區',
    tel: '0225718170',
    sort: 5,
  } as const;
  const visitor = {
    type: 1,
    name: '王小明',
    gender: 1,
    tel: '0225718170',
    content: '想預約參觀',
  } as const;
  const longAgo = { startedOn: new Date(0), finishedOn: new Date(0), nextRunOn: new Date('2999-01-01') };
  const [caseId, sameTelId, visitId, contactId, articleId, newsId, roleId, [oldest]] = await Promise.all([
    insert(cases, { ...house, code: `C${number()}` }),
    insert(contacts, { ...visitor, spamOn: new Date() }),
    insert(contacts, {
      ...visitor,
      email: 'visitor@example.com',
      appointmentOn: new Date('2999-01-01T02:00:00Z'),
      appointmentState: 0,
    }),
    insert(contacts, visitor),
    insert(articles, { ...article, sort: 5 }),
    insert(news, { ...item, content: '<p><a href="https://award.example/">內文</a></p>' }),
    insert(roles, { name: `角色 ${Math.random()}` }),
    db.select({ id: accounts.id }).from(accounts).orderBy(accounts.id).limit(1),
    // There may be twenty at most.
    db.delete(webhooks),
    db
      .insert(jobs)
      .values({ name: 'dead-links', ...longAgo })
      .onConflictDoUpdate({ target: jobs.name, set: longAgo }),
  ]);
  const deadLink = `https://award.example/${caseId}`;
  const theme = { caseId, templateCode: 'liubai', name: '留白' } as const;
  const secret = `plain:${webhookSecret}`;
  const oldSecretUntil = new Date('2999-01-01T00:00:00Z');
  const [siteId, themeId, webhookId, mendedImportId, doneImportId, shared, approval] = await Promise.all([
    insert(siteSets, {
      caseId,
      caseCode: 'SALES1',
      codeCheckedOn: new Date(),
      siteName: `site-${caseId}`,
      status: 0,
    }),
    insert(siteThemes, { ...theme, parts: [title(1), title(2)] }),
    insert(webhooks, { ...webhook, secret, oldSecret: secret, oldSecretUntil, lastSeq: 1 }),
    insert(imports, { ...listImport, mapping: [{ field: 'title', column: 0 }] }),
    insert(imports, { ...listImport, state: 'done', finishedOn: new Date() }),
    addSharedBlocks(db, caseId, hasApproval),
    hasApproval
      ? addApproval(db, caseId)
      : Promise.resolve({ approvalId: 0, askedThemeId: 0, askedRoleId: 0 }),
  ]);
  const [threadId, released] = await Promise.all([
    insert(commentThreads, { caseId, themeId, partId: 1, partType: 1, partText: '標題' }),
    addReleases(db, { articleId, newsId, caseId, ...approval }),
    db
      .insert(webhookDeliveries)
      .values({ webhookId, eventId: 'evt_1', seq: 1, event: 'content.online', recordId: 1, body: '{}' }),
    db.insert(importRows).values([
      { importId: mendedImportId, place: 2, cells: ['標題'], verdict: 'refused', values: {} },
      { importId: doneImportId, place: 2, cells: ['觀察'], verdict: 'new', values: {}, step: 'done' },
    ]),
  ]);
  const link = (of: Partial<typeof previewLinks.$inferInsert>) =>
    insert(previewLinks, {
      ...previewLink,
      token: randomBytes(18).toString('base64url'),
      createdBy: '林雅婷',
      expiresOn: new Date(Date.now() + 7 * 24 * 60 * 60 * 1000),
      ...of,
    });
  const version = (kind: VersionKind, recordId: number, data: object) =>
    insert(recordVersions, {
      kind,
      recordId,
      rowVersion: 1,
      at: new Date('2026-11-01T00:00:00Z'),
      data: { ...data },
    });
  const picture = () => ({
    sha: randomBytes(32).toString('hex'),
    extension: 'jpg',
    mime: 'image/jpeg',
    bytes: Buffer.from('picture'),
    size: 7,
    width: 800,
    height: 600,
    name: '外牆.jpg',
    uploadedOn: new Date(),
  });
  const person = { name: '同仁', totpSecret: `plain:${totpSecret}` };
  return resolved({
    threadId,
    commentId: insert(comments, { threadId, authorId: 0, text: '請確認', mentions: [] }),
    ...approval,
    apiTokenId: insert(apiTokens, {
      name: '公司官網',
      prefix: 'mng_pk_7Qd2',
      hash: randomBytes(32).toString('hex'),
      scopes: ['published'],
      expiresOn: new Date('2999-01-01T00:00:00Z'),
    }),
    ...released,
    deadLinkId: insert(linkChecks, { url: deadLink, reason: 'gone', deadOn: new Date() }),
    listViewId: oldest
      ? insert(listViews, {
          list: 'article',
          accountId: oldest.id,
          name: `下架的 ${number()}`,
          conditions: [],
          isShared: true,
        })
      : 0,
    redirectId: insert(redirects, { fromPath: `/case/gone-${caseId}`, toPath: `/case/site-${caseId}` }),
    replacementId: addReplacement(db, newsId),
    webhookId,
    otherWebhookId: insert(webhooks, { ...webhook, secret }),
    personNumber,
    correctedRequestId: insert(personRequests, {
      number: `2026-${number()}`,
      kinds: ['correct'],
      tel: visitor.tel,
      receivedOn: '2026-11-20',
      dueDates: [],
    }),
    personRequestId: insert(personRequests, {
      number: `2026-${personNumber}`,
      kinds: ['erase'],
      tel: '0900111222',
      receivedOn: '2026-11-20',
      dueDates: [],
    }),
    incidentId: insert(incidents, knownIncident(number())),
    listedIncidentId: insert(incidents, {
      ...knownIncident(number()),
      listedOn: new Date(incident.toOn),
    }),
    adPutAsideId: insert(adPutAsides, {
      caseId,
      ruleId: 'first',
      hash: sentenceHash(`${number()}`),
      kind: 'other',
      note: '已確認',
    }),
    mendedImportId,
    importId: insert(imports, listImport),
    doneImportId,
    queuedImportId: insert(imports, { ...listImport, state: 'queued' }),
    caseVersionId: version('case', caseId, { title: '青田硯一期' }),
    articleVersionId: version('article', articleId, { title: '舊標題' }),
    newsVersionId: version('news', newsId, { title: '舊公告', content: '<p>舊</p>' }),
    sharedBlockVersionId: version('sharedBlock', shared.sharedBlockId, {
      title: '舊說明',
      parts: [{ id: 9, partType: 2, textContent: '舊的' }],
    }),
    ...shared,
    roleVersionId: version('role', roleId, {
      name: `舊 ${Math.random()}`,
      description: '',
      claims: [],
    }),
    popupVersionId: version('popup', 1, {
      title: '舊彈窗',
      altText: '',
      url: '',
      urlTarget: '_self',
      imageSha: null,
      imageName: null,
    }),
    mediaId: insert(files, picture()),
    unusedMediaId: insert(files, picture()),
    taggedMediaId: insert(files, { ...picture(), tags: [tagOf(roleId)] }),
    roleId,
    caseId,
    siteId,
    themeId,
    versionId: insert(siteThemeVersions, { themeId, parts: [title(1)], publishedOn: new Date() }),
    scheduleId: insert(siteSchedules, {
      siteId,
      action: 'takeOff',
      dueOn: new Date('2999-01-01T00:00:00Z'),
    }),
    articleId,
    newsId,
    // Not yet visible, because each event would be sent to the webhooks.
    otherPopupId: insert(popups, {
      title: '開幕',
      url: deadLink,
      status: 1,
      startOn: new Date('2999-01-01T00:00:00Z'),
    }),
    trashedOtherPopupId: insert(popups, { title: '舊活動', ...deleted }),
    themeLinkId: link({ themeId }),
    caseLinkId: link({ caseId }),
    articleLinkId: link({ articleId }),
    newsLinkId: link({ newsId }),
    releaseLinkId: link({ releaseId: released.releaseId }),
    contactId,
    sameTelId,
    visitId,
    noteId: insert(contactNotes, { contactId, author: '同仁', text: '已回電' }),
    accountId: insert(accounts, { ...person, account: `staff-${Math.random()}` }),
    invitedId: insert(accounts, {
      account: `invited-${Math.random()}`,
      invitedUntil: new Date(),
      email: 'a@example.com',
    }),
    trashedCaseId: insert(cases, { ...house, code: `T${number()}`, ...deleted }),
    trashedThemeId: insert(siteThemes, { ...theme, parts: [], ...deleted }),
    trashedArticleId: insert(articles, { ...article, sort: 1, ...deleted }),
    trashedNewsId: insert(news, { ...item, ...deleted }),
    trashedRoleId: insert(roles, { name: `角色 ${Math.random()}`, ...deleted }),
  });
}

/** Adds further data: a second public page of the site, and a use of the picture in every kind of place. */
export async function addNeighbours(db: Db, { caseId, siteId, mediaId }: Records): Promise<void> {
  const [media] = await db.select({ sha: files.sha }).from(files).where(eq(files.id, mediaId));
  const sha = media?.sha ?? '';
  const page = [{ id: 3, partType: 6, fileSha: sha, fileName: '外牆.jpg' }];
  const deleted = { deletedOn: new Date(), deletedBy: '同仁' };
  const theme = { caseId, templateCode: 'liubai', name: '留白', parts: page } as const;
  const [live] = await db
    .insert(siteThemes)
    .values([
      { ...theme, status: 1, publishedParts: page, publishedOn: new Date() },
      { ...theme, ...deleted },
    ])
    .returning({ id: siteThemes.id });
  await db
    .update(siteSets)
    .set({ activeThemeId: live?.id ?? null })
    .where(eq(siteSets.id, siteId));
  await db.update(cases).set({ coverSha: sha }).where(eq(cases.id, caseId));
  await db.insert(articles).values([
    { ...article, sort: 7, coverSha: sha },
    { ...article, sort: 8, coverSha: sha, ...deleted },
  ]);
  await db.insert(news).values([
    { ...item, coverSha: sha },
    { ...item, coverSha: sha, ...deleted },
  ]);
  await db.update(templates).set({ parts: page });
}
