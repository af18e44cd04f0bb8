import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { inArray } from '../../base/db/in-array';
import { note as recordAction } from '../../base/audit/audit';
import { ContentStatus } from '../../../openapi/generated/enums';
import { changesOf } from '../../base/audit/changes';
import { serverText } from '../../base/contract/text';
import { cases, previewLinks, siteSets, siteThemes, templates } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { defineKind, type PicturesPart, type Swap } from '../../records/kind';
import { assertShareSize, blockPlaces, describedParts, partAlts, swapped } from '../../records/picture-uses';
import { findsKeyword } from '../../records/records';
import { countLinks } from './link-counts';
import { lockSiteOfCase, siteRecords, themeRecords } from './locks';
import { refusalOfPublishing } from '../approvals/rules/assertion';
import { ruledRoles } from '../approvals/rules/rules';
import { settingsApproversOf } from './approval-content';
import { storePublished } from './store-published';
import { findTheme, purgeTheme, restoreTheme } from './themes';

const titleGap = '　';
const themeTitle = sql<string>`${cases.title} || ${titleGap} || ${siteThemes.name}`;
const casesWith = (keyword: string) =>
  sql`(select ${cases.id} from ${cases} where ${findsKeyword(keyword, [cases.title])})`;

/** Share picture of a site in the library. */
export const sitePictures: PicturesPart = {
  titled: (keyword) =>
    sql`(select ${siteSets.id} from ${siteSets} where ${siteSets.caseId} in ${casesWith(keyword)})`,
  ofCase: (caseId) => sql`(select ${siteSets.id} from ${siteSets} where ${siteSets.caseId} = ${caseId})`,
  find: async (db, ids) => {
    const rows = await db
      .select({ id: cases.id, title: cases.title, deletedOn: cases.deletedOn })
      .from(siteSets)
      .innerJoin(cases, eq(cases.id, siteSets.caseId))
      .where(inArray(siteSets.id, ids));
    return rows.map(({ deletedOn, ...row }) => ({
      unit: 'site',
      ...row,
      places: [{ kind: 'share' }],
      isInTrash: deletedOn !== null,
      alts: [],
    }));
  },
  swap: async (tx, id, { to }, picture, by) => {
    assertShareSize(picture);
    if ((await settingsApproversOf(tx, id)).length > 0) return;
    await siteRecords.change(tx, id, { shareSha: to.sha, shareName: to.name }, by);
  },
};

const themePictures: PicturesPart = {
  titled: (keyword) =>
    sql`(select ${siteThemes.id} from ${siteThemes} where ${findsKeyword(keyword, [siteThemes.name])} or ${siteThemes.caseId} in ${casesWith(keyword)})`,
  ofCase: (caseId) =>
    sql`(select ${siteThemes.id} from ${siteThemes} where ${siteThemes.caseId} = ${caseId})`,
  find: async (db, ids, sha) => {
    const rows = await db
      .select({ theme: siteThemes, title: cases.title, caseDeletedOn: cases.deletedOn })
      .from(siteThemes)
      .innerJoin(cases, eq(cases.id, siteThemes.caseId))
      .where(inArray(siteThemes.id, ids));
    return rows.map(({ theme, title, caseDeletedOn }) => ({
      unit: 'site',
      id: theme.caseId,
      themeId: theme.id,
      title: title + titleGap + theme.name,
      places: [
        ...blockPlaces(theme.parts, sha, false),
        ...blockPlaces(theme.status === ContentStatus.online ? (theme.publishedParts ?? []) : [], sha, true),
      ],
      isInTrash: theme.deletedOn !== null || caseDeletedOn !== null,
      alts: partAlts(theme.parts, sha),
    }));
  },
  swap: swapInTheme,
};

async function swapInTheme(tx: Tx, id: number, swap: Swap, _picture: unknown, by: string): Promise<void> {
  const [row] = await tx.select().from(siteThemes).where(eq(siteThemes.id, id));
  if (!row) return;
  const [trashed] = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.id, row.caseId), isNotNull(cases.deletedOn)));
  const site = trashed || row.deletedOn ? undefined : await lockSiteOfCase(tx, row.caseId);
  const [locked] = await tx.select().from(siteThemes).where(eq(siteThemes.id, id)).for('update');
  if (!locked) return;
  const values = swapped(
    {
      parts: describedParts(locked.parts, swap),
      publishedParts: locked.publishedParts && describedParts(locked.publishedParts, swap),
    },
    swap,
  );
  const isLive =
    locked.status === ContentStatus.online && JSON.stringify(locked.publishedParts).includes(swap.from.sha);
  if (!site || !isLive || !values.publishedParts) {
    // A page that becomes public again when its case is restored shows the approved content.
    const staysPublic = isLive && (await ruledRoles(tx, 'site')).length > 0;
    const kept = staysPublic ? { parts: values.parts } : values;
    await themeRecords.change(tx, id, kept, by, { inTrashToo: true });
    return;
  }
  const { publishedParts, parts } = values;
  const note = serverText.publishNotes.picture;
  const publication = { themeId: id, publishedParts, theme: { parts }, note, keepsName: true };
  const refusal = await refusalOfPublishing(() => storePublished(tx, site, publication, by));
  // The public page keeps the old picture until the draft is approved and published.
  if (refusal) await themeRecords.change(tx, id, { parts }, by);
}

export const themeKind = defineKind({
  trash: {
    table: siteThemes,
    title: themeTitle,
    // A theme whose case is also in the trash can only be restored with that case.
    of: { join: sql`join ${cases} on ${cases.id} = ${siteThemes.caseId}`, where: isNull(cases.deletedOn) },
    entry: { kind: 'site', recordId: siteThemes.caseId, name: siteThemes.name },
    details: (db, ids) =>
      db
        .select({
          id: siteThemes.id,
          templateName: sql<string>`coalesce(${templates.name}, '')`,
          partCount: sql<number>`jsonb_array_length(${siteThemes.parts})`,
          linkCount: countLinks(db, eq(previewLinks.themeId, siteThemes.id)),
          coverSha: cases.coverSha,
          coverName: cases.coverName,
        })
        .from(siteThemes)
        .innerJoin(cases, eq(cases.id, siteThemes.caseId))
        .leftJoin(templates, eq(templates.templateCode, siteThemes.templateCode))
        .where(inArray(siteThemes.id, ids)),
    restore: (tx, id, { name }) => restoreTheme(tx, id, name),
    purge: purgeTheme,
  },
  preview: {
    audit: 'site',
    find: async (db, id) => {
      const { own, theme } = await findTheme(db, id);
      return { recordId: own.id, title: own.title + titleGap + theme.name };
    },
  },
  pictures: themePictures,
});

export const templateKind = defineKind({
  pictures: {
    find: async (db, ids, sha) => {
      const rows = await db.select().from(templates).where(inArray(templates.id, ids));
      return rows.map((row) => ({
        unit: 'template',
        id: row.id,
        title: row.name,
        places: blockPlaces(row.parts, sha),
        isInTrash: false,
        // Alternative texts of samples describe the sample.
        alts: [],
      }));
    },
    swap: async (tx, id, swap) => {
      const [row] = await tx.select().from(templates).where(eq(templates.id, id)).for('update');
      if (!row) return;
      const { parts } = swapped({ parts: row.parts }, swap);
      await tx.update(templates).set({ parts }).where(eq(templates.id, id));
      recordAction(tx, {
        kind: 'template',
        recordId: id,
        title: row.name,
        action: 'update',
        ...changesOf({ parts: row.parts }, { parts }),
      });
    },
  },
});
