import { and, eq, exists, gt, isNotNull, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ContentStatus, SiteStatus } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import { isPopup, popupOf, popupPublication } from '../../subjects/content/index-popup';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import {
  articles,
  cases,
  news,
  popups,
  releaseItems,
  releases,
  singletons,
  siteSchedules,
  siteSets,
  siteThemes,
} from '../../base/db/schema';
import { visibleState, type VisibleState } from '../../records/visible-state';
import { isAmong, type LinkingPlace, paragraphs, placesOf, spoken } from './linking-places';

type Schemas = components['schemas'];
type LinkState = Schemas['LinkState'];

export interface LinkingRecord {
  kind: Exclude<Schemas['LinkingKind'], 'release'>;
  recordId: number;
  themeId: number | null;
  title: string;
  state: LinkState;
  /** Last editor. */
  editorId: number | null;
  /** Cases whose cards it shows. */
  recommended: readonly number[];
  places: LinkingPlace[];
}

/** One record that can link, or a kind of them. */
export interface LinkingScope {
  kind: LinkingRecord['kind'];
  recordId?: number | readonly number[] | undefined;
  themeId?: number | undefined;
}

/** Records wanted: with one of the texts, or of a case. */
interface Sought {
  /** Parts of addresses and names, as they stand in the database; any without. */
  needles?: readonly string[];
  caseId?: number;
  /** Looks into no other. */
  within?: LinkingScope | undefined;
}

/** All records that can link, or those sought; none from the trash. */
export async function linkingRecords(db: Db, sought?: Sought): Promise<LinkingRecord[]> {
  const only = sought?.within?.kind;
  const has = (...kinds: LinkingRecord['kind'][]) => only === undefined || kinds.includes(only);
  return [
    ...(has('site') ? await themesLinking(db, sought) : []),
    ...(has('case') ? await casesLinking(db, sought) : []),
    ...(has('article') ? await articlesLinking(db, sought) : []),
    ...(has('news') ? await newsLinking(db, sought) : []),
    ...(has('popup', 'otherPopup') ? await popupsLinking(db, sought) : []),
  ];
}

/** The column has one of the ids that are asked for, if any are. */
const isOf = (column: PgColumn, id: number | readonly number[] | undefined) =>
  id === undefined ? undefined : inArray(column, typeof id === 'number' ? [id] : [...id]);

/** True if one of the columns has one of the texts; JSON escapes some characters. */
function hasNeedle(sought: Sought | undefined, columns: readonly SQLWrapper[]): SQL | undefined {
  const needles = sought?.needles;
  if (!needles) return undefined;
  if (needles.length === 0) return sql`false`;
  const wanted = new Set(needles.flatMap((needle) => [needle, JSON.stringify(needle).slice(1, -1)]));
  // Folded once for a record, not for each text; ASCII letters alone, which JavaScript folds in the same way.
  const said = sql`lower(concat_ws(' ', ${sql.join(
    columns.map((column) => sql`${column}::text`),
    sql`, `,
  )}) collate "C")`;
  const patterns = [...wanted].map((needle) => `%${inLower(needle).replaceAll(/[\\%_]/g, '\\$&')}%`);
  return sql`${said} like any(${sql.param(patterns)}::text[])`;
}

const inLower = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

const stateOf = (state: VisibleState): LinkState => {
  if (state === 'online') return 'live';
  return state === 'scheduled' ? 'scheduled' : 'draft';
};

const isLiveTheme = sql<boolean>`(${siteSets.status} = ${SiteStatus.enabled} and ${siteSets.activeThemeId} = ${siteThemes.id}
  and ${siteThemes.status} = ${ContentStatus.online} and ${siteThemes.publishedParts} is not null)`;

async function themesLinking(db: Db, sought?: Sought): Promise<LinkingRecord[]> {
  const waiting = db
    .select({ id: siteSchedules.id })
    .from(siteSchedules)
    .where(and(eq(siteSchedules.themeId, siteThemes.id), isNull(siteSchedules.outcome)));
  const planned = db
    .select({ id: releaseItems.id })
    .from(releaseItems)
    .innerJoin(releases, eq(releases.id, releaseItems.releaseId))
    .where(
      and(
        eq(releaseItems.themeId, siteThemes.id),
        isNull(releaseItems.result),
        isNotNull(releases.dueOn),
        gt(releases.dueOn, sql`now()`),
      ),
    );
  const rows = await db
    .select({
      id: siteThemes.id,
      caseId: siteThemes.caseId,
      title: cases.title,
      parts: siteThemes.parts,
      published: siteThemes.publishedParts,
      isLive: isLiveTheme,
      isPlanned: sql<boolean>`(${exists(waiting)} or ${exists(planned)})`,
      editorId: siteThemes.lastModifiedById,
    })
    .from(siteThemes)
    .innerJoin(cases, eq(cases.id, siteThemes.caseId))
    .innerJoin(siteSets, eq(siteSets.caseId, siteThemes.caseId))
    .where(
      and(
        isNull(siteThemes.deletedOn),
        isNull(cases.deletedOn),
        isOf(siteThemes.caseId, sought?.within?.recordId),
        isOf(siteThemes.id, sought?.within?.themeId),
        or(
          hasNeedle(sought, [siteThemes.parts, siteThemes.publishedParts]),
          sought?.caseId === undefined ? undefined : eq(siteThemes.caseId, sought.caseId),
        ),
      ),
    )
    .orderBy(siteThemes.caseId, siteThemes.id);
  return rows.map(({ id, caseId, title, parts, published, isLive, isPlanned, editorId }) => {
    const state = isPlanned ? 'scheduled' : 'draft';
    const live = isLive ? placesOf(published ?? [], 'live') : [];
    return {
      kind: 'site',
      recordId: caseId,
      themeId: id,
      title,
      editorId,
      recommended: [],
      state: isLive ? 'live' : state,
      places: [...live, ...placesOf(parts, state).filter((place) => !isAmong(place, live))],
    };
  });
}

async function casesLinking(db: Db, sought?: Sought): Promise<LinkingRecord[]> {
  const rows = await db
    .select({
      id: cases.id,
      title: cases.title,
      introduction: cases.introduction,
      parts: cases.parts,
      recommended: cases.recommendedCaseIds,
      visible: visibleState(cases),
      editorId: cases.lastModifiedById,
    })
    .from(cases)
    .where(
      and(
        isNull(cases.deletedOn),
        isOf(cases.id, sought?.within?.recordId),
        or(
          hasNeedle(sought, [cases.parts, cases.introduction, cases.subtitle]),
          sought?.caseId === undefined
            ? undefined
            : sql`${cases.recommendedCaseIds} @> array[${sought.caseId}]::int[]`,
        ),
      ),
    )
    .orderBy(cases.id);
  return rows.map(({ id, title, introduction, parts, visible, ...row }) => {
    const state = stateOf(visible);
    const places = [...paragraphs(introduction, 'introduction', state), ...placesOf(parts, state)];
    return { kind: 'case', recordId: id, themeId: null, title, state, places, ...row };
  });
}

async function articlesLinking(db: Db, sought?: Sought): Promise<LinkingRecord[]> {
  const { id: recordId, title, summary, parts, lastModifiedById: editorId } = articles;
  const rows = await db
    .select({ recordId, title, summary, parts, visible: visibleState(articles), editorId })
    .from(articles)
    .where(
      and(
        isNull(articles.deletedOn),
        isOf(recordId, sought?.within?.recordId),
        hasNeedle(sought, [title, summary, parts]),
      ),
    )
    .orderBy(recordId);
  return rows.map(({ summary: said, parts: blocks, visible, ...row }) => {
    const state = stateOf(visible);
    const places = [spoken(`${row.title}\n${said}`, state), ...placesOf(blocks, state)];
    return { kind: 'article', themeId: null, recommended: [], state, places, ...row };
  });
}

async function newsLinking(db: Db, sought?: Sought): Promise<LinkingRecord[]> {
  const { id: recordId, title, summary, content, lastModifiedById: editorId } = news;
  const { status, startOn, endOn } = news;
  const rows = await db
    .select({
      recordId,
      title,
      summary,
      content,
      editorId,
      visible: visibleState({ status, startOn, endOn }),
    })
    .from(news)
    .where(
      and(
        isNull(news.deletedOn),
        isOf(recordId, sought?.within?.recordId),
        hasNeedle(sought, [title, summary, content]),
      ),
    )
    .orderBy(recordId);
  return rows.map(({ summary: said, content: html, visible, ...row }) => {
    const state = stateOf(visible);
    const places = [spoken(`${row.title}\n${said}`, state), ...paragraphs(html, 'content', state)];
    return { kind: 'news', themeId: null, recommended: [], state, places, ...row };
  });
}

async function popupsLinking(db: Db, sought?: Sought): Promise<LinkingRecord[]> {
  const { id: recordId, title, url, altText, lastModifiedById: editorId } = popups;
  const others = await db
    .select({ recordId, title, url, altText, visible: visibleState(popups), editorId })
    .from(popups)
    .where(and(isNull(popups.deletedOn), hasNeedle(sought, [title, url, altText])))
    .orderBy(recordId);
  const [first] = await db
    .select({ visible: visibleState(popupPublication) })
    .from(singletons)
    .where(and(isPopup, hasNeedle(sought, [singletons.value])));
  const popup = first && (await popupOf(db));
  return [
    ...(first && popup
      ? [popupLinking('popup', { ...popup, recordId: 1, editorId: popup.lastModifiedById, ...first })]
      : []),
    ...others.map((row) => popupLinking('otherPopup', row)),
  ];
}

interface PopupRow {
  recordId: number;
  title: string;
  url: string;
  altText: string;
  visible: VisibleState;
  editorId: number | null;
}

function popupLinking(kind: 'popup' | 'otherPopup', popup: PopupRow): LinkingRecord {
  const { recordId, title, url, altText, visible, editorId } = popup;
  const state = stateOf(visible);
  const text = `${title}\n${altText}`;
  const urls = url ? [url] : [];
  const place = { field: 'url' as const, block: null, partId: null, state, urls, text, isBound: false };
  return { kind, recordId, themeId: null, title, state, editorId, recommended: [], places: [place] };
}
