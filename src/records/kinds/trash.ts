import type { TrashKind } from '../../../openapi/generated/enums';
import {
  purgeArticle,
  purgeCaseInfo,
  purgeNews,
  purgeOtherPopup,
  purgeRole,
  purgeSharedBlock,
  purgeSiteTheme,
  restoreArticle,
  restoreCaseInfo,
  restoreNews,
  restoreOtherPopup,
  restoreRole,
  restoreSharedBlock,
  restoreSiteTheme,
} from '../../api/generated/operations';
import type { Call, PartOf } from './kind';

/** Calls of the trash (decisions/010-trash), and their permission. */
interface TrashPart {
  may: 'canDelete' | 'canEdit';
  restore: Call<{ id: number }, unknown>;
  purge: Call<{ id: number }, unknown>;
}

/** The trash of each kind that has one. */
export const trash: PartOf<TrashKind, TrashPart> = {
  case: { may: 'canDelete', restore: restoreCaseInfo, purge: purgeCaseInfo },
  article: { may: 'canDelete', restore: restoreArticle, purge: purgeArticle },
  news: { may: 'canDelete', restore: restoreNews, purge: purgeNews },
  role: { may: 'canDelete', restore: restoreRole, purge: purgeRole },
  sharedBlock: { may: 'canDelete', restore: restoreSharedBlock, purge: purgeSharedBlock },
  theme: { may: 'canEdit', restore: restoreSiteTheme, purge: purgeSiteTheme },
  otherPopup: { may: 'canEdit', restore: restoreOtherPopup, purge: purgeOtherPopup },
};
