import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { SiteStatus } from '../../../openapi/generated/enums';
import type { Config } from '../../base/config/config';
import { websiteBase } from '../../base/config/website-base';
import type { Db } from '../../base/db/client';
import { cases, singletons, siteSets } from '../../base/db/schema';
import { startText } from '../../base/process/text';
import { demoCompany } from './company-data';

/** True while the company is the demo's: whoever goes on with it as their own renames it. */
export async function hasDemoCompany(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ name: sql<string | null>`${singletons.value} ->> 'legalName'` })
    .from(singletons)
    .where(eq(singletons.key, 'company'));
  return isDemoCompany(row?.name ?? '');
}

/** True in a demo that sends no mails: staff read them in the app. */
export const showsMails = async (db: Db, config: MailPlaces) => !isInUse(config) && hasDemoCompany(db);

type MailPlaces = Pick<Config, 'publicOrigin' | 'adminOrigin' | 'smtpUrl'>;

/** True with addresses of one's own or a mail server, which a demo on this machine does not have. */
export const isInUse = ({ publicOrigin, adminOrigin, smtpUrl }: MailPlaces) =>
  (publicOrigin ?? adminOrigin ?? smtpUrl) !== undefined;

export const isDemoCompany = (legalName: string) => legalName === demoCompany.legalName;

/** Addresses of the demo's pages and mails, and who signs in, unless the first start has just said it. */
export async function demoGuide(
  db: Db,
  config: Config,
  address: string,
  isFirst: boolean,
): Promise<string[]> {
  const host = config.publicOrigin ?? new URL(address).origin;
  const base = websiteBase(config);
  const sites = await db
    .select({ name: siteSets.siteName, title: cases.title })
    .from(siteSets)
    .innerJoin(cases, eq(cases.id, siteSets.caseId))
    .where(and(eq(siteSets.status, SiteStatus.enabled), isNull(cases.deletedOn)))
    .orderBy(asc(cases.id))
    .limit(4);
  return [
    ...(isFirst ? [] : [startText.demoSignIn(config.adminAccount)]),
    ...sites.map(({ name, title }) => startText.demoSite(title, `${host}/case/${name ?? ''}`)),
    ...(base === null ? [] : [startText.demoWebsite(`${host}${base || '/'}`)]),
    ...(isInUse(config) ? [] : [startText.demoMails(`${address}/mails`)]),
  ];
}
