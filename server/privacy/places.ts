import type { components } from '../../openapi/generated/types';

type Schemas = components['schemas'];
type PlaceName = Schemas['HeldPlaceName'];

interface Place {
  erasing: Schemas['Erasing'];
  /** Columns with visitors' data, by table. */
  columns: Readonly<Record<string, readonly string[]>>;
}

/** All places of visitors' data, and the effect of an erasure on each; a test compares it with the schema. */
export const places = {
  contacts: {
    erasing: 'remove',
    columns: { contacts: ['name', 'tel', 'email', 'content', 'origin', 'last_modified_by'] },
  },
  notes: { erasing: 'remove', columns: { contact_notes: ['text'] } },
  mentions: { erasing: 'anonymise', columns: {} },
  mails: { erasing: 'remove', columns: { outbox: ['recipients', 'subject', 'body', 'last_error'] } },
  imports: {
    erasing: 'remove',
    columns: { import_rows: ['cells', 'reasons', 'notes', 'values', 'before'] },
  },
  webhooks: {
    erasing: 'anonymise',
    columns: { webhook_deliveries: ['body'], webhook_tries: ['request', 'answer'] },
  },
  audit: {
    erasing: 'anonymise',
    columns: { audit_entries: ['title', 'before', 'after', 'address', 'user_agent'] },
  },
  requests: { erasing: 'remove', columns: { person_requests: ['tel', 'email', 'identity', 'note'] } },
  reviews: {
    erasing: 'remove',
    columns: { outside_reviews: ['name', 'email', 'note'], comments: ['author', 'text'] },
  },
  consent: { erasing: 'keepHash', columns: { erased_persons: ['hash'] } },
  backups: { erasing: 'onRestore', columns: {} },
} as const satisfies Record<PlaceName, Place>;

const staff = 'names of staff, not of visitors';
const content = 'content and settings that staff write for the public pages';
const machine = 'written by the server about itself';

/**
 * Other columns of text and JSON, with the reason why they contain no visitors' data: whole tables, or `table.column`.
 */
export const holdsNone: Readonly<Record<string, string>> = {
  'contacts.case_title': 'title of a case',
  'contacts.source': 'one of a list',
  'contacts.spam_reason': 'one of a list',
  'contact_notes.author': staff,
  'contact_notes.assignee': staff,
  consent_texts: content,
  contact_emails: staff,
  form_secrets: machine,
  form_work: 'hashes of what a form held, gone within a day',
  cases: content,
  articles: content,
  news: content,
  popups: content,
  singletons: content,
  templates: content,
  site_themes: content,
  site_theme_versions: content,
  site_sets: content,
  site_schedules: content,
  comment_threads: content,
  'outside_reviews.token_hash': machine,
  'outside_reviews.code_hash': machine,
  'outside_reviews.decision': 'one of a list',
  'outside_reviews.content_hash': machine,
  'outside_reviews.blocks': 'hashes of blocks',
  presence: 'which account has which record open, gone within minutes',
  approval_rules: 'ids',
  approval_requests: 'words of staff about content',
  approvals: 'words of staff about content',
  approval_asks: 'words of staff about content',
  approval_seen: 'ids and hashes',
  content_authors: 'ids and hashes',
  site_counts: 'counters without visitors',
  sales_cases: content,
  files: content,
  file_objects: machine,
  file_uses: machine,
  downloads: content,
  record_versions: 'kinds with versions hold content; enquiries have none',
  last_changes: machine,
  list_stamps: machine,
  'audit_entries.account': staff,
  'audit_entries.account_name': staff,
  'audit_entries.kind': 'one of a list',
  'audit_entries.action': 'one of a list',
  'audit_entries.operation': 'one of a list',
  'audit_entries.request_id': machine,
  idempotency_keys: 'answers with ids',
  imports: 'name of a file, columns and counts',
  'import_rows.verdict': 'one of a list',
  'import_rows.step': 'one of a list',
  'import_rows.pictures': 'addresses of pictures of content',
  import_pictures: 'pictures of content',
  api_tokens: staff,
  change_entries: 'kinds and ids',
  visible_records: 'kinds and ids',
  webhooks: staff,
  'webhook_deliveries.event_id': machine,
  'webhook_deliveries.event': 'one of a list',
  'webhook_tries.failure': 'one of a list',
  roles: staff,
  known_claims: machine,
  accounts: staff,
  recovery_codes: staff,
  one_time_keys: staff,
  password_requests: staff,
  tokens: staff,
  identity_stamp: machine,
  login_attempts: 'hashes of networks and accounts',
  used_tickets: staff,
  preview_links: 'names of readers that staff write; a reviewer’s goes with the review',
  page_purges: machine,
  jobs: machine,
  secret_keys: machine,
  ad_put_asides: 'sentences of pages, reasons and who gave them',
  proof_keys: machine,
  proof_pages: content,
  proof_entries: 'public pages, and who published them',
  proof_files: content,
  proof_due: machine,
  proof_build: machine,
  operator_tasks: machine,
  seen_news: machine,
  erasure_keys: machine,
  'person_requests.number': machine,
  'person_requests.kinds': 'one of a list',
  'person_requests.due_dates': 'kinds and days',
  'person_requests.state': 'one of a list',
  'person_requests.created_by': staff,
  'person_requests.erased_by': staff,
  'person_requests.basis': content,
  'person_requests.erased': 'places and counts',
  'person_requests.last_modified_by': staff,
  exported_contacts: 'ids of enquiries',
  proof_heads: machine,
  proof_drawn: 'addresses of public pages, and hashes',
  incidents: 'accounts, times and the company’s own words; persons by the id of their enquiry',
};
