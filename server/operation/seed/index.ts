import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Config } from '../../base/config/config';
import { ContactType } from '../../../openapi/generated/enums';
import { claims } from '../../../openapi/generated/claims';
import { isEasilyGuessed } from '../../base/secrets/guessed-passwords';
import { hashPassword } from '../../base/secrets/passwords';
import { StartError } from '../../base/process/start-error';
import { startText } from '../../base/process/text';
import type { Db } from '../../base/db/client';
import { accounts, contactEmails, roles, salesCases, singletons } from '../../base/db/schema';
import { administratorName, administratorRole } from './base-data';
import { demoCases } from './cases';
import { seedCase } from './demo-cases';
import { demoAccounts, demoRecipient, demoRoles, spareSalesCases } from './demo-data';
import { type Pictures, storePictures } from './pictures';
import { seedContacts } from './contacts';
import { seedFigures } from './figures';
import { seedHabits } from './habits';
import { noteRelease } from './news';
import { syncManual } from './manual';
import { seedCompany } from './company';
import { pictureNames } from './picture-data';
import { seedPopups } from './popup';
import { seedPublications } from './publications';
import { seedSharedBlocks } from './shared-blocks';
import { seedTemplates, templatePictures, updateTemplates } from './templates';
import { withIds } from './with-ids';
import { seedWork } from './work';
import type { SecretKeys } from '../../base/secrets/secret-store';
import { isAllowedPassword } from '../../base/config/allowed-password';

/** Its time is that of the first start. */
export const seedMarker = 'seed';
/** Distinguishes demo content from real content; a restored backup contains its own marker. */
export const demoMarker = 'demo';

/** Stores required first content, and demo content on request: once, in one transaction. */
export async function seed(db: Db, config: Config, log: (line: string) => void): Promise<void> {
  await syncManual(db);
  // Before the first accounts, which see no news.
  await noteRelease(db);
  const [done] = await db.select().from(singletons).where(eq(singletons.key, seedMarker));
  if (done) return updateTemplates(db);
  // Checked only here: existing installations must still start, even with such a password in their settings.
  if (config.adminPassword !== undefined) {
    if (!isAllowedPassword(config.adminPassword)) throw new StartError(startText.notPassword);
    if (await isEasilyGuessed(config.adminPassword, [config.adminAccount])) {
      throw new StartError(startText.easyPassword);
    }
  }
  // Before the transaction: a stored picture without a use is harmless.
  const pictures = await storePictures(db, config.seed === 'demo' ? pictureNames : templatePictures);
  const password = config.adminPassword ?? randomBytes(12).toString('base64url');
  await db.transaction(async (tx) => {
    await tx.insert(singletons).values({ key: seedMarker });
    const [role] = await tx
      .insert(roles)
      .values({ ...administratorRole, claims: [...claims] })
      .returning({ id: roles.id });
    await tx.insert(accounts).values({
      account: config.adminAccount,
      name: administratorName,
      roleId: role?.id ?? null,
      passwordHash: await hashPassword(password),
    });
    await tx.insert(contactEmails).values(([1, 2, 3, 4] as const).map((type) => ({ type })));
    await seedTemplates(tx, pictures);
    if (config.seed === 'demo') await seedDemo(tx, pictures, config.secretKeys);
  });
  // The operator knows a chosen password; it must not be logged.
  log(
    config.adminPassword === undefined
      ? startText.firstSignIn(config.adminAccount, password)
      : startText.firstSignInChosen(config.adminAccount),
  );
}

async function seedDemo(tx: Db, pictures: Pictures, keys: SecretKeys): Promise<void> {
  await tx.insert(singletons).values({ key: demoMarker });
  const actions = ['View', 'Create', 'Edit', 'Delete'];
  for (const { units, ...role } of demoRoles) {
    const wanted = new Set<string>(
      units.flatMap((unit) => actions.map((action) => `Permissions.${unit}.${action}`)),
    );
    await tx.insert(roles).values({ ...role, claims: claims.filter((claim) => wanted.has(claim)) });
  }
  const stored = await tx.select({ id: roles.id, name: roles.name }).from(roles);
  await tx.insert(accounts).values(
    demoAccounts.map(({ role, ...account }) => ({
      ...account,
      roleId: stored.find(({ name }) => name === role)?.id ?? null,
    })),
  );
  await seedPublications(tx, {
    pictures,
    author: demoAccounts[0].name,
    withIds: (drafts) => withIds(tx, drafts, pictures),
  });
  await seedPopups(tx, pictures, demoAccounts[0].name);
  await tx
    .insert(contactEmails)
    .values(Object.values(ContactType).map((type) => ({ type, emails: demoRecipient })))
    .onConflictDoUpdate({ target: contactEmails.type, set: { emails: demoRecipient } });
  await seedCompany(tx, demoAccounts[0].name);
  await tx.insert(salesCases).values(spareSalesCases.map((row) => ({ ...row })));
  for (const [index, own] of demoCases.entries()) await seedCase(tx, own, index, pictures);
  await seedSharedBlocks(tx);
  await seedFigures(tx);
  const entries = [...(await seedContacts(tx)), ...(await seedWork(tx, keys))];
  await seedHabits(tx, (drafts) => withIds(tx, drafts, pictures), entries);
}
