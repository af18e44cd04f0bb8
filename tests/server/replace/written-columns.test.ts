import { readFileSync } from 'node:fs';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { labels } from '../../../openapi/generated/labels';
import type { components } from '../../../openapi/generated/types';
import * as schema from '../../../server/base/db/schema';
import { writtenColumns } from '../../../server/subjects/replace/texts';

type Kind = components['schemas']['ReplaceKind'];

const staff = 'name of a member of staff';
const machine = 'written by the server about itself';
const record = 'a record of what was said or done then';
const visitors = 'words of visitors or about them';
const code = 'a code, a number or an address';
const choice = 'one of a list';
const internal = 'a name inside the office, which no visitor reads';
const picture = 'a picture';

/** Tables of the kinds that are searched. */
const tables: Readonly<Partial<Record<Kind, PgTable>>> = {
  case: schema.cases,
  site: schema.siteThemes,
  siteSettings: schema.siteSets,
  article: schema.articles,
  news: schema.news,
  otherPopup: schema.popups,
  sharedBlock: schema.sharedBlocks,
  media: schema.files,
};

/** Other columns of these tables by property, and why nothing is replaced in them. */
const notReplaced: Readonly<Record<string, string>> = {
  lastModifiedBy: staff,
  deletedBy: staff,
  coverSha: picture,
  coverName: picture,
  shareSha: picture,
  shareName: picture,
  imageSha: picture,
  imageName: picture,
  'case.code': code,
  'case.zip': code,
  'case.county': choice,
  'case.district': choice,
  'case.projectFacts': 'facts that repeat documents (decisions/056-replace)',
  'site.templateCode': code,
  'site.name': internal,
  'site.publishedParts': 'changed by publications of the draft',
  'siteSettings.caseCode': code,
  'siteSettings.siteName': code,
  'siteSettings.gaId': code,
  'siteSettings.gtmId': code,
  'siteSettings.caseWithheld': choice,
  'siteSettings.keptName': 'a former name and place of the case, kept until its page is approved',
  'otherPopup.urlTarget': choice,
  'media.sha': code,
  'media.extension': code,
  'media.mime': code,
  'media.sources': machine,
  'media.uploadedBy': staff,
  'media.alt': 'replaced as `altText`, its name in the contract',
  'media.sourceType': code,
  'media.object': code,
};

/** Other tables with texts, and why they are not searched. */
const notSearched: Readonly<Record<string, string>> = {
  accounts: internal,
  company_links: code,
  identity_stamp: machine,
  known_claims: choice,
  login_attempts: machine,
  menu_groups: choice,
  one_time_keys: machine,
  passkeys: internal,
  password_requests: machine,
  recovery_codes: machine,
  roles: internal,
  sign_in_starts: machine,
  tokens: machine,
  used_tickets: machine,
  audit_entries: record,
  idempotency_keys: machine,
  last_changes: machine,
  list_stamps: machine,
  record_versions: record,
  downloads: 'documents of the company, which no form edits',
  file_objects: machine,
  file_uses: machine,
  made_files: machine,
  singletons:
    'those with texts are compared by the contract below; the others hold rules, addresses and counts',
  page_purges: machine,
  sales_cases: 'names of cases, from the sales system',
  site_schedules: record,
  site_theme_versions: record,
  templates: 'words of the release, which no form edits',
  outside_reviews: record,
  comment_threads: record,
  comments: record,
  presence: machine,
  approval_asks: record,
  approval_departments: internal,
  approval_requests: record,
  approval_rules: choice,
  approval_seen: record,
  approvals: record,
  content_authors: machine,
  consent_texts: 'words of law, written once',
  contact_emails: code,
  contact_notes: visitors,
  contacts: visitors,
  form_secrets: machine,
  form_work: machine,
  site_counts: machine,
  preview_links: internal,
  outbox: record,
  api_tokens: internal,
  change_entries: machine,
  visible_records: machine,
  webhook_deliveries: record,
  webhook_tries: record,
  webhooks: internal,
  jobs: machine,
  operator_tasks: machine,
  release_starts: machine,
  secret_keys: machine,
  seen_news: machine,
  proof_build: machine,
  proof_drawn: record,
  proof_due: machine,
  proof_entries: record,
  proof_files: machine,
  proof_heads: machine,
  proof_keys: machine,
  proof_pages: machine,
  import_pictures: record,
  import_rows: record,
  imports: record,
  erased_persons: machine,
  erasure_keys: machine,
  exported_contacts: record,
  incidents: visitors,
  person_requests: visitors,
  ad_put_asides: record,
  release_items: record,
  releases: internal,
  link_checks: code,
  redirects: code,
  unchecked_hosts: code,
  replacement_items: record,
  replacements: record,
  first_list_views: choice,
  list_views: internal,
  calendar_feeds: machine,
};

const contract = JSON.parse(readFileSync('openapi/openapi.json', 'utf8')) as {
  components: { schemas: Record<string, { properties?: object }> };
};
/** Fields of a body without labels. */
const sentBy = (name: string): object => contract.components.schemas[name]?.properties ?? {};

/** Fields of each kind's form, and those of them that hold no text to replace. */
const forms: Readonly<Partial<Record<Kind, { fields: object; others: readonly string[] }>>> = {
  case: {
    fields: labels.CaseInfoUpdate,
    others: ['code', 'tab', 'county', 'district', 'households', 'recommendedCaseIds', 'isHighlight'],
  },
  siteSettings: { fields: labels.SiteSetUpdate, others: ['gaId', 'gtmId'] },
  article: { fields: labels.ArticleUpdate, others: ['type', 'publishDate', 'text'] },
  news: { fields: labels.NewsUpdate, others: ['publishDate'] },
  popup: { fields: labels.IndexPopupInput, others: ['urlTarget'] },
  otherPopup: { fields: labels.IndexPopupInput, others: ['urlTarget'] },
  company: { fields: labels.CompanyInput, others: ['taxId', 'mark'] },
  sharedBlock: { fields: labels.SharedBlockUpdate, others: ['part'] },
  media: { fields: labels.MediaUpdate, others: [] },
  contactEmail: {
    fields: sentBy('ContactEmailInput'),
    others: ['rowVersion', 'recipients', 'salesEmails', 'rotation'],
  },
  // Periods of law carry the day on which they were checked; no screen edits the form of the authority.
  privacyTerms: { fields: sentBy('PrivacyTermsFields'), others: ['periods', 'formFields'] },
};
/** Fields of any form: times, switches, pictures, the note of a version. */
const ofAnyForm = ['status', 'startOn', 'endOn', 'image', 'cover', 'shareImage', 'versionNote'];

const texts = /^(?:text|varchar|char|jsonb|json)/;
const textColumns = (table: PgTable) =>
  Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    texts.test(column.getSQLType()) ? [name] : [],
  );
const allTables = Object.values(schema).filter((each) => is(each, PgTable));

it('every text column of a searched record is replaced, or named with a reason', () => {
  const missing = Object.entries(tables).flatMap(([kind, table]) =>
    textColumns(table).flatMap((name) => {
      const isKnown = writtenColumns[kind as Kind].includes(name) || notReplaced[name];
      return isKnown || notReplaced[`${kind}.${name}`] ? [] : [`${kind}.${name}`];
    }),
  );
  expect(missing).toEqual([]);
});

it('every other table with texts is named with a reason, and each name exists', () => {
  const searched = new Set<string>(Object.values(tables).map(getTableName));
  const others: string[] = allTables
    .filter((table) => textColumns(table).length > 0)
    .map(getTableName)
    .filter((name) => !searched.has(name));
  expect(others.filter((name) => !notSearched[name])).toEqual([]);
  expect(Object.keys(notSearched).filter((name) => !others.includes(name))).toEqual([]);
  const columns = Object.entries(tables).flatMap(([kind, table]) =>
    textColumns(table).flatMap((name) => [name, `${kind}.${name}`]),
  );
  expect(Object.keys(notReplaced).filter((name) => !columns.includes(name))).toEqual([]);
});

it('every field of a searched record’s form is replaced, or named', () => {
  const missing = Object.entries(forms).flatMap(([kind, { fields, others }]) => {
    const known = [...writtenColumns[kind as Kind], ...others, ...ofAnyForm];
    return Object.keys(fields)
      .filter((name) => !known.includes(name))
      .map((name) => `${kind}.${name}`);
  });
  expect(missing).toEqual([]);
});
