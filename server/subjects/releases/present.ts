import { type ApprovalState, presentStatesOf } from '../approvals/rules/approval-state';
import { missingIn } from '../approvals/rules/assertion';
import { readRules } from '../approvals/rules/rules';
import { approvalText } from '../approvals/rules/text';
import { columnChanges } from '../content/column-changes';
import { notFound } from '../../base/contract/errors';
import { known } from '../../base/contract/known';
import type { Db } from '../../base/db/client';
import { type Dated, type Fault, type Find, type Found, idsOf, isSwitchless, type Subject } from './items';
import { approvedOf, findCases } from './present-records';
import { findDrafts, findSites } from './present-sites';
import { releaseText as text } from './text';

/** A record as its item finds it. */
export interface Present extends Pick<Found, 'title' | 'version' | 'siteName' | 'isOnline'> {
  isRuled: boolean;
  /** The approval of content that lacks it; null for any other. */
  lacking: ApprovalState | null;
  faults: Fault[];
}

/** The record of an item and what the direct call would refuse at this moment; throws 404, also in the trash. */
export async function presentOf(db: Db, item: Subject, moment: Date): Promise<Present> {
  const present = await presentIfThere(db, item, moment);
  if (!present) throw notFound();
  return present;
}

/** Like `presentOf`; null for a record that is gone. */
export async function presentIfThere(db: Db, item: Subject, moment: Date): Promise<Present | null> {
  const [found] = await presentsOf(db, [{ item, moment }]);
  return found?.present ?? null;
}

/** The records of items, null for one that is gone; the same statements for any number. */
export async function presentsOf<Item extends Subject>(
  db: Db,
  all: readonly Dated<Item>[],
): Promise<{ item: Item; present: Present | null }[]> {
  const found = new Map<Dated, Found | null>();
  for (const alike of new Set(all.map(({ item }) => likeness(item)))) {
    const own = all.filter(({ item }) => likeness(item) === alike);
    const foundIn = await finderOf(own)(db, own);
    for (const each of own) found.set(each, foundIn(each));
  }
  const contents = [...found.values()].flatMap((each) => each?.content ?? []);
  const states = contents.length > 0 ? await presentStatesOf(db, contents, await readRules(db)) : [];
  const stateOf = new Map(contents.map((content, place) => [content, states[place]]));
  return all.map((each) => {
    const own = found.get(each);
    const approval = own?.content && known(stateOf.get(own.content), 'The approval of the item');
    return { item: each.item, present: own ? presentWith(own, approval ?? null) : null };
  });
}

const likeness = ({ kind, action }: Subject) => `${kind} ${action}`;

function finderOf([first]: readonly Dated[]): Find {
  if (!first) return findNothing;
  const { kind, action } = first.item;
  if (kind === 'site') return siteFinders[action];
  if (action === 'change' || isSwitchless(kind)) return changedOf(kind);
  return kind === 'case' ? findCases : approvedOf(kind);
}

const findNothing: Find = () => Promise.resolve(() => null);

const siteFinders: Readonly<Record<Subject['action'], Find>> = {
  online: findDrafts,
  offline: findSites,
  change: findNothing,
};

/** Records of a kind whose columns wait. */
const changedOf =
  (kind: keyof typeof columnChanges): Find =>
  async (db, all) => {
    const rows = await columnChanges[kind].findAll(db, idsOf(all));
    return ({ item }) => {
      const row = rows.get(item.recordId);
      if (!row) return null;
      const { title, rowVersion: version } = row;
      const before: Fault[] =
        version === item.shownVersion ? [] : [{ state: 'conflict', reason: text.changedSince }];
      return { title, version, siteName: null, isOnline: row.isLive, content: null, before };
    };
  };

function presentWith(
  { content, before, after = [], ...own }: Found,
  approval: ApprovalState | null,
): Present {
  const words = content?.kind === 'site' ? approvalText.missing : approvalText.recordMissing;
  const lacking = approval && !approval.isApproved ? approval : null;
  const missing: Fault[] = lacking
    ? [{ state: 'approvalMissing', reason: words(missingIn(lacking.departments)) }]
    : [];
  return { ...own, isRuled: approval?.isRuled ?? false, lacking, faults: [...before, ...missing, ...after] };
}
