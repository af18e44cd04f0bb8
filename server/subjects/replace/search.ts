import { isNull } from 'drizzle-orm';
import { kindUnits } from '../../../openapi/generated/kinds';
import type { components, operations } from '../../../openapi/generated/types';
import { PartType } from '../../../openapi/generated/enums';
import { readRules, type RecordKind, type RuleBook } from '../approvals/rules/rules';
import { partsOf } from '../approvals/rules/parts-of-block';
import type { Db } from '../../base/db/client';
import { approvalRequests } from '../../base/db/schema';
import type { StoredPart } from '../../base/db/stored-values';
import { isSameContent } from '../../blocks/part-marks';
import { mayAct, saveActs } from '../../access/identity/direct-calls';
import { companyOf } from '../content/company';
import { handOver } from '../../base/process/hand-over';
import { sharedContents } from '../sites/shared-parts';
import { approversOfAll } from '../sites/words-at-once';
import { companyTelOf } from './company-tel';
import type { Claim } from '../../../openapi/generated/claims';
import { doubtOf, type Matcher, matcherOf, sentenceAround } from './matching';
import { groupsOf, isSimilar, numbersIn, phoneOf } from './phones';
import { type SourceRecord, sourceKinds, sources } from './sources';
import { hitsOf, type TextHit, withReplaced, wordsOfRecord } from './texts';

type Schemas = components['schemas'];
type Kind = Schemas['ReplaceKind'];
type Query = NonNullable<operations['findReplaceHits']['parameters']['query']>;

/** Records that one answer looks through, and hits that it lists. */
const maxRecords = 60;
const maxHits = 200;
/** Similar numbers that are offered. */
const maxSimilar = 4;

/** State of a search while it goes through its records. */
interface Search {
  matcher: Matcher;
  claims: ReadonlySet<Claim>;
  rules: RuleBook;
  requested: ReadonlySet<string>;
  thisYear: number;
  shared: ReadonlyMap<number, StoredPart>;
  /** Roles that approve what all project pages show. */
  ofAllPages: string[];
  /** Telephone of the company. */
  tel: string;
}

/** Hits in the next records that the claims allow to view. */
export async function findHits(
  db: Db,
  { find, replacement = '', isExact = false, after }: Query,
  claims: ReadonlySet<Claim>,
): Promise<Schemas['ReplaceHits']> {
  const visible = sourceKinds.filter((kind) =>
    (claims as ReadonlySet<string>).has(`${kindUnits[kind]}.View`),
  );
  const [firstKind, place = '0'] = after?.split(':') ?? [];
  const start = firstKind === undefined ? 0 : visible.findIndex((kind) => kind === firstKind);
  const search = await searchOf(db, matcherOf({ find, replacement, isExact }), claims);
  const phone = phoneOf(find);
  const similar = new Map<string, number>();
  const answer = { records: [] as Schemas['ReplaceRecord'][], searched: [] as Schemas['ReplaceCount'][] };
  const counts = { unlisted: 0, inAddresses: 0, trashed: 0, listed: 0 };
  let next: string | null = null;
  let left = maxRecords;
  const turn = handOver();
  for (const [index, kind] of visible.slice(start < 0 ? visible.length : start).entries()) {
    const from = index === 0 && start >= 0 ? Number(place) : 0;
    const rows = await sources[kind].page(db, from, left);
    left -= rows.length;
    answer.searched.push({ kind, count: rows.filter(({ isInTrash }) => !isInTrash).length });
    for (const row of rows) {
      await turn();
      const { hits, inAddresses } = hitsOf(kind, row.values, search.matcher);
      if (row.isInTrash) {
        if (hits.length > 0) counts.trashed += 1;
        continue;
      }
      counts.inAddresses += inAddresses;
      if (phone) countSimilar(similar, kind, row, phone.digits);
      if (hits.length === 0) continue;
      const listed = hits.slice(0, Math.max(0, maxHits - counts.listed));
      counts.listed += listed.length;
      counts.unlisted += hits.length - listed.length;
      if (listed.length > 0) answer.records.push(recordOnWire(kind, row, listed, search));
    }
    const last = rows.at(-1);
    if (last && left === 0) {
      next = `${kind}:${last.cursor}`;
      break;
    }
  }
  const { unlisted, inAddresses, trashed } = counts;
  return {
    textKind: search.matcher.kind,
    spellings: [...search.matcher.spellings],
    ...answer,
    total: (await Promise.all(visible.map((kind) => sources[kind].count(db)))).reduce(
      (sum, each) => sum + each,
      0,
    ),
    unlisted,
    inAddresses,
    trashed,
    similar: similarOnWire(similar),
    next,
  };
}

const similarOnWire = (similar: ReadonlyMap<string, number>): Schemas['ReplaceSimilar'][] =>
  [...similar]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, maxSimilar)
    .map(([digits, count]) => ({ text: groupsOf({ digits }).join('-'), count }));

async function searchOf(db: Db, matcher: Matcher, claims: ReadonlySet<Claim>): Promise<Search> {
  const open = await db
    .select({ kind: approvalRequests.kind, recordId: approvalRequests.recordId })
    .from(approvalRequests)
    .where(isNull(approvalRequests.outcome));
  return {
    matcher,
    claims,
    rules: await readRules(db),
    requested: new Set(open.map(({ kind, recordId }) => `${kind} ${recordId}`)),
    thisYear: new Date().getFullYear(),
    shared: await sharedContents(db),
    ofAllPages: await approversOfAll(db),
    tel: (await companyOf(db)).tel,
  };
}

function countSimilar(
  similar: Map<string, number>,
  kind: Kind,
  { values }: SourceRecord,
  digits: string,
): void {
  for (const number of wordsOfRecord(kind, values).flatMap(numbersIn)) {
    if (isSimilar(number, digits)) similar.set(number, (similar.get(number) ?? 0) + 1);
  }
}

function recordOnWire(
  kind: Kind,
  row: SourceRecord,
  hits: readonly TextHit[],
  search: Search,
): Schemas['ReplaceRecord'] {
  const { recordId, themeId, title, rowVersion, isLive, isEdited } = row;
  const approvers = approversOf(kind, row, hits, search);
  const isAtOnce = kind === 'siteSettings' || kind === 'company';
  const isRuled = kind !== 'site' && row.isOnline && approvers.length > 0;
  const ruled = isAtOnce ? 'atOnce' : 'ruled';
  return {
    kind,
    recordId,
    themeId,
    title,
    rowVersion,
    isLive,
    blocked: mayAct(search.claims, saveActs[kind]) ? (isRuled ? ruled : null) : 'noClaim',
    approvers,
    isEdited,
    isRequested: search.requested.has(`${kind} ${themeId ?? recordId}`),
    hits: hits.map((hit) => ({
      ...hitOnWire(hit, search.thisYear),
      source: hit.place.follows ? sourceOfHit(row, hit, search) : null,
      companyTel: kind === 'site' ? companyTelOf(hit, search.tel) : null,
    })),
  };
}

/** The record with which a hit of a page changes; null for a copy of a shared block whose content is another one. */
function sourceOfHit(
  { recordId, values }: SourceRecord,
  { place }: TextHit,
  { shared }: Search,
): Schemas['ReplaceSource'] | null {
  // Blocks of a page, which only the services write.
  const part = (values['parts'] as StoredPart[])[(place.part?.place ?? 0) - 1];
  if (part?.source === 'companyTel') return { kind: 'company', recordId: 1 };
  if (part?.sharedId === undefined) return { kind: 'case', recordId };
  const content = shared.get(part.sharedId);
  return content && isSameContent(part, content) ? { kind: 'sharedBlock', recordId: part.sharedId } : null;
}

function hitOnWire(
  { key, place, segment, match }: TextHit,
  thisYear: number,
): Omit<Schemas['ReplaceHit'], 'source' | 'companyTel'> {
  const { text, isLink, paragraph } = segment;
  return {
    key,
    field: place.field,
    entry: place.entry,
    place: place.part?.place ?? null,
    partType: place.part?.partType ?? null,
    paragraph,
    isLink,
    ...sentenceAround(text, match),
    found: text.slice(match.start, match.end),
    replacement: match.after,
    doubt: doubtOf(text, match, thisYear),
    follows: place.follows,
  };
}

/** The kind whose rules a text of this kind follows; null without rules. */
function ruledAs(kind: Kind): RecordKind | null {
  switch (kind) {
    case 'siteSettings':
      return 'site';
    case 'case':
    case 'company':
    case 'sharedBlock':
    case 'media':
    case 'contactEmail':
    case 'privacyTerms':
      return null;
    default:
      return kind;
  }
}

/** Names of the company that project pages show at once. */
const namesOnPages: ReadonlySet<string> = new Set(['name', 'legalName']);

/** Roles that approve the texts of these hits, as they would be. */
function approversOf(
  kind: Kind,
  { values }: SourceRecord,
  hits: readonly TextHit[],
  { rules, matcher, ofAllPages }: Search,
): string[] {
  if (kind === 'company') return hits.some(({ place }) => namesOnPages.has(place.field)) ? ofAllPages : [];
  const ruled = ruledAs(kind);
  if (!ruled) return [];
  const roles = rules.rolesOf(ruled);
  if (roles.length === 0) return [];
  const parts = new Set(changedBlocks(kind, values, hits, matcher).flatMap(partsOf));
  return roles.filter((role) => role.parts.some((part) => parts.has(part))).map(({ name }) => name);
}

function changedBlocks(
  kind: Kind,
  values: SourceRecord['values'],
  hits: readonly TextHit[],
  matcher: Matcher,
): StoredPart[] {
  const texts = hits.map(({ segment }) => segment.text).join('\n');
  if (kind !== 'site') return [{ id: 0, partType: PartType.text, textContent: texts }];
  const keys = new Set(hits.map(({ key }) => key));
  // Blocks of a page, which only the services write.
  const parts = (withReplaced(kind, values, matcher, keys)['parts'] ?? values['parts']) as StoredPart[];
  const places = new Set(hits.map(({ place }) => place.part?.place));
  return parts.filter((_, index) => places.has(index + 1));
}
