import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/types';
import type { Handlers } from '../../access/calls/operations';
import type { Config } from '../../base/config/config';
import { notFound } from '../../base/contract/errors';
import type { Db } from '../../base/db/client';
import { companyOf } from '../../subjects/content/company';
import { nameOf } from '../pages/website-content';
import { cases, proofEntries, siteSets } from '../../base/db/schema';
import { s3Store } from '../../base/files/store';
import { presentFacts } from '../../subjects/sites/stated-facts';
import { chainOf, keysOnWire, pageBytes, proofArchive } from './archive';
import { listKeys } from './keys';
import { pagesAsOf, readManifest, sha256 } from './manifest';
import { pagePaths } from './proof-pages';
import { brokenAfter, linkFaults } from './verify';
import { websiteChain } from './website-pages';

/** Proof of what was public (decisions/047-proof). */
export function proofHandlers(config: Config) {
  const store = config.filesUrl && s3Store(config.filesUrl);
  return {
    getSiteProof: ({ db, params }) => siteProof(db, params.id),
    getSiteProofEntry: ({ db, params }) => proofEntry(db, config, params.id, params.number),
    downloadSiteProof: async ({ db, params, query, reply, audit, readmit }) => {
      const { title } = await caseOf(db, params.id);
      const asked = { caseId: params.id, number: params.number, at: new Date(query.at) };
      const { name, size, pieces } = await proofArchive(db, { config, store }, asked);
      await audit({ kind: 'site', recordId: params.id, title, action: 'export', after: { proof: query.at } });
      reply.headers({
        'cache-control': 'no-store',
        'content-length': size,
        'content-disposition': `attachment; filename="proof.zip"; filename*=UTF-8''${encodeURIComponent(decodeURIComponent(name))}`,
      });
      reply.type('application/zip');
      return Readable.from(pieces(readmit), { objectMode: false });
    },
  } satisfies Partial<Handlers>;
}

async function caseOf(db: Db, caseId: number) {
  if (caseId === websiteChain) return { title: nameOf(await companyOf(db)), facts: [] };
  const [found] = await db
    .select({ own: cases })
    .from(siteSets)
    .innerJoin(cases, eq(cases.id, siteSets.caseId))
    .where(eq(siteSets.caseId, caseId));
  if (!found) throw notFound();
  return { title: found.own.title, facts: presentFacts(found.own) };
}

async function siteProof(db: Db, caseId: number): Promise<components['schemas']['SiteProof']> {
  const { title } = await caseOf(db, caseId);
  const [entries, keys] = await Promise.all([chainOf(db, caseId), listKeys(db)]);
  const read = entries.map(({ manifest }) => readManifest(manifest));
  return {
    title,
    address: read.at(-1)?.address ?? null,
    entries: read.map(({ number, at, page, reason, publication, by, note }) => ({
      number,
      at,
      isPublic: page !== null,
      reason,
      publication: publication.number,
      by,
      note,
    })),
    brokenAfter: brokenAfter(entries, keys),
    keys: await keysOnWire(db),
  };
}

async function proofEntry(
  db: Db,
  config: Config,
  caseId: number,
  number: number,
): Promise<components['schemas']['SiteProofEntry']> {
  const { facts: factsNow } = await caseOf(db, caseId);
  const at = (place: number) => and(eq(proofEntries.caseId, caseId), eq(proofEntries.number, place));
  const [entry] = await db.select().from(proofEntries).where(at(number));
  if (!entry) throw notFound();
  const [before] = await db
    .select()
    .from(proofEntries)
    .where(at(number - 1));
  const keys = await listKeys(db);
  const pathOf = await pagePaths(db, config);
  const { files, facts, consent, advertising, approvals, previous, page } = readManifest(entry.manifest);
  const bytes = page && (await pageBytes(db, page.sha256));
  const isPageIntact = !page || (bytes && sha256(bytes) === page.sha256);
  const pictures = files.filter(({ type }) => type.startsWith('image/')).length;
  return {
    number,
    hash: entry.hash,
    previous,
    isIntact: Boolean(isPageIntact) && linkFaults(entry, before, keys).length === 0,
    keyId: entry.keyId,
    keyCreatedOn:
      keys.find(({ id }) => id === entry.keyId)?.createdOn.toISOString() ?? entry.at.toISOString(),
    pictures,
    documents: files.length - pictures,
    facts,
    presentFacts: factsNow,
    consentVersion: consent?.version ?? null,
    consentText: consent?.text.summary ?? null,
    advertising: advertising ?? null,
    approvals: approvals ?? null,
    pagePath: page && pathOf(page.sha256),
    pages: await furtherPages(db, caseId, number, pathOf),
  };
}

/** Further pages as of an entry. */
async function furtherPages(
  db: Db,
  caseId: number,
  number: number,
  pathOf: (sha: string) => string,
): Promise<components['schemas']['ProofFurtherPage'][]> {
  const entries = (await chainOf(db, caseId)).filter((entry) => entry.number <= number);
  const pages = pagesAsOf(entries.map(({ manifest }) => readManifest(manifest)));
  return [...pages].map(([path, page]) => ({ path, pagePath: pathOf(page.sha256) }));
}
