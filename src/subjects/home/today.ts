import { linkOptions, type LinkOptions } from '@tanstack/react-router';
import { HandleStatus } from '../../../openapi/generated/enums';
import { contactTypeWords } from '../../../openapi/generated/words';
import { shortCountWords } from '../../publishing/approval/text';
import { typeName } from '../../blocks/comments/threads';
import { mendLink } from '../../records/kinds/kinds';
import { recipientText } from '../../records/list/text';
import { isToday } from '../../base/time/date-time';
import type { IconName } from '../../ui/icon-paths';
import type { HomeData } from './home-loaders';
import { todayText as text } from './text';

/** Something that the account has to do, with the one way to do it. */
export interface Task {
  key: string;
  icon: IconName;
  title: string;
  detail: string;
  link: LinkOptions;
  action: string;
  /** ISO 8601; until then, or since then. */
  at?: string;
  /** True for a limit, false for the time at which it came. */
  isDue?: boolean;
  /** True for what is due today or overdue, which stands before everything else. */
  isLate?: boolean;
}

type Tasks = Pick<
  HomeData,
  | 'work'
  | 'approvals'
  | 'schedules'
  | 'contacts'
  | 'mine'
  | 'calls'
  | 'comments'
  | 'ending'
  | 'paused'
  | 'left'
  | 'deadLinks'
>;

/** Work of the account, late work first and then by kind, each the oldest first; finished work has no entry. */
export function tasksOf(data: Tasks, now: number): Task[] {
  const { approvals, comments, work } = data;
  return [
    ...(approvals ? approvalTasks(approvals, now) : []),
    ...(work.changed ? changedTasks(work.changed) : []),
    ...(work.behind ? behindTasks(work.behind) : []),
    ...releaseTasks(data, now),
    ...contactTasks(data),
    ...(comments ? commentTasks(comments) : []),
    ...linkTasks(data),
    ...systemTasks(data),
    ...(work.empty ? emptyTasks(work.empty) : []),
  ].toSorted(byLateness);
}

/** Late work comes first, the most overdue at its top, and without a time after it. */
function byLateness(a: Task, b: Task): number {
  if (!a.isLate || !b.isLate) return Number(b.isLate ?? false) - Number(a.isLate ?? false);
  return (a.at ?? '9').localeCompare(b.at ?? '9');
}

const isPressing = (dueOn: string, now: number) => isToday(dueOn, now) || Date.parse(dueOn) < now;

/** The oldest first. */
const byAge = (a: Task, b: Task) => (a.at ?? '').localeCompare(b.at ?? '');

function approvalTasks(
  { mayReview, mine, mineItems, sentItems }: NonNullable<Tasks['approvals']>,
  now: number,
): Task[] {
  const toReview = mayReview ? mineItems : [];
  const review = (id: number) => linkOptions({ to: '/approval/review/$id', params: { id: String(id) } });
  return [
    ...toReview.map(({ id, title, subtitle, counts, requestedBy, dueOn, release }): Task => ({
      key: `approval-${id}`,
      icon: 'stamp',
      title: text.approve(title),
      detail: text.joined([
        subtitle,
        shortCountWords(counts),
        text.sentBy(requestedBy),
        release ? text.inRelease(release.name) : '',
      ]),
      link: review(id),
      action: text.review,
      at: dueOn,
      isDue: true,
      isLate: isPressing(dueOn, now),
    })),
    ...(toReview.length > 0 && mine > toReview.length
      ? [
          {
            key: 'approvals',
            icon: 'stamp',
            title: text.moreApprovals(mine - toReview.length),
            detail: '',
            link: linkOptions({ to: '/approval' }),
            action: text.show,
          } satisfies Task,
        ]
      : []),
    ...sentItems
      .filter(({ state }) => state === 'changesAsked')
      .map((item): Task => ({
        key: `asked-${item.id}`,
        icon: 'edit',
        title: text.asked(item.title),
        detail: item.asked ? text.said(item.asked.by, item.asked.note) : item.subtitle,
        link: mendLink(item) ?? review(item.id),
        action: text.mend,
        at: item.asked?.at ?? item.requestedOn,
      }))
      .toSorted(byAge),
  ];
}

function changedTasks({ count, sites }: NonNullable<Tasks['work']['changed']>): Task[] {
  const rows = sites.map(({ caseId, title }): Task => ({
    key: `changed-${caseId}`,
    icon: 'compare',
    title: text.changed(title),
    detail: text.changedDetail,
    link: linkOptions({ to: '/web/home/$caseId', params: { caseId } }),
    action: text.compare,
  }));
  const link = linkOptions({ to: '/web', search: { changed: true } });
  return withMore(rows, count, { key: 'changed', icon: 'compare', title: text.moreChanged, link });
}

/** The first entries, and one for all others. */
function withMore(
  rows: readonly Task[],
  count: number,
  { title, ...more }: Pick<Task, 'key' | 'icon' | 'link'> & { title: (left: number) => string },
): Task[] {
  const left = count - rows.length;
  return left > 0 ? [...rows, { ...more, title: title(left), detail: '', action: text.show }] : [...rows];
}

/** Shared blocks of which public pages show former content. */
function behindTasks({ count, blocks }: NonNullable<Tasks['work']['behind']>): Task[] {
  const rows = blocks.map(({ id, title }): Task => ({
    key: `behind-${id}`,
    icon: 'rows',
    title: text.behind(title),
    detail: text.behindDetail,
    link: linkOptions({ to: '/shared/edit/$id', params: { id: String(id) } }),
    action: text.update,
  }));
  const link = linkOptions({ to: '/shared' });
  return withMore(rows, count, { key: 'behind', icon: 'rows', title: text.moreBehind, link });
}

/** Own releases of which something did not go live, or will not. */
function releaseTasks({ left }: Tasks, now: number): Task[] {
  return left.map(({ id, name, state, items, reason, dueOn }): Task => ({
    key: `release-${id}`,
    icon: 'copy',
    title:
      state === 'held'
        ? text.held(name)
        : state === 'planned'
          ? text.willStay(name, items.filter((item) => item.state !== 'ready').length)
          : text.left(name, pendingIn(items)),
    detail: state === 'planned' ? text.goesLive : reason,
    ...(state === 'planned' && dueOn ? { at: dueOn, isDue: true, isLate: isPressing(dueOn, now) } : {}),
    link: linkOptions({ to: '/release/$id', params: { id: String(id) } }),
    action: text.show,
  }));
}

const pendingIn = (items: Tasks['left'][number]['items']) =>
  items.filter(({ state }) => state !== 'done' && state !== 'undone').length;

function contactTasks({ contacts, mine, calls }: Tasks): Task[] {
  const waiting: Task[] =
    contacts && contacts.totalCount > 0
      ? [
          {
            key: contactsKey,
            icon: 'mail',
            title: text.contacts(contacts.totalCount),
            detail: '',
            link: linkOptions({ to: '/contact', search: { state: HandleStatus.unhandled } }),
            action: text.showList,
          },
        ]
      : [];
  const due: Task[] = calls
    ? [
        {
          key: 'calls',
          icon: 'call',
          title: text.calls(calls),
          detail: '',
          link: linkOptions({ to: '/contact', search: { due: true, mine: true } }),
          action: text.showList,
          isLate: true,
        },
      ]
    : [];
  if (!mine) return [...due, ...waiting];
  return [
    ...due,
    ...waiting,
    {
      key: 'mine',
      icon: 'call',
      title: text.mine(mine),
      detail: '',
      link: linkOptions({ to: '/contact', search: { mine: true, state: 'open' } }),
      action: text.showList,
    },
  ];
}

/** Key of the entry under which the open enquiries stand. */
export const contactsKey = 'contacts';

function commentTasks({ mentions, open, mentioned }: NonNullable<Tasks['comments']>): Task[] {
  const editor = (caseId: number, themeId: number, hash?: string) =>
    linkOptions({
      to: '/siteset/theme/edit/$caseId/$themeId',
      params: { caseId: String(caseId), themeId: String(themeId) },
      ...(hash ? { hash } : {}),
    });
  const rows = mentions
    .map((mention): Task => ({
      key: `mention-${mention.commentId}`,
      icon: 'comment',
      title: text.mention(mention.author, mention.title, typeName(mention.partType)),
      detail: mention.text,
      link: editor(mention.caseId, mention.themeId, `thread-${mention.threadId}`),
      action: text.reply,
      at: mention.createdOn,
    }))
    .toSorted(byAge);
  const place = mentioned.newest ?? open.newest;
  if (open.count <= rows.length || !place) return rows;
  return [
    ...rows,
    {
      key: 'comments',
      icon: 'comment',
      title: text.comments(open.count),
      detail: place.title,
      link: editor(place.caseId, place.themeId),
      action: text.show,
    },
  ];
}

/** Links on public pages that lead nowhere. */
function linkTasks({ deadLinks }: Tasks): Task[] {
  const [first] = deadLinks;
  if (!first) return [];
  return [
    {
      key: 'deadLinks',
      icon: 'link',
      title: text.deadLinks(deadLinks.length),
      detail: text.joined([first.title, first.url]),
      link: linkOptions({ to: '/dead-links' }),
      action: text.mend,
    },
  ];
}

/** Settings and services that need attention. */
function systemTasks({ work: { mail }, schedules, ending, paused }: Tasks): Task[] {
  const failed = schedules?.failed ?? 0;
  const tasks: (Task | false)[] = [
    failed > 0 && {
      key: 'failed',
      icon: 'warning',
      title: text.failed(failed),
      detail: '',
      link: linkOptions({ to: '/schedule' }),
      action: text.show,
      isLate: true,
    },
    paused.length > 0 && {
      key: 'paused',
      icon: 'warning',
      title: text.paused(paused),
      detail: text.pausedDetail,
      link: linkOptions({ to: '/connection/webhook' }),
      action: text.show,
    },
    mail !== null &&
      (mail.missing.length > 0 || !mail.hasServer) && {
        key: 'mail',
        icon: 'warning',
        title: mail.hasServer ? text.noRecipients : text.noMailServer,
        detail:
          mail.missing.length > 0
            ? recipientText.missing(mail.missing.map((type) => contactTypeWords[type]))
            : text.noMailServerDetail,
        link: linkOptions({ to: '/contact-email' }),
        action: text.mailSettings,
      },
    ending > 0 && {
      key: 'ending',
      icon: 'clock',
      title: text.ending(ending),
      detail: text.endingDetail,
      link: linkOptions({ to: '/privacy' }),
      action: text.showList,
    },
  ];
  return tasks.filter((task) => task !== false);
}

function emptyTasks({ articles, cases, tab, type }: NonNullable<Tasks['work']['empty']>): Task[] {
  const tasks: (Task | false)[] = [
    (cases ?? 0) > 0 && {
      key: 'emptyCases',
      icon: 'building',
      title: text.emptyCases(cases ?? 0),
      detail: text.emptyDetail,
      link: linkOptions({ to: '/case', search: { visibleState: 'empty', tab } }),
      action: text.show,
    },
    (articles ?? 0) > 0 && {
      key: 'emptyArticles',
      icon: 'article',
      title: text.emptyArticles(articles ?? 0),
      detail: text.emptyDetail,
      link: linkOptions({ to: '/article', search: { visibleState: 'empty', type } }),
      action: text.show,
    },
  ];
  return tasks.filter((task) => task !== false);
}
