import { deadLinkReasonWords, linkStateWords } from '../../../openapi/generated/words';
import { linksText } from './text';
import type { DeadLink } from './use-dead-links';

/** Texts about links that lead nowhere. */
export const deadLinkText = {
  count: (count: number) => `${count} 個連結打不開`,
  where: ({ field, block, words, state }: Pick<DeadLink, 'field' | 'block' | 'words' | 'state'>) =>
    [linksText.place(field, block) + (words ? linksText.says(words) : ''), linkStateWords[state]].join(
      linksText.separator,
    ),
  reason: ({ reason, status, isOwn }: Pick<DeadLink, 'reason' | 'status' | 'isOwn'>) => {
    if (isOwn) return '網頁已下架或刪除';
    return status === null || reason === 'certificate'
      ? deadLinkReasonWords[reason]
      : `${status} ${deadLinkReasonWords[reason]}`;
  },
  separator: linksText.separator,
} as const;
