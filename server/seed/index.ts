import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Config } from '../config/config';
import { ContentStatus, SiteStatus } from '../../openapi/generated/enums';
import { claims } from '../../openapi/generated/claims';
import { zipOf } from '../content/districts';
import { copyParts } from '../pages/blocks';
import { unmarked, withoutSample } from '../pages/part-marks';
import { filledPage } from '../sites/theme-fill';
import { isEasilyGuessed } from '../secrets/guessed-passwords';
import { hashPassword } from '../secrets/passwords';
import { StartError } from '../process/start-error';
import { startText } from '../process/text';
import type { Db } from '../db/client';
import type { StoredPart } from '../db/stored-values';
import {
  accounts,
  cases,
  contactEmails,
  roles,
  salesCases,
  singletons,
  siteSets,
  siteThemes,
  siteThemeVersions,
} from '../db/schema';
import { administratorName, administratorRole, templateTable } from './base-data';
import {
  demoAccounts,
  demoCases,
  demoFacts,
  demoFields,
  demoIntroduction,
  demoRoles,
  demoUnits,
  renamed,
  spareSalesCases,
} from './demo-data';
import { coverOf, pathOf, type Pictures, storePictures } from './pictures';
import { seedContacts } from './contacts';
import { publications } from './habit-data';
import { seedHabits } from './habits';
import { syncManual } from './manual';
import { onDay } from './moments';
import { seedCompany } from './company';
import { pictureNames } from './picture-data';
import { seedPopups } from './popup';
import { seedPublications } from './publications';
import { seedTemplates, templatePictures, updateTemplates } from './templates';
import { themeParts } from './theme-data';
import { withIds } from './with-ids';
import { isAllowedPassword } from '../config/allowed-password';
import { known } from '../contract/known';

const marker = 'seed';
/** Distinguishes demo content from real content; a restored backup contains its own marker. */
export const demoMarker = 'demo';

/** Stores required first content, and demo content on request: once, in one transaction. */
export async function seed(db: Db, config: Config, log: (line: string) => void): Promise<void> {
  await syncManual(db);
  const [done] = await db.select().from(singletons).where(eq(singletons.key, marker));
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
    await tx.insert(singletons).values({ key: marker });
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
    if (config.seed === 'demo') await seedDemo(tx, pictures);
  });
  // The operator knows a chosen password; it must not be logged.
  log(
    config.adminPassword === undefined
      ? startText.firstSignIn(config.adminAccount, password)
      : startText.firstSignInChosen(config.adminAccount),
  );
}

async function seedDemo(tx: Db, pictures: Pictures): Promise<void> {
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
  await seedCompany(tx, demoAccounts[0].name);
  await tx.insert(salesCases).values(spareSalesCases.map((row) => ({ ...row })));
  for (const [index, row] of demoCases.entries()) await seedCase(tx, row, index, pictures);
  await seedHabits(tx, (drafts) => withIds(tx, drafts, pictures), await seedContacts(tx));
}

async function seedCase(
  tx: Db,
  [code, title, subtitle, tab, county, district, picture, isHighlight]: (typeof demoCases)[number],
  index: number,
  pictures: Pictures,
): Promise<void> {
  const author = demoAccounts[index % 2 === 0 ? 0 : 1].name;
  const stamps = {
    lastModifiedBy: author,
    lastModifiedOn: onDay(-3 - index, '14:32'),
  };
  const template = templateTable[index % templateTable.length] ?? templateTable[0];
  const facts = {
    title,
    subtitle,
    county,
    district,
    tel: '0225718170',
    // One case has no cover, like some real ones.
    ...(picture ? coverOf(pictures, picture) : { coverSha: null, coverName: null, coverAlt: '' }),
    households: 28,
    ...demoFields,
    introduction: demoIntroduction,
    housingUnits: demoUnits.map(({ picture: plan, ...unit }) => ({ ...unit, plan: pathOf(pictures, plan) })),
    projectFacts: demoFacts,
  };
  const sample = await withIds(tx, themeParts[template.templateCode], pictures);
  const page = filledPage(sample, { ...facts, parts: [] });
  const [inserted] = await tx
    .insert(cases)
    .values({
      code,
      tab,
      zip: known(zipOf(county, district), 'The postal code'),
      isHighlight,
      status: index % 5 === 4 ? ContentStatus.offline : ContentStatus.online,
      sort: index + 1,
      ...facts,
      parts: await copyParts(tx, page.map(unmarked)),
      ...stamps,
    })
    .returning({ id: cases.id });
  const caseId = known(inserted, 'The inserted case').id;
  await tx
    .insert(salesCases)
    .values({ code, title: code === renamed.code ? renamed.title : title, district: county + district });
  // Sites at every stage: published, changed since, named, code saved, designed, empty.
  const stage = 5 - (index % 6);
  const isPublished = stage >= 4;
  const theme =
    stage === 0
      ? undefined
      : await seedTheme(tx, {
          caseId,
          template,
          // Public pages have no samples left; designed ones still do.
          parts: await copyParts(tx, isPublished ? page.map(withoutSample) : page),
          isPublished,
          isChanged: stage === 4,
          stamps,
        });
  await tx.insert(siteSets).values({
    caseId,
    status: isPublished ? SiteStatus.enabled : SiteStatus.notEnabled,
    activeThemeId: theme ?? null,
    ...stamps,
    ...(stage >= 2 ? { caseCode: code, codeCheckedOn: stamps.lastModifiedOn } : {}),
    ...(stage >= 3 ? { siteName: code.toLowerCase().replace('hy', 'site-') } : {}),
    ...(isPublished ? { publishedOn: publishedOnOf(stamps.lastModifiedOn, stage === 4) } : {}),
  });
}

interface DemoTheme {
  caseId: number;
  template: (typeof templateTable)[number];
  parts: StoredPart[];
  isPublished: boolean;
  /** The draft has one block more than the public page. */
  isChanged: boolean;
  stamps: { lastModifiedBy: string; lastModifiedOn: Date };
}

async function seedTheme(
  tx: Db,
  { caseId, template, parts, isPublished, isChanged, stamps }: DemoTheme,
): Promise<number | undefined> {
  const published = isPublished
    ? {
        status: ContentStatus.online,
        publishedParts: isChanged ? parts.slice(0, -1) : parts,
        publishedOn: publishedOnOf(stamps.lastModifiedOn, isChanged),
      }
    : {};
  const [row] = await tx
    .insert(siteThemes)
    .values({
      caseId,
      templateCode: template.templateCode,
      name: template.name,
      parts,
      ...published,
      ...stamps,
    })
    .returning({ id: siteThemes.id });
  if (row && published.publishedParts) {
    const { publishedParts, publishedOn } = published;
    await tx.insert(siteThemeVersions).values(
      publications.map(({ days, fewerParts, note }) => ({
        themeId: row.id,
        parts: publishedParts.slice(0, publishedParts.length - fewerParts),
        publishedOn: new Date(publishedOn.getTime() - days * dayMs),
        publishedBy: stamps.lastModifiedBy,
        note,
      })),
    );
  }
  return row?.id;
}

const dayMs = 86_400_000;

/** A page changed since its publication was published a day earlier. */
const publishedOnOf = (lastModifiedOn: Date, isChanged: boolean) =>
  new Date(lastModifiedOn.getTime() - (isChanged ? dayMs : 0));
