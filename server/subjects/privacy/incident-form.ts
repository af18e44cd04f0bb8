import { eq, sql } from 'drizzle-orm';
import { privacySettings } from '../enquiries/privacy-settings';
import { companyOf } from '../content/company';
import type { Bodies } from '../../base/contract/bodies';
import { fieldError } from '../../base/contract/errors';
import type { Db } from '../../base/db/client';
import { accounts } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import type { components } from '../../../openapi/generated/types';
import type { Saved } from '../../records/table';
import { taipeiTime } from '../../base/contract/taipei-time';
import { type IncidentRow, incidentRecords as records, isOfIncident } from './incidents';
import { countLetters } from './letters';
import { requestText as text } from './request-text';
import { termsOf } from './terms';

type Schemas = components['schemas'];
type From = Schemas['IncidentFormFrom'];

/** Form of the authority, filled with known values; throws 404. */
export async function getForm(db: Db, id: number): Promise<Schemas['IncidentForm']> {
  const row = await records.find(db, id);
  const { report, formFields } = await termsOf(db);
  const known = await knownAnswers(db, row);
  return {
    number: row.number,
    authority: report.authority,
    source: report.source,
    checkedOn: report.checkedOn,
    fields: formFields.map(({ name, label, from }) => {
      const answer = known[from];
      // Asked for, as no record contains it.
      return answer === ''
        ? { name, label, from: 'typed', answer: row.answers[name] ?? '' }
        : { name, label, from, answer };
    }),
    rowVersion: row.rowVersion,
  };
}

/** Saves answers that no record contains; throws 404, 409, and 400 for another field. */
export async function saveForm(
  tx: Tx,
  id: number,
  { rowVersion, answers }: Bodies['saveIncidentForm'],
  by: string,
): Promise<Saved> {
  const row = await records.lock(tx, { id, rowVersion });
  const { fields } = await getForm(tx, id);
  const typed = new Set(fields.filter(({ from }) => from === 'typed').map(({ name }) => name));
  if (answers.some(({ name }) => !typed.has(name))) throw fieldError('answers', text.typedOnly);
  const answersByName = Object.fromEntries(answers.map(({ name, answer }) => [name, answer.trim()]));
  return records.change(tx, id, { answers: { ...row.answers, ...answersByName } }, by);
}

/** Empty for unknown values. */
async function knownAnswers(db: Db, row: IncidentRow): Promise<Record<From, string>> {
  const company = await companyOf(db);
  const { persons, fields } = await exposedOf(db, row.id);
  const { items } = text;
  const named = (['name', 'tel', 'email', 'content'] as const).filter((field) => fields[field]);
  return {
    company: company.legalName || company.name,
    reporter: await reporterOf(db, row),
    knownOn: taipeiTime(row.knownOn),
    happenedOn: await happenedOf(db, row),
    title: row.title,
    categories:
      named.length > 0 ? text.categories(named.map((each) => items[each]).join(text.separator)) : '',
    persons: row.listedOn ? text.persons(persons) : '',
    measures: await measuresOf(db, row),
    notices: await noticesOf(db, row),
    typed: '',
  };
}

async function exposedOf(db: Db, id: number) {
  const { rows } = await db.execute<{
    persons: number;
    name: boolean;
    tel: boolean;
    email: boolean;
    content: boolean;
  }>(sql`
    select count(*)::int as persons, coalesce(bool_or(c.name <> ''), false) as name,
      coalesce(bool_or(c.tel <> ''), false) as tel, coalesce(bool_or(c.email <> ''), false) as email,
      coalesce(bool_or(c.content <> ''), false) as content
    from incident_persons p left join contacts c on c.id = p.contact_id where p.incident_id = ${id}`);
  const { persons = 0, ...fields } = rows[0] ?? { name: false, tel: false, email: false, content: false };
  return { persons, fields };
}

/** Privacy officer of the settings, else the account that added the incident. */
async function reporterOf(db: Db, { createdById, createdBy }: IncidentRow): Promise<string> {
  const settings = await privacySettings(db);
  const id = settings.officerId ?? createdById;
  const [account] =
    id === null
      ? []
      : await db
          .select({ name: accounts.name, department: accounts.department, email: accounts.email })
          .from(accounts)
          .where(eq(accounts.id, id));
  if (!account) return createdBy;
  return text.reporter(account.name, account.department, settings.email || account.email);
}

/** First and last access to a person of the list. */
async function happenedOf(db: Db, row: IncidentRow): Promise<string> {
  if (!row.listedOn) return '';
  const { rows } = await db.execute<{ first: Date | null; last: Date | null }>(sql`
    select min(a.at) as first, max(a.at) as last from audit_entries a
    where ${isOfIncident(row)} and a.action in ('show', 'open', 'export')`);
  const { first, last } = rows[0] ?? {};
  return first && last ? text.span(taipeiTime(new Date(first)), taipeiTime(new Date(last))) : '';
}

/** Actions taken on the account or token since the incident began, from the audit trail. */
async function measuresOf(db: Db, { accountId, tokenId, fromOn }: IncidentRow): Promise<string> {
  if (accountId === null && tokenId === null) return '';
  const since = fromOn.toISOString();
  const own = tokenId === null ? sql`created_by_id = ${accountId}` : sql`id = ${tokenId}`;
  const { rows } = await db.execute<{ off: Date | null; revoked: Date | null; tokens: number }>(sql`
    select
      (select min(at) from audit_entries where kind = 'account' and record_id = ${accountId} and at >= ${since}
        and after->>'isActive' = 'false') as off,
      max(revoked_on) as revoked, count(*)::int as tokens
    from api_tokens where ${own} and revoked_on >= ${since}`);
  const { off, revoked, tokens } = rows[0] ?? { tokens: 0 };
  const { measures } = text;
  const done = [
    off && measures.deactivated(taipeiTime(new Date(off))),
    revoked && measures.revoked(taipeiTime(new Date(revoked)), tokens),
  ].filter(Boolean);
  return done.join(text.separator);
}

async function noticesOf(db: Db, row: IncidentRow): Promise<string> {
  if (!row.lettersOn) return '';
  const { queued, byMail, byPost, failed } = await countLetters(db, row.id);
  return text.notices(taipeiTime(row.lettersOn), queued - failed, byMail - queued, byPost);
}
