import { fieldOfKey, isPartKey, keyOfPart } from '../../../../openapi/place-keys';
import type { components } from '../../../../openapi/generated/types';
import { canonicalHash } from '../../../base/contract/canonical-hash';
import type { PlacedName, StoredPart } from '../../../base/db/stored-values';
import { contentOf } from '../../../blocks/part-marks';
import { type ApprovalPart, partsOf } from './parts-of-block';
import { approvalText } from './text';

/** Block or field of a record that differs from the public version. */
export interface ChangedBlock {
  key: string;
  hash: string;
  /** Hashes under which its authors are stored. */
  authored: string[];
  parts: ApprovalPart[];
  change: components['schemas']['ApprovalChange'];
  /** Position from 1 in the draft, or in the public page for a removed block; 0 for other content. */
  place: number;
  before: StoredPart | null;
  after: StoredPart | null;
  /** Label of content that is not a block. */
  label: string;
  fields: ChangedField[];
}

export interface ChangedField {
  /** Key of a record's field; settings of a page have none. */
  key?: string;
  label: string;
  before: string;
  after: string;
  beforeSha?: string | null;
  afterSha?: string | null;
  /** Addresses are not read as text: a 「%」 in an address is no figure. */
  isAddress?: boolean;
}

/** Settings of a site that visitors see besides its blocks. */
export interface PageSettings {
  seoTitle: string;
  seoKeywords: string;
  seoDescription: string;
  shareSha: string | null;
}

/** Settings as visitors see them, and the settings of site and case that they derive from. */
interface SettingSources {
  shown: PageSettings;
  sources: readonly PageSettings[];
  /** Name and place, if they differ from those of the public page (null without one). */
  names?: { before: PlacedName | null; after: PlacedName } | undefined;
}

interface DraftPage {
  templateCode: string;
  parts: readonly StoredPart[];
}

export const pageKey = 'page';

/** True for the key of a block of a page or of a field of a record, to which a form can lead. */
export const isPlaceKey = (key: string): boolean => isPartKey(key) || fieldOfKey(key) !== null;

/** Keys by which a change of a block can be requested: its own, and those of its fields. */
export const askableKeys = ({ key, fields }: Pick<ChangedBlock, 'key' | 'fields'>): string[] => [
  key,
  ...new Set(fields.flatMap((field) => field.key ?? [])),
];

/** Hash of a value without empty fields, so that a new optional field changes no stored hash. */
export const contentHash = (value: unknown): string =>
  canonicalHash(value, {
    isKept: (_, field) => field !== undefined && field !== '' && field !== null && field !== false,
  });

/** Hash of a block as delivered to visitors. */
export const hashOfPart = (part: StoredPart): string => contentHash(JSON.parse(contentOf(part)));

export const hashOfRemoval = (part: StoredPart): string => contentHash({ removed: hashOfPart(part) });

/** Hash of template, order and settings of a page. */
function hashOfPage({ templateCode, parts }: DraftPage, { shown, names }: SettingSources): string {
  const order = parts.map(({ id }) => id);
  return contentHash({ templateCode, order, ...settingsOf(shown), name: names?.after });
}

/** Hash of a case's name and place. */
export const hashOfName = ({ title, county, district }: PlacedName): string =>
  contentHash({ name: { title, county, district } });

/** Hash of template and order alone. */
export const hashOfOrder = ({ templateCode, parts }: DraftPage): string =>
  contentHash({ templateCode, order: parts.map(({ id }) => id) });

export const hashOfSettings = (settings: PageSettings): string =>
  contentHash({ settings: settingsOf(settings) });

const settingsOf = ({ seoTitle, seoKeywords, seoDescription, shareSha }: PageSettings) => ({
  seoTitle,
  seoKeywords,
  seoDescription,
  shareSha,
});

/**
 * Differences of a draft from the public page (null without one). Blocks match by id, then original id, then
 * content.
 */
export function changedBlocks(
  draft: DraftPage,
  live: DraftPage | null,
  settings: SettingSources,
  roots: ReadonlyMap<number, number> = new Map(),
): ChangedBlock[] {
  const counterparts = pairs(draft.parts, live?.parts ?? [], roots);
  const kept = new Set(counterparts.values());
  const changed = draft.parts.flatMap((after, index): ChangedBlock[] => {
    const before = counterparts.get(after) ?? null;
    const hash = hashOfPart(after);
    if (before && hashOfPart(before) === hash) return [];
    const parts = before ? union(partsOf(before), partsOf(after)) : partsOf(after);
    const change = before ? 'changed' : 'added';
    const key = keyOfPart(after.id);
    return [{ ...plain, key, hash, authored: [hash], parts, change, place: index + 1, before, after }];
  });
  const removed = (live?.parts ?? []).flatMap((before, index) =>
    kept.has(before) ? [] : [removedBlock(before, index)],
  );
  return [...pageBlock(draft, live, settings, counterparts), ...changed, ...removed];
}

function removedBlock(before: StoredPart, index: number): ChangedBlock {
  const hash = hashOfRemoval(before);
  return {
    ...plain,
    key: keyOfPart(before.id),
    hash,
    authored: [hash],
    parts: partsOf(before),
    change: 'removed',
    place: index + 1,
    before,
    after: null,
  };
}

const plain = { label: '', fields: [] };

/** Union of both lists, in the order of the rules. */
export const union = (a: readonly ApprovalPart[], b: readonly ApprovalPart[]): ApprovalPart[] =>
  (['words', 'figures', 'terms'] as const).filter((part) => a.includes(part) || b.includes(part));

/** Blocks of the draft with the matching public blocks. */
function pairs(
  draft: readonly StoredPart[],
  live: readonly StoredPart[],
  roots: ReadonlyMap<number, number>,
): Map<StoredPart, StoredPart> {
  const left = new Set(live);
  const found = new Map<StoredPart, StoredPart>();
  const rootOf = ({ id }: StoredPart) => roots.get(id) ?? id;
  const match = (isSame: (a: StoredPart, b: StoredPart) => boolean) => {
    for (const part of draft) {
      if (found.has(part)) continue;
      const other = [...left].find((each) => isSame(part, each));
      if (!other) continue;
      found.set(part, other);
      left.delete(other);
    }
  };
  match((a, b) => a.id === b.id);
  if (left.size > 0) match((a, b) => rootOf(a) === rootOf(b));
  if (left.size > 0) {
    const hashes = new Map([...left].map((part) => [part, hashOfPart(part)]));
    match((a, b) => hashOfPart(a) === hashes.get(b));
  }
  return found;
}

function pageBlock(
  draft: DraftPage,
  live: DraftPage | null,
  settings: SettingSources,
  counterparts: ReadonlyMap<StoredPart, StoredPart>,
): ChangedBlock[] {
  const { shown, sources, names } = settings;
  const isOrdered = inOrder(
    draft.parts.flatMap((part) => {
      const other = counterparts.get(part);
      return other && live ? [live.parts.indexOf(other)] : [];
    }),
  );
  if (live && live.templateCode === draft.templateCode && isOrdered && !names) return [];
  const { name, title, description, keywords, share, template, order } = approvalText.pageFields;
  // Search and sharing have no draft: they are public while a page is public.
  const seo = (label: string, after: string) => ({ label, before: live ? after : '', after });
  const nameText = (each: PlacedName | null | undefined) =>
    each ? `${each.title}　${each.county}${each.district}` : '';
  const fields: ChangedField[] = [
    { label: name, before: nameText(names?.before), after: nameText(names?.after) },
    { label: template, before: live?.templateCode ?? '', after: draft.templateCode },
    ...(live && !isOrdered ? [{ label: order, before: '', after: approvalText.orderChanged }] : []),
    seo(title, shown.seoTitle),
    seo(description, shown.seoDescription),
    seo(keywords, shown.seoKeywords),
    {
      label: share,
      before: '',
      after: '',
      beforeSha: live ? shown.shareSha : null,
      afterSha: shown.shareSha,
    },
  ];
  return [
    {
      key: pageKey,
      hash: hashOfPage(draft, settings),
      authored: [
        hashOfOrder(draft),
        ...sources.map(hashOfSettings),
        ...(names ? [hashOfName(names.after)] : []),
      ],
      parts: ['words'],
      change: live ? 'changed' : 'added',
      place: 0,
      before: null,
      after: null,
      label: approvalText.pageSettings,
      fields: fields.filter(
        ({ before, after, beforeSha, afterSha }) => before || after || beforeSha || afterSha,
      ),
    },
  ];
}

const inOrder = (places: readonly number[]) =>
  places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
