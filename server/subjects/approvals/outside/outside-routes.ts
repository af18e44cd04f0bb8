import { Done, type Handlers } from '../../../access/calls/operations';
import type { Config } from '../../../base/config/config';
import { getLink } from '../../kinds/preview-links';
import { mailedOrigin } from './mails';
import { createReview, listReviews } from './reviews';
import { outsideText } from './text';

/** Links for persons without an account, and their decisions (decisions/051-outside-review). */
export function outsideHandlers(config: Pick<Config, 'publicOrigin' | 'adminOrigin' | 'smtpUrl'>) {
  const isMailed = mailedOrigin(config) !== undefined;
  return {
    listOutsideReviews: ({ db, params }) => listReviews(db, params.id),
    createOutsideReview: async ({ db, body, create }) => {
      const { id } = await create((tx, caller) => createReview(tx, body, caller, isMailed));
      const link = await getLink(db, id, config.publicOrigin ?? '');
      return new Done(link, isMailed ? outsideText.madeAndMailed : outsideText.made);
    },
  } satisfies Partial<Handlers>;
}
