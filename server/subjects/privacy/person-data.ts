import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { companyIdentifiers } from './company-identifiers';
import { type Identifiers, literalPattern, patternOf, plainTelSql } from './identifiers';

/** Data of one person: the enquiries, and other occurrences of number and address. */
export interface PersonData {
  ids: number[];
  /** Identify these enquiries in a backup, see `enquiryMark`. */
  marks: string[];
  /** Includes numbers and addresses of these enquiries that are those of no other enquiry and not of the company. */
  identifiers: Identifiers;
  pattern: string;
  /** Also matches the person's names; a name alone matches nobody. */
  withNames: string;
}

interface Search {
  /** Enquiries whose number or address has changed since. */
  further?: readonly number[];
  /** The person's own among the enquiries found; by default all. */
  chosen?: readonly number[] | undefined;
}

/** The column `tel` as numbers are compared. */
export const telColumn = sql.raw(plainTelSql('tel'));
export const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

/** Matches no text, in PostgreSQL and JavaScript. */
const nothing = '$.';

/** Both in one text, in any order. */
const together = (one: string, other: string) =>
  `(?:${one})(?:.|\n)*(?:${other})|(?:${other})(?:.|\n)*(?:${one})`;

/** SQL that names an enquiry in any backup; the time tells it from a later one with the same id. */
export const enquiryMark = "concat('enquiry ', id, ' ', extract(epoch from created_on))";

/** Null without a number, address or enquiry. */
export async function findPersonData(
  db: Db,
  requested: Identifiers,
  { further = [], chosen }: Search = {},
): Promise<PersonData | null> {
  if (patternOf(requested) === null && further.length === 0) return null;
  const isTheirs = sql`((tel <> '' and ${telColumn} = any(${texts(requested.tels)})) or (email <> '' and lower(email) = any(${texts(requested.emails)})))`;
  const { rows } = await db.execute<{ id: number; name: string; tel: string; email: string; mark: string }>(
    sql`select id, name, ${telColumn} as tel, lower(email) as email, ${sql.raw(enquiryMark)} as mark from contacts where ${isTheirs} or id = any(${sql.param([...further])}::int[]) order by id`,
  );
  const theirs = chosen ? rows.filter(({ id }) => chosen.includes(id)) : rows;
  const ids = theirs.map(({ id }) => id);
  const all = {
    tels: distinct([...requested.tels, ...theirs.map((row) => row.tel)]),
    emails: distinct([...requested.emails, ...theirs.map((row) => row.email)]),
  };
  const others = await identifiersOfOthers(db, all, ids);
  // Anybody can state the company's number in an enquiry; its erasure would remove that from trail and versions.
  const company = await companyIdentifiers(db);
  const isRequested = (value: string) => requested.tels.includes(value) || requested.emails.includes(value);
  const isOwn = (value: string) => !others.has(value) && (isRequested(value) || !company.has(value));
  const identifiers = { tels: all.tels.filter(isOwn), emails: all.emails.filter(isOwn) };
  const own = patternOf(identifiers);
  const names = distinct(theirs.map(({ name }) => name.trim()))
    .filter((name) => name.length > 1)
    .map(literalPattern);
  // A number that somebody else has too means this person only next to the name.
  const shared = patternOf({
    tels: all.tels.filter((value) => others.has(value)),
    emails: all.emails.filter((value) => others.has(value)),
  });
  const besideName = shared !== null && names.length > 0 ? together(shared, names.join('|')) : null;
  return {
    ids,
    marks: theirs.map(({ mark }) => mark),
    identifiers,
    pattern: [own, besideName].filter((each) => each !== null).join('|') || nothing,
    withNames: [own, ...names].filter((each) => each !== null).join('|') || nothing,
  };
}

/** Each value once, without empty ones. */
export const distinct = (values: readonly string[]) => [...new Set(values)].filter((value) => value !== '');

/** Those of these numbers and addresses that an enquiry other than `ids` has. */
async function identifiersOfOthers(
  db: Db,
  { tels, emails }: Identifiers,
  ids: readonly number[],
): Promise<ReadonlySet<string>> {
  const isOthers = sql`id <> all(${sql.param([...ids])}::int[])`;
  const { rows } = await db.execute<{ value: string }>(sql`
    select ${telColumn} as value from contacts where ${telColumn} = any(${texts(tels)}) and ${isOthers}
    union select lower(email) from contacts where lower(email) = any(${texts(emails)}) and ${isOthers}`);
  return new Set(rows.map(({ value }) => value));
}
