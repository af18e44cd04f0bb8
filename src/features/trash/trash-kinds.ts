import {
  purgeArticle,
  purgeCaseInfo,
  purgeNews,
  purgeRole,
  purgeSiteTheme,
  restoreArticle,
  restoreCaseInfo,
  restoreNews,
  restoreRole,
  restoreSiteTheme,
} from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';

export type TrashItem = components['schemas']['TrashItem'];

/** Each kind's unit, whose View shows it, and the right to bring it back and to delete it for ever: the one to delete it. */
export const kindOf = {
  case: {
    unit: 'Permissions.Cases',
    may: 'canDelete',
    icon: 'building',
    restore: restoreCaseInfo,
    purge: purgeCaseInfo,
  },
  theme: {
    unit: 'Permissions.Cases.OnePage',
    may: 'canEdit',
    icon: 'layout',
    restore: restoreSiteTheme,
    purge: purgeSiteTheme,
  },
  article: {
    unit: 'Permissions.Articles',
    may: 'canDelete',
    icon: 'article',
    restore: restoreArticle,
    purge: purgeArticle,
  },
  news: { unit: 'Permissions.News', may: 'canDelete', icon: 'news', restore: restoreNews, purge: purgeNews },
  role: { unit: 'Permissions.Roles', may: 'canDelete', icon: 'user', restore: restoreRole, purge: purgeRole },
} as const satisfies Record<TrashItem['kind'], object>;
