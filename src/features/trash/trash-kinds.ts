import {
  purgeArticle,
  purgeCaseInfo,
  purgeNews,
  purgeRole,
  restoreArticle,
  restoreCaseInfo,
  restoreNews,
  restoreRole,
} from '../../api/generated/operations';
import type { components } from '../../api/generated/types';

export type TrashItem = components['schemas']['TrashItem'];

/** The kinds of records that go to the trash, in the order of their tabs. */
export const trashKinds = ['case', 'article', 'news', 'role'] as const;

/** Each kind's unit, whose View shows it and whose Delete brings it back or deletes it for ever. */
export const kindOf = {
  case: { unit: 'Permissions.Cases', icon: 'building', restore: restoreCaseInfo, purge: purgeCaseInfo },
  article: { unit: 'Permissions.Articles', icon: 'article', restore: restoreArticle, purge: purgeArticle },
  news: { unit: 'Permissions.News', icon: 'news', restore: restoreNews, purge: purgeNews },
  role: { unit: 'Permissions.Roles', icon: 'user', restore: restoreRole, purge: purgeRole },
} as const satisfies Record<TrashItem['kind'], object>;
