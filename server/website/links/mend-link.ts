import { websiteBase } from '../../base/config/website-base';
import type { Bodies } from '../../base/contract/bodies';
import { Refusal, ServiceError } from '../../base/contract/errors';
import type { components } from '../../../openapi/generated/types';
import type { Changes, StoredPart } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import { kindNames } from '../../../openapi/generated/kinds';
import { mayAct, saveActs } from '../../access/identity/direct-calls';
import { withLinks } from '../../blocks/html-segments';
import type { BodyCheck } from '../../records/version-fit';
import type { ReplaceAct } from '../../subjects/replace/act';
import { storeAct } from '../../subjects/replace/apply';
import { lockTarget } from '../../subjects/replace/changing';
import { storeChange } from '../../subjects/replace/replace-one';
import { replaceText } from '../../subjects/replace/text';
import { edited } from '../../subjects/replace/texts';
import { type Origins, ownAddressOf } from '../pages/own-addresses';
import { fullPath } from '../pages/shown-addresses';
import { linkText as text } from './text';

/** New target of a link; the same for one that stays, null for one that goes. */
type TargetOf = (url: string) => string | null;

const maxStored = 100;

/** Changes or removes links of one record, like its own save. Throws 400, 403, 404 and refusals. */
export async function mendLink(
  tx: Tx,
  { kind, recordId, themeId, urls, to }: Bodies['mendLink'],
  caller: ReplaceAct['caller'],
  checkBody: BodyCheck,
  origins: Origins,
): Promise<components['schemas']['LinkMended']> {
  if (!mayAct(caller.claims, saveActs[kind])) {
    throw new ServiceError(403, replaceText.mayNotEdit(kindNames[kind]));
  }
  const target = { kind, recordId, themeId: themeId ?? null };
  const locked = await lockTarget(tx, target, null);
  const after = to === null ? null : fullAddress(to, origins);
  const sought = new Set(urls);
  let hits = 0;
  const values = mended(locked.values, (url) => {
    if (!sought.has(url)) return url;
    hits += 1;
    return after;
  });
  if (hits === 0) throw new Refusal('replaceNothing', text.linkGone);
  const parts = values['parts'];
  if (Array.isArray(parts) && parts.length === 0) throw new Refusal('replaceNothing', text.lastBlock);
  const [find = ''] = urls;
  const summary = shortened(after === null ? text.removedLink(find) : text.changedLink(find, after), 200);
  tx.trail.versionNote = summary;
  const act = { note: summary, caller, checkBody, isHeld: false };
  const { state, reason } = await storeChange(
    tx,
    target,
    { locked, now: locked, values, restOf: () => 0 },
    act,
  );
  const before =
    locked.stored ?? Object.fromEntries(Object.keys(values).map((name) => [name, locked.values[name]]));
  const outcome = { ...target, title: locked.title, hits, left: 0, state, reason, before: { ...before } };
  const { id, rowVersion } = await storeAct(
    tx,
    {
      find: shortened(find, maxStored),
      replacement: shortened(after ?? '', maxStored),
      isExact: true,
      mode: 'apart',
      textKind: 'link',
    },
    [outcome],
    caller,
  );
  return { id, rowVersion, isWaiting: state === 'waiting', reason };
}

const shortened = (words: string, length: number) => [...words].slice(0, length).join('');

/** An address as visitors need it: own pages with host, which links of blocks must have, and with the prefix of the website. */
function fullAddress(to: string, origins: Origins): string {
  if (!to.startsWith('/') || to.startsWith('//')) return to;
  const base = websiteBase(origins);
  const isPlain = base !== null && ownAddressOf(to, origins)?.kind === 'other';
  return (origins.publicOrigin ?? origins.adminOrigin ?? '') + (isPlain ? fullPath(to, base) : to);
}

/** Columns with links that changed. */
function mended(values: Changes, targetOf: TargetOf): Changes {
  const changed: Record<string, unknown> = {};
  for (const column of ['content', 'introduction'] as const) {
    const html = values[column];
    if (typeof html === 'string') changed[column] = withLinks(html, targetOf);
  }
  const { url, parts } = values;
  if (typeof url === 'string' && url) changed['url'] = targetOf(url) ?? '';
  // Only the services write blocks.
  if (Array.isArray(parts)) {
    changed['parts'] = (parts as StoredPart[]).flatMap((part) => mendedPart(part, targetOf));
  }
  return Object.fromEntries(
    Object.entries(changed).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(values[name])),
  );
}

function mendedPart(part: StoredPart, targetOf: TargetOf): StoredPart[] {
  const { url, html } = part;
  const target = url ? targetOf(url) : url;
  if (target === null) return [];
  return [
    edited(part, {
      ...part,
      ...(url && target ? { url: target } : {}),
      ...(html ? { html: withLinks(html, targetOf) } : {}),
    }),
  ];
}
