import { and, eq, isNotNull } from 'drizzle-orm';
import { byServer, writeAuditEntries } from '../../base/audit/audit';
import { changesOf } from '../../base/audit/changes';
import { canonicalHash } from '../../base/contract/canonical-hash';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { files, templates } from '../../base/db/schema';
import type { StoredPart } from '../../base/db/stored-values';
import { templateTable } from './base-data';
import { namesIn, type Pictures, storePictures } from './pictures';
import { themeParts } from './theme-data';
import { withIds } from './with-ids';

/**
 * Fingerprints of templates as seeded by earlier releases. A change of theme-data.ts must add those of its previous
 * content.
 */
export const earlierTemplates: ReadonlySet<string> = new Set([
  '18cf23e7928693ac',
  'f8baa47076e6466b',
  'baaef17ab6a0db0d',
  '5caf7340781f5ab4',
  'b4f8611b2331b42a',
  '22595ad6baea8852',
  '1a2736d86ccac44c',
  'dcba79be6548c08e',
  '7a22d95b44559d8a',
  '032c53329f1acc53',
  '1ebdfa4ebc009d0a',
  '24cd5dfd2c14c753',
  '4a4b8ec147ee1184',
  '2f1b688b7db429ca',
  '2f8588599629bc51',
  'db44405dd93215da',
  '68a8c6c11c042d50',
  'b8c59e455515d150',
  'ad09481668a378c1',
  '3f599f6f073fe572',
  '44c708f2eb995b80',
  '24bb52d1815f9052',
  '7fdfc44651487a70',
  '9860e4a25daa767f',
  '676f5d7c8802416d',
]);

/** Pictures of the templates, which each installation has. */
export const templatePictures = namesIn(Object.values(themeParts).flat());

export async function seedTemplates(tx: Db, pictures: Pictures): Promise<void> {
  for (const template of templateTable) {
    const parts = await withIds(tx, themeParts[template.templateCode], pictures);
    await tx.insert(templates).values({ ...template, parts });
  }
}

/** Replaces templates that are unchanged since an earlier release seeded them. */
export async function updateTemplates(db: Db): Promise<void> {
  const rows = await db.select().from(templates);
  const stale = rows.filter(({ parts }) => earlierTemplates.has(fingerprintOf(parts)));
  if (stale.length === 0) return;
  const pictures = await storePictures(db, templatePictures);
  await db.transaction(async (tx) => {
    for (const { id, templateCode, name } of stale) {
      const [row] = await tx.select().from(templates).where(eq(templates.id, id)).for('update');
      if (!row || !earlierTemplates.has(fingerprintOf(row.parts))) continue;
      if (await hasUploads(tx, row.parts)) continue;
      const parts = await withIds(tx, themeParts[templateCode], pictures);
      await tx.update(templates).set({ parts }).where(eq(templates.id, id));
      await writeAuditEntries(tx, ...byServer('templates'), {
        kind: 'template',
        recordId: id,
        title: name,
        action: 'update',
        ...changesOf({ parts: row.parts }, { parts }),
      });
    }
  });
}

/** True if staff replaced a picture of a template in the library by an uploaded one. */
async function hasUploads(tx: Db, parts: readonly StoredPart[]): Promise<boolean> {
  const shas = parts.flatMap(({ fileSha, items = [] }) => [
    fileSha,
    ...items.flatMap((item) => [item.fileSha, ...(item.pictures ?? []).map((picture) => picture.fileSha)]),
  ]);
  const named = shas.filter((sha) => sha !== undefined);
  const found = await tx
    .select({ sha: files.sha })
    .from(files)
    .where(and(inArray(files.sha, named), isNotNull(files.uploadedById)))
    .limit(1);
  return found.length > 0;
}

/** Content of a template, ignoring ids and encoded pictures. */
export function fingerprintOf(parts: readonly Partial<StoredPart>[]): string {
  const isKept = (name: string) => name !== 'id' && name !== 'fileSha';
  return canonicalHash(parts, { isKept }).slice(0, 16);
}
