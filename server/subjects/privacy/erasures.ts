import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { auditEntries, erasedPersons, erasureKeys } from '../../base/db/schema';
import { decryptSecret, encryptSecret, type SecretKeys } from '../../base/secrets/secret-store';
import { randomToken } from '../../base/secrets/sealed';
import { erasePersonData } from './held-data';
import { enquiryMark, findPersonData } from './person-data';
import { type Identifiers, identifiersIn } from './identifiers';
import { enquiryColumns, textQueries, versionColumns, webhookColumns, wordColumns } from './mentions';

/** The key of the hashes can't be decrypted: SECRET_KEY has changed since they were created. */
export class ErasureKeyError extends Error {}

interface HashKey {
  id: string;
  secret: string;
}

const hashOf = (value: string, { secret }: HashKey) =>
  createHmac('sha256', secret).update(value).digest('hex');

/** Stores that these persons and enquiries were erased, only as hashes. */
export async function rememberErased(
  db: Db,
  { identifiers: { tels, emails }, marks }: { identifiers: Identifiers; marks: readonly string[] },
  keys: SecretKeys,
): Promise<void> {
  const values = [...tels, ...emails, ...marks];
  if (values.length === 0) return;
  const key = (await readKeys(db, keys)).at(-1) ?? (await makeKey(db, keys));
  const erasedOn = new Date();
  const rows = values.map((value) => ({ keyId: key.id, hash: hashOf(value, key), erasedOn }));
  await db
    .insert(erasedPersons)
    .values(rows)
    .onConflictDoUpdate({ target: [erasedPersons.keyId, erasedPersons.hash], set: { erasedOn } });
}

async function makeKey(db: Db, keys: SecretKeys): Promise<HashKey> {
  const secret = randomToken();
  const [row] = await db
    .insert(erasureKeys)
    .values({ secret: encryptSecret(secret, keys, 'erasure-key') })
    .returning({ id: erasureKeys.id });
  if (!row) throw new Error('no erasure key');
  return { id: row.id, secret };
}

/** Throws ErasureKeyError. */
async function readKeys(db: Db, keys: SecretKeys): Promise<HashKey[]> {
  const rows = await db.select().from(erasureKeys).orderBy(erasureKeys.createdOn);
  return rows.map(({ id, secret }) => {
    try {
      return { id, secret: decryptSecret(secret, keys, 'erasure-key') };
    } catch {
      throw new ErasureKeyError();
    }
  });
}

/** Checks in one pass every text in which restored data may contain an erased person. */
const texts = [
  "select tel || ' ' || email as text from contacts",
  "select concat_ws('|', recipients, subject, body, last_error) as text from outbox",
  ...textQueries([...enquiryColumns, ...webhookColumns, ...wordColumns, ...versionColumns]),
  ...textQueries([auditEntries.title, auditEntries.before, auditEntries.after]),
  "select tel || ' ' || email || ' ' || identity || ' ' || note as text from person_requests",
  "select email as text from outside_reviews where email <> ''",
];
const batch = 5_000;
/** Maximum identifiers in one pattern. */
const maxTogether = 50;

/**
 * Erases again, in the current transaction, all persons of these hashes (`key_id`, `hash`) that the tables contain.
 * Resolves to the number of enquiries. Throws ErasureKeyError.
 */
export async function repeatErasures(
  db: Db,
  hashes: readonly { keyId: string; hash: string }[],
  keys: SecretKeys,
): Promise<number> {
  if (hashes.length === 0) return 0;
  const hashKeys = (await readKeys(db, keys)).filter(({ id }) => hashes.some(({ keyId }) => keyId === id));
  const known = new Set(hashes.map(({ keyId, hash }) => `${keyId} ${hash}`));
  const looked = new Map<string, boolean>();
  const isErased = (value: string) => {
    const before = looked.get(value);
    if (before !== undefined) return before;
    const found = hashKeys.some((key) => known.has(`${key.id} ${hashOf(value, key)}`));
    if (found) looked.set(value, true);
    return found;
  };
  let erased = 0;
  const erase = async (identifiers: Identifiers, further: readonly number[] = []) => {
    const person = await findPersonData(db, identifiers, { further });
    if (!person) return;
    erased += person.ids.length;
    await erasePersonData(db, person);
  };
  // Before the numbers, so that one that somebody else has too is not taken for theirs alone.
  const enquiries: number[] = [];
  for await (const mark of textsOf(db, `select ${enquiryMark} as text from contacts`)) {
    if (isErased(mark)) enquiries.push(Number(mark.split(' ')[1]));
  }
  for (let start = 0; start < enquiries.length; start += maxTogether) {
    const some = enquiries.slice(start, start + maxTogether);
    await erase({ tels: [], emails: [] }, some);
  }
  const [tels, emails] = [new Set<string>(), new Set<string>()];
  for (const query of texts) {
    for await (const text of textsOf(db, query)) {
      const found = identifiersIn(text);
      for (const tel of found.tels) if (isErased(tel)) tels.add(tel);
      for (const email of found.emails) if (isErased(email)) emails.add(email);
    }
  }
  const all = [
    ...[...tels].map((tel) => ({ tels: [tel], emails: [] as string[] })),
    ...[...emails].map((email) => ({ tels: [] as string[], emails: [email] })),
  ];
  for (let start = 0; start < all.length; start += maxTogether) {
    const some = all.slice(start, start + maxTogether);
    await erase({
      tels: some.flatMap((each) => each.tels),
      emails: some.flatMap((each) => each.emails),
    });
  }
  return erased;
}

async function* textsOf(db: Db, query: string): AsyncGenerator<string> {
  await db.execute(sql.raw(`DECLARE erased_texts NO SCROLL CURSOR FOR ${query}`));
  for (;;) {
    const { rows } = await db.execute<{ text: string | null }>(sql.raw(`FETCH ${batch} FROM erased_texts`));
    for (const { text } of rows) if (text) yield text;
    if (rows.length < batch) break;
  }
  await db.execute(sql.raw('CLOSE erased_texts'));
}
