import { and, eq, isNotNull } from 'drizzle-orm';
import { articles, cases, fileUses, news, siteThemes, siteThemeVersions, templates } from '../db/schema';
import { pictures } from '../db/pictures';
import type { Tx } from '../db/transaction';
import { Refusal, notFound } from '../contract/errors';
import { limits } from '../../openapi/generated/limits';
import type { Bodies } from '../contract/bodies';
import { serverText } from '../contract/text';
import { accountRecords } from '../identity/accounts';
import { actorIdOf, note } from '../audit/audit';
import { changesOf } from '../audit/changes';
import { articleRecords } from '../content/articles';
import { caseRecords } from '../content/cases';
import { type EncodedPicture, filePath, putPicture } from '../files/pictures';
import { replacePopupPicture } from '../content/index-popup';
import { findPicture, mediaRecords } from './media';
import { allUsers, isVersion, type User, users } from './media-uses';
import { newsRecords } from '../content/news';
import type { Saved } from '../records/table';
import type { CurrentAccount } from '../identity/sessions';
import { lockSiteOfCase, siteRecords, themeRecords } from '../sites/locks';
import { ContentStatus } from '../../openapi/generated/enums';

/** One picture and what takes its place, as columns, JSON and texts name them. */
interface Swap {
  from: { sha: string; path: string };
  to: { sha: string; path: string; name: string };
}

/**
 * Puts another picture wherever one is used: records, drafts, published pages, the trash. Each is saved under its own
 * lock as by its form, so it gets a version and an entry of its own; versions of before keep the old picture
 * (docs/decisions.md 22). Refusal when the caller may not edit one of the units, or where it must have another size.
 */
export async function replaceMedia(
  tx: Tx,
  { id, rowVersion }: Omit<Bodies['replaceMedia'], 'file'>,
  picture: EncodedPicture,
  caller: CurrentAccount,
): Promise<Saved> {
  const found = await findPicture(tx, id);
  const uses = await tx.select().from(fileUses).where(eq(fileUses.sha, found.sha));
  const recordsOf = (user: User) =>
    uses
      .filter(({ source }) => source === user)
      .map(({ recordId }) => recordId)
      .toSorted((a, b) => a - b);
  for (const { source } of uses) {
    if (!isVersion(source) && !caller.claims.has(users[source].edit)) {
      throw new Refusal('pictureNotYours');
    }
  }
  // The name stays what staff know it by.
  const fileName = found.name || picture.fileName;
  const { sha } = await putPicture(tx, { ...picture, fileName }, found.alt);
  if (sha === found.sha) throw new Refusal('samePicture');
  const swap: Swap = {
    from: { sha: found.sha, path: filePath(found.sha, found.extension) },
    to: { sha, path: filePath(sha, picture.extension), name: picture.fileName },
  };
  // In the order of all locks: account, case, site, themes.
  for (const user of allUsers) {
    for (const recordId of recordsOf(user)) await swapIn[user](tx, recordId, swap, picture, caller.name);
  }
  await mediaRecords.save(tx, { id, rowVersion }, { replacedOn: new Date() }, caller.name);
  const [fresh] = await tx
    .select({ id: pictures.id, rowVersion: pictures.rowVersion, name: pictures.name })
    .from(pictures)
    .where(eq(pictures.sha, sha));
  if (!fresh) throw notFound();
  const { name, ...saved } = fresh;
  // A picture that was in the library already may have another name.
  const isNamed = found.name === '' || found.name === name;
  return isNamed ? saved : mediaRecords.change(tx, saved.id, { name: found.name }, caller.name);
}

const inTrashToo = { inTrashToo: true };

type SwapIn = (tx: Tx, id: number, swap: Swap, picture: EncodedPicture, by: string) => Promise<unknown>;

const swapIn: Readonly<Record<User, SwapIn>> = {
  account: (tx, id, { to }, _, by) => accountRecords.change(tx, id, { avatarSha: to.sha }, by),
  case: async (tx, id, swap, picture, by) => {
    const [row] = await tx.select().from(cases).where(eq(cases.id, id)).for('update');
    if (!row) return;
    assertShare(row, swap, picture);
    const { coverSha, shareSha, introduction, parts } = row;
    const values = { ...covers({ coverSha, shareSha }, swap), ...swapped({ introduction, parts }, swap) };
    await caseRecords.change(tx, id, values, by, inTrashToo);
  },
  site: async (tx, id, swap, picture, by) => {
    assertShare({ shareSha: swap.from.sha }, swap, picture);
    await siteRecords.change(tx, id, { shareSha: swap.to.sha, shareName: swap.to.name }, by);
  },
  theme: async (tx, id, swap, _, by) => {
    const [row] = await tx.select().from(siteThemes).where(eq(siteThemes.id, id));
    if (!row) return;
    const [own] = await tx
      .select({ id: cases.id })
      .from(cases)
      .where(and(eq(cases.id, row.caseId), isNotNull(cases.deletedOn)));
    const site = own || row.deletedOn ? undefined : (await lockSiteOfCase(tx, row.caseId)).site;
    const [locked] = await tx.select().from(siteThemes).where(eq(siteThemes.id, id)).for('update');
    if (!locked) return;
    const values = swapped({ parts: locked.parts, publishedParts: locked.publishedParts }, swap);
    const isLive =
      locked.status === ContentStatus.online && JSON.stringify(locked.publishedParts).includes(swap.from.sha);
    if (!site || !isLive || !values.publishedParts) {
      await themeRecords.change(tx, id, values, by, inTrashToo);
      return;
    }
    // What visitors see changes, so it is published anew; what was published stays as a version.
    const publishedOn = new Date();
    await tx.insert(siteThemeVersions).values({
      themeId: id,
      parts: values.publishedParts,
      publishedOn,
      publishedBy: by,
      publishedById: actorIdOf(tx),
    });
    await siteRecords.change(tx, site.id, { publishedOn }, by);
    await themeRecords.change(tx, id, { ...values, publishedOn }, by);
  },
  template: async (tx, id, swap) => {
    const [row] = await tx.select().from(templates).where(eq(templates.id, id)).for('update');
    if (!row) return;
    const { parts } = swapped({ parts: row.parts }, swap);
    await tx.update(templates).set({ parts }).where(eq(templates.id, id));
    note(tx, {
      kind: 'template',
      recordId: id,
      title: row.name,
      action: 'update',
      ...changesOf({ parts: row.parts }, { parts }),
    });
  },
  article: async (tx, id, swap, picture, by) => {
    const [row] = await tx.select().from(articles).where(eq(articles.id, id)).for('update');
    if (!row) return;
    assertShare(row, swap, picture);
    const { coverSha, shareSha, parts } = row;
    const values = { ...covers({ coverSha, shareSha }, swap), ...swapped({ parts }, swap) };
    await articleRecords.change(tx, id, values, by, inTrashToo);
  },
  news: async (tx, id, swap, picture, by) => {
    const [row] = await tx.select().from(news).where(eq(news.id, id)).for('update');
    if (!row) return;
    assertShare(row, swap, picture);
    const { coverSha, shareSha, content } = row;
    const values = { ...covers({ coverSha, shareSha }, swap), ...swapped({ content }, swap) };
    await newsRecords.change(tx, id, values, by, inTrashToo);
  },
  popup: (tx, _id, { to }, _, by) => replacePopupPicture(tx, { sha: to.sha, fileName: to.name }, by),
};

/** The same blocks and texts with the other picture; whatever names it does so by its hash, in a link with the extension. */
function swapped<Values extends object>(values: Values, { from, to }: Swap): Values {
  // What was JSON before is JSON of the same shape after.
  return JSON.parse(
    JSON.stringify(values).replaceAll(from.path, to.path).replaceAll(from.sha, to.sha),
  ) as Values;
}

function covers(
  { coverSha, shareSha }: { coverSha: string | null; shareSha: string | null },
  { from, to }: Swap,
) {
  return {
    ...(coverSha === from.sha ? { coverSha: to.sha, coverName: to.name } : {}),
    ...(shareSha === from.sha ? { shareSha: to.sha, shareName: to.name } : {}),
  };
}

const { pixels } = limits.CaseInfoCreate.shareImage;

/** A picture for sharing has one size. */
function assertShare(
  { shareSha }: { shareSha: string | null },
  { from }: Swap,
  { main }: EncodedPicture,
): void {
  const { width, height } = main.info;
  if (shareSha === from.sha && (width !== pixels.width || height !== pixels.height)) {
    throw new Refusal('replacesShare', serverText.replacesShare(pixels.width, pixels.height));
  }
}
