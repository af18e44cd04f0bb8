import {
  getAbout,
  getApprovalRules,
  getCompany,
  getContactEmail,
  getSystemChecks,
  listAccounts,
  listApiTokens,
  listAuditTrails,
  listDeadLinks,
  listImports,
  listMedia,
  listRedirects,
  listReleases,
  listReplacements,
  listRoles,
  listSalesCodes,
  listSharedBlocks,
  listTrash,
  listWebhooks,
  rehearseRetention,
} from '../../api/generated/operations';
import { kindNames } from '../../../openapi/generated/kinds';
import { contactTypeWords } from '../../../openapi/generated/words';
import type { ApiResult } from '../../api/result';
import { settings, visibleIn } from '../../layout/menu';
import { session } from '../../machines/actors';
import { accountOf } from '../../machines/session';
import type { UnitCode } from '../../base/navigation/page-meta';
import { claimMap, permissionOf } from '../../base/session/permissions';
import { nearDay, todayInTaipei } from '../../base/time/date-time';
import { settingsText as text } from './text';
import { dayMs } from '../../base/time/days-left';

/** State of a screen of 系統設定 in a line. */
interface SettingState {
  text: string;
  /** True if somebody should act. */
  isUrgent?: boolean;
}

const one = { pageNumber: 1, pageSize: 1 };
/** Tokens that end within these milliseconds are named. */
const soon = 14 * dayMs;

/** The cards that the account may see, each entry with its state; null without one, or if it cannot be read. */
export async function loadSettings() {
  const claims = claimMap(accountOf(session.getSnapshot())?.roleClaims ?? []);
  const mayCheck = permissionOf(claims, 'Permissions.Roles').canEdit;
  const reading = { now: Date.now(), mayCheck };
  const cards = await Promise.all(
    visibleIn(settings, claims).map(async ({ title, entries }) => ({
      title,
      entries: await Promise.all(
        entries.map(async (entry) => ({
          ...entry,
          state: (await states[entry.unit]?.(reading)) ?? null,
        })),
      ),
    })),
  );
  return { cards };
}

export type SettingCard = Awaited<ReturnType<typeof loadSettings>>['cards'][number];

/** Undefined if the answer is an error. */
async function said<T>(call: Promise<ApiResult<T>>, words: (data: T) => SettingState) {
  const result = await call;
  return result.ok ? words(result.data) : undefined;
}

type StateOf = (reading: { now: number; mayCheck: boolean }) => Promise<SettingState | undefined>;

/** Reads the state of each screen that has one. */
const states: Partial<Record<UnitCode, StateOf>> = {
  role: () => said(listRoles(), (roles) => ({ text: text.roles(roles.length) })),
  account: () => said(listAccounts(one), ({ totalCount }) => ({ text: text.accounts(totalCount) })),
  approvalRules: () =>
    said(getApprovalRules(), ({ rules }) => ({
      text: text.rules([...new Set(rules.map(({ kind }) => kindNames[kind]))]),
    })),
  company: () =>
    said(getCompany(), ({ name }) => (name === '' ? { text: text.noName, isUrgent: true } : { text: name })),
  release: () =>
    said(listReleases(), ({ items }) => {
      const open = items.filter(({ state }) => state !== 'done' && state !== 'undone');
      const held = open.filter(({ state }) => state === 'held' || state === 'partly').length;
      const planned = open.filter(({ state }) => state === 'planned').length;
      return { text: text.releases(open.length, planned, held), isUrgent: held > 0 };
    }),
  redirect: () =>
    said(listRedirects({ countOnly: true }), ({ count, broken }) => ({
      text: text.redirects(count, broken),
      isUrgent: broken > 0,
    })),
  deadLinks: () =>
    said(listDeadLinks(), ({ items, check }) => {
      const open = items.filter(({ isIgnored }) => !isIgnored).length;
      return { text: text.deadLinks(open, check.count), isUrgent: open > 0 };
    }),
  replace: () => said(listReplacements(), ({ items }) => ({ text: text.replacements(items.length) })),
  shared: () => said(listSharedBlocks(one), ({ totalCount }) => ({ text: text.sharedBlocks(totalCount) })),
  salesCode: () =>
    said(listSalesCodes({ countOnly: true }), ({ count }) => ({
      text: text.salesCodes(count),
    })),
  media: () =>
    said(listMedia(one), ({ counts: { all, noAlt } }) => ({
      text: text.media(all, noAlt),
      isUrgent: noAlt > 0,
    })),
  import: ({ now }) =>
    said(listImports(), ([last]) => ({
      text: last ? text.lastImport(nearDay(last.createdOn, now), last.fileName) : text.noImport,
    })),
  trash: () => said(listTrash(one), ({ totalCount }) => ({ text: text.trash(totalCount) })),
  contactEmail: () =>
    said(getContactEmail(), ({ recipients }) => {
      const missing = recipients.flatMap(({ type, emails }) => (emails === '' ? [type] : []));
      return missing.length > 0
        ? { text: text.noRecipients(missing.map((type) => contactTypeWords[type])), isUrgent: true }
        : { text: text.recipients };
    }),
  privacy: () =>
    said(rehearseRetention(), ({ count }) => ({ text: text.ending(count), isUrgent: count > 0 })),
  audit: () => {
    const today = todayInTaipei();
    return said(listAuditTrails({ ...one, startDate: today, endDate: today }), ({ totalCount }) => ({
      text: text.today(totalCount),
    }));
  },
  connection: connections,
  about,
};

async function connections({ now }: { now: number }) {
  const [tokens, webhooks] = await Promise.all([listApiTokens(), listWebhooks()]);
  if (!tokens.ok || !webhooks.ok) return undefined;
  const valid = tokens.data.items.filter(({ state }) => state === 'valid');
  const ending = valid.filter(({ expiresOn }) => Date.parse(expiresOn) - now < soon).length;
  const paused = webhooks.data.items.filter(({ state }) => state === 'paused').length;
  return {
    text: text.connections(valid.length, webhooks.data.items.length, ending, paused),
    isUrgent: ending + paused > 0,
  };
}

async function about({ mayCheck }: { mayCheck: boolean }): Promise<SettingState | undefined> {
  const [build, checks] = await Promise.all([getAbout(), mayCheck ? getSystemChecks() : null]);
  if (!build.ok) return undefined;
  const troubles = checks?.ok
    ? checks.data.filter(({ state }) => state === 'bad' || state === 'attention').length
    : 0;
  return { text: text.about(build.data.version, troubles), isUrgent: troubles > 0 };
}
