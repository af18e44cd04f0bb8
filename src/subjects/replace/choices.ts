import type { components } from '../../../openapi/generated/types';
import type { ReplaceHit, ReplaceRecord } from './replace-loaders';

type Kind = components['schemas']['ReplaceKind'];

export const recordKey = ({
  kind,
  recordId,
  themeId,
}: Pick<ReplaceRecord, 'kind' | 'recordId' | 'themeId'>) => `${kind} ${themeId ?? recordId}`;
export const hitKey = (record: ReplaceRecord, { key }: Pick<ReplaceHit, 'key'>) =>
  `${recordKey(record)} ${key}`;

/** Records with a chosen hit, by their keys. */
export const chosenRecords = (
  records: readonly ReplaceRecord[],
  chosen: ReadonlySet<string>,
): ReadonlySet<string> =>
  new Set(
    records
      .filter((record) => choosable(record).some((hit) => chosen.has(hitKey(record, hit))))
      .map(recordKey),
  );

/** True for a hit that changes with one of these records. */
export const changesWith = ({ source }: ReplaceHit, records: ReadonlySet<string>): boolean =>
  source !== null && records.has(recordKey({ ...source, themeId: null }));

/** True if a chosen hit can show the telephone of the company: it has the new number, or gets it in the same act. */
export const canShowCompany = ({ companyTel }: ReplaceHit, records: ReadonlySet<string>): boolean =>
  companyTel === 'now' ||
  (companyTel === 'after' && records.has(recordKey({ kind: 'company', recordId: 1, themeId: null })));

/** Hits that can be chosen. */
export const choosable = (record: ReplaceRecord): ReplaceHit[] =>
  record.blocked ? [] : record.hits.filter(({ follows }) => !follows);

const keysOf = (records: readonly ReplaceRecord[], fits: (hit: ReplaceHit) => boolean = () => true) =>
  records.flatMap((record) =>
    choosable(record)
      .filter(fits)
      .map((hit) => hitKey(record, hit)),
  );

/** Hits that start with a tick: those without a doubt. */
export const firstChoice = (records: readonly ReplaceRecord[]): ReadonlySet<string> =>
  new Set(keysOf(records, ({ doubt }) => doubt === null));

/** State of a tick for several hits. */
export function tickOf(records: readonly ReplaceRecord[], chosen: ReadonlySet<string>) {
  const keys = keysOf(records);
  const on = keys.filter((key) => chosen.has(key)).length;
  return {
    isOn: on > 0 && on === keys.length,
    isMixed: on > 0 && on < keys.length,
    isOff: keys.length === 0,
  };
}

/** The choice with all hits of these records on or off. */
export function toggled(
  records: readonly ReplaceRecord[],
  chosen: ReadonlySet<string>,
  isOn: boolean,
): ReadonlySet<string> {
  return withKeys(chosen, keysOf(records), isOn);
}

/** A choice with these hits on or off. */
export function withKeys(
  chosen: ReadonlySet<string>,
  keys: readonly string[],
  isOn: boolean,
): ReadonlySet<string> {
  const next = new Set(chosen);
  for (const key of keys) {
    if (isOn) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** A choice of one kind or group only. */
export const onlyThose = (records: readonly ReplaceRecord[], fits: (record: ReplaceRecord) => boolean) =>
  firstChoice(records.filter(fits));

/** Records with chosen hits, as a call sends them; `bound` are hits that show the telephone of the company instead. */
export function chosenTargets(
  records: readonly ReplaceRecord[],
  chosen: ReadonlySet<string>,
  bound: ReadonlySet<string>,
) {
  const own = chosenRecords(records, chosen);
  return records.flatMap((record) => {
    const { kind, recordId, themeId, rowVersion } = record;
    const hits = choosable(record).filter((hit) => chosen.has(hitKey(record, hit)));
    if (hits.length === 0) return [];
    const companyTel = hits.filter((hit) => bound.has(hitKey(record, hit)) && canShowCompany(hit, own));
    const keysIn = (some: readonly ReplaceHit[]) => some.map(({ key }) => key);
    return [
      {
        kind,
        recordId,
        ...(themeId === null ? {} : { themeId }),
        rowVersion,
        hits: keysIn(hits),
        ...(companyTel.length > 0 ? { companyTel: keysIn(companyTel) } : {}),
      },
    ];
  });
}

/** Effect of replacing the chosen hits. */
export function outcomeOf(records: readonly ReplaceRecord[], chosen: ReadonlySet<string>) {
  const own = chosenRecords(records, chosen);
  const changed = records.filter(
    (record) => own.has(recordKey(record)) || record.hits.some((hit) => changesWith(hit, own)),
  );
  const live = changed.filter(({ isLive }) => isLive);
  const needsApproval = live.filter(({ kind, approvers }) => kind === 'site' && approvers.length > 0);
  return {
    records: own.size,
    following: changed.length - own.size,
    hits: chosen.size,
    unchosen: keysOf(records).length - chosen.size,
    live: live.length,
    approval: needsApproval.length,
    now: live.length - needsApproval.length,
    draft: changed.length - live.length,
    cases: live.filter(({ kind }) => kind === 'case').length,
    edited: live.filter(({ isEdited }) => isEdited).length,
  };
}

/** Chosen hits by kind, for batches. */
export function countsByKind(
  records: readonly ReplaceRecord[],
  chosen: ReadonlySet<string>,
): [Kind, number][] {
  const counts = new Map<Kind, number>();
  for (const record of records) {
    const count = choosable(record).filter((hit) => chosen.has(hitKey(record, hit))).length;
    if (count > 0) counts.set(record.kind, (counts.get(record.kind) ?? 0) + count);
  }
  return [...counts];
}
