import { desc, eq, sql } from 'drizzle-orm';
import type { Bodies } from '../../base/contract/bodies';
import { Refusal } from '../../base/contract/errors';
import type { Db } from '../../base/db/client';
import { popups, singletons } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { fileInfos, infoOf } from '../../base/files/file-infos';
import { storePicture } from '../../base/files/pictures';
import { savedPicture } from '../../base/files/record-pictures';
import type { components } from '../../../openapi/generated/types';
import { ContentStatus } from '../../../openapi/generated/enums';
import { recordOf } from '../../records/records';
import { recordTable, type Saved } from '../../records/table';
import { scheduleColumns, setStatus, visibilityOnWire, visibleState } from '../../records/visible-state';
import { approvedAs, popupContent } from './approved-content';
import { getIndexPopup, isPopup } from './index-popup';

type Schemas = components['schemas'];

/** Limit without the trash: all are shown on one screen. */
const maxPopups = 20;

type PopupRow = typeof popups.$inferSelect;

const records = recordTable(popups, {
  kind: 'otherPopup',
  titleOf: ({ title }) => title,
  search: [popups.title],
  status: popups.status,
  computed: {
    visibleState: visibleState({ status: popups.status, startOn: popups.startOn, endOn: popups.endOn }),
  },
  stored: approvedAs((row: PopupRow) => popupContent('otherPopup', row)),
});

export { records as otherPopupRecords };

type Row = Awaited<ReturnType<typeof records.find>>;

interface Shown {
  /** Id of the popup; 0 for the first. */
  id: number;
  title: string;
}

/** Popup that visitors see; null without one. The rule is defined in triggers/change-feed.sql. */
async function shownPopup(db: Db): Promise<Shown | null> {
  const { rows } = await db.execute<{ id: number | null; title: string | null }>(sql`
    select id, coalesce((select title from ${popups} where ${popups.id} = shown.id),
      (select value->>'title' from ${singletons} where ${isPopup})) as title
    from shown_popup() as shown (id)`);
  const { id, title } = rows[0] ?? {};
  return id === null || id === undefined ? null : { id, title: title ?? '' };
}

/** Title of the popup that visitors see instead of this one. */
export async function coveringTitle(db: Db, id: number): Promise<string | null> {
  const shown = await shownPopup(db);
  return shown && shown.id !== id ? shown.title : null;
}

/** Null while visitors see none. */
export async function visiblePopup(
  db: Db,
): Promise<Pick<Schemas['OtherPopup'], 'title' | 'url' | 'urlTarget' | 'image' | 'altText'> | null> {
  const shown = await shownPopup(db);
  if (!shown) return null;
  return shown.id === 0 ? getIndexPopup(db) : getOtherPopup(db, shown.id);
}

/** The one with the latest start comes first. */
export async function listOtherPopups(db: Db): Promise<Schemas['OtherPopups']> {
  const order = [sql`${popups.startOn} desc nulls last`, desc(popups.id)];
  const { rows } = await records.page(db, { pageSize: maxPopups * 2 }, order);
  const infos = await fileInfos(db, rows.map(imageOf));
  const shown = await shownPopup(db);
  return {
    items: rows.map((row) => onWire(row, infoOf(infos, row.imageSha), shown)),
    limit: maxPopups,
    isFirstShown: shown?.id === 0,
    shownTitle: shown?.title ?? null,
  };
}

export async function getOtherPopup(db: Db, id: number): Promise<Schemas['OtherPopup']> {
  const row = await records.find(db, id);
  const infos = await fileInfos(db, [imageOf(row)]);
  return onWire(row, infoOf(infos, row.imageSha), await shownPopup(db));
}

const imageOf = ({ imageSha, imageName }: Row) => ({ sha: imageSha, fileName: imageName });

function onWire(row: Row, image: Schemas['FileInfo'] | null, shown: Shown | null): Schemas['OtherPopup'] {
  const { id, status, title, altText, url, urlTarget } = row;
  return {
    id,
    status,
    title,
    image,
    altText,
    url,
    urlTarget,
    isShown: id === shown?.id,
    shownTitle: shown?.title ?? null,
    ...visibilityOnWire(row),
    ...recordOf(row),
  };
}

type Input = Omit<Bodies['updateOtherPopup'], 'id' | 'rowVersion'> | Bodies['createOtherPopup'];

/** Validates a save and encodes its picture, before the transaction. Throws 400. */
export async function checkOtherPopup({ image, imagePath, imageRemoved, ...fields }: Input) {
  return { fields, picture: await savedPicture(image, imagePath, imageRemoved, { field: 'image' }) };
}
type Checked = Awaited<ReturnType<typeof checkOtherPopup>>;

/** Columns of a save. An online popup needs a picture, and an end after the start. */
async function columnsOf(
  tx: Tx,
  { fields, picture }: Checked,
  stored?: Pick<Row, 'imageSha' | 'startOn' | 'endOn'>,
) {
  const image = picture && (await storePicture(tx, picture, fields.altText));
  const columns = {
    ...fields,
    ...scheduleColumns(fields, stored),
    ...(image === undefined ? {} : { imageSha: image?.sha ?? null, imageName: image?.fileName ?? null }),
  };
  assertHasImage(fields.status, { imageSha: stored?.imageSha ?? null, ...columns });
  return columns;
}

function assertHasImage(status: ContentStatus, { imageSha }: Pick<Row, 'imageSha'>): void {
  if (status === ContentStatus.online && !imageSha) throw new Refusal('popupNeedsImage');
}

export async function createOtherPopup(tx: Tx, checked: Checked, by: string): Promise<Saved> {
  if ((await tx.$count(popups, records.live)) >= maxPopups) throw new Refusal('tooManyPopups');
  return records.add(tx, await columnsOf(tx, checked), by);
}

/** Omitted fields keep their values. */
export async function updateOtherPopup(tx: Tx, saved: Saved, checked: Checked, by: string): Promise<Saved> {
  const row = await records.lock(tx, saved);
  return records.change(tx, saved.id, await columnsOf(tx, checked, row), by);
}

export async function setOtherPopupStatus(
  tx: Tx,
  body: Bodies['updateOtherPopupStatus'],
  by: string,
): Promise<Schemas['StatusSaved']> {
  const row = await lockRow(tx, body.id);
  if (row) assertHasImage(body.status, row);
  return setStatus(tx, records, body, by);
}

async function lockRow(tx: Tx, id: number) {
  const [row] = await tx.select().from(popups).where(eq(popups.id, id)).for('update');
  return row;
}

/** Replaces the picture of a popup, also in the trash. */
export async function replaceOtherPicture(
  tx: Tx,
  id: number,
  { sha, name }: { sha: string; name: string },
  by: string,
  clearsWords: boolean,
): Promise<void> {
  if (!(await lockRow(tx, id))) return;
  const values = { imageSha: sha, imageName: name, ...(clearsWords ? { altText: '' } : {}) };
  await records.change(tx, id, values, by, { inTrashToo: true });
}
