import { sql, type SQLWrapper } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { components } from '../../openapi/generated/types';
import { bytea, moment, record, trashed } from './columns';
import { searchGrams } from './search-index';
import type {
  AuditAction,
  AuditKind,
  Changes,
  FileUser,
  HousingUnit,
  PictureSource,
  StoredPart,
  VersionKind,
} from './stored-values';

/** The contract's values of a column; nothing else is written to it. */
type Value<Name extends keyof components['schemas']> = components['schemas'][Name];

const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
const short = (name: string) => varchar(name, { length: 200 }).notNull().default('');
const long = (name: string) => varchar(name, { length: 500 }).notNull().default('');
const parts = (name: string) => jsonb(name).$type<StoredPart[]>().notNull().default([]);
const status = () => smallint('status').$type<Value<'ContentStatus'>>().notNull().default(0);
/** From when until when what is switched on is seen; null for no limit (decisions 11). */
const schedule = () => ({ startOn: moment('start_on'), endOn: moment('end_on') });
const seo = () => ({
  seoTitle: short('seo_title'),
  seoKeywords: short('seo_keywords'),
  seoDescription: long('seo_description'),
});
const file = (name: string) => ({
  sha: char(`${name}_sha`, { length: 64 }),
  fileName: varchar(`${name}_name`, { length: 255 }),
});
const cover = () => ({
  coverSha: file('cover').sha,
  coverName: file('cover').fileName,
  coverAlt: varchar('cover_alt', { length: 100 }).notNull().default(''),
});
const share = () => ({ shareSha: file('share').sha, shareName: file('share').fileName });

/** For what comes next: few records have a time, and fewer one that is still to come. */
const scheduleIndexes = (table: string, t: { startOn: AnyPgColumn; endOn: AnyPgColumn }) => [
  index(`${table}_start`)
    .on(t.startOn)
    .where(sql`${t.startOn} is not null`),
  index(`${table}_end`)
    .on(t.endOn)
    .where(sql`${t.endOn} is not null`),
];

/** Without a block, so that visitors see nothing; the index and the query that is to use it must say it in the same words. */
export const hasNoBlock = (blocks: SQLWrapper) => sql<boolean>`${blocks} = '[]'::jsonb`;

/** For what is switched on without a block, which few are: its columns are the order of the list. */
const emptyIndex = (
  table: string,
  tab: AnyPgColumn,
  t: Record<'sort' | 'id' | 'deletedOn' | 'parts', AnyPgColumn>,
) =>
  index(`${table}_empty`)
    .on(tab, t.sort, t.id)
    .where(sql`${t.deletedOn} is null and ${hasNoBlock(t.parts)}`);

/** Published, with a draft that is no longer what is live; the index and the query that is to use it must say it in the same words. */
export const isThemeChanged = (t: Record<'status' | 'parts' | 'publishedParts', AnyPgColumn>) =>
  sql`${t.status} = 1 and ${t.parts} is distinct from ${t.publishedParts}`;

const searchIndex = (table: string, ...columns: AnyPgColumn[]) =>
  index(`${table}_search`).using('gin', searchGrams(columns));

/** Ids of blocks and of list items, unique over all pages. */
export const partIds = pgSequence('part_ids');

export const roles = pgTable(
  'roles',
  {
    id: id(),
    name: varchar('name', { length: 200 }).notNull(),
    description: long('description'),
    /** Claims that are selected, such as Permissions.Cases.Edit. */
    claims: text('claims').array().notNull().default([]),
    /** Who holds it must have a second factor before anything else (decisions 15). */
    needsSecondFactor: boolean('needs_second_factor').notNull().default(false),
    ...record(),
    ...trashed(),
  },
  (t) => [uniqueIndex('roles_name').on(t.name)],
);

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    account: varchar('account', { length: 200 }).notNull(),
    name: short('name'),
    email: short('email'),
    department: short('department'),
    roleId: integer('role_id').references(() => roles.id),
    gender: smallint('gender').$type<Value<'Gender'>>().notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    /** argon2id; null: signs in through the platform only. */
    passwordHash: text('password_hash'),
    /** Raised by what ends every session at once: tokens of an older epoch are worth nothing (docs/security.md, Sessions). */
    epoch: integer('epoch').notNull().default(0),
    lastLoginTime: moment('last_login_time'),
    avatarSha: file('avatar').sha,
    passwordChangedOn: moment('password_changed_on'),
    /** Until when the invitation is good; null: none waits to be accepted (decisions 15). */
    invitedUntil: moment('invited_until'),
    /** Who invited last, asked again when the invitation is accepted. */
    invitedById: integer('invited_by_id'),
    /** The secret of the authenticator app as secrets/totp.ts keeps it; null: no second factor. */
    totpSecret: text('totp_secret'),
    /** One that was shown and waits for its first passcode. */
    totpPending: text('totp_pending'),
    /** The time step of the last passcode that was taken: none is taken twice. */
    totpStep: integer('totp_step').notNull().default(0),
    totpSince: moment('totp_since'),
    ...record(),
  },
  (t) => [uniqueIndex('accounts_account').on(sql`lower(${t.account})`), index('accounts_role').on(t.roleId)],
);

/** What stands in for the app's passcode, once each; argon2id, with one salt for the codes of an account. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.hash] })],
);

/** Secrets that do one thing once: links that set a password, and sign-ins that wait for their second step. */
export const oneTimeKeys = pgTable(
  'one_time_keys',
  {
    id: id(),
    /** SHA-256; null: the key is made when its mail is sent, so that no mail at rest holds one. */
    hash: char('hash', { length: 64 }),
    purpose: varchar('purpose', { length: 20 }).$type<'password' | 'invitation' | 'second-step'>().notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The account's when the key was made. */
    epoch: integer('epoch').notNull(),
    /** The account that made it for this one; null: asked for by the owner. No foreign key: a key outlives a restore. */
    makerId: integer('maker_id'),
    expiresOn: moment('expires_on').notNull(),
  },
  (t) => [uniqueIndex('one_time_keys_hash').on(t.hash), index('one_time_keys_account').on(t.accountId)],
);

/** Forgotten passwords as they were asked for, known or not; a job looks for the account, so that the answer takes as long for all. */
export const passwordRequests = pgTable('password_requests', {
  id: id(),
  account: short('account'),
});

/** One row a token pair; a family is everything that one sign-in led to. */
export const tokens = pgTable(
  'tokens',
  {
    accessHash: char('access_hash', { length: 64 }).primaryKey(),
    refreshHash: char('refresh_hash', { length: 64 }).notNull(),
    family: char('family', { length: 32 }).notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The account's when the pair was issued. */
    epoch: integer('epoch').notNull().default(0),
    /** When the family began, which has an end however often it is renewed. */
    startedOn: moment('started_on').notNull().defaultNow(),
    userAgent: varchar('user_agent', { length: 300 }).notNull().default(''),
    address: varchar('address', { length: 64 }).notNull().default(''),
    accessExpiresOn: moment('access_expires_on').notNull(),
    refreshExpiresOn: moment('refresh_expires_on').notNull(),
    /** When either token of the pair was first used; null until a use shows that the pair has arrived. */
    usedOn: moment('used_on'),
    /** The successor pair, sealed with the refresh token that was exchanged for it, so that asking again gets the same. */
    successor: text('successor'),
  },
  (t) => [
    uniqueIndex('tokens_refresh').on(t.refreshHash),
    index('tokens_family').on(t.family),
    index('tokens_account').on(t.accountId),
  ],
);

/**
 * One row: another value after each commit that changed whom a token stands for or what they may do. Triggers write it,
 * last of all in their transaction (docs/security.md, Tokens).
 */
export const identityStamp = pgTable('identity_stamp', {
  id: smallint('id').primaryKey().default(1),
  /** Its transaction and a random value, so that none comes a second time. */
  stamp: varchar('stamp', { length: 100 }).notNull(),
});

/**
 * A row for each list whose counts servers remember: another value after each commit that changed how many rows a tab
 * of it has. Triggers write it, last of all in their transaction (docs/performance.md).
 */
export const listStamps = pgTable('list_stamps', {
  /** The table's. */
  name: varchar('name', { length: 50 }).primaryKey(),
  stamp: varchar('stamp', { length: 100 }).notNull(),
});

/** What is limited by its number, as sign-ins and enquiries of the last hour, counted by whom they concern; shared by all server processes. */
export const loginAttempts = pgTable('login_attempts', {
  /** A SHA-256: what is counted may be of any length, and a hash gives no account or address away. */
  key: varchar('key', { length: 300 }).primaryKey(),
  count: integer('count').notNull(),
  since: moment('since').notNull(),
});

/** Tickets of the portal that were used (decisions 4). */
export const usedTickets = pgTable('used_tickets', {
  id: varchar('id', { length: 64 }).primaryKey(),
  expiresOn: moment('expires_on').notNull(),
});

/** Answers to creating calls, so that a retry makes no second record. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: integer('account_id').notNull(),
    operation: varchar('operation', { length: 50 }).notNull(),
    key: varchar('key', { length: 100 }).notNull(),
    answer: jsonb('answer').notNull(),
    /** SHA-256 of the body; null: written before bodies were compared. */
    bodyHash: char('body_hash', { length: 64 }),
    createdOn: moment('created_on').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.operation, t.key] })],
);

/** A file without its bytes. */
export const fileColumns = () => ({
  sha: char('sha', { length: 64 }).primaryKey(),
  /** What the library and the audit trail know it by. */
  id: integer('id').notNull().generatedAlwaysAsIdentity(),
  extension: varchar('extension', { length: 5 }).notNull(),
  mime: varchar('mime', { length: 100 }).notNull(),
  size: integer('size').notNull(),
  width: integer('width'),
  height: integer('height'),
  sources: jsonb('sources').$type<PictureSource[]>().notNull().default([]),
  /** Since when nothing is known to name it; null: named, or stored since the last look (server/files/unnamed-files.ts). */
  unnamedSince: moment('unnamed_since'),
  /** When it came into the library of pictures; null: a narrower width, a portrait, a document (decisions 22). */
  uploadedOn: moment('uploaded_on'),
  uploadedBy: short('uploaded_by'),
  uploadedById: integer('uploaded_by_id'),
  /** As it was uploaded under, or called since; empty for those that are older than names. */
  name: varchar('name', { length: 255 }).notNull().default(''),
  alt: varchar('alt', { length: 100 }).notNull().default(''),
  /** What it was converted from. */
  sourceType: varchar('source_type', { length: 5 }).$type<'webp' | 'heic'>(),
  /** What a crop keeps in sight, in per cent from left and top. */
  focusX: smallint('focus_x').notNull().default(50),
  focusY: smallint('focus_y').notNull().default(50),
  /** When another took its place wherever it was used. */
  replacedOn: moment('replaced_on'),
  ...record(),
});

/**
 * What was put into the store of FILES_URL. A row is there before its object is, so that nothing lies in the store
 * unknown, and goes after it (docs/decisions.md 25).
 */
export const fileObjects = pgTable(
  'file_objects',
  {
    sha: char('sha', { length: 64 }).primaryKey(),
    extension: varchar('extension', { length: 5 }).notNull(),
    /** Since when no file is known to need it; null: one does. */
    unneededSince: moment('unneeded_since').defaultNow(),
  },
  (t) => [
    index('file_objects_unneeded')
      .on(t.unneededSince)
      .where(sql`${t.unneededSince} is not null`),
  ],
);

const storedBytes = {
  /** Null: in the store, as `object` says. One of the two is null, by a trigger of the migration. */
  bytes: bytea('bytes'),
  object: char('object', { length: 64 }).references(() => fileObjects.sha),
};

export const files = pgTable('files', { ...fileColumns(), ...storedBytes }, (t) => [
  index('files_in_store')
    .on(t.object)
    .where(sql`${t.object} is not null`),
  uniqueIndex('files_id').on(t.id),
  index('files_unnamed')
    .on(t.unnamedSince)
    .where(sql`${t.unnamedSince} is not null`),
  index('files_uploaded')
    .on(t.uploadedOn, t.id)
    .where(sql`${t.uploadedOn} is not null`),
]);

/**
 * Which record names which picture, in whichever of its columns. Triggers of the naming tables keep it (docs/decisions.md
 * 22); `recordId` is the row's own id there, 1 for the popup.
 */
export const fileUses = pgTable(
  'file_uses',
  {
    sha: char('sha', { length: 64 }).notNull(),
    source: varchar('source', { length: 20 }).$type<FileUser>().notNull(),
    recordId: integer('record_id').notNull(),
    since: moment('since').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.source, t.recordId, t.sha] }), index('file_uses_sha').on(t.sha)],
);

/**
 * When each case, article, piece of news and website was changed last, of a website also its active theme. Triggers keep
 * it: with an index on `last_modified_on` each save would write a row's other indexes anew (docs/performance.md).
 */
export const lastChanges = pgTable(
  'last_changes',
  {
    kind: varchar('kind', { length: 20 }).$type<AuditKind>().notNull(),
    /** Of a website the id of its case. */
    recordId: integer('record_id').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.recordId] }),
    index('last_changes_at').on(t.kind, t.at, t.recordId),
  ],
);

export const cases = pgTable(
  'cases',
  {
    id: id(),
    code: varchar('code', { length: 200 }).notNull(),
    title: short('title'),
    subtitle: short('subtitle'),
    tab: smallint('tab').$type<Value<'CaseTab'>>().notNull(),
    isHighlight: boolean('is_highlight').notNull().default(false),
    status: status(),
    ...schedule(),
    sort: integer('sort').notNull(),
    county: varchar('county', { length: 20 }).notNull(),
    district: varchar('district', { length: 20 }).notNull(),
    zip: varchar('zip', { length: 6 }).notNull().default(''),
    address: short('address'),
    ...cover(),
    tel: varchar('tel', { length: 20 }).notNull().default(''),
    receptionAddress: short('reception_address'),
    siteArea: short('site_area'),
    floors: short('floors'),
    households: integer('households'),
    completion: short('completion'),
    architect: short('architect'),
    builder: short('constructor'),
    introduction: text('introduction').notNull().default(''),
    housingUnits: jsonb('housing_units').$type<HousingUnit[]>().notNull().default([]),
    recommendedCaseIds: integer('recommended_case_ids').array().notNull().default([]),
    parts: parts('parts'),
    ...seo(),
    ...share(),
    ...record(),
    ...trashed(),
  },
  (t) => [
    uniqueIndex('cases_code').on(sql`lower(${t.code})`),
    index('cases_tab_sort')
      .on(t.tab, t.sort, t.id)
      .where(sql`${t.deletedOn} is null`),
    index('cases_deleted')
      .on(t.deletedOn)
      .where(sql`${t.deletedOn} is not null`),
    emptyIndex('cases', t.tab, t),
    searchIndex('cases', t.title, t.code),
    ...scheduleIndexes('cases', t),
  ],
);

export const templates = pgTable(
  'templates',
  {
    id: id(),
    templateCode: varchar('code', { length: 20 }).$type<Value<'TemplateCode'>>().notNull(),
    name: short('name'),
    description: long('description'),
    parts: parts('parts'),
    createdOn: moment('created_on').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('templates_code').on(t.templateCode)],
);

export const siteThemes = pgTable(
  'site_themes',
  {
    id: id(),
    caseId: integer('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    templateCode: varchar('template_code', { length: 20 }).$type<Value<'TemplateCode'>>().notNull(),
    name: short('name'),
    status: status(),
    parts: parts('parts'),
    publishedParts: jsonb('published_parts').$type<StoredPart[]>(),
    publishedOn: moment('published_on'),
    ...record(),
    ...trashed(),
  },
  (t) => [
    index('site_themes_case').on(t.caseId),
    index('site_themes_changed').on(t.caseId, t.id).where(isThemeChanged(t)),
    index('site_themes_deleted')
      .on(t.deletedOn)
      .where(sql`${t.deletedOn} is not null`),
  ],
);

/** What was published, kept for its history: a version is written once and never changed. */
export const siteThemeVersions = pgTable(
  'site_theme_versions',
  {
    id: id(),
    themeId: integer('theme_id')
      .notNull()
      .references(() => siteThemes.id, { onDelete: 'cascade' }),
    parts: parts('parts'),
    publishedOn: moment('published_on').notNull(),
    publishedBy: short('published_by'),
    publishedById: integer('published_by_id'),
  },
  (t) => [index('site_theme_versions_theme').on(t.themeId)],
);

export const siteSets = pgTable(
  'site_sets',
  {
    id: id(),
    caseId: integer('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    /** 0 enabled, 1 not enabled: the opposite of a content status. */
    status: smallint('status').$type<Value<'WebsiteStatus'>>().notNull().default(1),
    caseCode: varchar('case_code', { length: 200 }),
    codeCheckedOn: moment('code_checked_on'),
    siteName: varchar('site_name', { length: 30 }),
    publishedOn: moment('published_on'),
    activeThemeId: integer('active_theme_id').references(() => siteThemes.id, { onDelete: 'set null' }),
    gaId: varchar('ga_id', { length: 20 }).notNull().default(''),
    gtmId: varchar('gtm_id', { length: 20 }).notNull().default(''),
    ...seo(),
    ...share(),
    ...record(),
  },
  (t) => [
    uniqueIndex('site_sets_case').on(t.caseId),
    uniqueIndex('site_sets_name').on(sql`lower(${t.siteName})`),
    index('site_sets_code').on(sql`lower(${t.caseCode})`),
  ],
);

/** What is to happen to a website at a time (decisions 11): one row each, kept when it is over. */
export const siteSchedules = pgTable(
  'site_schedules',
  {
    id: id(),
    siteId: integer('site_id')
      .notNull()
      .references(() => siteSets.id, { onDelete: 'cascade' }),
    action: varchar('action', { length: 10 }).$type<'publish' | 'takeOff'>().notNull(),
    /** The page to publish; null when it was deleted since. */
    themeId: integer('theme_id').references(() => siteThemes.id, { onDelete: 'set null' }),
    dueOn: moment('due_on').notNull(),
    createdBy: short('created_by'),
    createdById: integer('created_by_id'),
    createdOn: moment('created_on').notNull().defaultNow(),
    /** null while it waits. A failure is shown until it is cancelled. */
    outcome: varchar('outcome', { length: 10 }).$type<'done' | 'failed' | 'cancelled'>(),
    settledOn: moment('settled_on'),
    /** Why it failed, as its reader is told. */
    reason: long('reason'),
  },
  (t) => [
    index('site_schedules_due')
      .on(t.dueOn)
      .where(sql`${t.outcome} is null`),
    uniqueIndex('site_schedules_waiting')
      .on(t.siteId, t.action)
      .where(sql`${t.outcome} is null`),
  ],
);

export const salesCases = pgTable('sales_cases', {
  code: varchar('code', { length: 200 }).primaryKey(),
  title: short('title'),
  district: short('district'),
});

export const articles = pgTable(
  'articles',
  {
    id: id(),
    type: smallint('type').$type<Value<'ArticleType'>>().notNull(),
    title: short('title'),
    summary: long('summary'),
    ...cover(),
    publishDate: date('publish_date').notNull(),
    status: status(),
    ...schedule(),
    sort: integer('sort').notNull(),
    parts: parts('parts'),
    ...seo(),
    ...share(),
    ...record(),
    ...trashed(),
  },
  (t) => [
    index('articles_type_sort')
      .on(t.type, t.sort, t.id)
      .where(sql`${t.deletedOn} is null`),
    index('articles_deleted')
      .on(t.deletedOn)
      .where(sql`${t.deletedOn} is not null`),
    emptyIndex('articles', t.type, t),
    searchIndex('articles', t.title),
    ...scheduleIndexes('articles', t),
  ],
);

export const news = pgTable(
  'news',
  {
    id: id(),
    title: short('title'),
    summary: long('summary'),
    ...cover(),
    publishDate: date('publish_date').notNull(),
    status: status(),
    ...schedule(),
    content: text('content').notNull().default(''),
    ...seo(),
    ...share(),
    ...record(),
    ...trashed(),
  },
  (t) => [
    index('news_date')
      .on(t.publishDate, t.id)
      .where(sql`${t.deletedOn} is null`),
    index('news_deleted')
      .on(t.deletedOn)
      .where(sql`${t.deletedOn} is not null`),
    searchIndex('news', t.title),
    ...scheduleIndexes('news', t),
  ],
);

/** Addresses by which one draft is seen without signing in; in no backup, and gone after a restore (docs/security.md, Preview links). */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: id(),
    token: char('token', { length: 24 }).notNull(),
    /** Exactly one of the four: what the link shows. */
    themeId: integer('theme_id').references(() => siteThemes.id, { onDelete: 'cascade' }),
    caseId: integer('case_id').references(() => cases.id, { onDelete: 'cascade' }),
    articleId: integer('article_id').references(() => articles.id, { onDelete: 'cascade' }),
    newsId: integer('news_id').references(() => news.id, { onDelete: 'cascade' }),
    purpose: varchar('purpose', { length: 50 }).notNull(),
    days: smallint('days').$type<Value<'PreviewLink'>['days']>().notNull(),
    createdOn: moment('created_on').notNull().defaultNow(),
    createdBy: varchar('created_by', { length: 200 }).notNull(),
    /** Asked again whenever the link is opened. */
    createdById: integer('created_by_id'),
    expiresOn: moment('expires_on').notNull(),
    openedCount: integer('opened_count').notNull().default(0),
    lastOpenedOn: moment('last_opened_on'),
  },
  (t) => [
    uniqueIndex('preview_links_token').on(t.token),
    index('preview_links_theme').on(t.themeId),
    index('preview_links_case').on(t.caseId),
    index('preview_links_article').on(t.articleId),
    index('preview_links_news').on(t.newsId),
    check('preview_links_one', sql`num_nonnulls(${t.themeId}, ${t.caseId}, ${t.articleId}, ${t.newsId}) = 1`),
  ],
);

export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    type: smallint('type').$type<Value<'ContactType'>>().notNull(),
    name: short('name'),
    gender: smallint('gender').$type<Value<'Gender'>>().notNull(),
    tel: varchar('tel', { length: 20 }).notNull(),
    email: short('email'),
    caseTitle: short('case_title'),
    content: long('content'),
    handleStatus: smallint('handle_status').$type<Value<'HandleStatus'>>().notNull().default(0),
    assigneeId: integer('assignee_id').references(() => accounts.id),
    /** When staff first wrote a note or left the state of what is not handled. */
    firstHandledOn: moment('first_handled_on'),
    ...record(),
  },
  (t) => [
    index('contacts_created').on(t.createdOn, t.id),
    index('contacts_type').on(t.type, t.createdOn, t.id),
    index('contacts_state').on(t.handleStatus, t.createdOn, t.id),
    index('contacts_assigned').on(t.assigneeId, t.createdOn, t.id),
    searchIndex('contacts', t.name, t.tel, t.email, t.caseTitle, t.content),
  ],
);

/** What staff noted on an enquiry, and who was given it and how its state changed (decisions 20). Rows are only added; the text of a note is corrected by its author alone. */
export const contactNotes = pgTable(
  'contact_notes',
  {
    id: id(),
    contactId: integer('contact_id')
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    author: short('author'),
    /** Null where it is not known, as of notes of earlier releases. */
    authorId: integer('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    createdOn: moment('created_on').notNull().defaultNow(),
    editedOn: moment('edited_on'),
    rowVersion: integer('row_version').notNull().default(1),
    /** Empty where a row tells of a change. */
    text: long('text'),
    /** The new assignee's name, empty for none; null where that did not change. */
    assignee: varchar('assignee', { length: 200 }),
    assigneeId: integer('assignee_id'),
    handleStatus: smallint('handle_status').$type<Value<'HandleStatus'>>(),
  },
  (t) => [index('contact_notes_contact').on(t.contactId, t.id)],
);

export const contactEmails = pgTable('contact_emails', {
  type: smallint('type').$type<Value<'ContactType'>>().primaryKey(),
  emails: long('emails'),
});

/** Versions of records that are one of a kind: the popup, the recipients. */
export const singletons = pgTable('singletons', {
  key: varchar('key', { length: 50 }).primaryKey(),
  value: jsonb('value').notNull().default({}),
  ...record(),
});

export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipients: text('recipients').notNull(),
    subject: short('subject'),
    body: text('body').notNull(),
    /** The one-time key whose link takes the place of `{link}` when the mail is sent; a mail without its key is not sent. */
    keyId: integer('key_id'),
    /** Stays the same over all tries, and is never given again, not even after a restore that sets the ids back. */
    messageId: uuid('message_id').notNull().defaultRandom(),
    tries: integer('tries').notNull().default(0),
    /** While a mail is being sent: when another process may take it. */
    nextTryOn: moment('next_try_on').notNull().defaultNow(),
    sentOn: moment('sent_on'),
    givenUpOn: moment('given_up_on'),
    lastError: text('last_error'),
  },
  (t) => [
    index('outbox_due')
      .on(t.nextTryOn)
      .where(sql`${t.sentOn} is null and ${t.givenUpOn} is null`),
  ],
);

/**
 * What caches in front keep and must ask for anew (docs/decisions.md 24). Triggers write it, in the transaction that
 * changes what a visitor sees; the sender removes it.
 */
export const pagePurges = pgTable(
  'page_purges',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** As they stand in `Surrogate-Key`. */
    keys: text('keys').array().notNull(),
    /** The addresses that these stand for, not encoded. */
    paths: text('paths').array().notNull(),
    createdOn: moment('created_on').notNull().defaultNow(),
    /** While it is being sent: when another process may take it. */
    dueOn: moment('due_on').notNull().defaultNow(),
    tries: integer('tries').notNull().default(0),
    /** When it was sent first; each is sent twice. */
    sentOn: moment('sent_on'),
  },
  (t) => [index('page_purges_due').on(t.dueOn)],
);

/**
 * Who did what to which record. Rows are only ever added: a trigger refuses every other statement, but the removal of
 * what is older than three years (docs/decisions.md 13).
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    /** Null for the server itself, and for a failed sign-in. */
    accountId: integer('account_id'),
    account: short('account'),
    accountName: short('account_name'),
    address: varchar('address', { length: 100 }).notNull().default(''),
    kind: varchar('kind', { length: 20 }).notNull().$type<AuditKind>(),
    recordId: integer('record_id'),
    title: short('title'),
    action: varchar('action', { length: 20 }).notNull().$type<AuditAction>(),
    operation: varchar('operation', { length: 50 }).notNull().default(''),
    requestId: varchar('request_id', { length: 100 }).notNull().default(''),
    userAgent: varchar('user_agent', { length: 300 }).notNull().default(''),
    before: jsonb('before').$type<Changes>(),
    after: jsonb('after').$type<Changes>(),
    /** What was kept of the record then; it may be gone since. */
    versionId: integer('version_id'),
    count: integer('count').notNull().default(1),
  },
  (t) => [
    index('audit_entries_at').on(t.at, t.id),
    index('audit_entries_record').on(t.kind, t.recordId, t.at),
    index('audit_entries_account').on(t.accountId, t.at),
  ],
);

/** What was stored of a record each time: written once and never changed, a hundred of each record (docs/decisions.md 14). */
export const recordVersions = pgTable(
  'record_versions',
  {
    id: id(),
    kind: varchar('kind', { length: 20 }).notNull().$type<VersionKind>(),
    recordId: integer('record_id').notNull(),
    /** The record's row version when this was stored. */
    rowVersion: integer('version').notNull(),
    at: moment('at').notNull(),
    by: short('by'),
    byId: integer('by_id'),
    data: jsonb('data').$type<Changes>().notNull(),
    /** Fields that were others in the version before. */
    changed: text('changed').array().notNull().default([]),
    partsChanged: integer('parts_changed').notNull().default(0),
    /** When the version was stored that this one brought back. */
    restoredFrom: moment('restored_from'),
  },
  (t) => [index('record_versions_record').on(t.kind, t.recordId, t.id)],
);

/** Background work, one row a job: what runs, since when, and how its last run ended (server/db/job-runner.ts). */
export const jobs = pgTable('jobs', {
  name: varchar('name', { length: 50 }).primaryKey(),
  nextRunOn: moment('next_run_on').notNull().defaultNow(),
  /** The run that is on, until when it is believed to live, and null while there is none. */
  lease: uuid('lease'),
  leasedUntil: moment('leased_until'),
  startedOn: moment('started_on').notNull(),
  finishedOn: moment('finished_on'),
  succeededOn: moment('succeeded_on'),
  /** What the last run did, such as `{"removed": 3}`. */
  counts: jsonb('counts').$type<Record<string, number>>(),
  /** Why the last run failed; null when it did not. */
  error: text('error'),
  /** Runs in a row that failed. */
  failures: integer('failures').notNull().default(0),
});

export const downloads = pgTable('downloads', {
  id: id(),
  title: short('title'),
  description: long('description'),
  fileName: varchar('file_name', { length: 255 }).notNull(),
  fileSha: char('file_sha', { length: 64 })
    .notNull()
    .references(() => files.sha),
  sort: integer('sort').notNull(),
});

/** One row, once a process had a SECRET_KEY: by which another process knows that it has the same. */
export const secretKeys = pgTable('secret_keys', {
  id: smallint('id').primaryKey().default(1),
  fingerprint: varchar('fingerprint', { length: 64 }).notNull(),
});
